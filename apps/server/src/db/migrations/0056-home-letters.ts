import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Letters about homes, who gets each, and what was known of each home at the last look. */
export const homeLetters: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('letter')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('home', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('was_price', 'bigint')
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('proposed_at', 'bigint', (column) => column.notNull())
      .addColumn('decided_at', 'bigint')
      .addColumn('decided_by', 'text', (column) => column.notNull())
      .addColumn('may_be_marketed_at', 'bigint')
      .execute();
    // One proposal for each home at most.
    await sql`create unique index letter_proposed on letter (home) where state = 'proposed'`.execute(db);
    await db.schema
      .createTable('letter_recipient')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('letter_id', 'text', (column) => column.notNull().references('letter.id'))
      .addColumn('subscription_id', 'text', (column) => column.notNull())
      .addUniqueConstraint('letter_once', ['letter_id', 'subscription_id'])
      .execute();
    await db.schema
      .createTable('letter_home')
      .addColumn('home', 'text', (column) => column.primaryKey())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('price', 'bigint')
      .addColumn('open_houses', 'text', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('outbox').addColumn('handed_at', 'bigint').execute();
  },
};
