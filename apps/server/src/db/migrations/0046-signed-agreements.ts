import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The signed agreement itself, a document in the sealed store. */
export const signedAgreements: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('buyer_agreement').addColumn('submission_id', 'text').execute();
  },
};
