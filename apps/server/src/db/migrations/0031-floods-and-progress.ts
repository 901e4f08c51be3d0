import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which enquiries were marked as spam together, so that it can be undone; and a job run's last
 * progress.
 */
export const floodsAndProgress: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('enquiry').addColumn('flood_id', 'text').execute();
    await db.schema.createIndex('enquiry_of_flood').on('enquiry').columns(['flood_id', 'id']).execute();
    await db.schema.alterTable('job').addColumn('progressed_at', 'bigint').execute();
  },
};
