const display = 'Marcellus,Georgia,serif';
const read = 'Newsreader,"Newsreader Fallback",Georgia,serif';

/** How long somebody waits: a mark as well as a color where it is pressing. */
const due = `.due{margin:0;font-size:.9375rem;line-height:1.45;color:var(--soft)}.due:is(.soon,.late){font-weight:600}.due.soon{color:var(--label)}.due.late{color:var(--fault)}
.due:is(.soon,.late)::before{content:"";box-sizing:border-box;display:inline-block;width:.6em;height:.6em;margin-right:.5em;border:2px solid}.due.late::before{background:currentColor}`;

/** Who is answered first stands by itself, large; the others in a ruled list. */
const queue = `.next{display:grid;gap:1.25rem 3.5rem;background:var(--band);border-top:4px solid var(--brass);padding:1.1rem 1.25rem 1.25rem;margin:1.25rem 0 0}
main .next h2{font-size:clamp(1.75rem,3vw,2.25rem);line-height:1.15;margin:.15rem 0 .35rem;overflow-wrap:anywhere}.next .due{font-size:1.0625rem}

.entries{list-style:none;margin:.75rem 0 0;padding:0;border-top:1px solid var(--rule)}.entry{display:grid;gap:.7rem 2.5rem;padding:1rem 0 1.15rem;border-bottom:1px solid var(--rule)}
.entry :is(h2,h3){font:400 1.375rem/1.3 ${display};margin:0;overflow-wrap:anywhere}:is(.next h2,.entry :is(h2,h3)) a{color:var(--title);display:inline-block;padding-block:.2rem;text-decoration:underline 1px var(--brass);text-underline-offset:.2em}:is(.next h2,.entry :is(h2,h3)) a:hover{text-decoration-color:currentColor}
.about{font-size:.9375rem;line-height:1.5;color:var(--soft);margin:0;overflow-wrap:anywhere}.words{margin:.4rem 0 0;overflow-wrap:anywhere;max-width:66ch}:is(.next,.entry) .words{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}.next .words{font:400 1.25rem/1.5 ${read};margin-top:.75rem;-webkit-line-clamp:8}.history .words{white-space:pre-line}
.reach{display:flex;flex-wrap:wrap;gap:.6rem;margin:0}.reach .button{flex:1 1 5.5rem;padding-inline:.75rem}.reach .main{flex-basis:100%;min-height:3.5rem;font-size:1.0625rem}.verb{margin-right:.3em}.number{font-variant-numeric:lining-nums;white-space:nowrap}.one h1 .tag{vertical-align:.5em}.main .number{font-weight:400}
.entry .do{display:flex;flex-wrap:wrap;gap:.5rem;align-content:start}.entry :is(.reach,form){display:contents}.entry :is(.button,button){flex:1 1 3.6rem;min-height:2.75rem;margin:0;padding:.4rem .25rem;background:none;color:var(--title);border:1px solid var(--field-edge);white-space:nowrap}.entry button.quiet:hover{background:var(--fill);color:var(--on-fill)}
.entry .do>form .quiet{flex-basis:6.5rem;padding-inline:.6rem 0;border-color:transparent;text-align:end;text-decoration:underline 1px var(--brass);text-underline-offset:.25em}.entry .do>form .quiet:hover{background:none;color:var(--title);box-shadow:none;text-decoration-color:currentColor}
@media (max-width:47.99rem){.entry .call{background:var(--band);border-color:var(--fill)}.next .due{font-size:.9375rem}.entry .number{position:absolute;clip-path:inset(50%)}.entry .verb{margin:0}}
.mark{margin-top:1rem}.mark fieldset{border:0;margin:0;padding:0;min-width:0;display:flex;flex-wrap:wrap}.mark legend{padding:0;margin:0 0 .3rem;font-size:.9375rem;font-weight:400;color:var(--soft)}
.mark button{flex:1 1 4.4rem;min-height:3rem;padding:.5rem .4rem;margin-left:-1px}.mark button:first-of-type{margin-left:0}.mark button:focus-visible{position:relative;z-index:1}
.besides{list-style:none;margin:2.75rem 0 0;padding:0;border-top:1px solid var(--rule)}.besides li{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.6rem 2rem;padding:.9rem 0;border-bottom:1px solid var(--rule)}.besides p{margin:0}
.entry .decision{display:flex;flex:1;gap:.5rem}.entry .decision button{flex-basis:auto;padding-inline:1rem}
@media (min-width:48rem){.next{grid-template-columns:minmax(0,1fr) 22rem;padding:1.5rem 1.75rem 1.75rem}.entry{grid-template-columns:minmax(0,1fr) 25.5rem;align-items:start}.entry .do{flex-wrap:nowrap;justify-content:flex-end;align-items:center}.entry :is(.button,button){flex:none;padding-inline:1rem}.entry .do>form .quiet{flex-basis:auto}.entry .decision{justify-content:flex-end}
.entry .call{flex:1 0 7.25rem;min-width:0;justify-content:start;border:0;padding:0;text-decoration:underline 1px var(--brass);text-underline-offset:.25em;letter-spacing:0;font-size:1.0625rem}.entry .number{white-space:normal}.entry .call:hover{box-shadow:none;text-decoration-color:currentColor}.entry .verb{position:absolute;clip-path:inset(50%)}}
@media (min-width:70rem){.entries:not(.few *)>.entry{grid-template:auto 1fr/10rem minmax(0,13fr) minmax(0,10fr) 24rem;gap:0 1.5rem}.entries:not(.few *) .who{display:contents}.entries:not(.few *) .due{grid-row:1/3;padding-top:.5rem}.entries:not(.few *) .about{grid-area:2/2}.entries:not(.few *) :is(h2,h3){grid-area:1/2}.entries:not(.few *) .words{grid-area:1/3/3;margin-top:.5rem}.entries:not(.few *) .who:not(:has(.words))>:is(h2,h3,.about){grid-column:2/4}.entries:not(.few *) .do{grid-area:1/4/3}}
@media (min-width:62.5rem){.queue.few{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:0 clamp(2rem,4vw,3.5rem);align-items:start}.queue.few .next{grid-template-columns:minmax(0,1fr)}.few section:first-child h2{margin-top:1.25rem}.few .entry{grid-template-columns:minmax(0,1fr)}.few .entry .do{justify-content:start}}
@media (min-width:62.5rem) and (max-width:74.99rem){.few .entry .do{flex-wrap:wrap}.few .entry .call{flex-basis:100%}}
@media (min-width:62.5rem) and (min-height:46rem){.few .next{position:sticky;top:4.5rem}}`;

const search = `.search{margin:2rem 0 1rem}.search label{margin-top:0}.box{display:flex;gap:.6rem}.box input{flex:1;min-width:0}.box ::placeholder{color:var(--soft);opacity:1}.box button{margin:0;min-height:3rem;padding-inline:1.25rem}.search details{margin-top:.25rem}
.choices{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,9.5rem),1fr));gap:.75rem;margin-top:.25rem}.count{color:var(--soft);margin:1.25rem 0 0}`;

/** One enquiry. */
const one = `.one h1{margin:.2rem 0 .35rem;overflow-wrap:anywhere}.answering{margin-top:1.75rem;background:var(--band);border-top:4px solid var(--brass);padding:1.25rem}.answering>.mark{margin-top:1.25rem}.side-part>.reach{margin-top:1.25rem}
.message{font:400 1.3125rem/1.5 ${read};margin:1.25rem 0 0;padding-left:1.1rem;border-left:2px solid var(--brass);white-space:pre-line;overflow-wrap:anywhere;max-width:66ch}
.last-word{margin:1.25rem 0 0;padding:.75rem 1.1rem;background:var(--band);overflow-wrap:anywhere}.last-word time{display:block;font-size:.9375rem;color:var(--soft)}
.facts{margin:1.75rem 0 0;border-bottom:1px solid var(--rule)}.facts div{padding:.6rem 0;border-top:1px solid var(--rule);display:grid;grid-template-columns:7rem minmax(0,1fr);gap:0 1rem;align-items:baseline}.facts dt{font-size:.9375rem;color:var(--soft)}.facts dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}
.facts .whole{user-select:all}.keep{margin-top:.75rem!important}.history{list-style:none;margin:1rem 0 0;padding:0;border-bottom:1px solid var(--rule)}.history li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 1rem;align-items:baseline;padding:.65rem 0;border-top:1px solid var(--rule)}
.history time{grid-column:1/-1;font-size:.9375rem;color:var(--soft)}.history p{margin:0}.history .words{margin-top:.35rem;font-style:italic}.quiet.small{padding:.4rem .9rem;min-height:2.75rem}
.decide{display:flex;flex-wrap:wrap;gap:.6rem}.side-part details>.decide{margin-top:.5rem}.held{border:1px solid var(--brass);background:var(--field);padding:.5rem 1.25rem 1.25rem;margin:1.25rem 0}
@media (max-width:30rem){.facts div{grid-template-columns:6.5rem minmax(0,1fr)}.history{margin-top:.75rem}}
@media (max-width:47.99rem) and (min-width:20rem) and (min-height:30rem){.answering>.reach{position:fixed;inset:auto 0 0;z-index:1;flex-wrap:nowrap;padding:.6rem 20px calc(.6rem + env(safe-area-inset-bottom));background:var(--ground);box-shadow:0 -1px var(--rule)}.answering>.reach .button{flex:none;min-height:3.25rem}.answering>.reach .main{flex:1}.answering>.mark{margin-top:0}body:has(.answering>.reach){padding-bottom:4.5rem}html:has(.answering>.reach){scroll-padding-bottom:6rem}}
@media (min-width:48rem){.history li{grid-template-columns:11rem minmax(0,1fr) auto}.history time{grid-column:auto}.answering{margin-top:.5rem;padding:1.5rem}.one{display:grid;grid-template:auto 1fr/minmax(0,7fr) minmax(0,5fr);gap:0 clamp(2rem,4vw,3.5rem);align-items:start}.side-part{grid-area:1/2/3}.past-part{grid-area:2/1}}`;

/** What waits, the list of all, and one enquiry. */
export const enquiriesStyle = [due, queue, search, one].join('\n');
