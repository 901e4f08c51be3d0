import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which sites or campaigns led to the visit in which an enquiry was sent. */
export const visitSources: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('enquiry').addColumn('sources', 'text').execute();
  },
};
