import { DESK_PATH } from '../../desk/auth/landing.ts';
import { CHALLENGE_MS } from '../../desk/auth/passkeys.ts';
import { createSignedCookie, type SignedCookie } from '../../signed-cookie.ts';
import type { DeskDeps } from './desk-deps.ts';

/**
 * Remembers in the browser which challenge it was given, for what (`purpose`), and for which session where there is
 * one. So asking for challenges costs no row, and no other browser can answer.
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
