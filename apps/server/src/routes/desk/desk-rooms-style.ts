import { enquiriesStyle } from './enquiries/enquiries-style.ts';

const display = 'Marcellus,Georgia,serif';

/** What several rooms have. */
const common = `.lead{font:italic 400 1.3125rem/1.45 Newsreader,"Newsreader Fallback",Georgia,serif;margin:.25rem 0 1.5rem;text-wrap:pretty}.lead strong{font-weight:400;color:var(--fault)}
.empty{background:var(--band);border-top:2px solid var(--brass);padding:clamp(1.5rem,4vw,3rem);margin:1.5rem 0}.empty .lead{margin:0;max-width:46rem}.empty p+p{margin:1rem 0 0}.back,.more,.onward{margin:.5rem 0 0}:is(.back,.onward) a{display:inline-block;padding-block:.6rem}.more{margin-top:1.5rem}
.said{border-left:4px solid var(--brass);background:var(--band);padding:.75rem 1.25rem;display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.5rem 1.5rem;margin:1rem 0}.said p{margin:0;flex:1 1 14rem;overflow-wrap:anywhere}
.health{font-size:.9375rem}.health.fine{color:var(--soft)}.health.fine a{display:inline-block;padding-block:.4rem}
.health.trouble{border:1px solid var(--fault);border-left-width:6px;background:var(--field);padding:.75rem 1.25rem;margin-top:1rem}
.health ul{list-style:none;margin:0;padding:0}.health li+li{margin-top:.5rem}.health p{margin:.25rem 0 0}.health.trouble a{display:inline-block;padding-block:.4rem}
.checks h3{font:400 1.25rem/1.3 ${display};margin:0}:is(.rows h3,.rows h2) a{text-decoration:underline 1px var(--brass);text-underline-offset:.22em}:is(.rows h3,.rows h2) a:hover{text-decoration-color:currentColor}
.aside{border-top:1px solid var(--rule);padding-top:1rem}:is(button.quiet,.button):not(.main){min-height:2.75rem}summary{padding:.6rem 0;min-height:1.6rem}`;

const settling = `.choosing{margin:1rem 0 0;counter-reset:chosen}.choosing .button:only-child{min-height:2.75rem;display:inline-flex;padding-block:.5rem}.choose{display:flex;gap:1rem;align-items:start;margin:0;font-weight:400;color:inherit;font-size:inherit;flex:1 1 16rem;min-height:2.75rem;padding:.35rem 0;cursor:pointer}.choose input{flex:none;width:1.5rem;height:1.5rem;margin:.1rem 0 0;accent-color:var(--fill)}.choose .about{display:block}
.choose .name{font:400 1.1875rem/1.3 ${display};color:var(--title);overflow-wrap:anywhere}.unseen{font-size:.8125rem;font-weight:600;color:var(--label);margin-left:.5rem}.choices-of li{padding:.35rem 0;flex-wrap:nowrap;gap:1rem}.choices-of li:has(:checked){background:var(--band);box-shadow:-.75rem 0 var(--band),.75rem 0 var(--band)}.choices-of li>a{padding:.6rem 0}
.choices-of input:checked{counter-increment:chosen}.act{position:sticky;bottom:0;padding:.75rem 0;background:var(--ground);box-shadow:0 -1px var(--rule)}html:has(.act){scroll-padding-bottom:6rem}.act button{margin:0}form:has(:checked)>.act button::after{content:" (" counter(chosen) ")";white-space:pre}
@media (max-width:40rem){.act button{width:100%}.unseen{display:block;margin:0}}`;

const health = `.checks{list-style:none;margin:1rem 0;padding:0;border-top:1px solid var(--rule)}.checks li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.1rem 1.5rem;align-items:center;padding:1rem 0;border-bottom:1px solid var(--rule)}
.checks p{margin:0}.checks li>p{grid-column:1/-1}.checks li>p{max-width:66ch}.checks li>.mark-of{grid-column:auto;justify-self:end;font-size:.9375rem;font-weight:600;padding:.1rem .7rem;background:var(--quiet)}.checks .wrong>.mark-of{background:var(--fault);color:var(--on-fault)}.checks .attention>.mark-of{background:var(--label);color:var(--on-fault)}details>.checks{margin-top:.5rem}`;

const figures = `.periods{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:0;padding:0}.periods a{display:inline-block;padding:.6rem 0}.periods a[aria-current]{color:var(--text);font-weight:600;text-decoration:none;border-bottom:2px solid var(--brass)}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,8.5rem),1fr));gap:.75rem;margin:1.5rem 0}.tiles div{display:flex;flex-direction:column-reverse;justify-content:flex-end;background:var(--band);border:1px solid var(--rule);border-top:2px solid var(--brass);padding:.9rem 1.1rem}
.tiles dt{font-size:.9375rem;color:var(--soft);line-height:1.4}.tiles dd{margin:0;font:400 2.125rem/1.25 ${display}}
@media (max-width:40rem){.tiles{display:block;margin:1rem 0;border-top:1px solid var(--rule)}.tiles div{flex-direction:row;justify-content:space-between;align-items:baseline;gap:1rem;background:none;border:0;border-bottom:1px solid var(--rule);padding:.35rem 0}.tiles dd{font-size:1.5rem;white-space:nowrap}}
figure{margin:1rem 0}figcaption{font-size:.9375rem;color:var(--soft)}
.columns{position:relative;display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:clamp(1px,.5vw,.5rem)}.columns::after{content:"";position:absolute;inset:auto 0 1.75rem;border-bottom:1px solid var(--field-edge)}.columns span{position:relative;display:flex;flex-direction:column;justify-content:flex-end;min-height:8.75rem;padding-bottom:1.75rem}.columns b{font-size:.875rem;font-weight:600;line-height:1.5;text-align:center}.columns svg{display:block}.columns small{position:absolute;bottom:0;left:0;font-size:.8125rem;line-height:1.5;white-space:nowrap}
.columns .whole{fill:var(--rule)}.columns .part,.share rect{fill:var(--link)}.key{white-space:nowrap}.key::before{content:"";display:inline-block;width:.8em;height:.8em;margin-right:.4em;background:var(--rule)}.key.part{margin-left:1rem}.key.part::before{background:var(--link)}
.stacking{margin:1rem 0;font-size:.9375rem}.stacking caption{text-align:left;font-weight:600;padding-bottom:.35rem}.stacking :is(td,th){padding:.5rem 1rem .5rem 0}.stacking :is(td,thead th+th){text-align:right}.stacking td{font-variant-numeric:tabular-nums}.stacking thead th{font-size:.9375rem;font-weight:600;color:var(--soft)}.stacking tbody th{font-weight:400;min-width:5.5rem}.stacking .line{width:45%;min-width:6rem;vertical-align:middle}
.titled caption{position:absolute;clip-path:inset(50%)}.room-head{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 2rem}.room-head p{margin:0}.room-head a{display:inline-block;padding-block:.6rem}@media (max-width:47.99rem){.roomy{display:none}}@media (min-width:48rem){.narrow-only{display:none}}
@media (max-width:40rem){.stacking{font-size:.8125rem;line-height:1.4;margin:.5rem 0}.stacking :is(td,th){padding:.35rem .4rem .35rem 0}.stacking :is(td,th):last-child{padding-right:0}.stacking thead th{font-size:.75rem;vertical-align:bottom}.stacking :is(td,thead th+th){text-align:right}.stacking tbody th{min-width:0;white-space:nowrap}.stacking caption{padding:.75rem 0 .1rem}
.stacking:is(.lines,.drawn) tr{display:grid;gap:0 .4rem;padding:.3rem 0;border-bottom:1px solid var(--rule)}.stacking:is(.lines,.drawn) :is(td,th){padding:0;border:0;min-width:0}.stacking.lines tr{grid-template-columns:repeat(3,minmax(0,1fr))}.stacking.lines:has(td:nth-of-type(5)) tr{grid-template-columns:repeat(5,minmax(0,1fr))}.stacking.lines th:first-child{grid-column:1/-1;font-size:.9375rem;white-space:normal}.stacking.lines thead th:first-child{position:absolute;clip-path:inset(50%)}
.stacking.drawn tr{grid-template-columns:minmax(0,1fr) auto;font-size:.9375rem}.stacking.drawn thead{position:absolute;clip-path:inset(50%)}.stacking.drawn tbody th{white-space:normal;font-size:.9375rem}.stacking.drawn .line{grid-column:1/-1;width:auto;line-height:0}.drawn .share{height:.2rem}
main:has(.tiles) h2{margin-top:1.75rem}main:has(.tiles) details{margin-top:.5rem}.many-columns b{position:absolute;clip-path:inset(50%)}}
.share{display:block;width:100%;height:.6rem}`;

/** What the desk's rooms add to its frame. */
export const deskRoomsStyle = [common, enquiriesStyle, settling, health, figures].join('\n');
