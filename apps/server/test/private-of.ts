import type { OutgoingHttpHeaders } from 'node:http';
import { privateHeadersOf } from '../src/routes/private-headers.ts';

/** Headers of everything below the agent's addresses, besides the safety headers. */
const everywhere = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow, noarchive' };
export const privateHere = {
  agent: { ...everywhere, 'referrer-policy': 'no-referrer' },
  desk: { ...everywhere, 'referrer-policy': 'same-origin' },
} as const;

const names = Object.keys({ ...privateHeadersOf('/agent'), ...privateHeadersOf('/desk') });

/** An answer's privacy headers, whichever there are, so that new ones are tested too. */
export const privateOf = (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(names.map((name) => [name, headers[name]]));
