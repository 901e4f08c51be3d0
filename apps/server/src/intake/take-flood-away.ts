import type { Transaction } from 'kysely';
import { lockRows } from '../db/lock-rows.ts';
import type { EnquiryRow, Schema } from '../db/schema.ts';
import { dropUnsent, sendDroppedAgain } from '../outbox/drop-unsent.ts';
import { cameFrom, type FloodSource, type OfFlood } from './flood.ts';

type Reading = Pick<Transaction<Schema>, 'selectFrom'>;

/** The part of a flood that can be taken away: what nobody has answered or decided on. */
const undecided = (db: Reading, source: FloodSource) =>
  cameFrom(db, source).where('contacted_at', 'is', null).where('is_spam', 'is', null);

/** What one act marked as spam and nobody has decided on since. */
const takenBy = (db: Reading, floodId: string) => db.selectFrom('enquiry').where('flood_id', '=', floodId);

/** A flood as it stands. */
export interface Flood {
  /** How many can be taken away. */
  readonly count: number;
  /** How many of these the agent has opened. */
  readonly opened: number;
  /** How many more came from there and stay as they are. */
  readonly decided: number;
  /** The newest of those that can be taken away. */
  readonly newest: readonly (OfFlood & Pick<EnquiryRow, 'details'>)[];
}

/** How many of a flood can be taken away, and how many of these the agent has opened. */
export const countFlood = (db: Reading, source: FloodSource) =>
  undecided(db, source)
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.count<number>('opened_at').as('opened')])
    .executeTakeFirstOrThrow();

/** `most`: how many are named. */
export async function lookAtFlood(db: Reading, source: FloodSource, most: number): Promise<Flood> {
  const { count, opened } = await countFlood(db, source);
  const { all } = await cameFrom(db, source)
    .select((row) => row.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  const newest = await undecided(db, source)
    .select(['id', 'name', 'received_at', 'details'])
    .orderBy('received_at', 'desc')
    .limit(most)
    .execute();
  return { count, opened, decided: all - count, newest };
}

/**
 * Marks as spam, in one act, the part of a flood that nobody has answered or decided on, and drops its unsent mails. `id`: of
 * the act, to take it back by. The same act again takes what has come since. Resolves with how many it took this time.
 */
export async function takeFloodAway(
  transaction: Transaction<Schema>,
  { id, source }: { readonly id: string; readonly source: FloodSource },
  now: number,
): Promise<number> {
  // Mails first, as where an enquiry is erased.
  await dropUnsent(transaction, undecided(transaction, source).select('id'));
  // Locked in the same order as everywhere.
  const taken = await undecided(transaction, source)
    .select('id')
    .orderBy('id')
    .$call(lockRows(transaction))
    .execute();
  if (taken.length === 0) return 0;
  await transaction
    .updateTable('enquiry')
    .set({ is_spam: 1, spam_decided_at: now, flood_id: id })
    .where('id', 'in', undecided(transaction, source).select('id'))
    .execute();
  return taken.length;
}

/** Takes an act back: each enquiry is as before, and its dropped mails are sent. Resolves with how many. */
export async function bringFloodBack(
  transaction: Transaction<Schema>,
  floodId: string,
  now: number,
): Promise<number> {
  await sendDroppedAgain(transaction, takenBy(transaction, floodId).select('id'), now);
  const taken = await takenBy(transaction, floodId)
    .select('id')
    .orderBy('id')
    .$call(lockRows(transaction))
    .execute();
  await transaction
    .updateTable('enquiry')
    .set({ is_spam: null, spam_decided_at: null, flood_id: null })
    .where('flood_id', '=', floodId)
    .execute();
  return taken.length;
}

/** How many enquiries are still marked by an act. */
export async function countTaken(db: Reading, floodId: string): Promise<number> {
  const { count } = await takenBy(db, floodId)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
