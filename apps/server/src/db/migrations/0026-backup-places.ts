import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Where a backup was made. A manual backup elsewhere does not count as one in the configured place.
 */
export const backupPlaces: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('backup_run').addColumn('place', 'text').execute();
  },
};
