import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../plain-pages/escape-html.ts';

const style = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{max-width:80rem;margin:2rem auto;padding:0 1rem}
iframe{width:min(40rem,100%);height:44rem;border:1px solid #888;background:#fff;margin:0 1rem 1rem 0}
pre{white-space:pre-wrap;padding:1rem;border:1px solid #888;overflow-wrap:anywhere}dt{font-weight:600}dd{margin:0 0 .5rem;overflow-wrap:anywhere}
nav a{margin-right:1rem}li{margin:.5rem 0}`;
const hash = createHash('sha256').update(style).digest('base64');

/** A page for the developer at this machine. */
export function sendDevPage(reply: FastifyReply, title: string, main: string) {
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${hash}'; frame-src 'self'; base-uri 'none'; form-action 'none'`,
    )
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>
<nav><a href="/dev/mail">Captured mail</a><a href="/dev/gallery">All mails</a></nav><h1>${escapeHtml(title)}</h1>${main}</body></html>`);
}
