import type { Migration } from 'kysely/migration';
import type { Database } from '../open-database.ts';

/** What it was to tell of was erased: that was kept as a mail that failed for good, which nothing could end. */
export const dropErased: Migration = {
  async up(db: Database) {
    await db
      .updateTable('outbox')
      .set({ state: 'dropped', last_error_code: null, last_error: null })
      .where('state', '=', 'refused')
      .where('last_error_code', '=', 'ERASED')
      .execute();
  },
};
