import { plainPageStyle } from '../../plain-pages/plain-page-style.ts';
import { deskRoomsStyle } from './desk-sections-style.ts';

/** The frame of the desk's pages, on top of the plain pages' style. Single pages add their own. */
const frame = `main{max-width:none;padding-top:.25rem}.desk-head{display:flex;justify-content:space-between;align-items:center;gap:0 1.5rem;border:0;min-height:3rem;padding-block:.75rem}
.desk-head a small{display:inline;font-size:1rem;margin-left:.5rem;color:var(--brass-light)}.desk-head a.find{font:600 .9375rem/1.25 Figtree,"Figtree Fallback",system-ui,sans-serif;padding:.75rem 0;text-decoration:underline;text-underline-offset:.25em}form.find{display:none}@media (max-width:30rem){main section form>button:not(.as-link){width:100%}}
@media (min-width:48rem){.desk-head a.find{display:none}form.find{display:flex;width:24rem;border:1px solid var(--mist)}form.find :is(input,button){min-height:2.75rem;margin:0;border:0;background:none;color:var(--cream)}form.find button{padding-inline:1rem}form.find ::placeholder{color:var(--mist);opacity:1}form.find :focus-visible{outline-color:var(--cream)}}
.desk-nav{background:var(--midnight);position:sticky;top:0;z-index:1;border-block:1px solid var(--brass)}body:not(:has(.desk-nav))>header{border-bottom:1px solid var(--brass)}body:has(.desk-nav){grid-template-rows:auto auto 1fr auto}
.desk-nav ul{list-style:none;margin:0;padding:0}.desk-nav>ul{display:flex;flex-wrap:wrap;gap:0 2rem;padding:0 var(--edge)}
.desk-nav :is(a,summary){display:block;padding:.8rem 0 .65rem;color:var(--cream);font-weight:400;text-decoration:none;white-space:nowrap;border-bottom:.2rem solid transparent}
.desk-nav :is(a,summary):hover{border-color:var(--mist)}.desk-nav :is([aria-current],.here){border-color:var(--brass)}
.desk-nav :is(a,summary):focus-visible{outline-color:var(--cream);outline-offset:-5px}
.many{display:inline-block;box-sizing:border-box;min-width:1.6em;margin-left:.25em;padding:0 .4em;background:var(--brass-light);color:var(--midnight);font-size:.8125rem;line-height:1.5;font-weight:600;text-align:center}
.desk-nav>ul>:last-child{display:none;position:relative}.desk-nav details{margin:0}.desk-nav summary{list-style:none}.desk-nav summary::-webkit-details-marker{display:none}.desk-nav summary::after{content:"";display:inline-block;width:.4em;height:.4em;margin:0 .1em .2em .5em;border:solid;border-width:0 1px 1px 0;transform:rotate(45deg)}
.desk-nav details ul{position:absolute;top:100%;right:0;min-width:10rem;padding:.25rem 1.25rem .5rem;background:var(--midnight);border:1px solid var(--brass)}
html:has(.desk-nav){scroll-padding-top:6rem}.skip{position:absolute;left:-100rem}.skip:focus{left:0;top:0;z-index:2;padding:.75rem 1.25rem;background:var(--ground)}main:focus{outline:none}
body>footer p{display:flex;flex-wrap:wrap;gap:0 1.75rem;margin:.25rem 0}body>footer a{padding-block:.6rem}main h1{margin-top:1.5rem;overflow-wrap:anywhere}main h2{font:400 clamp(1.625rem,2.4vw,1.875rem)/1.25 Marcellus,Georgia,serif;color:var(--title);margin:2.75rem 0 .25rem}form{margin:0}
button.quiet{margin:0;padding:.6rem 1.1rem;background:none;border:1px solid var(--fill);color:var(--title)}button.quiet:hover{background:var(--fill);color:var(--on-fill)}.as-link,.as-link:hover{min-height:2.75rem;margin:0;padding:.6rem 0;border:0;background:none;box-shadow:none;color:var(--link);text-align:start;text-decoration:underline;text-underline-offset:.15em}
.narrow,.lead{max-width:38rem}.narrow p{max-width:none}.rows{list-style:none;margin:1.5rem 0;padding:0;border-top:1px solid var(--rule)}
.rows li{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.6rem 2rem;padding:1rem 0;border-bottom:1px solid var(--rule)}
.rows :is(h2,h3){font:400 1.25rem/1.3 Marcellus,Georgia,serif;margin:0}.rows p{margin:0}
.sign-in{width:100%;max-width:30rem;box-sizing:border-box;background:var(--field);border:1px solid var(--rule);border-top:4px solid var(--brass);padding:1rem clamp(1.25rem,6vw,2.75rem) 2rem}.sign-in h1{font-size:2.125rem}
main:has(>.sign-in){max-width:none;background:var(--band);padding-block:1.5rem 2.5rem}.sign-in~.plate{max-width:30rem}.sign-in~.plate picture{display:block;padding:clamp(.75rem,2vw,1.75rem);background:var(--field);border:1px solid var(--rule)}.tag.plain{padding:0;border:0;color:var(--soft);font-weight:400;font-size:.875rem}
@media (min-width:48rem){main:has(>.sign-in){box-sizing:content-box;display:grid;grid-template-columns:minmax(0,7fr) minmax(18rem,5fr);gap:0 clamp(1.5rem,5vw,5rem);align-content:center}main:has(>.plate)>.sign-in{grid-column:2;display:grid;align-content:center;margin-bottom:1.9rem}main>.sign-in~.plate{grid-area:1/1;margin:0;max-width:none}}
.sign-in button{width:100%}.sign-in form+form button{margin-top:.75rem}.sign-in p:last-child{margin-bottom:0}.sign-in .fault:empty{display:none}
.tag{display:inline-block;padding:0 .5em;border:1px solid;color:var(--label);font:600 .8125rem/1.6 Figtree,"Figtree Fallback",system-ui,sans-serif;white-space:nowrap;vertical-align:.1em}
@media (max-width:30rem){.rows li>form:not(:has(.as-link)),.rows li>form button:not(.as-link){width:100%}.desk-head{padding-block:.35rem}.desk-head>a{font-size:1.5rem}.desk-nav>ul{gap:0 1.5rem}.desk-nav>ul>:nth-child(n+4){display:none}.desk-nav>ul>:last-child{display:block;margin-left:auto}}`;

/** The one style of all pages of the desk, so that its hash is known from the start. */
export const deskPageStyle = [plainPageStyle, frame, deskRoomsStyle].join('\n');
