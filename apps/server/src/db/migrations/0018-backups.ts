import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The results of backups, and who was notified. */
export const backups: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('backup_run')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .addColumn('snapshot', 'text')
      .addColumn('copied_bytes', 'bigint')
      .addColumn('error', 'text')
      .execute();
    await db.schema
      .createTable('backup_alert')
      .addColumn('channel', 'text', (column) => column.primaryKey())
      .addColumn('told_state', 'text', (column) => column.notNull())
      .execute();
  },
};
