import { AGENT_PATH } from '../../documents/links/submission-link.ts';
import type { Keyring } from '../../secrets/keyring.ts';

export const DESK_PATH = '/desk';

/** Longer than any address of ours. */
const LONGEST = 500;

/** Whether a path is a room or lies below it. */
export const isBelow = (path: string, room: string) => path === room || path.startsWith(`${room}/`);

/**
 * The path and query to open after signing in. Anything but the desk and links to documents becomes
 * the desk, so no form can redirect to another site.
 */
export function landing(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > LONGEST || !asked.startsWith('/')) return DESK_PATH;
  const base = 'https://desk.invalid';
  if (!URL.canParse(asked, base)) return DESK_PATH;
  const { origin, pathname, search } = new URL(asked, base);
  const isOurs = origin === base && (isBelow(pathname, DESK_PATH) || isBelow(pathname, AGENT_PATH));
  // Landing on a sign-in page would ask a signed-in agent to sign in.
  if (!isOurs || isBelow(pathname, `${DESK_PATH}/sign-in`)) return DESK_PATH;
  return pathname + search;
}

const owner = (linkId: string) => `landing of ${linkId}`;

/** As it is stored with a link: sealed, because the address of a client's documents opens them. */
export function sealLanding(keyring: Keyring, linkId: string, path: string): string {
  if (path === DESK_PATH) return '';
  const { keyId, wrapped } = keyring.wrap(Buffer.from(path), owner(linkId));
  return `${keyId}.${wrapped}`;
}

/** The desk where it was sealed under a key that is gone. */
export function openLanding(keyring: Keyring, linkId: string, sealed: string): string {
  const [keyId = '', wrapped = ''] = sealed.split('.');
  if (!keyring.ids.includes(keyId)) return DESK_PATH;
  return landing(keyring.unwrap({ keyId, wrapped }, owner(linkId)).toString());
}
