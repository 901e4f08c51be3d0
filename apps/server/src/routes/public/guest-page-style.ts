import { plainPageRoles } from '../../plain-pages/plain-page-roles.ts';

const display = 'Marcellus,Georgia,serif';

/** The style of the sign-in page of an open house: large, for a tablet on a table. */
export const guestPageStyle = `${plainPageRoles}
:root{font:1.125rem/1.45 Figtree,"Figtree Fallback",system-ui,sans-serif;color:var(--text);background:var(--ground)}
body{margin:0;min-height:100vh;display:grid;grid-template:auto 1fr auto/minmax(0,1fr)}main{display:grid;align-content:start}h1,h2{font:400 2rem/1.1 ${display};margin:0;text-wrap:balance;overflow-wrap:anywhere}h2{color:var(--title)}p{margin:.5rem 0 0}[hidden]{display:none!important}small{font-size:.9375rem}
.house{display:grid;grid-template:minmax(0,1fr) auto/minmax(0,1fr)}.house img{display:block;width:100%;height:26vh;object-fit:cover}
.house div{background:var(--midnight);color:var(--cream);border-top:1px solid var(--brass);padding:1.1rem clamp(20px,5vw,48px)}.house span{white-space:nowrap}.house .label{margin:0 0 .25rem;color:var(--brass-light);font-size:1rem;letter-spacing:.02em}
main{padding:1.5rem clamp(20px,5vw,48px) 2rem;max-width:40rem}
form{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem}label,legend{display:block;padding:0;font-weight:600;color:var(--title)}fieldset{min-width:0;margin:0;padding:0;border:0}
input:not([type=checkbox],[type=radio]){box-sizing:border-box;width:100%;min-height:3.25rem;margin-top:.3rem;font:inherit;color:inherit;padding:.6rem .8rem;border:1px solid var(--field-edge);border-radius:0;background:var(--field)}
[aria-invalid]{border-color:var(--fault)!important;box-shadow:inset 0 0 0 1px var(--fault)}.fault{color:var(--fault);margin:.3rem 0 0}
.choices{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;margin-top:.4rem}.choices label,.consent{display:flex;gap:.75rem;align-items:center;font-weight:400;color:inherit}.choices label{border:1px solid var(--field-edge);background:var(--field);padding:.6rem .8rem;min-height:2rem}.choices label:has(:checked){border-color:var(--title);box-shadow:inset 0 0 0 1px var(--title)}
[type=checkbox],[type=radio]{flex:none;width:1.6rem;height:1.6rem;margin:0;}.consent{align-items:start;font-size:.875rem;line-height:1.4}
@media not (forced-colors:active){[type=checkbox],[type=radio]{appearance:none;display:grid;place-content:center;border:1px solid var(--field-edge);border-radius:0;background:var(--field);cursor:pointer}[type=radio]{border-radius:50%}[type=checkbox]:checked{background:var(--fill);border-color:var(--fill)}[type=checkbox]:checked::before{content:"";width:.4rem;height:.75rem;margin-top:-.15rem;border:solid var(--on-fill);border-width:0 2px 2px 0;transform:rotate(45deg)}[type=radio]:checked::before{content:"";width:.8rem;height:.8rem;border-radius:50%;background:var(--fill)}}
.acts{display:flex;flex-wrap:wrap;gap:.75rem}button,.button{box-sizing:border-box;min-height:3.5rem;font:600 1.125rem/1.25 Figtree,"Figtree Fallback",system-ui,sans-serif;padding:.5rem 1.75em;border:1px solid var(--fill);border-radius:0;cursor:pointer;background:var(--fill);color:var(--on-fill)}
.button{display:inline-flex;align-items:center;justify-content:center;text-decoration:none;background:none;color:var(--title)}:is(button,.button):hover{box-shadow:inset 0 -.25rem var(--brass)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}:focus:not(:focus-visible){outline:0}
.thanks button,.thanks .button{margin-top:1.5rem}.note{border:1px solid var(--label);border-left-width:.25rem;padding:.75rem 1.25rem 1.1rem;margin-top:1.25rem}.note button,.note .button{margin-top:.75rem}.status{color:var(--soft);font-size:.9375rem;min-height:1.5em}
footer{display:flex;flex-wrap:wrap;gap:.5rem 2rem;justify-content:space-between;align-items:center;padding:.75rem clamp(20px,5vw,48px);border-top:1px solid var(--rule);font-size:.875rem;color:var(--soft)}footer p{margin:0}footer a{color:var(--link);display:inline-block;padding:.7rem 0}
@media (min-width:56rem){body{grid-template:1fr auto/minmax(0,5fr) minmax(0,6fr)}.house{grid-area:1/1/3;position:sticky;top:0;height:100vh}.house picture{min-height:0}.house img{height:100%}.house:not(:has(img)){align-content:end;background:var(--midnight)}main{grid-area:1/2;padding-block:1.75rem 1rem}footer{grid-area:2/2}.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:start}}
@media (max-width:55.99rem){.pair{display:grid;gap:1rem}}@media (max-width:30rem){:is(button,.button){width:100%}}`;
