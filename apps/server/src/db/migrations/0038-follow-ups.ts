import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reminders that the agent sets for an enquiry, and the stage that she gives it. */
export const followUps: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('follow_up')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) =>
        column.notNull().references('enquiry.id').onDelete('cascade'),
      )
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('attempt_id', 'text')
      .addColumn('done_at', 'bigint')
      .addColumn('ended_by', 'text')
      .addColumn('notice_id', 'text')
      .execute();
    await db.schema.createIndex('follow_up_of').on('follow_up').column('enquiry_id').execute();
    await db.schema.createIndex('follow_up_due').on('follow_up').columns(['done_at', 'due_at']).execute();
    await db.schema.alterTable('enquiry').addColumn('stage', 'text').execute();
    await db.schema.alterTable('enquiry').addColumn('stage_at', 'bigint').execute();
  },
};
