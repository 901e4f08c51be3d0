import { WHOLE_STYLE } from '../app/boot/whole-style.ts';
import { SETTINGS_KEY, settingAttributes } from '../app/features/accessibility-panel/settings.ts';

/** Of a page whose whole style does not come. */
const LATEST_MS = 3000;

/** What visitors set in their system instead. */
export const systemContrasts = ['(prefers-contrast:more)', '(forced-colors:active)'] as const;

/** What the readable font sets, whose face comes with the whole style. */
const READABLE_FACE = 'Atkinson Hyperlegible Next';

/** By each name the attribute, with what it reads where the value is true, and then the values but the default. */
const table = Object.fromEntries(
  Object.entries(settingAttributes()).map(([name, [attribute, values]]) => {
    const word = values.find(([value]) => value === true)?.[1];
    return [name, [word ? `${attribute}=${word}` : attribute, ...values.map(([value]) => value)]];
  }),
);

const apply = `set=0,apply=s=>{set=0;for(let n in t){let[h,...o]=t[n],[a,w=""]=h.split("="),v=s&&s[n];o.includes(v)?(set=1,r.setAttribute(a,v===!0?w:v)):r.removeAttribute(a)}},read=()=>{let s;try{s=localStorage.getItem(k)}catch{return}try{s=JSON.parse(s)}catch{s=0}apply(s)}`;

const keepWidths = `first=new Map,fit=(c,z)=>{for(let x of c.cssRules){if(x.media){first.has(x)||first.set(x,x.media.mediaText);let q=first.get(x).replace(/([\\d.]+)em/g,(_,n)=>n*z+"em");q!==x.media.mediaText&&(x.media.mediaText=q)}x.cssRules&&fit(x,z)}},widths=()=>{let z=(r.getAttribute(size)||100)/100;if(z!==1||first.size)for(let c of document.styleSheets)c.href&&!c.href.startsWith(location.origin)||fit(c,z)}`;

const show = `show=()=>r.removeAttribute("style"),face=()=>"readableFont"in r.dataset?document.fonts.load("1em ${READABLE_FACE}").then(show,show):show()`;

const drawLater = `if(whole&&(set||matchMedia("${systemContrasts.join()}").matches)){let l=document.createElement("link");r.style.visibility="hidden";l.rel="stylesheet";l.href=whole.href;l.onload=l.onerror=face;whole.after(l);setTimeout(show,${LATEST_MS})}else face();`;

/**
 * Applies what the visitor has set, before the page is drawn: it stands in the head. Then whenever it is told: by
 * the panel, by another tab, or when the page comes back from the browser's memory. Whatever the storage holds that
 * is no setting is as good as none. The readable face is fetched before the page is shown where it was chosen, so that words do not move.
 *
 * It also keeps the page's widths: each `em` in a media query of our own style, also of one that comes later, is multiplied
 * by the size of text, whoever set it (styles/layers.css says why), from what the sheet said at first.
 *
 * What the settings ask for, and the system's contrasts, is not in the document: where one is set, nothing is drawn until the whole style is here.
 *
 * And it says that scripts run, for the style: the oldest browsers do not know the media query for that.
 */
export const settingsScript = `(()=>{let t=${JSON.stringify(table)},k="${SETTINGS_KEY}",size="${settingAttributes().fontSize?.[0]}",r=document.documentElement,whole=document.getElementById("${WHOLE_STYLE}"),${apply},${keepWidths},${show};r.dataset.scripts="";read();widths();${drawLater}addEventListener(k,e=>apply(e.detail));addEventListener("storage",e=>{e.key!==k&&e.key!==null||read()});addEventListener("pageshow",e=>{e.persisted&&read()});document.addEventListener("load",e=>{e.target.sheet&&widths()},!0);new MutationObserver(widths).observe(r,{attributeFilter:[size]})})()`;
