import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Since when a job has been failing, and the last notifications of matters without a table. */
export const failingJobs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('job').addColumn('failing_since', 'bigint').execute();
    await db.schema
      .createTable('told_alert')
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('told_state', 'text', (column) => column.notNull())
      .addColumn('told_faults', 'text', (column) => column.notNull().defaultTo('{}'))
      .addColumn('told_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('told_alert_once', ['about', 'channel'])
      .execute();
  },
};
