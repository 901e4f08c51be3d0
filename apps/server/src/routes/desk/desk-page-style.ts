import { brandColors as colors } from '@rivermark/content/brand-colors';
import { plainPageStyle } from '../../plain-pages/plain-page-style.ts';

/** The frame of the desk's pages, over the style of all plain pages. What one page alone needs stands in a file beside it. */
const frame = `body>header,main,footer{max-width:64rem}.desk-head{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:end;gap:.25rem 2rem}
.desk-head small{letter-spacing:.02em}.desk-nav{background:${colors.navy};position:sticky;top:0;z-index:1}
.desk-nav ul{list-style:none;display:flex;gap:.25rem;max-width:64rem;margin:auto;padding:0 .75rem;overflow-x:auto}
.desk-nav a{display:block;padding:.75rem .6rem;color:${colors.cream};text-decoration:none;white-space:nowrap;border-bottom:3px solid transparent}
.desk-nav a:hover{background:${colors.river}}.desk-nav a[aria-current]{border-color:${colors.brass};font-weight:600}
.desk-nav a:focus-visible{outline-color:${colors.cream};outline-offset:-5px}
.skip{position:absolute;left:-100rem}.skip:focus{position:static;display:block;padding:.75rem 1.25rem}
main h1{margin-top:1rem}form{margin:0}.said{border-left:4px solid ${colors.brass};padding:.5rem 1rem;background:${colors.white}}
button.quiet{margin:0;padding:.6rem 1.1rem;background:none;border:1px solid ${colors.navy};color:${colors.navy}}button.quiet:hover{background:${colors.sand}}
.narrow{max-width:30rem}.rows{list-style:none;margin:1.5rem 0;padding:0;border-top:1px solid ${colors.sand}}
.rows li{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.5rem 2rem;padding:1rem 0;border-bottom:1px solid ${colors.sand}}
.rows h2{font:400 1.25rem/1.3 Marcellus,Georgia,serif;margin:0}.rows p{margin:0}
@media (max-width:26rem){.desk-nav ul{padding:0 .25rem;gap:0}.desk-nav a{padding:.75rem .45rem;font-size:.9375rem}}`;

/** The one style of all pages of the desk, so that its hash is known from the start. */
export const deskPageStyle = [plainPageStyle, frame].join('\n');
