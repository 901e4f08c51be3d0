import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the outbox needs for retrying, throttling and alerts. */
export const mailWatch: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('retried_at', 'bigint').execute();
    await db.schema
      .alterTable('outbox')
      .addColumn('marked', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('outbox').addColumn('digest_id', 'text').execute();
    await db.schema.alterTable('outbox').addColumn('mentioned_at', 'bigint').execute();
    await db.schema.createIndex('outbox_sent').on('outbox').column('sent_at').execute();
    await db.schema.createIndex('outbox_digest').on('outbox').column('digest_id').execute();
    await db.schema.createIndex('enquiry_received').on('enquiry').column('received_at').execute();
    await db.schema
      .createTable('mail_watch')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('told_state', 'text', (column) => column.notNull())
      .addColumn('logged_at', 'bigint')
      .execute();
  },
};
