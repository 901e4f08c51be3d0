import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Lets the outbox carry submissions of documents. SQLite can change a column only by recreating its
 * table.
 */
async function widenOutbox(db: Kysely<unknown>) {
  await db.schema
    .createTable('outbox_wider')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.references('enquiry.id'))
    .addColumn('document_submission_id', 'text', (column) => column.references('document_submission.id'))
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
    .addUniqueConstraint('outbox_submission_template', ['document_submission_id', 'template'])
    .execute();
  await sql`
    insert into outbox_wider
    select id, enquiry_id, null, template, state, attempts, next_attempt_at, lease_owner, lease_until, message_id,
      last_error_code, last_error, created_at, sent_at
    from outbox`.execute(db);
  await sql`create table outbox_attempt_kept as select * from outbox_attempt`.execute(db);
  await sql`delete from outbox_attempt`.execute(db);
  await db.schema.dropTable('outbox_attempt').execute();
  await db.schema.dropTable('outbox').execute();
  await db.schema.alterTable('outbox_wider').renameTo('outbox').execute();
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
  await sql`insert into outbox_attempt select * from outbox_attempt_kept`.execute(db);
  await db.schema.dropTable('outbox_attempt_kept').execute();
  await db.schema
    .createIndex('outbox_attempt_of')
    .on('outbox_attempt')
    .columns(['outbox_id', 'at'])
    .execute();
}

export const documents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('document_submission')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('client_key', 'text', (column) => column.notNull().unique())
      .addColumn('client_name', 'text', (column) => column.notNull())
      .addColumn('client_email', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('reminded_at', 'bigint')
      .addColumn('erased_at', 'bigint')
      .addColumn('key_id', 'text')
      .addColumn('wrapped_link_key', 'text')
      .execute();
    await db.schema
      .createTable('document')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('object_name', 'text', (column) => column.notNull().unique())
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('original_name', 'text', (column) => column.notNull())
      .addColumn('client_key', 'text')
      .addColumn('submission_id', 'text', (column) => column.references('document_submission.id'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('resumable', 'integer', (column) => column.notNull())
      .addColumn('announced_bytes', 'bigint')
      .addColumn('received_bytes', 'bigint', (column) => column.notNull())
      .addColumn('sealed_bytes', 'bigint', (column) => column.notNull())
      .addColumn('segments', 'integer', (column) => column.notNull())
      .addColumn('type', 'text')
      .addColumn('sha256', 'text')
      .addColumn('checks', 'text', (column) => column.notNull())
      .addColumn('key_id', 'text')
      .addColumn('wrapped_key', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('stored_at', 'bigint')
      .execute();
    await db.schema.createIndex('document_of').on('document').column('submission_id').execute();
    await db.schema.createIndex('document_state').on('document').columns(['state', 'created_at']).execute();
    // Audit lines are permanent: they reference no row that could be deleted, and cannot change.
    await db.schema
      .createTable('document_audit')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('submission_id', 'text')
      .addColumn('document_id', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('document_audit_of')
      .on('document_audit')
      .columns(['submission_id', 'id'])
      .execute();
    for (const change of ['update', 'delete'] as const) {
      await sql`
        create trigger ${sql.raw(`document_audit_no_${change}`)} before ${sql.raw(change)} on document_audit
        begin select raise(abort, 'the audit is append-only'); end`.execute(db);
    }
    await widenOutbox(db);
  },
};
