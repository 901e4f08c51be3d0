import type { Transaction } from 'kysely';
import { lockRows } from '../db/lock-rows.ts';
import type { EnquiryRow, Schema } from '../db/schema.ts';
import { dropUnsent, sendDroppedAgain } from '../outbox/drop-unsent.ts';
import { isInState } from './enquiry-state.ts';
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
  /** Some of those that can be taken away, the newest first. */
  readonly newest: readonly (OfFlood & Pick<EnquiryRow, 'details'>)[];
}

/** How many of a flood can be taken away, and how many of these the agent has opened. */
export const countFlood = (db: Reading, source: FloodSource) =>
  undecided(db, source)
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.count<number>('opened_at').as('opened')])
    .executeTakeFirstOrThrow();

/**
 * If one network sends this many inquiries in a day, the desk shows them as one line. An office
 * sends fewer.
 */
const ONE_LINE_FROM = 20;
/** More floods at once are listed row by row. */
const MOST_FLOODS = 10;

/** A flood as the desk names it in one line. */
export interface FloodLine {
  readonly source: FloodSource;
  /** The newest of it, by which its page is found. */
  readonly enquiryId: string;
  readonly count: number;
  readonly opened: number;
  readonly firstAt: number;
}

/** The floods among the inquiries that wait, the largest first. */
export async function waitingFloods(db: Reading): Promise<FloodLine[]> {
  const marks = await db
    .selectFrom('enquiry')
    .innerJoin('enquiry_network as network', 'network.enquiry_id', 'enquiry.id')
    .where((row) => isInState(row, 'open'))
    .where('is_spam', 'is', null)
    .groupBy('network.mark')
    .having((row) => row.fn.countAll(), '>=', ONE_LINE_FROM)
    .select((row) => ['network.mark', row.fn.max('network.at').as('at')])
    .orderBy((row) => row.fn.countAll(), 'desc')
    .limit(MOST_FLOODS)
    .execute();
  const lines = await Promise.all(
    marks.map(async (source): Promise<FloodLine[]> => {
      const { count, opened } = await countFlood(db, source);
      const ofSource = undecided(db, source).select(['id', 'received_at']);
      const [newest, oldest] = await Promise.all([
        ofSource.orderBy('received_at', 'desc').limit(1).executeTakeFirst(),
        ofSource.orderBy('received_at').limit(1).executeTakeFirst(),
      ]);
      if (!newest || !oldest || count < ONE_LINE_FROM) return [];
      return [{ source, enquiryId: newest.id, count, opened, firstAt: oldest.received_at }];
    }),
  );
  return lines.flat();
}

/** `most`: how many are named, the newest first, behind the one that `after` names. */
export async function lookAtFlood(
  db: Reading,
  source: FloodSource,
  most: number,
  after?: Pick<EnquiryRow, 'received_at' | 'id'>,
): Promise<Flood> {
  const { count, opened } = await countFlood(db, source);
  const { all } = await cameFrom(db, source)
    .select((row) => row.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  const newest = await undecided(db, source)
    .select(['id', 'name', 'received_at', 'details'])
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row(row.refTuple('received_at', 'id'), '<', row.tuple(after?.received_at ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
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
