import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Offered times of showings, times that are taken, and days that the agent has blocked. */
export const showings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('showing')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) =>
        column.notNull().references('enquiry.id').onDelete('cascade'),
      )
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('sequence', 'bigint', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('minutes', 'bigint', (column) => column.notNull())
      .addColumn('offered', 'text', (column) => column.notNull())
      .addColumn('starts_at', 'bigint')
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('called_off_at', 'bigint')
      .execute();
    await db.schema.createIndex('showing_of').on('showing').column('enquiry_id').execute();
    await db.schema.createIndex('showing_starts').on('showing').column('starts_at').execute();
    // The primary key lets one showing alone have a quarter of an hour.
    await db.schema
      .createTable('booked_quarter')
      .addColumn('quarter', 'bigint', (column) => column.primaryKey())
      .addColumn('showing_id', 'text', (column) =>
        column.notNull().references('showing.id').onDelete('cascade'),
      )
      .execute();
    await db.schema.createIndex('booked_quarter_of').on('booked_quarter').column('showing_id').execute();
    await db.schema
      .createTable('blocked_day')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .execute();
  },
};
