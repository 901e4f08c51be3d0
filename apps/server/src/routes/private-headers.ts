import { LETTERS_PATH } from '@rivermark/contracts/letters';
import { APPROVAL_PATH } from '../content-editing/broker-requests.ts';
import { DESK_PATH, isBelow } from '../desk/auth/landing.ts';
import { AGENT_ROOM } from '../documents/links/submission-link.ts';
import { TIMES_PATH } from '../showings/showing-link.ts';

/** What one person alone may see is kept by nobody and found by no search. */
const kept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow, noarchive' };

const rooms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The address itself is the key, so no other site may see it.
  [AGENT_ROOM]: { ...kept, 'referrer-policy': 'no-referrer' },
  // The broker's link to a change of a home: likewise.
  [APPROVAL_PATH]: { ...kept, 'referrer-policy': 'no-referrer' },
  // A visitor's link to a time: likewise.
  [TIMES_PATH]: { ...kept, 'referrer-policy': 'no-referrer' },
  // A reader's own page: likewise.
  [LETTERS_PATH]: { ...kept, 'referrer-policy': 'no-referrer' },
  // Without an address a browser does not say either from where a form comes.
  [DESK_PATH]: { ...kept, 'referrer-policy': 'same-origin' },
};

/** More than a room's name takes, each of its letters written as a number. */
const ENOUGH = 64;

/** The start of an address's path, decoded as the router does. Malformed ones do not throw. */
const pathOf = (url: string) =>
  url
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .slice(0, ENOUGH)
    .replace(/[?#].*$/s, '')
    .replace(/%([2-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * Headers for every answer below the agent's addresses, including those the framework refuses
 * before routing. Empty elsewhere. `url`: as in the request.
 */
export function privateHeadersOf(url: string): Readonly<Record<string, string>> {
  const path = pathOf(url);
  const room = Object.keys(rooms).find((name) => isBelow(path, name));
  return (room && rooms[room]) || {};
}
