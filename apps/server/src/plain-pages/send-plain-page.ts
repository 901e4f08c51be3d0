import { phoneTarget } from '@rivermark/content/site';
import type { FastifyReply } from 'fastify';
import { REPORTED } from '../plugins/safety-headers.ts';
import { type Html, html } from './html.ts';
import { inlineStyle } from './inline-style.ts';
import { plainPageStyle } from './plain-page-style.ts';

const style = inlineStyle(plainPageStyle);

/** Addresses of one of the site's scripts and its stylesheet. */
interface PageScript {
  readonly script: string;
  readonly style: string;
}

/**
 * Scripts may connect only to this server, compile nothing, and create script URLs by one policy
 * only. Workers have their own file's policy.
 */
const scriptPolicy = `script-src 'self'; worker-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types rivermark-viewer`;

function policyOf(frames: boolean, script: PageScript | undefined): string {
  return [
    `default-src 'none'; style-src 'self' ${style.source}; font-src 'self'; img-src 'self'`,
    `form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    ...(frames ? ["frame-src 'self'"] : []),
    ...(script ? [scriptPolicy] : []),
    REPORTED,
  ].join('; ');
}

const headOf = (parts: PageScript | undefined) =>
  parts &&
  html`<link rel="stylesheet" href="${parts.style}"><script type="module" src="${parts.script}"></script>`;

const unsaid = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;

/**
 * Sends one of the server's own pages. It is complete without script, and shows the brokerage
 * beside every way to reach the agent. Robots and cache headers are the route's; by default nobody
 * may index or store it. `frames`: it may frame pages of this server. `script`: it runs this one.
 */
export function sendPlainPage(
  reply: FastifyReply,
  status: number,
  title: string,
  main: Html,
  { frames = false, script }: { frames?: boolean; script?: PageScript } = {},
) {
  const { brand, identity } = reply.server.content();
  const { agentName, brokerageName, phone, email } = identity;
  for (const [name, value] of Object.entries(unsaid)) if (!reply.hasHeader(name)) reply.header(name, value);
  return reply
    .code(status)
    .header('content-security-policy', policyOf(frames, script))
    .type('text/html; charset=utf-8')
    .send(
      String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title + brand.titleSuffix}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${reply.server.deskAssets.fonts}">${style.element}${headOf(script)}</head>
<body><header><a href="/">${brand.name} <small>${brand.tagline}</small></a></header>
<main>${main}</main>
<footer><p>${agentName}, ${brokerageName}<br><a href="tel:${phoneTarget(phone)}">${phone}</a><br>
<a href="mailto:${email}">${email}</a></p><p>Equal Housing Opportunity</p></footer></body></html>`),
    );
}
