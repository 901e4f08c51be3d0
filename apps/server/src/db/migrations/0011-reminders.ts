import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Automatic reminders, digests, acknowledgements, alerts and self-tests; and counts of visits. */
export const reminders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reminder')
      .addColumn('enquiry_id', 'text', (column) =>
        column.notNull().references('enquiry.id').onDelete('cascade'),
      )
      .addColumn('step', 'integer', (column) => column.notNull())
      .addColumn('notice_id', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('reminder_once', ['enquiry_id', 'step'])
      .execute();
    await db.schema.createIndex('reminder_notice').on('reminder').column('notice_id').execute();
    await db.schema.createIndex('outbox_about').on('outbox').column('about').execute();
    await db.schema
      .createTable('morning_digest')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('acknowledgement')
      .addColumn('address_mark', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('acknowledgement_at').on('acknowledgement').column('at').execute();
    await db.schema
      .createTable('alert_channel')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('told_state', 'text', (column) => column.notNull())
      .execute();
    await sql`insert into alert_channel select 'webhook', told_state from mail_watch`.execute(db);
    await db.schema.alterTable('mail_watch').dropColumn('told_state').execute();
    await db.schema
      .createTable('self_test')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_key', 'text', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('outcome', 'text')
      .execute();
    await db.schema
      .createTable('visit_count')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('series', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_count_once', ['day', 'series', 'label'])
      .execute();
  },
};
