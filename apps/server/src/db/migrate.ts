import { Migrator } from 'kysely/migration';
import { enquiryAndOutbox } from './migrations/0001-enquiry-and-outbox.ts';
import type { Database } from './open-database.ts';

/** Append only: a migration that has been released is never changed. */
const migrations = { '0001-enquiry-and-outbox': enquiryAndOutbox };

/** Brings the database to the newest schema; throws, with nothing half done, when a step fails. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
