import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where a document that was not handed over yet comes from, and what its sender said of it as TUS carries it. */
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
