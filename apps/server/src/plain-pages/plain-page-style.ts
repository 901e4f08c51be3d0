import { plainPageRoles } from './plain-page-roles.ts';

const display = 'Marcellus,Georgia,serif';

/**
 * As on the site's pages. Otherwise browsers report an error when navigating between the two
 * (decision 0024).
 */
const crossing =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}:root{view-transition-name:none}}';

/** The site's left edge: the gutter, or the middle less half of 1560 px. */
const frame = `:root{font:1.0625rem/1.6 Figtree,"Figtree Fallback",system-ui,sans-serif;color:var(--text);background:var(--ground);--edge:max(clamp(20px,5vw,96px),50vw - 48.75rem)}
body{margin:0;min-height:100vh;display:grid;grid-template:auto 1fr auto/minmax(0,1fr)}main{box-sizing:content-box;max-width:38rem;padding:1rem var(--edge) 3rem}body:has(.wide) main{max-width:72rem}
body>header,body>footer{background:var(--midnight);color:var(--cream);padding:1.1rem var(--edge)}body>header{border-bottom:1px solid var(--brass)}body>footer{padding-block:1.75rem;font-size:.9375rem}
body>header a{display:inline-block;color:inherit;text-decoration:none;font:1.75rem/1.1 ${display}}body>header small{display:block;margin-top:.3em;font:.8125rem/1.3 Figtree,system-ui,sans-serif}
:is(body>header,body>footer) :is(a,small){color:inherit}:is(body>header,body>footer) :focus-visible{outline-color:var(--cream)}`;

const words = `h1{font:400 clamp(2.125rem,4.4vw,3.25rem)/1.08 ${display};color:var(--title);margin:1.75rem 0 .75rem;text-wrap:balance;overflow-wrap:break-word}
a{color:var(--link);text-underline-offset:.15em;text-decoration-color:var(--label)}small,.marked{font-size:.9375rem;color:var(--soft)}.marked{color:var(--label);margin-top:.15rem}
table{width:100%;border-collapse:collapse;margin:1.5rem 0;font-size:.9375rem}th,td{padding:.7rem .75rem .7rem 0;border-bottom:1px solid var(--rule);text-align:left;vertical-align:top}td:last-child{overflow-wrap:anywhere}
summary{cursor:pointer;padding:.4rem 0;font-weight:600}details{margin-top:1.25rem}main summary{list-style:none}main summary::-webkit-details-marker{display:none}main summary::before{content:"+";content:"+"/"";display:inline-block;width:1em;color:var(--label);font-size:1.2em;line-height:1}main [open]>summary::before{content:"–";content:"–"/""}iframe{width:100%;height:80vh;border:1px solid var(--rule);background:var(--field)}
.plate{margin:2rem 0 0}.plate img{display:block;width:100%;height:auto}.plate figcaption{margin-top:.6rem;font:italic 400 .9375rem/1.4 Newsreader,"Newsreader Fallback",Georgia,serif;color:var(--soft)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (min-width:60rem){main:has(>.plate){box-sizing:border-box;max-width:none;display:grid;grid-template-columns:5fr 7fr;gap:0 clamp(2rem,5vw,5rem);align-content:start}main:has(>.plate)>:not(.plate){grid-column:1}main>.plate{grid-area:1/2/9;margin-top:2rem;max-width:52rem}}`;

const forms = `fieldset{min-width:0;margin:1.5rem 0 0;padding:0;border:0}fieldset .consent{margin-top:.6rem}label,legend{display:block;font-size:.9375rem;font-weight:600;color:var(--title);margin-top:1.1rem}
input:not([type=checkbox]),select,textarea{box-sizing:border-box;width:100%;min-height:3rem;font:inherit;color:inherit;padding:.6rem .75rem;border:1px solid var(--field-edge);border-radius:0;background:var(--field)}
:is(input,select,textarea)[aria-invalid]{border-color:var(--fault);box-shadow:inset 0 0 0 1px var(--fault)}.fault{color:var(--fault);margin:.25rem 0 0}
.faults{border:1px solid var(--fault);border-left-width:.25rem;padding:.25rem 1.25rem 1rem;margin:1.5rem 0}.faults h2{font:400 1.35rem/1.3 ${display};margin:1rem 0 .5rem}.faults a{color:var(--fault)}
.consent{display:flex;gap:.75rem;font-weight:400;color:inherit;align-items:start}.consent input{flex:none;width:1.5rem;height:1.5rem;margin:0}@media not (forced-colors:active){[type=checkbox]{appearance:none;display:grid;place-content:center;border:1px solid var(--field-edge);border-radius:0;background:var(--field);cursor:pointer}[type=checkbox]:checked{background:var(--fill);border-color:var(--fill)}[type=checkbox]:checked::before{content:"";width:.35rem;height:.7rem;margin-top:-.15rem;border:solid var(--on-fill);border-width:0 2px 2px 0;transform:rotate(45deg)}}.trap{position:absolute;left:-100rem}
button,.button{box-sizing:border-box;min-height:3.25rem;font:600 .9375rem/1.25 Figtree,"Figtree Fallback",system-ui,sans-serif;letter-spacing:.02em;padding:.5rem 1.75em;border:1px solid var(--fill);border-radius:0;cursor:pointer}
button,.button.main{background:var(--fill);color:var(--on-fill)}button{margin-top:1.5rem}.button{display:inline-flex;align-items:center;justify-content:center;color:var(--title);text-align:center;text-decoration:none}
:is(button,.button):hover{box-shadow:inset 0 -.25rem var(--brass)}:is(button,.button.main):hover{background:var(--fill-hover)}:focus-visible{outline:3px solid var(--link);outline-offset:2px}
button.outlined{background:none;color:var(--title)}button.outlined:hover{background:var(--fill);color:var(--on-fill)}
button.danger{background:var(--fault);border-color:var(--fault);color:var(--on-fault)}`;

const documents = `.papers{list-style:none;margin:1.5rem 0;padding:0;border-top:1px solid var(--rule)}.papers li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.25rem 2rem;align-items:center;padding:1.1rem 0;border-bottom:1px solid var(--rule)}
.papers h2{font:400 1.25rem/1.3 ${display};margin:0 0 .15rem}.papers p{margin:0;overflow-wrap:anywhere}.opening{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}.papers .opening a{padding:.6rem 0;font-weight:600}
@media (max-width:40rem){.papers li{grid-template-columns:minmax(0,1fr);gap:.25rem}:is(main p>.button:only-child,main>form>button){width:100%}table{font-size:.8125rem}th,td{padding-right:.5rem}}`;

/**
 * The stylesheet of all plain pages. It never depends on their content, so its hash is known in
 * advance.
 */
export const plainPageStyle = [plainPageRoles, crossing, frame, words, forms, documents].join('\n');
