import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The replies that the agent has put into her own words. */
export const replyTemplates: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reply_template')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('edited_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
