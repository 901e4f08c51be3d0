import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../open-database.ts';

/** What the site was published from: a row for each version, and the texts by their hash. */
export const contentVersions: Migration = {
  async up(db: Kysely<unknown>) {
    // The primary key lets one of two publishes have the next number.
    await db.schema
      .createTable('content_version')
      .addColumn('number', 'bigint', (column) => column.primaryKey())
      .addColumn('published_at', 'bigint', (column) => column.notNull())
      .addColumn('published_by', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('based_on', 'bigint')
      .addColumn('files', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('content_text')
      .addColumn('sha256', 'text', (column) => column.primaryKey())
      .addColumn('body', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
      .execute();
  },
};
