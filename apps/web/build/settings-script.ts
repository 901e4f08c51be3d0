import { SETTINGS_KEY, settingAttributes } from '../app/features/accessibility-panel/settings.ts';

const pageWidths = `(()=>{let r=document.documentElement,a=${JSON.stringify(settingAttributes().fontSize?.[0])},first=new Map(),now=1,fit=(rules,z)=>{for(let x of rules){if(x.media){first.has(x)||first.set(x,x.media.mediaText);let q=first.get(x).replace(/([\\d.]+)em/g,(_,n)=>n*z+"em");q!==x.media.mediaText&&(x.media.mediaText=q)}x.cssRules&&fit(x.cssRules,z)}},g=()=>{let z=(r.getAttribute(a)||100)/100;if(z===now)return;now=z;for(let s of document.styleSheets)own(s)&&fit(s.cssRules,z)},own=s=>!s.href||s.href.startsWith(location.origin);g();document.addEventListener("load",e=>{let s=e.target.sheet;s&&now!==1&&own(s)&&fit(s.cssRules,now)},true);new MutationObserver(g).observe(r,{attributeFilter:[a]})})()`;

/**
 * Applies what the visitor has set, before the page is drawn: it stands in the head. Then whenever it is told: by
 * the panel, by another tab, or when the page comes back from the browser's memory. Whatever the storage holds that
 * is no setting is as good as none. `readableFont` is fetched early where it was chosen, so that words do not move.
 *
 * It also keeps the page's widths: each `em` in a media query of our own style, also of one that comes later, is multiplied
 * by the size of text, whoever set it (styles/layers.css says why), from what the sheet said at first.
 *
 * And it says that scripts run, for the style: the oldest browsers do not know the media query for that.
 */
export function settingsScript(readableFont: string): string {
  const table = JSON.stringify(settingAttributes());
  const key = JSON.stringify(SETTINGS_KEY);
  return `(()=>{let t=${table},k=${key},r=document.documentElement,p=s=>{for(let n in t){let[a,o]=t[n],f=o.find(([v])=>s&&s[n]===v);f?r.setAttribute(a,f[1]):r.removeAttribute(a)}},g=()=>{let s;try{s=localStorage.getItem(k)}catch{return}try{s=JSON.parse(s)}catch{s=0}p(s)};r.dataset.scripts="";g();addEventListener(k,e=>p(e.detail));addEventListener("storage",e=>{e.key!==k&&e.key!==null||g()});addEventListener("pageshow",e=>{e.persisted&&g()});if(r.hasAttribute("data-readable-font")){let l=document.createElement("link");l.rel="preload";l.as="font";l.type="font/woff2";l.crossOrigin="";l.href=${JSON.stringify(readableFont)};document.head.append(l)}})();${pageWidths}`;
}
