import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What runs by the clock, one row a job. */
export const jobs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('job')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('started_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .addColumn('error', 'text')
      .addColumn('lease_owner', 'text')
      .addColumn('lease_until', 'bigint')
      .execute();
  },
};
