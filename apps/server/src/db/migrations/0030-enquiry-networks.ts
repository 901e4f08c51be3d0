import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The network of an enquiry, as a keyed hash kept for some days, so that a flood can be undone. */
export const enquiryNetworks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('enquiry_network')
      .addColumn('enquiry_id', 'text', (column) =>
        column.primaryKey().references('enquiry.id').onDelete('cascade'),
      )
      .addColumn('mark', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('enquiry_network_of').on('enquiry_network').columns(['mark', 'at']).execute();
  },
};
