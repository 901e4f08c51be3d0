import type { Transaction } from 'kysely';
import { lockRows } from '../db/lock-rows.ts';
import type { EnquiryRow, Schema } from '../db/schema.ts';
import { dropUnsent, sendDroppedAgain } from '../outbox/drop-unsent.ts';
import { isInState } from './enquiry-state.ts';
import { cameFrom, type FloodSource, type OfFlood } from './flood.ts';

type Reading = Pick<Transaction<Schema>, 'selectFrom'>;

/** The part of a flood that can be marked as spam: not answered and not decided on. */
const undecided = (db: Reading, source: FloodSource) =>
  cameFrom(db, source).where('contacted_at', 'is', null).where('is_spam', 'is', null);

/** The enquiries of one action that nobody has decided on since. */
const takenBy = (db: Reading, floodId: string) => db.selectFrom('enquiry').where('flood_id', '=', floodId);

/** A flood in its current state. */
export interface Flood {
  /** How many can be marked as spam. */
  readonly count: number;
  /** How many of these the agent has opened. */
  readonly opened: number;
  /** How many more came from this network and stay as they are. */
  readonly decided: number;
  /** Some of those that can be marked as spam, newest first. */
  readonly newest: readonly (OfFlood & Pick<EnquiryRow, 'details'>)[];
}

/** How many of a flood can be marked as spam, and how many of these the agent has opened. */
export const countFlood = (db: Reading, source: FloodSource) =>
  undecided(db, source)
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.count<number>('opened_at').as('opened')])
    .executeTakeFirstOrThrow();

/**
 * If one network sends this many inquiries in a day, the desk shows them as one line. An office
 * sends fewer.
 */
const ONE_LINE_FROM = 20;
/** Beyond this many floods at once, inquiries are listed row by row. */
const MOST_FLOODS = 10;

/** One line on the desk for a flood. */
export interface FloodLine {
  readonly source: FloodSource;
  /** The newest enquiry of the flood; its page shows the flood. */
  readonly enquiryId: string;
  readonly count: number;
  readonly opened: number;
  readonly firstAt: number;
}

/** The floods among the waiting inquiries, the largest first. */
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

/** `most`: how many are listed, newest first, starting behind `after`. */
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
 * Marks the undecided part of a flood as spam in one action, and drops its unsent mails. `id` is
 * the action's, for undoing it. Repeating the action takes what has arrived since. Resolves with
 * how many it marked this time.
 */
export async function takeFloodAway(
  transaction: Transaction<Schema>,
  { id, source }: { readonly id: string; readonly source: FloodSource },
  now: number,
): Promise<number> {
  // Mails first, as in erasing.
  await dropUnsent(transaction, undecided(transaction, source).select('id'));
  // Locks rows in the same order as everywhere.
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

/** Undoes an action: restores each enquiry and sends its dropped mails. Resolves with how many. */
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

/** How many enquiries are still marked by an action. */
export async function countTaken(db: Reading, floodId: string): Promise<number> {
  const { count } = await takenBy(db, floodId)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
