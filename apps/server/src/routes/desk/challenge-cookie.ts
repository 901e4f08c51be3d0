import { DESK_PATH } from '../../desk/auth/landing.ts';
import { CHALLENGE_MS } from '../../desk/auth/passkeys.ts';
import { createSignedCookie, type SignedCookie } from '../../signed-cookie.ts';
import type { DeskDeps } from './desk-deps.ts';

/**
 * Remembers a browser's challenge, its purpose and its session, if there is one. Challenges
 * therefore need no row, and no other browser can answer one.
 */
export function challengeCookie(
  { keyring, publicUrl, clock }: Pick<DeskDeps, 'keyring' | 'publicUrl' | 'clock'>,
  purpose: 'add' | 'sign-in',
  session = '',
): SignedCookie {
  return createSignedCookie(keyring, {
    name: 'rivermark-desk-challenge',
    path: DESK_PATH,
    lifeMs: CHALLENGE_MS,
    secure: publicUrl.startsWith('https:'),
    boundTo: `${purpose} ${session}`,
    clock,
  });
}
