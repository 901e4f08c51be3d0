import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';
import type { Keyring } from '../../secrets/keyring.ts';
import { verifyPassphrase } from '../../secrets/passphrase.ts';
import { ATTEMPTS_WINDOW_MS, countAttempts, noteAttempt } from './attempts.ts';
import type { AuthDeps } from './auth-deps.ts';
import { type Arriving, type SignedIn, signIn } from './devices.ts';
import { DESK_PATH, openLanding, sealLanding } from './landing.ts';
import { secretHash } from './secret-hash.ts';

/**
 * Links last as long as attempts are counted. Someone who requests links without end exhausts the
 * limit, but then at least one mailed link is still valid. So nobody can lock the agent out.
 */
const LINK_MS = ATTEMPTS_WINDOW_MS;
/** In which it is best used; never less. */
export const LINK_MINUTES = LINK_MS / 60_000;
const MOST_LINKS = 6;
const MOST_LINKS_FOR_ONE = 3;

/**
 * After this many unused links in a day, somebody else is asking, and each costs one of the day's
 * mails. From then on there is one an hour, valid until the next.
 */
const MOST_UNUSED = 12;
const THROTTLED_MS = HOUR_MS;

/** Below which sign-in links lie. */
export const SIGN_IN_PATH = `${DESK_PATH}/sign-in`;

/**
 * A link's secret, derived from its id by the server's key. The mail's composer can compute it, and
 * the database does not store it.
 */
export const linkSecret = (keyring: Pick<Keyring, 'sign'>, linkId: string) =>
  keyring.sign(`desk link\0${linkId}`);

/** How the use of a link ended. */
export type LinkUse =
  | { readonly outcome: 'signed-in'; readonly signedIn: SignedIn; readonly landsAt: string }
  /** Used before, too old, or never made: all look the same. */
  | { readonly outcome: 'ended' }
  | { readonly outcome: 'wrong-passphrase' }
  | { readonly outcome: 'wait'; readonly minutes: number };

/**
 * Mails the agent a link that leads to `landsAt` (see landing). Beyond the limit of an address
 * group (`whose`) or of all, does nothing; the caller cannot tell.
 */
export async function mailLink(
  { db, keyring, clock, enqueue, wakeOutbox }: AuthDeps,
  whose: string,
  landsAt: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const now = clock();
    const mailed = (window: number, one?: string) =>
      countAttempts(transaction, 'link-mailed', { from: now - window, now }, one);
    if ((await mailed(ATTEMPTS_WINDOW_MS, whose)) >= MOST_LINKS_FOR_ONE) return;
    if ((await mailed(ATTEMPTS_WINDOW_MS)) >= MOST_LINKS) return;
    const isThrottled = (await unusedLately(transaction, now)) >= MOST_UNUSED;
    if (isThrottled && (await isOneOpen(transaction, now))) return;
    await noteAttempt(transaction, 'link-mailed', now, whose);
    const id = randomUUID();
    await transaction
      .insertInto('desk_link')
      .values({
        id,
        token_hash: secretHash(linkSecret(keyring, id)),
        lands_at: sealLanding(keyring, id, landsAt),
        created_at: now,
        expires_at: now + (isThrottled ? THROTTLED_MS : LINK_MS),
        used_at: null,
      })
      .execute();
    await enqueue(transaction, { template: 'desk-link', about: id });
  });
  wakeOutbox();
}

/** How many links were mailed in a day since one was last used. */
async function unusedLately(transaction: Transaction<Schema>, now: number): Promise<number> {
  const { used } = await transaction
    .selectFrom('desk_audit')
    .select((line) => line.fn.max('at').as('used'))
    .where('action', '=', 'signed-in')
    .where('detail', '=', 'link')
    .where('at', '<=', now)
    .executeTakeFirstOrThrow();
  return countAttempts(transaction, 'link-mailed', { from: Math.max(now - DAY_MS, used ?? 0), now });
}

/** Links that would still sign in. */
const openLinks = (db: Database | Transaction<Schema>, now: number) =>
  db
    .selectFrom('desk_link')
    .select(['id', 'lands_at'])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    // One that was mailed while the clock was ahead would open up to that date.
    .where('expires_at', '<=', now + THROTTLED_MS);

const isOneOpen = async (db: Transaction<Schema>, now: number) =>
  (await openLinks(db, now).limit(1).executeTakeFirst()) !== undefined;

const openLink = ({ db, clock }: Pick<AuthDeps, 'db' | 'clock'>, secret: string) =>
  openLinks(db, clock()).where('token_hash', '=', secretHash(secret)).executeTakeFirst();

/** Whether a link would still sign in. Asking changes nothing: what scans mails opens links. */
export const isOpenLink = async (deps: AuthDeps, secret: string): Promise<boolean> =>
  (await openLink(deps, secret)) !== undefined;

/** Signs a device in by a link, once; with a wrong passphrase the link stays as it is. */
export async function redeemLink(
  deps: AuthDeps,
  secret: string,
  passphrase: string,
  arriving: Arriving,
): Promise<LinkUse> {
  const { db, keyring, clock, config, tries, wakeOutbox } = deps;
  const link = await openLink(deps, secret);
  if (!link) return { outcome: 'ended' };
  if (config.agentPassphraseHash) {
    // One count for all links: someone with access to the agent's mail could request another link.
    const minutes = await tries.admit(DESK_PATH);
    if (minutes > 0) return { outcome: 'wait', minutes };
    if (!(await verifyPassphrase(passphrase, config.agentPassphraseHash)))
      return { outcome: 'wrong-passphrase' };
    await tries.succeeded(DESK_PATH);
  }
  const signedIn = await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('desk_link')
      .set({ used_at: clock() })
      .where('id', '=', link.id)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? undefined : signIn(deps, transaction, arriving, null);
  });
  if (!signedIn) return { outcome: 'ended' };
  wakeOutbox();
  return { outcome: 'signed-in', signedIn, landsAt: openLanding(keyring, link.id, link.lands_at) };
}
