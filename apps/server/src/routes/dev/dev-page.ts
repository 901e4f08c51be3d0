import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../plain-pages/escape-html.ts';
import { inlineStyle, readStyle } from '../../plain-pages/inline-style.ts';

const style = inlineStyle(readStyle(new URL('./dev.css', import.meta.url)));

/** A page for the developer at this machine. */
export function sendDevPage(reply: FastifyReply, title: string, main: string) {
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src ${style.source}; frame-src 'self'; base-uri 'none'; form-action 'none'`,
    )
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title>${style.element}</head><body>
<nav><a href="/dev/mail">Captured mail</a><a href="/dev/gallery">All mails</a></nav><h1>${escapeHtml(title)}</h1>${main}</body></html>`);
}
