import type { Transaction } from 'kysely';
import type { Span } from '../clock/clock-epochs.ts';
import type { Database } from '../db/open-database.ts';
import type { EnquiryRow, NewEnquiry, Schema } from '../db/schema.ts';

/**
 * Reads and writes stored enquiries. Jobs query them by time themselves (reminders, push, figures,
 * the self-test, backup, restore). Only this folder writes their table; erasing/ deletes from it.
 */
export interface EnquiryRepository {
  /** Resolves with false, and changes nothing, if an enquiry with the same key is stored. */
  add(transaction: Transaction<Schema>, enquiry: NewEnquiry): Promise<boolean>;
  find(id: string): Promise<EnquiryRow | undefined>;
  /** The kind of each of these enquiries, by id. */
  kindsOf(ids: readonly string[]): Promise<ReadonlyMap<string, EnquiryRow['kind']>>;
  /** The oldest `most` received before a moment, except those received within these spans. */
  receivedBefore(moment: number, most: number, sparing?: readonly Span[]): Promise<string[]>;
}

/** A statement takes a limited number of values. */
const MOST_VALUES = 1000;

export function enquiryRepository(db: Database): EnquiryRepository {
  return {
    async add(transaction, enquiry) {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('enquiry')
        .values(enquiry)
        .onConflict((conflict) => conflict.column('enquiry_key').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    find: (id) => db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst(),
    async kindsOf(ids) {
      const kinds = new Map<string, EnquiryRow['kind']>();
      for (let from = 0; from < ids.length; from += MOST_VALUES) {
        const some = ids.slice(from, from + MOST_VALUES);
        const rows = await db.selectFrom('enquiry').select(['id', 'kind']).where('id', 'in', some).execute();
        for (const { id, kind } of rows) kinds.set(id, kind);
      }
      return kinds;
    },
    async receivedBefore(moment, most, sparing = []) {
      const rows = await db
        .selectFrom('enquiry')
        .select('id')
        .where('received_at', '<', moment)
        .where((row) => row.and(sparing.map(({ from, to }) => row.not(row.between('received_at', from, to)))))
        .orderBy('received_at')
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
