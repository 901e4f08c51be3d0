import { createHash } from 'node:crypto';

/**
 * Starts the scripts late: after the load event and an idle moment, or at the first pointer or key. Only then is
 * the module graph (listed in the page) fetched, all of it at once. The same on every page, so one hash allows it.
 */
export function bootScript(): string {
  return `(()=>{let d=document,b=0,g=()=>{if(b)return;b=1;let m=JSON.parse(d.getElementById("modules").textContent);for(let h of m){let l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)}import(m[0])};addEventListener("load",()=>window.requestIdleCallback?requestIdleCallback(g,{timeout:2000}):setTimeout(g,200));for(let e of["pointerdown","keydown"])addEventListener(e,g,{once:!0,passive:!0})})()`;
}

/** An inline script's or style's hash as a content-security policy names it, without quotes. */
export function hashForPolicy(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
