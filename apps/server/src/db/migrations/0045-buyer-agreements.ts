import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a person has signed a buyer agreement; the newest row among their inquiries holds. */
export const buyerAgreements: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('buyer_agreement')
      .addColumn('enquiry_id', 'text', (column) =>
        column.primaryKey().references('enquiry.id').onDelete('cascade'),
      )
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('until', 'text')
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
