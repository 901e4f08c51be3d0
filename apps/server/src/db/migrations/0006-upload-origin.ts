import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where an unsubmitted document comes from, and its sender's metadata as TUS carries it. */
export const uploadOrigin: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('document')
      .addColumn('begun_by', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('document')
      .addColumn('upload_metadata', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
