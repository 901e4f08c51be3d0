import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What rows and files of documents do not agree on. */
export const fileFaults: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('file_fault')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
