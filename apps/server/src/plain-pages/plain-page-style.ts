import { brandColors as colors } from '@rivermark/content/brand-colors';

/** The one style of all plain pages. Their words are never in it, so that its hash is known from the start. */
export const plainPageStyle = `:root{color-scheme:light;font:1.0625rem/1.6 "Figtree Variable",Figtree,system-ui,sans-serif;color:${colors.ink};background:${colors.cream}}
body{margin:0}main,header,footer{max-width:38rem;margin:auto;padding:1rem 1.25rem}
header{border-bottom:1px solid ${colors.brass};padding-block:1.5rem}header a{color:inherit;text-decoration:none;font:1.75rem/1.2 Marcellus,Georgia,serif}
header small{display:block;letter-spacing:.08em}h1{font:400 2rem/1.2 Marcellus,Georgia,serif;margin:1.5rem 0 .5rem}
a{color:${colors.river}}label,legend{display:block;font-weight:600;margin-top:1.1rem}
input:not([type=checkbox]),select,textarea{box-sizing:border-box;width:100%;font:inherit;color:inherit;padding:.6rem .75rem;border:1px solid ${colors.fieldLine};border-radius:.25rem;background:${colors.white}}select{min-height:3.075rem}
:is(input,select,textarea)[aria-invalid]{border:2px solid ${colors.error}}.fault{color:${colors.error};margin:.25rem 0 0}
.faults{border:2px solid ${colors.error};padding:.25rem 1.25rem 1rem;margin:1.5rem 0}.faults h2{font:400 1.35rem/1.3 Marcellus,Georgia,serif;margin:1rem 0 .5rem}.faults a{color:${colors.error}}
.consent{display:flex;gap:.75rem;font-weight:400;align-items:start}.consent input{flex:none;width:1.5rem;height:1.5rem;margin:0}
button{font:inherit;font-weight:600;margin-top:1.5rem;padding:.8rem 1.6rem;border:0;border-radius:.25rem;background:${colors.navy};color:${colors.cream};cursor:pointer}
button:hover{background:${colors.river}}:focus-visible{outline:3px solid ${colors.river};outline-offset:2px}
.trap{position:absolute;left:-100rem}.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
body:has(.wide) :is(main,header,footer){max-width:60rem}table{width:100%;border-collapse:collapse;margin:1.5rem 0;font-size:.9375rem}
th,td{padding:.7rem .75rem .7rem 0;border-bottom:1px solid ${colors.sand};text-align:left;vertical-align:top}td:last-child{overflow-wrap:anywhere}
.papers{list-style:none;margin:1.5rem 0;padding:0;border-top:1px solid ${colors.sand}}.papers li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.25rem 2rem;align-items:center;padding:1.1rem 0;border-bottom:1px solid ${colors.sand}}
.papers h2{font:400 1.25rem/1.3 Marcellus,Georgia,serif;margin:0 0 .15rem}.papers p{margin:0;overflow-wrap:anywhere}small,.marked{font-size:.875rem;color:${colors.inkSoft}}.marked{color:${colors.brassDeep};margin-top:.15rem}
.opening{display:flex;flex-wrap:wrap;gap:.6rem}.button{display:inline-block;font-weight:600;line-height:1.4;padding:.6rem 1.2rem;border:1px solid ${colors.navy};border-radius:.25rem;color:${colors.navy};text-decoration:none}
.button:hover{background:${colors.sand}}.button.main{background:${colors.navy};color:${colors.cream}}.button.main:hover{background:${colors.river}}summary{cursor:pointer;padding:.4rem 0;font-weight:600}
iframe{width:100%;height:80vh;border:1px solid ${colors.sand};background:${colors.white}}details{margin-top:1.25rem}
@media (max-width:40rem){.papers li{grid-template-columns:minmax(0,1fr);gap:.9rem}table{font-size:.8125rem}th,td{padding-right:.5rem}}
button.danger{background:${colors.error}}button.danger:hover{background:${colors.errorDeep}}
footer{border-top:1px solid ${colors.brass};margin-top:2.5rem;font-size:.9375rem}`;
