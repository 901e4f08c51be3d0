import { isLoopback } from './network.ts';
import { matching, refuse, webUrl } from './parsers.ts';
import type { Read } from './read.ts';

/** Where a hook listens, and what each call to it is signed with. */
export interface Webhook {
  readonly url: URL;
  readonly secret: string;
}

/** The agent's CRM: told in our own form, or in Follow Up Boss's, whose secret is an API key. */
export interface EnquiryWebhook extends Webhook {
  readonly format: 'rivermark' | 'follow-up-boss';
}

/** Requires https, because the data includes a visitor's own words. */
export function secureUrl(text: string): URL {
  const url = webUrl(text);
  if (url.protocol !== 'https:') throw new Error('not https');
  return url;
}

/** The secret address of a calendar: 'webcal' is what calendars call https. */
export const calendarUrl = (text: string): URL => safeUrl(text.replace(/^webcal:/i, 'https:'));

/** Over https, or to this machine, where one develops. */
export function safeUrl(text: string): URL {
  const url = webUrl(text);
  return isLoopback(url.hostname) ? url : secureUrl(text);
}

/**
 * `NAME_URL` with `NAME_SECRET`. The secret is required so that receivers can verify the sender.
 */
export function webhook(
  read: Read,
  name: 'ALERT_WEBHOOK' | 'ENQUIRY_WEBHOOK',
  parse: (text: string) => URL,
): Webhook | undefined {
  const scheme = parse === webUrl ? 'an address' : 'an https address';
  const url = read(`${name}_URL`, undefined, parse, `${scheme} such as https://example.com/hook`);
  const secret = read(`${name}_SECRET`, undefined, matching(/^.{16,200}$/), 'a text of 16 to 200 characters');
  if (url && secret) return { url, secret };
  if (url) read(`${name}_URL`, undefined, refuse, `set together with ${name}_SECRET`);
  return undefined;
}
