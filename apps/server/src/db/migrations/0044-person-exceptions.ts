import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Where the agent says that two inquiries are one person's, or are not, against what their
 * addresses say.
 */
export const personExceptions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('person_exception')
      .addColumn('enquiry_id', 'text', (column) =>
        column.notNull().references('enquiry.id').onDelete('cascade'),
      )
      .addColumn('other_id', 'text', (column) =>
        column.notNull().references('enquiry.id').onDelete('cascade'),
      )
      .addColumn('is_same', 'integer', (column) => column.notNull())
      .addColumn('decided_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('person_exception_pk', ['enquiry_id', 'other_id'])
      .execute();
    await db.schema.createIndex('person_exception_other').on('person_exception').column('other_id').execute();
  },
};
