import { sql, type Transaction, type Updateable } from 'kysely';
import type { OutboxChannel } from '../db/mail-templates.ts';
import type { Database } from '../db/open-database.ts';
import type { OutboxAttemptTable, OutboxRow, OutboxTable, Schema } from '../db/schema.ts';
import type { Leased } from './claim.ts';
import { isLeaseOver, isOfChannel } from './due.ts';
import { isPastPatience } from './patience.ts';
import { type OutboxPolicy, retryDelay } from './policy.ts';

/** A statement takes some ten thousand values. */
const MENTIONS_AT_ONCE = 5000;

/** How an attempt ended, and what the row becomes by it. */
interface Outcome {
  readonly outcome: OutboxAttemptTable['outcome'];
  readonly change: Updateable<OutboxTable>;
  /** Failed mails that this one spoke of. */
  readonly mentions?: readonly string[];
  readonly error?: { readonly code: string; readonly detail: string };
}

/**
 * Records a claim's attempt and frees the row in one transaction. Nothing if the lease moved on.
 */
export async function settle(
  db: Database,
  { id, lease_owner }: Leased,
  at: number,
  end: Outcome,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      .set((row) => ({
        lease_owner: null,
        lease_until: null,
        attempts: row('attempts', '+', 1),
        last_error_code: end.error?.code ?? null,
        last_error: end.error?.detail ?? null,
        ...end.change,
      }))
      .where('id', '=', id)
      .where('lease_owner', '=', lease_owner)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (end.outcome === 'sent') {
      // What went out together in a digest went out with it.
      await transaction
        .updateTable('outbox')
        .set({ state: 'sent', sent_at: at })
        .where('digest_id', '=', id)
        .where('state', '=', 'in-digest')
        .execute();
      const { mentions = [] } = end;
      for (let from = 0; from < mentions.length; from += MENTIONS_AT_ONCE) {
        await transaction
          .updateTable('outbox')
          .set({ mentioned_at: at })
          .where('id', 'in', mentions.slice(from, from + MENTIONS_AT_ONCE))
          .execute();
      }
    }
    await transaction
      .insertInto('outbox_attempt')
      .values({
        outbox_id: id,
        at,
        outcome: end.outcome,
        error_code: end.error?.code ?? null,
        detail: end.error?.detail ?? null,
      })
      .execute();
    return true;
  });
}

/**
 * Notes, while the claim is the caller's, that the mail's end is about to leave: from now on it is
 * not sent again. Resolves with whether the claim still was its own.
 */
export async function recordHanded(db: Database, { id, lease_owner }: Leased, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ handed_at: at })
    .where('id', '=', id)
    .where('lease_owner', '=', lease_owner)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Releases rows of a channel whose worker died, as its lease expired. The mail may have left, but
 * it is sent again: at once, or with the wait of a failed attempt if several workers in a row died,
 * because it may be what kills them. `own`: rows of the living caller. Rows that another channel of
 * this process holds are left to that channel.
 */
export async function reapExpired(
  db: Database,
  {
    channel,
    now,
    own,
    policy,
    random,
  }: {
    readonly channel: OutboxChannel;
    readonly now: number;
    readonly own: readonly Leased[];
    readonly policy: OutboxPolicy;
    readonly random: () => number;
  },
): Promise<OutboxRow[]> {
  const owners = own.flatMap(({ lease_owner }) => lease_owner ?? []);
  // Runs every second and rarely finds anything, and a select takes no write lock.
  const abandoned = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'sending')
    .where(isLeaseOver(now))
    .where(isOfChannel(channel))
    .$if(owners.length > 0, (query) => query.where('lease_owner', 'not in', owners))
    .limit(1)
    .executeTakeFirst();
  if (!abandoned) return [];
  return db.transaction().execute(async (transaction) => {
    // These may have left, and leave once at most.
    await transaction
      .updateTable('outbox')
      .set((row) => ({
        state: 'sent' as const,
        sent_at: row.ref('handed_at'),
        lease_owner: null,
        lease_until: null,
        attempts: row('attempts', '+', 1),
      }))
      .where('state', '=', 'sending')
      .where('handed_at', 'is not', null)
      .where(isLeaseOver(now))
      .where(isOfChannel(channel))
      .$if(owners.length > 0, (query) => query.where('lease_owner', 'not in', owners))
      .execute();
    const expired = await transaction
      .updateTable('outbox')
      .set((row) => ({
        state: 'pending' as const,
        lease_owner: null,
        lease_until: null,
        attempts: row('attempts', '+', 1),
        next_attempt_at: now,
      }))
      .where('state', '=', 'sending')
      .where(isLeaseOver(now))
      .where(isOfChannel(channel))
      .$if(owners.length > 0, (query) => query.where('lease_owner', 'not in', owners))
      .returningAll()
      .execute();
    if (expired.length === 0) return [];
    await transaction
      .insertInto('outbox_attempt')
      .values(
        expired.map(({ id }) => ({
          outbox_id: id,
          at: now,
          outcome: 'lease-expired' as const,
          error_code: null,
          detail: null,
        })),
      )
      .execute();
    const deadly: OutboxRow[] = [];
    for (const row of expired) {
      const guilty = (await deathsInARow(transaction, row.id)) - policy.innocentDeaths;
      if (guilty <= 0) continue;
      const change = (await isPastPatience(transaction, row, now, policy))
        ? { state: 'given-up' as const }
        : { next_attempt_at: now + retryDelay(guilty, policy, random, 'slowly') };
      await transaction
        .updateTable('outbox')
        .set({ ...change, last_error_code: 'NOT-ENDED', last_error: null })
        .where('id', '=', row.id)
        .execute();
      deadly.push(row);
    }
    return deadly;
  });
}

/** How many attempts at a row have had no end since the last that had one. */
async function deathsInARow(transaction: Transaction<Schema>, id: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('outbox_attempt')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('outbox_id', '=', id)
    .where('id', '>', (last) =>
      last
        .selectFrom('outbox_attempt')
        .select((row) => row.fn.coalesce(row.fn.max('id'), sql.lit(0)).as('id'))
        .where('outbox_id', '=', id)
        .where('outcome', '!=', 'lease-expired'),
    )
    .executeTakeFirstOrThrow();
  return count;
}
