import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a document carries that acts, and how many pages it has, as the inspection found it. */
export const documentMarks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('document')
      .addColumn('marks', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await db.schema.alterTable('document').addColumn('pages', 'integer').execute();
  },
};
