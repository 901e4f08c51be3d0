import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Access to the agent's desk: sign-in links, devices, passkeys, attempts and the audit log. */
export const door: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('desk_link')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('lands_at', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema
      .createTable('desk_device')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('session_hash', 'text', (column) => column.notNull().unique())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('signed_in_by', 'text', (column) => column.notNull())
      .addColumn('signed_in_at', 'bigint', (column) => column.notNull())
      .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('desk_passkey')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('public_key', 'blob', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint')
      .execute();
    await db.schema
      .createTable('desk_challenge')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('desk_attempt')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('whose', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('desk_attempt_of').on('desk_attempt').columns(['what', 'at']).execute();
    // As for documents: audit lines are permanent.
    await db.schema
      .createTable('desk_audit')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .execute();
    for (const change of ['update', 'delete'] as const) {
      await sql`
        create trigger ${sql.raw(`desk_audit_no_${change}`)} before ${sql.raw(change)} on desk_audit
        begin select raise(abort, 'the audit is append-only'); end`.execute(db);
    }
    // The subject of a mail that is about neither an enquiry nor a submission.
    await db.schema.alterTable('outbox').addColumn('about', 'text').execute();
  },
};
