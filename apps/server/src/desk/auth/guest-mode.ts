import { randomBytes } from 'node:crypto';
import type { DeskDeviceRow } from '../../db/auth-tables.ts';
import { sameText } from '../../same-text.ts';
import type { AuthDeps } from './auth-deps.ts';
import { auditDesk } from './desk-audit.ts';
import { secretHash } from './secret-hash.ts';

/*
 * A device of the agent that she leaves to the guests of an open house. Its session is replaced by
 * one that only signs in guests of one home, so nothing on the device opens the desk any more. The
 * PIN replaces it again.
 */

/** A device in guest mode. */
export interface GuestDevice {
  readonly home: string;
  /** Too many wrong PINs: only a new sign-in ends the mode. */
  readonly isLocked: boolean;
}

export type PinUse =
  | { readonly outcome: 'ended'; readonly session: string }
  | { readonly outcome: 'wrong' | 'locked' | 'not-on' };

/** A guess is right once in 2,000 tries with the shortest PIN. */
const MOST_TRIES = 5;

const PIN = /^\d{4,8}$/;
const RUNS = '01234567890 09876543210';

/** Why a PIN cannot be used; undefined if it can. */
export function faultOfPin(pin: string): string | undefined {
  if (!PIN.test(pin)) return 'Choose a PIN of 4 to 8 digits';
  if (RUNS.includes(pin) || new Set(pin).size === 1)
    return 'A guest would try this PIN first. Choose another one.';
  return undefined;
}

const pinHash = ({ keyring }: Pick<AuthDeps, 'keyring'>, deviceId: string, pin: string) =>
  keyring.sign(`guest pin\0${deviceId}\0${pin}`);

const newSession = () => randomBytes(32).toString('base64url');

/** Resolves with the session that replaces the device's. */
export async function beginGuestMode(
  deps: Pick<AuthDeps, 'db' | 'clock' | 'keyring'>,
  { id, words }: DeskDeviceRow,
  { home, pin }: { readonly home: string; readonly pin: string },
): Promise<string> {
  const session = newSession();
  await deps.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('desk_device')
      .set({
        session_hash: secretHash(session),
        guest_home: home,
        guest_pin: pinHash(deps, id, pin),
        guest_tries: 0,
      })
      .where('id', '=', id)
      .execute();
    const line = { at: deps.clock(), action: 'open-house-began', device: words, detail: home } as const;
    await auditDesk(transaction, line);
  });
  return session;
}

/** The device in guest mode that a session belongs to; undefined for any other text. */
export async function guestDeviceOf(
  { db, clock }: Pick<AuthDeps, 'db' | 'clock'>,
  session: string | undefined,
): Promise<GuestDevice | undefined> {
  if (!session) return undefined;
  const device = await db
    .selectFrom('desk_device')
    .select(['guest_home', 'guest_tries'])
    .where('session_hash', '=', secretHash(session))
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  if (!device || device.guest_home === null) return undefined;
  return { home: device.guest_home, isLocked: device.guest_tries >= MOST_TRIES };
}

/** Ends guest mode if the PIN is right; with a wrong one everything stays as it is. */
export async function endGuestMode(
  deps: Pick<AuthDeps, 'db' | 'clock' | 'keyring'>,
  session: string | undefined,
  pin: string,
): Promise<PinUse> {
  const { db, clock } = deps;
  if (!session) return { outcome: 'not-on' };
  const now = clock();
  const session_hash = secretHash(session);
  return db.transaction().execute(async (transaction): Promise<PinUse> => {
    // Counted before the PIN is compared, so that simultaneous tries count too.
    const device = await transaction
      .updateTable('desk_device')
      .set((row) => ({ guest_tries: row('guest_tries', '+', 1) }))
      .where('session_hash', '=', session_hash)
      .where('expires_at', '>', now)
      .where('guest_home', 'is not', null)
      .returning(['id', 'words', 'guest_home', 'guest_pin', 'guest_tries'])
      .executeTakeFirst();
    if (!device) return { outcome: 'not-on' };
    const { id, words, guest_tries: tries } = device;
    const line = { at: now, device: words, detail: device.guest_home ?? '' };
    if (tries > MOST_TRIES) return { outcome: 'locked' };
    if (!sameText(pinHash(deps, id, pin), device.guest_pin ?? '')) {
      if (tries < MOST_TRIES) return { outcome: 'wrong' };
      await auditDesk(transaction, { ...line, action: 'open-house-locked' });
      return { outcome: 'locked' };
    }
    const next = newSession();
    await transaction
      .updateTable('desk_device')
      .set({ session_hash: secretHash(next), guest_home: null, guest_pin: null, guest_tries: 0 })
      .where('id', '=', id)
      .execute();
    await auditDesk(transaction, { ...line, action: 'open-house-ended' });
    return { outcome: 'ended', session: next };
  });
}
