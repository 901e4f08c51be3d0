import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where a backup was made to: one to another place, by hand, is none in the place that is asked for. */
export const backupPlaces: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('backup_run').addColumn('place', 'text').execute();
  },
};
