import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Notifications that rows and files of documents do not match. */
export const documentAlerts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('document_alert')
      .addColumn('channel', 'text', (column) => column.primaryKey())
      .addColumn('told_state', 'text', (column) => column.notNull())
      .execute();
  },
};
