import type { Migration } from 'kysely/migration';
import type { Database } from '../open-database.ts';

/** What was to go out with a digest that was dropped: it waited for ever, and was told as mail that is held up. */
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
