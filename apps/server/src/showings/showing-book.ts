import { MINUTE_MS } from '@rivermark/contracts/durations';
import type { Transaction } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import { lockRows } from '../db/lock-rows.ts';
import type { Database } from '../db/open-database.ts';
import { retryDeadlock } from '../db/retry-deadlock.ts';
import type { ContactRecordRow, EnquiryRow, Schema } from '../db/schema.ts';
import type { ShowingRow } from '../db/showing-tables.ts';
import { writeContact } from '../intake/contact-record.ts';
import { isGenuine, isInState } from '../intake/enquiry-state.ts';
import { lockEnquiry } from '../intake/lock-enquiry.ts';
import type { Enqueue } from '../outbox/enqueue.ts';
import type { Busy } from './calendar/busy-times.ts';
import { type UndeliveredOffer, undeliveredOffers } from './undelivered-offers.ts';

export type { ShowingRow };

/** More within two days get a list of their own. */
const MOST_UNCONFIRMED = 20;
const QUARTER_MS = 15 * MINUTE_MS;

/** A showing with its inquiry. */
export interface ShowingOf {
  readonly showing: ShowingRow;
  readonly enquiry: EnquiryRow;
}

/** The agent's entries for a showing. */
export interface Arrangement {
  /** Made with the form, so that a second tap changes nothing. */
  readonly id: string;
  readonly enquiryId: string;
  readonly words: string;
  readonly minutes: number;
}

/** taken: another showing has that time. gone: it was canceled, or is no longer offered. */
export type Booked = 'booked' | 'taken' | 'gone';

/** Showings: the offered times, and the confirmed one. */
export interface ShowingBook {
  /** See undeliveredOffers. */
  undelivered(): Promise<UndeliveredOffer[]>;
  find(id: string): Promise<ShowingOf | undefined>;
  /** An inquiry's showing that is not canceled. */
  ofEnquiry(enquiryId: string): Promise<ShowingRow | undefined>;
  /** Offers times by mail, and marks the inquiry as answered. False if there is no such inquiry. */
  offer(arrangement: Arrangement, times: readonly number[]): Promise<boolean>;
  /** Sets a time that was agreed otherwise, or changes it. */
  set(arrangement: Arrangement, at: number): Promise<Booked>;
  /** The visitor chooses an offered time. Repeating it changes nothing. */
  confirm(id: string, at: number): Promise<Booked>;
  /** The offered times that are still free. */
  stillFree(showing: ShowingRow): Promise<number[]>;
  /** Withdraws an offer, or cancels a showing and notifies both sides. */
  callOff(id: string): Promise<ShowingOf | undefined>;
  /** Confirmed showings that overlap a span of time, earliest first. */
  between(from: number, to: number): Promise<ShowingOf[]>;
  /** Answered inquiries for these days without a confirmed time, except lost and closed ones. */
  unconfirmed(days: readonly string[]): Promise<EnquiryRow[]>;
  busy(from: number, to: number): Promise<Busy[]>;
  blockedDays(): Promise<string[]>;
  block(day: string): Promise<void>;
  unblock(day: string): Promise<void>;
}

interface BookDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly wakeOutbox: () => void;
  /** The host after the '@' of an invitation's UID. */
  readonly uidHost: string;
}

/** Rolls the transaction back. */
class TimeTaken extends Error {}

export const offeredTimes = ({ offered }: Pick<ShowingRow, 'offered'>): number[] =>
  JSON.parse(offered) as number[];

function quartersOf(at: number, minutes: number): number[] {
  const first = Math.floor(at / QUARTER_MS);
  const last = Math.ceil((at + minutes * MINUTE_MS) / QUARTER_MS);
  return Array.from({ length: last - first }, (_, count) => first + count);
}

/**
 * Books a time for a showing, and frees its previous one. Throws TimeTaken if another showing
 * overlaps.
 */
async function book(
  transaction: Transaction<Schema>,
  id: string,
  at: number,
  minutes: number,
): Promise<void> {
  await transaction.deleteFrom('booked_quarter').where('showing_id', '=', id).execute();
  const quarters = quartersOf(at, minutes);
  // Always in ascending order. PostgreSQL waits here for anybody who is booking the same quarter.
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('booked_quarter')
    .values(quarters.map((quarter) => ({ quarter, showing_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) !== quarters.length) throw new TimeTaken();
}

export function createShowingBook({ db, clock, enqueue, wakeOutbox, uidHost }: BookDeps): ShowingBook {
  const transact = async <T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<T> => {
    const done = await retryDeadlock(() => db.transaction().execute(work));
    wakeOutbox();
    return done;
  };
  /** Resolves with 'taken', having changed nothing, if the time is not free. */
  const transactBooking = async (
    work: (transaction: Transaction<Schema>) => Promise<Booked>,
  ): Promise<Booked> =>
    transact(work).catch((error: unknown) => {
      if (error instanceof TimeTaken) return 'taken';
      throw error;
    });
  /** Locks the inquiry first, as everywhere that locks both. */
  async function lock(transaction: Transaction<Schema>, id: string): Promise<ShowingRow | undefined> {
    const ofThis = transaction.selectFrom('showing').selectAll().where('id', '=', id);
    const showing = await ofThis.executeTakeFirst();
    if (!showing || !(await lockEnquiry(transaction, showing.enquiry_id))) return undefined;
    return ofThis.$call(lockRows(transaction)).executeTakeFirst();
  }
  const held = (from: Pick<Database, 'selectFrom'>, enquiryId: string) =>
    from
      .selectFrom('showing')
      .selectAll()
      .where('enquiry_id', '=', enquiryId)
      .where('called_off_at', 'is', null)
      .orderBy('changed_at', 'desc')
      .limit(1)
      .executeTakeFirst();

  /**
   * The inquiry's existing showing, or a new one without a time. The caller has locked the inquiry.
   */
  async function showingFor(
    transaction: Transaction<Schema>,
    { id, enquiryId, words, minutes }: Arrangement,
  ): Promise<ShowingRow> {
    const before = await held(transaction, enquiryId);
    if (before) return before;
    const row: ShowingRow = {
      id,
      enquiry_id: enquiryId,
      uid: `showing-${id}@${uidHost}`,
      sequence: 0,
      words,
      minutes,
      offered: '[]',
      starts_at: null,
      changed_at: clock(),
      called_off_at: null,
    };
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('showing')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    // The same form was sent again after a cancellation.
    if (Number(numInsertedOrUpdatedRows) === 0)
      return showingFor(transaction, { id: crypto.randomUUID(), enquiryId, words, minutes });
    return row;
  }

  /** Notifies both sides of a confirmed or canceled time. */
  async function tellBoth(transaction: Transaction<Schema>, { id }: ShowingRow): Promise<void> {
    await enqueue(transaction, { template: 'showing-to-visitor', about: id });
    await enqueue(transaction, { template: 'showing-to-agent', about: id });
  }

  const answered = (
    transaction: Transaction<Schema>,
    enquiryId: string,
    how: ContactRecordRow['how'],
    id: string,
  ) => writeContact(transaction, { id, enquiry_id: enquiryId, how, at: clock(), note: '' }, clock());

  async function hold(
    transaction: Transaction<Schema>,
    showing: ShowingRow,
    at: number,
    minutes: number,
  ): Promise<Booked> {
    if (showing.starts_at === at && showing.minutes === minutes) return 'booked';
    await book(transaction, showing.id, at, minutes);
    await transaction
      .updateTable('showing')
      .set({
        starts_at: at,
        minutes,
        offered: '[]',
        changed_at: clock(),
        sequence: showing.starts_at === null ? showing.sequence : showing.sequence + 1,
      })
      .where('id', '=', showing.id)
      .execute();
    await tellBoth(transaction, showing);
    return 'booked';
  }

  async function busy(from: number, to: number): Promise<Busy[]> {
    const rows = await db
      .selectFrom('booked_quarter')
      .select('quarter')
      .where('quarter', '>=', Math.floor(from / QUARTER_MS))
      .where('quarter', '<', Math.ceil(to / QUARTER_MS))
      .execute();
    return rows.map(({ quarter }) => ({ from: quarter * QUARTER_MS, to: (quarter + 1) * QUARTER_MS }));
  }
  async function withEnquiries(showings: readonly ShowingRow[]): Promise<ShowingOf[]> {
    if (showings.length === 0) return [];
    const ids = showings.map(({ enquiry_id }) => enquiry_id);
    const rows = await db.selectFrom('enquiry').selectAll().where('id', 'in', ids).execute();
    return showings.flatMap((showing) => {
      const enquiry = rows.find(({ id }) => id === showing.enquiry_id);
      return enquiry ? [{ showing, enquiry }] : [];
    });
  }
  async function find(id: string): Promise<ShowingOf | undefined> {
    const showing = await db.selectFrom('showing').selectAll().where('id', '=', id).executeTakeFirst();
    return showing && (await withEnquiries([showing]))[0];
  }

  return {
    undelivered: () => undeliveredOffers(db),
    find,
    ofEnquiry: (enquiryId) => held(db, enquiryId),
    offer: (arrangement, times) =>
      transact(async (transaction) => {
        const { enquiryId, words, minutes } = arrangement;
        if (!(await lockEnquiry(transaction, enquiryId))) return false;
        const showing = await showingFor(transaction, arrangement);
        const offered = JSON.stringify(times);
        // A second tap.
        if (showing.offered === offered && showing.words === words) return true;
        await transaction
          .updateTable('showing')
          .set({
            words,
            offered,
            changed_at: clock(),
            ...(showing.starts_at === null && { minutes }),
          })
          .where('id', '=', showing.id)
          .execute();
        await enqueue(transaction, { template: 'showing-times', about: showing.id });
        await answered(transaction, enquiryId, 'mail', `times-${arrangement.id}`);
        return true;
      }),
    set: (arrangement, at) =>
      transactBooking(async (transaction) => {
        const { enquiryId, minutes } = arrangement;
        if (!(await lockEnquiry(transaction, enquiryId))) return 'gone';
        const showing = await showingFor(transaction, arrangement);
        const booked = await hold(transaction, showing, at, minutes);
        await answered(transaction, enquiryId, 'call', `times-${arrangement.id}`);
        return booked;
      }),
    confirm: (id, at) =>
      transactBooking(async (transaction) => {
        const showing = await lock(transaction, id);
        if (showing?.called_off_at !== null) return 'gone';
        if (showing.starts_at === at) return 'booked';
        if (!offeredTimes(showing).includes(at) || at <= clock()) return 'gone';
        return hold(transaction, showing, at, showing.minutes);
      }),
    async stillFree(showing) {
      const times = offeredTimes(showing).filter((at) => at > clock());
      if (times.length === 0) return [];
      const taken = await db
        .selectFrom('booked_quarter')
        .select('quarter')
        .where('showing_id', '!=', showing.id)
        .where(
          'quarter',
          'in',
          times.flatMap((at) => quartersOf(at, showing.minutes)),
        )
        .execute();
      const quarters = new Set(taken.map(({ quarter }) => quarter));
      return times.filter((at) => quartersOf(at, showing.minutes).every((quarter) => !quarters.has(quarter)));
    },
    async callOff(id) {
      await transact(async (transaction) => {
        const showing = await lock(transaction, id);
        if (showing?.called_off_at !== null) return;
        await transaction.deleteFrom('booked_quarter').where('showing_id', '=', id).execute();
        await transaction
          .updateTable('showing')
          .set({ called_off_at: clock(), changed_at: clock(), sequence: showing.sequence + 1 })
          .where('id', '=', id)
          .execute();
        if (showing.starts_at !== null) await tellBoth(transaction, showing);
      });
      return find(id);
    },
    async between(from, to) {
      const showings = await db
        .selectFrom('showing')
        .selectAll()
        .where('called_off_at', 'is', null)
        .where('starts_at', '>=', from)
        .where('starts_at', '<', to)
        .where('enquiry_id', 'in', (of) => of.selectFrom('enquiry').select('id').where(isGenuine))
        .orderBy('starts_at')
        .execute();
      return withEnquiries(showings);
    },
    unconfirmed: (days) =>
      db
        .selectFrom('enquiry')
        .selectAll()
        .where((row) => isInState(row, 'contacted'))
        .where('wanted_on', 'in', days)
        .where((row) => row.or([row('stage', 'is', null), row('stage', 'not in', ['closed', 'lost'])]))
        .where('id', 'not in', (of) =>
          of.selectFrom('showing').select('enquiry_id').where('starts_at', 'is not', null),
        )
        .orderBy('wanted_on')
        .orderBy('received_at')
        .limit(MOST_UNCONFIRMED)
        .execute(),
    busy,
    async blockedDays() {
      const rows = await db.selectFrom('blocked_day').select('day').orderBy('day').execute();
      return rows.map(({ day }) => day);
    },
    async block(day) {
      await db
        .insertInto('blocked_day')
        .values({ day })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async unblock(day) {
      await db.deleteFrom('blocked_day').where('day', '=', day).execute();
    },
  };
}
