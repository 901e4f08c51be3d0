import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const enquiryAndOutbox: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('enquiry')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('submission_id', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('phone_e164', 'text')
      .addColumn('details', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('via', 'text', (column) => column.notNull())
      .addColumn('consent_given', 'integer', (column) => column.notNull())
      .addColumn('consent_text', 'text', (column) => column.notNull())
      .addColumn('consent_version', 'text', (column) => column.notNull())
      .addColumn('spam_marks', 'text', (column) => column.notNull())
      .addColumn('held', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiry.id'))
      .addColumn('template', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
      .addColumn('lease_owner', 'text')
      .addColumn('lease_until', 'bigint')
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('last_error_code', 'text')
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .addUniqueConstraint('outbox_enquiry_template', ['enquiry_id', 'template'])
      .execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute();
    await db.schema
      .createTable('outbox_attempt')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('outbox_id', 'text', (column) => column.notNull().references('outbox.id'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('error_code', 'text')
      .addColumn('detail', 'text')
      .execute();
    await db.schema
      .createIndex('outbox_attempt_of')
      .on('outbox_attempt')
      .columns(['outbox_id', 'at'])
      .execute();
  },
};
