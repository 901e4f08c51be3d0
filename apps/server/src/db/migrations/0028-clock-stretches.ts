import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Periods in which the clock ran normally, so that data that arrived while it was behind is not
 * taken for old.
 */
export const clockStretches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('clock_stretch')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('from_at', 'bigint', (column) => column.notNull())
      .addColumn('to_at', 'bigint', (column) => column.notNull())
      .addColumn('ran_before', 'bigint', (column) => column.notNull())
      .execute();
  },
};
