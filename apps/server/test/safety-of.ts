import type { OutgoingHttpHeaders } from 'node:http';
import { safetyHeadersFor } from '../src/plugins/safety-headers.ts';
import { tinySite } from './tiny-site.ts';

const names = Object.keys(safetyHeadersFor(tinySite.csp, 'https://rivermark.example'));

/** An answer's safety headers, whichever there are. */
export const safetyOf = (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(names.filter((name) => name in headers).map((name) => [name, headers[name]]));

/** Their default values, as on everything that is neither page nor file: all of them. */
export const ordinarySafety: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self' https://mail.example; manifest-src 'self'; frame-src 'self' https://maps.example; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types rivermark-built rivermark-river; report-uri /policy-reports",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

/** Their values on a page of the tiny site, whose policy allows only its own scripts and styles. */
export const safetyOfPage = (scripts: string, styles: string): Readonly<Record<string, string>> => ({
  ...ordinarySafety,
  'content-security-policy': String(ordinarySafety['content-security-policy'])
    .replace("script-src 'self'", `script-src 'self'${scripts}`)
    .replace("style-src 'self'", `style-src 'self'${styles}`),
});
