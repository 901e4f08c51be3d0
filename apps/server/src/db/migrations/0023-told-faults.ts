import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The faults that each alert channel was notified of, beside its one-word state. A fault may hide
 * another.
 */
export const toldFaults: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['alert_channel', 'backup_alert', 'document_alert']) {
      await db.schema
        .alterTable(table)
        .addColumn('told_faults', 'text', (column) => column.notNull().defaultTo('{}'))
        .execute();
      await db.schema
        .alterTable(table)
        .addColumn('told_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
    }
  },
};
