import { createHash } from 'node:crypto';
import { SETTINGS_KEY, settingAttributes } from '../app/features/accessibility-panel/settings.ts';

/**
 * Starts the scripts late: after the load event and an idle moment, or at the first pointer or key. Only then is
 * the module graph (listed in the page) fetched, all of it at once. A press on a `data-early` control is noted on
 * it until then. The same on every page, so one hash allows it.
 *
 * Where buttons know no commands (`commandForElement`), it opens and closes the dialogs itself, before the scripts
 * and after them: after all other listeners, as the browser's own would.
 */
export function bootScript(): string {
  return `(()=>{let d=document,b=0,g=()=>{if(b)return;b=1;let m=JSON.parse(d.getElementById("modules").textContent);for(let h of m){let l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)}import(m[0])};addEventListener("load",()=>window.requestIdleCallback?requestIdleCallback(g,{timeout:2000}):setTimeout(g,200));for(let e of["pointerdown","keydown"])addEventListener(e,g,{once:!0,passive:!0});addEventListener("click",e=>{let c=e.target.closest("[data-early]");c&&(c.dataset.early=1)});"commandForElement"in HTMLButtonElement.prototype||addEventListener("click",e=>{let b=e.target.closest("button[commandfor]"),x=b&&d.getElementById(b.getAttribute("commandfor"));if(!x||e.defaultPrevented)return;b.getAttribute("command")=="close"?x.close():x.open||x.showModal()})})()`;
}

const pageWidths = `(()=>{let r=document.documentElement,a=${JSON.stringify(settingAttributes().fontSize?.[0])},first=new Map(),now=1,fit=(rules,z)=>{for(let x of rules){if(x.media){first.has(x)||first.set(x,x.media.mediaText);let q=first.get(x).replace(/([\\d.]+)em/g,(_,n)=>n*z+"em");q!==x.media.mediaText&&(x.media.mediaText=q)}x.cssRules&&fit(x.cssRules,z)}},g=()=>{let z=(r.getAttribute(a)||100)/100;if(z===now)return;now=z;for(let s of document.styleSheets)s.ownerNode.tagName==="STYLE"&&fit(s.cssRules,z)};g();new MutationObserver(g).observe(r,{attributeFilter:[a]})})()`;

/**
 * Applies what the visitor has set, before the page is drawn: it stands in the head. Then whenever it is told: by
 * the panel, by another tab, or when the page comes back from the browser's memory. Whatever the storage holds that
 * is no setting is as good as none. `readableFont` is fetched early where it was chosen, so that words do not move.
 *
 * It also keeps the page's widths: each `em` in a media query of the page's own style is multiplied by the size of
 * text, whoever set it (styles/layers.css says why), from what the sheet said at first.
 */
export function settingsScript(readableFont: string): string {
  const table = JSON.stringify(settingAttributes());
  const key = JSON.stringify(SETTINGS_KEY);
  return `(()=>{let t=${table},k=${key},r=document.documentElement,p=s=>{for(let n in t){let[a,o]=t[n],f=o.find(([v])=>s&&s[n]===v);f?r.setAttribute(a,f[1]):r.removeAttribute(a)}},g=()=>{let s;try{s=localStorage.getItem(k)}catch{return}try{s=JSON.parse(s)}catch{s=0}p(s)};g();addEventListener(k,e=>p(e.detail));addEventListener("storage",e=>{e.key!==k&&e.key!==null||g()});addEventListener("pageshow",e=>{e.persisted&&g()});if(r.hasAttribute("data-readable-font")){let l=document.createElement("link");l.rel="preload";l.as="font";l.type="font/woff2";l.crossOrigin="";l.href=${JSON.stringify(readableFont)};document.head.append(l)}})();${pageWidths}`;
}

/** An inline script's or style's hash as a content-security policy names it, without quotes. */
export function hashForPolicy(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
