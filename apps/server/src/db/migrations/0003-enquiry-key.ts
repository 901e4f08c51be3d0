import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A submission is six documents. The browser's key for one filled form is the enquiry's key. */
export const enquiryKey: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('enquiry').renameColumn('submission_id', 'enquiry_key').execute();
  },
};
