import { DESK_PATH, isBelow } from '../desk/auth/landing.ts';
import { AGENT_ROOM } from '../documents/links/submission-link.ts';
import { TIMES_PATH } from '../showings/showing-link.ts';

/** What one person alone may see is kept by nobody and found by no search. */
const kept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow, noarchive' };

const rooms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The address itself is the key: it is told to no other site.
  [AGENT_ROOM]: { ...kept, 'referrer-policy': 'no-referrer' },
  // A visitor's link to a time: likewise.
  [TIMES_PATH]: { ...kept, 'referrer-policy': 'no-referrer' },
  // Without an address a browser does not say either from where a form comes.
  [DESK_PATH]: { ...kept, 'referrer-policy': 'same-origin' },
};

/** More than a room's name takes, each of its letters written as a number. */
const ENOUGH = 64;

/** How the path of an address begins, as the router reads it, as far as it can be read: a malformed one is answered, too. */
const pathOf = (url: string) =>
  url
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .slice(0, ENOUGH)
    .replace(/[?#].*$/s, '')
    .replace(/%([2-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * The headers of every answer below an address of the agent's, whoever gives it: a route, or the framework that refuses
 * the address before any route. Empty elsewhere. `url` as the request has it.
 */
export function privateHeadersOf(url: string): Readonly<Record<string, string>> {
  const path = pathOf(url);
  const room = Object.keys(rooms).find((name) => isBelow(path, name));
  return (room && rooms[room]) || {};
}
