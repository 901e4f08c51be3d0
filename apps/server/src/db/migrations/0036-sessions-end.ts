import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which passkey signed a device in, and under which passphrase, so that either can end the session.
 */
export const sessionsEnd: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('desk_device').addColumn('passkey_id', 'text').execute();
    await db.schema
      .alterTable('desk_device')
      .addColumn('passphrase_hash', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
