import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** In which times the clock went on as time does, so that what came while it was behind is not taken for old. */
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
