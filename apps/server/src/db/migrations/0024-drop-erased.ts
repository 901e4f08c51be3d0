import type { Migration } from 'kysely/migration';
import type { Database } from '../open-database.ts';

/**
 * Mails whose subject was erased were stored as permanently failed, which nothing could resolve.
 */
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
