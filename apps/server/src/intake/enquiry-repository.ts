import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { EnquiryRow, Schema } from '../db/schema.ts';

/** All that is asked of stored enquiries; no other file names their table. */
export interface EnquiryRepository {
  /** Resolves with false, and changes nothing, where an enquiry of the same key is stored already. */
  add(transaction: Transaction<Schema>, enquiry: EnquiryRow): Promise<boolean>;
  find(id: string): Promise<EnquiryRow | undefined>;
  /** The kind of each of these enquiries, by id. */
  kindsOf(ids: readonly string[]): Promise<ReadonlyMap<string, EnquiryRow['kind']>>;
  /** Throws when enquiries cannot be read. */
  prove(): Promise<void>;
}

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
      const rows = await db.selectFrom('enquiry').select(['id', 'kind']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, kind }) => [id, kind]));
    },
    async prove() {
      await sql`select 1 from enquiry limit 1`.execute(db);
    },
  };
}
