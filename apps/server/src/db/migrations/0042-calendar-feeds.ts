import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The secret address at which the agent's calendar reads the desk's: kept as a hash. */
export const calendarFeeds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('calendar_feed')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('read_at', 'bigint')
      .execute();
  },
};
