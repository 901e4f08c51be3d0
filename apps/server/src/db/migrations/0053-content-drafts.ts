import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Changed files of the content that the agent has not published yet. */
export const contentDrafts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_draft')
      .addColumn('file', 'text', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('based_on', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addColumn('saved_by', 'text', (column) => column.notNull())
      .execute();
  },
};
