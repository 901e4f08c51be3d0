import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What several processes over one database must know of each other. */
export const severalMachines: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('window_count')
      .addColumn('mark', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('window_count_until').on('window_count').column('until').execute();
    await db.schema
      .createTable('push_key')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('wrapped_key', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable('document')
      .addColumn('turn', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
