import { createHash } from 'node:crypto';
import { brand, identity, phoneTarget } from '@rivermark/content/site';
import type { FastifyReply } from 'fastify';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

const style = `:root{color-scheme:light;font:1.0625rem/1.6 "Figtree Variable",Figtree,system-ui,sans-serif;color:#1b2a3c;background:#fbf4e6}
body{margin:0}main,header,footer{max-width:38rem;margin:auto;padding:1rem 1.25rem}
header{border-bottom:1px solid #b68a3e;padding-block:1.5rem}header a{color:inherit;text-decoration:none;font:1.75rem/1.2 Marcellus,Georgia,serif}
header small{display:block;letter-spacing:.08em}h1{font:400 2rem/1.2 Marcellus,Georgia,serif;margin:1.5rem 0 .5rem}
a{color:#235a92}label,legend{display:block;font-weight:600;margin-top:1.1rem}
input:not([type=checkbox]),select,textarea{box-sizing:border-box;width:100%;font:inherit;color:inherit;padding:.6rem .75rem;border:1px solid #6b7788;border-radius:.25rem;background:#fff}
:is(input,select,textarea)[aria-invalid]{border:2px solid #a3201d}.fault{color:#a3201d;margin:.25rem 0 0}
.faults{border:2px solid #a3201d;padding:.25rem 1.25rem 1rem;margin:1.5rem 0}.faults a{color:#a3201d}
.consent{display:flex;gap:.75rem;font-weight:400;align-items:start}.consent input{flex:none;width:1.5rem;height:1.5rem;margin:0}
button{font:inherit;font-weight:600;margin-top:1.5rem;padding:.8rem 1.6rem;border:0;border-radius:.25rem;background:#13304c;color:#fcf3e1;cursor:pointer}
button:hover{background:#235a92}:focus-visible{outline:3px solid #235a92;outline-offset:2px}
.trap{position:absolute;left:-100rem}.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
body:has(.wide) :is(main,header,footer){max-width:60rem}table{width:100%;border-collapse:collapse;margin:1.5rem 0;font-size:.9375rem}
th,td{padding:.7rem .75rem .7rem 0;border-bottom:1px solid #e7d3b1;text-align:left;vertical-align:top}td:last-child{overflow-wrap:anywhere}
.papers{list-style:none;margin:1.5rem 0;padding:0;border-top:1px solid #e7d3b1}.papers li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.25rem 2rem;align-items:center;padding:1.1rem 0;border-bottom:1px solid #e7d3b1}
.papers h2{font:400 1.25rem/1.3 Marcellus,Georgia,serif;margin:0 0 .15rem}.papers p{margin:0;overflow-wrap:anywhere}small{font-size:.875rem;color:#4a5868}
.opening{display:flex;flex-wrap:wrap;gap:.6rem}.button{display:inline-block;font-weight:600;line-height:1.4;padding:.6rem 1.2rem;border:1px solid #13304c;border-radius:.25rem;color:#13304c;text-decoration:none}
.button:hover{background:#f3e6cb}.button.main{background:#13304c;color:#fcf3e1}.button.main:hover{background:#235a92}summary{cursor:pointer;padding:.4rem 0;font-weight:600}
iframe{width:100%;height:80vh;border:1px solid #e7d3b1;background:#fff}details{margin-top:1.25rem}
@media (max-width:40rem){.papers li{grid-template-columns:minmax(0,1fr);gap:.9rem}table{font-size:.8125rem}th,td{padding-right:.5rem}}
button.danger{background:#a3201d}button.danger:hover{background:#7d1714}
footer{border-top:1px solid #b68a3e;margin-top:2.5rem;font-size:.9375rem}`;

const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * A page of the server's own, complete without script, with the brokerage beside every way to reach the agent.
 * `frames`: it may show pages of this server in frames.
 */
export function sendPlainPage(
  reply: FastifyReply,
  status: number,
  title: string,
  main: string,
  { frames = false } = {},
) {
  const { agentName, brokerageName, phone, email } = identity;
  return reply
    .code(status)
    .header('content-security-policy', frames ? `${policy}; frame-src 'self'` : policy)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title + brand.titleSuffix)}</title><style>${style}</style></head>
<body><header><a href="/">${escapeHtml(brand.name)} <small>${escapeHtml(brand.tagline)}</small></a></header>
<main>${main}</main>
<footer><p>${escapeHtml(agentName)}, ${escapeHtml(brokerageName)}<br><a href="tel:${escapeHtml(phoneTarget(phone))}">${escapeHtml(phone)}</a><br>
<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></p><p>Equal Housing Opportunity</p></footer></body></html>`);
}
