import { randomBytes, randomUUID } from 'node:crypto';
import { DAY_MS } from '@rivermark/contracts/durations';
import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely';
import type { DeskAction, DeskDeviceRow } from '../../db/auth-tables.ts';
import type { Schema } from '../../db/schema.ts';
import type { Enqueue } from '../../outbox/enqueue.ts';
import { sayRemindersEnded } from '../../push/say-reminders-ended.ts';
import { within } from '../../within.ts';
import type { AuthDeps } from './auth-deps.ts';
import { auditDesk } from './desk-audit.ts';
import { secretHash } from './secret-hash.ts';

/** So long a device stays signed in. */
export const DEVICE_DAYS = 30;
const DEVICE_MS = DEVICE_DAYS * DAY_MS;
/** The minimum interval between writes of 'last seen', so that pages do not each cost a write. */
const SEEN_MS = 60_000;
/** A page waits no longer for that. */
const SEEN_WITHIN_MS = 500;

/** A sign-in: the browser in words, and its previous session, which ends. */
export interface Arriving {
  readonly words: string;
  readonly session: string | undefined;
}

/** A device that has just been signed in. Its session is known to nobody but the browser. */
export interface SignedIn {
  readonly session: string;
  readonly device: DeskDeviceRow;
}

/** What a session remembers of the passphrase under which it began. */
const passphraseHashOf = ({ agentPassphraseHash }: AuthDeps['config']) =>
  agentPassphraseHash === undefined ? '' : secretHash(agentPassphraseHash);

/**
 * Signs a device in with a new session, and mails the agent. `passkeyId`: null for mailed links.
 */
export async function signIn(
  { clock, enqueue, config }: Pick<AuthDeps, 'clock' | 'enqueue' | 'config'>,
  transaction: Transaction<Schema>,
  { words, session: before }: Arriving,
  passkeyId: string | null,
): Promise<SignedIn> {
  const by = passkeyId === null ? 'link' : 'passkey';
  const now = clock();
  const session = randomBytes(32).toString('base64url');
  const device: DeskDeviceRow = {
    id: randomUUID(),
    session_hash: secretHash(session),
    words,
    signed_in_by: by,
    signed_in_at: now,
    last_seen_at: now,
    expires_at: now + DEVICE_MS,
    passkey_id: passkeyId,
    passphrase_hash: passphraseHashOf(config),
    guest_home: null,
    guest_pin: null,
    guest_tries: 0,
  };
  await transaction.insertInto('desk_device').values(device).execute();
  if (before) await takeOver(transaction, device.id, secretHash(before));
  const line = await auditDesk(transaction, { at: now, action: 'signed-in', device: words, detail: by });
  await enqueue(transaction, { template: 'desk-notice', about: String(line) });
  return { session, device };
}

/** Ends the browser's previous session and moves its reminders to the new one. */
async function takeOver(transaction: Transaction<Schema>, id: string, sessionBefore: string): Promise<void> {
  const before = await transaction
    .selectFrom('desk_device')
    .select('id')
    .where('session_hash', '=', sessionBefore)
    .executeTakeFirst();
  if (!before) return;
  await transaction
    .updateTable('push_subscription')
    .set({ device_id: id })
    .where('device_id', '=', before.id)
    .execute();
  await transaction.deleteFrom('desk_device').where('id', '=', before.id).execute();
}

/**
 * The signed-in device that a session belongs to, seen now; undefined for any other text, and for
 * a device in guest mode.
 */
export async function deviceOf(
  { db, clock }: Pick<AuthDeps, 'db' | 'clock'>,
  session: string | undefined,
): Promise<DeskDeviceRow | undefined> {
  if (!session) return undefined;
  const now = clock();
  const device = await db
    .selectFrom('desk_device')
    .selectAll()
    .where('session_hash', '=', secretHash(session))
    .where('expires_at', '>', now)
    .where('guest_home', 'is', null)
    .executeTakeFirst();
  if (device && device.last_seen_at < now - SEEN_MS) {
    const seen = db.updateTable('desk_device').set({ last_seen_at: now }).where('id', '=', device.id);
    // The next page tries again.
    await within(
      SEEN_WITHIN_MS,
      seen.execute().catch(() => undefined),
    );
  }
  return device;
}

/** Signed-in devices, last seen first. */
export const listDevices = ({ db, clock }: Pick<AuthDeps, 'db' | 'clock'>): Promise<DeskDeviceRow[]> =>
  db
    .selectFrom('desk_device')
    .selectAll()
    .where('expires_at', '>', clock())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();

/**
 * Ends sessions automatically and tells the agent about each device with reminders. Resolves with
 * the number.
 */
export async function endDevices(
  transaction: Transaction<Schema>,
  enqueue: Enqueue,
  now: number,
  which: (device: ExpressionBuilder<Schema, 'desk_device'>) => Expression<SqlBool>,
): Promise<number> {
  const reminded = await transaction
    .selectFrom('desk_device')
    .select('words')
    .where(which)
    .where('id', 'in', (of) => of.selectFrom('push_subscription').select('device_id'))
    .execute();
  for (const { words } of reminded) await sayRemindersEnded(transaction, enqueue, words, now);
  const { numDeletedRows } = await transaction.deleteFrom('desk_device').where(which).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends sessions that began under another passphrase; called at every start. */
export async function endSessionsOfOtherPassphrase({
  db,
  clock,
  enqueue,
  config,
}: Pick<AuthDeps, 'db' | 'clock' | 'enqueue' | 'config'>): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const ended = await endDevices(transaction, enqueue, now, (device) =>
      device('passphrase_hash', '!=', passphraseHashOf(config)),
    );
    if (ended === 0) return;
    const detail = 'The passphrase was set, changed or removed';
    await auditDesk(transaction, { at: now, action: 'signed-out-everywhere', device: 'the server', detail });
  });
}

/** The devices that a passkey has signed in. */
export const devicesOfPasskey = (
  { db, clock }: Pick<AuthDeps, 'db' | 'clock'>,
  passkeyId: string,
): Promise<DeskDeviceRow[]> =>
  db
    .selectFrom('desk_device')
    .selectAll()
    .where('passkey_id', '=', passkeyId)
    .where('expires_at', '>', clock())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();

/**
 * Signs out one device, or all of them together with every unused mailed link. `by`: the device
 * that asked. A missing device is not an error.
 */
export async function signOut(
  { db, clock }: Pick<AuthDeps, 'db' | 'clock'>,
  which: { readonly id: string } | 'all',
  by: DeskDeviceRow,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('desk_device')
      .$if(which !== 'all', (query) => query.where('id', '=', (which as { id: string }).id))
      .returning('words')
      .execute();
    if (which === 'all') {
      const now = clock();
      await transaction
        .updateTable('desk_link')
        .set({ expires_at: now })
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .execute();
    }
    if (gone.length === 0) return;
    const action: DeskAction = which === 'all' ? 'signed-out-everywhere' : 'signed-out';
    const detail = gone.map(({ words }) => words).join(', ');
    await auditDesk(transaction, { at: clock(), action, device: by.words, detail });
  });
}
