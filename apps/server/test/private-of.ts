import type { OutgoingHttpHeaders } from 'node:http';
import { privateHeadersOf } from '../src/routes/private-headers.ts';

/** What answers below the agent's addresses say besides the safety headers, each with its value. */
const everywhere = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow, noarchive' };
export const privateHere = {
  agent: { ...everywhere, 'referrer-policy': 'no-referrer' },
  desk: { ...everywhere, 'referrer-policy': 'same-origin' },
} as const;

const names = Object.keys({ ...privateHeadersOf('/agent'), ...privateHeadersOf('/desk') });

/** Of an answer's headers those that make it private, whichever there are: one that is new is held, too. */
export const privateOf = (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(names.map((name) => [name, headers[name]]));
