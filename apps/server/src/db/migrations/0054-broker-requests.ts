import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Changes of homes that the broker was asked to approve. One for each file at most. */
export const brokerRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('broker_request')
      .addColumn('file', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('drafts_hash', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('sentences', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('asked_by', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('answered_at', 'bigint')
      .addColumn('note', 'text', (column) => column.notNull())
      .execute();
  },
};
