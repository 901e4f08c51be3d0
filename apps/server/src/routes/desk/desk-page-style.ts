import { brandColors as colors } from '@rivermark/content/brand-colors';
import { plainPageStyle } from '../../plain-pages/plain-page-style.ts';
import { deskRoomsStyle } from './desk-rooms-style.ts';

/** The frame of the desk's pages, over the style of all plain pages. What one page alone needs stands in a file beside it. */
const frame = `body>header,main,footer{max-width:64rem}.desk-head{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 2rem;border:0;padding-block:1.1rem}
.desk-head a small{display:inline;font:1rem "Figtree Variable",Figtree,system-ui,sans-serif;letter-spacing:.02em;margin-left:.35rem;color:${colors.brassDeep}}.desk-head>small{letter-spacing:0}
.desk-nav{background:${colors.navy};position:sticky;top:0;z-index:1;border-bottom:1px solid ${colors.brass}}
.desk-nav ul{list-style:none;display:flex;gap:.5rem;max-width:64rem;margin:auto;padding:0 .5rem;overflow-x:auto;scrollbar-width:none}
.desk-nav a{display:block;padding:.8rem .75rem .65rem;color:${colors.cream};text-decoration:none;white-space:nowrap;border-bottom:.2rem solid transparent}
.desk-nav a:hover{background:${colors.river}}.desk-nav a[aria-current]{border-color:${colors.brass};font-weight:600}
.desk-nav a:focus-visible{outline-color:${colors.cream};outline-offset:-5px}
.skip{position:absolute;left:-100rem}.skip:focus{position:static;display:block;padding:.75rem 1.25rem}main:focus{outline:none}
main{padding-bottom:3rem}footer p{display:flex;flex-wrap:wrap;gap:0 1.75rem;margin:.5rem 0}footer a{padding-block:.6rem}main h1{margin-top:1.5rem;overflow-wrap:anywhere}main h2{font:400 1.5rem/1.3 Marcellus,Georgia,serif;margin:2.75rem 0 .25rem}form{margin:0}
button.quiet{margin:0;padding:.6rem 1.1rem;background:none;border:1px solid ${colors.navy};color:${colors.navy}}button.quiet:hover{background:${colors.sand};color:${colors.navy}}
.narrow{max-width:34rem}.rows{list-style:none;margin:1.5rem 0;padding:0;border-top:1px solid ${colors.sand}}
.rows li{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.6rem 2rem;padding:1rem 0;border-bottom:1px solid ${colors.sand}}
.rows :is(h2,h3){font:400 1.25rem/1.3 Marcellus,Georgia,serif;margin:0}.rows p{margin:0}
body:has(.door) :is(body>header,main,footer){max-width:30rem}.door{background:${colors.white};border-top:4px solid ${colors.brass};padding:.5rem 1.75rem 1.5rem;margin-top:1.5rem}
.door button{width:100%}.door form+form button{margin-top:.75rem}.door p:last-child{margin-bottom:0}.door .fault:empty{display:none}
@media (max-width:30rem){.desk-nav ul{padding:0 .25rem;gap:0;justify-content:space-between}.desk-nav a{padding:.8rem .4rem .65rem;font-size:.9375rem}.door{padding-inline:1.25rem}}
@media (max-width:23rem){.desk-nav a{padding-inline:.3rem;font-size:.8125rem}}`;

/** The one style of all pages of the desk, so that its hash is known from the start. */
export const deskPageStyle = [plainPageStyle, frame, deskRoomsStyle].join('\n');
