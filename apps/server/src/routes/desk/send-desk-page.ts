import { brandColors } from '@rivermark/content/brand-colors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DESK_PATH } from '../../desk/auth/landing.ts';
import { type Html, html } from '../../plain-pages/html.ts';
import { inlineStyle } from '../../plain-pages/inline-style.ts';
import { REPORTED } from '../../plugins/safety-headers.ts';
import { privateHeadersOf } from '../private-headers.ts';
import { deskPageStyle } from './desk-page-style.ts';

const style = inlineStyle(deskPageStyle);

const policyOf = (runsScripts: boolean, frames: boolean) =>
  [
    `default-src 'none'; style-src 'self' ${style.source}; font-src 'self'; img-src 'self'; manifest-src 'self'`,
    `form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    ...(frames ? ["frame-src 'self'"] : []),
    ...(runsScripts
      ? [
          `script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types rivermark-push`,
        ]
      : []),
    REPORTED,
  ].join('; ');

const ENQUIRIES_PATH = `${DESK_PATH}/enquiries`;

/** The daily sections with their counts. They stay in the bar on phones. */
const daily = [
  ['/desk', 'Inquiries', 'inquiries'],
  ['/desk/documents', 'Documents', 'documents'],
  ['/desk/site', 'Site', undefined],
] as const;
/** Those that are looked into now and then: on phones behind 'More'. */
const others = [
  ['/desk/health', 'Health'],
  ['/desk/figures', 'Figures'],
  ['/desk/devices', 'Devices'],
  ['/desk/data', 'Data'],
] as const;

export type DeskSection = (typeof daily | typeof others)[number][0];

interface DeskPage {
  readonly title: string;
  readonly main: Html;
  /** In which section of the desk one is. */
  readonly section?: DeskSection;
  readonly status?: number;
  /** The addresses of the site's scripts that the page runs. */
  readonly scripts?: readonly string[];
  /** It shows pages of this server in frames. */
  readonly frames?: boolean;
}

/** How much there is of what a section is for; nothing for none. */
const count = (many: number, of: 'inquiries' | 'documents'): Html | false =>
  many > 0 &&
  html` <span class="many">${many}</span><span class="hidden"> ${of === 'inquiries' ? 'waiting' : 'not opened'}</span>`;

function navigation(section: DeskSection | undefined, waiting: FastifyRequest['deskWaiting']): Html {
  const current = (path: string) => path === section && html` aria-current="page"`;
  const links = daily.map(
    ([path, name, of]) =>
      html`<li><a href="${path}"${current(path)}>${name}${of && count(waiting?.[of] ?? 0, of)}</a></li>`,
  );
  const rest = others.map(([path, name]) => html`<li><a href="${path}"${current(path)}>${name}</a></li>`);
  const isAmongOthers = others.some(([path]) => path === section);
  return html`<nav class="desk-nav" aria-label="Desk"><ul>${links}${rest}<li><details><summary${isAmongOthers && html` class="here"`}>More</summary><ul>${rest}</ul></details></li></ul></nav>`;
}

/** In the header of every page except the search itself: a field if there is room, else a link. */
const find = html`<a class="find" href="${ENQUIRIES_PATH}#q">Search</a>
<form class="find" role="search" action="${ENQUIRIES_PATH}"><label class="hidden" for="find">Search all inquiries</label><input id="find" name="q" type="search" autocomplete="off" placeholder="Name, phone or words"><button>Search</button></form>`;

/** A page of the desk, complete without scripts. Signed-in devices also get the navigation. */
export function sendDeskPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { title, main, section, status = 200, scripts: ofPage = [], frames = false }: DeskPage,
): FastifyReply {
  const { brand, identity } = request.server.content();
  const { agentName, brokerageName } = identity;
  const isSignedIn = Boolean(request.atDesk);
  // What is done about inquiries is done on the way: their forms survive a dead line.
  const scripts = isSignedIn && section === '/desk' ? [...ofPage, request.server.deskAssets.resend] : ofPage;
  return (
    reply
      .code(status)
      .header('content-security-policy', policyOf(scripts.length > 0, frames))
      // Documents' addresses show it as a sign-in page, too. Its form needs the desk's referrer
      // policy.
      .headers(privateHeadersOf(DESK_PATH))
      .type('text/html; charset=utf-8')
      .send(
        String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | ${brand.name} desk</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/desk/manifest.webmanifest"><link rel="stylesheet" href="${request.server.deskAssets.fonts}">${style.element}${scripts.map((script) => html`<script type="module" src="${script}"></script>`)}<meta name="theme-color" content="${brandColors.midnight}"></head>
<body><a class="skip" href="#main">Skip to content</a><header class="desk-head"><a href="/desk">${brand.name} <small>The desk</small></a>${isSignedIn && !request.url.split('?', 1)[0]?.endsWith(ENQUIRIES_PATH) && find}</header>
${isSignedIn && navigation(section, request.deskWaiting)}<main id="main" tabindex="-1">${main}</main>
<footer><p>${isSignedIn && html`<a href="/desk/data">Export and erase</a> `}<a href="/">The public site</a></p><p><small>${agentName}, ${brokerageName}</small>${isSignedIn && html` <small>All times are Jacksonville time.</small>`}</p></footer></body></html>`),
      )
  );
}
