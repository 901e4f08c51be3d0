import { createHash, randomUUID } from 'node:crypto';
import type { Home } from '@rivermark/content';
import { type FieldFault, TEXT_CONSENT_VERSION, textConsent } from '@rivermark/contracts/forms';
import {
  agentQuestion,
  guestExtras,
  guestFields,
  openHousePath,
  yesOrNo,
} from '@rivermark/contracts/open-house';
import type { FastifyReply } from 'fastify';
import { Html, html } from '../../plain-pages/html.ts';
import { REPORTED } from '../../plugins/safety-headers.ts';
import type { Site } from '../../site/load-site.ts';
import { GUESTS } from '../desk/open-house/open-house-address.ts';
import { guestPageStyle } from './guest-page-style.ts';

const styleHash = createHash('sha256').update(guestPageStyle).digest('base64');
const style = new Html(`<style>${guestPageStyle}</style>`);

const policy = [
  `default-src 'none'; style-src 'self' 'sha256-${styleHash}'; font-src 'self'; img-src 'self'`,
  `script-src 'self'; worker-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types rivermark-guests`,
  `form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  REPORTED,
].join('; ');

/** No autofill, no spelling marks: the tablet would offer what the guest before has typed. */
const unfilled = html` autocomplete="off" spellcheck="false"`;

/** One AVIF file, and the WebP for browsers without it: the page keeps what it shows offline. */
function picture({ pictures }: Site, home: Home): Html | undefined {
  for (const subject of [home.id, `plate-${home.plate}`]) {
    const pattern = new RegExp(`^${subject}-1200-([0-9a-f]+)\\.avif$`);
    for (const name of pictures) {
      const [, hash] = pattern.exec(name) ?? [];
      if (hash !== undefined)
        return html`<picture><source type="image/avif" srcset="/img/${name}"><img src="/img/${subject}-800-${hash}.webp" alt=""></picture>`;
    }
  }
  return undefined;
}

type Entries = Readonly<Record<string, string>>;

function fields(entries: Entries, faults: readonly FieldFault[]): Html[] {
  return guestFields.map(({ name, label, control }) => {
    const fault = faults.find(({ field }) => field === name)?.message;
    const mode = control === 'text' ? html` autocapitalize="words"` : html` inputmode="${control}"`;
    const said = fault !== undefined && html` aria-invalid="true"`;
    return html`<div><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${control}" value="${entries[name] ?? ''}"${mode}${unfilled}${name === 'name' && html` required`} aria-describedby="${name}-fault"${said}><p class="fault" id="${name}-fault"${fault === undefined && html` hidden`}>${fault ?? ''}</p></div>`;
  });
}

interface GuestPage {
  readonly home: Home;
  readonly site: Site;
  readonly title: string;
  readonly main: Html;
  readonly status?: number;
}

/** The frame: the home, who sells it, and no way to anything else but the PIN. */
function send(reply: FastifyReply, { home, site, title, main, status = 200 }: GuestPage): FastifyReply {
  const { brand, identity } = reply.server.content();
  const { agentName, brokerageName, phone } = identity;
  const assets = reply.server.deskAssets;
  return reply
    .code(status)
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
    .send(
      String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | ${brand.name}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${assets.fonts}">${style}<script type="module" src="${assets.guests}"></script></head>
<body><header class="house">${picture(site, home)}<div><p class="label">Open house</p><h1>${home.name}</h1><p>${home.address}</p><p><small>${agentName}, ${brokerageName}, <span>${phone}</span></small></p></div></header>
<main>${main}</main>
<footer><p>Equal Housing Opportunity</p><p><a href="${GUESTS}" data-end>End (agent only)</a></p></footer></body></html>`),
    );
}

/** The empty form, or what was typed without scripts and could not be taken. */
export function sendGuestForm(
  reply: FastifyReply,
  site: Site,
  home: Home,
  refused?: { readonly entries: Entries; readonly faults: readonly FieldFault[] },
): FastifyReply {
  const { entries = {}, faults = [] } = refused ?? {};
  const path = openHousePath(home.id);
  const [name, ...reach] = fields(entries, faults);
  const answer = (one: string) =>
    html`<label><input type="radio" name="${agentQuestion.name}" value="${one}"${entries[agentQuestion.name] === one && html` checked`}> ${one}</label>`;
  const main = html`<form method="post" action="${path}" autocomplete="off" data-guests>
<div><h2>Welcome. Please sign in.</h2><p>Your name, and an email address or a phone number.</p></div>
${name}<div class="pair">${reach}</div>
<fieldset><legend>${agentQuestion.label}</legend><div class="choices">${yesOrNo.map(answer)}</div></fieldset>
<label class="consent"><input type="checkbox" name="${guestExtras.consent}" value="yes"${entries[guestExtras.consent] === 'yes' && html` checked`}> <span>${textConsent(reply.server.content().identity)}</span></label>
<input type="hidden" name="${guestExtras.key}" value="${randomUUID()}"><input type="hidden" name="${guestExtras.consentVersion}" value="${TEXT_CONSENT_VERSION}">
<div class="acts"><button>Sign In</button><a class="button" href="${path}" data-clear>Start Over</a></div>
<div class="note" data-idle role="alert" hidden><p>Are you still there? The form empties in 30 seconds.</p><button type="button">Keep What I Typed</button></div></form>
<div class="thanks" data-thanks hidden>${thanks}<button type="button">Next Guest</button></div>
<div class="note" data-ending role="alert" hidden><p></p><a class="button" href="${GUESTS}">End Anyway</a></div>
<p class="status" role="status" data-status></p>`;
  return send(reply, {
    home,
    site,
    title: refused ? 'Please check your entries' : `Open house: ${home.name}`,
    main,
    status: refused ? 422 : 200,
  });
}

const thanks = html`<h2 tabindex="-1">Thank you. Please look around.</h2><p>Ask me anything you would like to know about the home.</p>`;

/** After a guest has signed in without scripts. */
export const sendGuestThanks = (reply: FastifyReply, site: Site, home: Home): FastifyReply =>
  send(reply, {
    home,
    site,
    title: 'Thank you',
    main: html`<div class="thanks">${thanks}<a class="button" href="${openHousePath(home.id)}">Next Guest</a></div>`,
  });
