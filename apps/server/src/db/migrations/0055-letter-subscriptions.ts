import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Readers of letters about homes: asked, confirmed or ended. */
export const letterSubscriptions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('letter_subscription')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('address_hash', 'text', (column) => column.notNull().unique())
      .addColumn('secret', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('choices', 'text', (column) => column.notNull())
      .addColumn('wish', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('consent_text', 'text', (column) => column.notNull())
      .addColumn('consent_version', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'bigint')
      .addColumn('confirmed_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .addColumn('ended_by', 'text')
      .execute();
  },
};
