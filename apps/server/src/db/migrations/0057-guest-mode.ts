import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A device of the agent at the door of an open house: the home, the PIN and the wrong PINs. */
export const guestMode: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('desk_device').addColumn('guest_home', 'text').execute();
    await db.schema.alterTable('desk_device').addColumn('guest_pin', 'text').execute();
    await db.schema
      .alterTable('desk_device')
      .addColumn('guest_tries', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
