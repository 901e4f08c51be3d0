import type { Migration } from 'kysely/migration';
import type { Database } from '../open-database.ts';

/**
 * Mails for a digest that was dropped: they waited forever and raised alerts about delayed mail.
 */
export const dropDigested: Migration = {
  async up(db: Database) {
    await db
      .updateTable('outbox')
      .set({ state: 'dropped' })
      .where('state', '=', 'in-digest')
      .where('digest_id', 'in', (digest) =>
        digest.selectFrom('outbox').select('id').where('state', '=', 'dropped'),
      )
      .execute();
  },
};
