import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { enquiryAndOutbox } from './migrations/0001-enquiry-and-outbox.ts';
import { documents } from './migrations/0002-documents.ts';
import { enquiryKey } from './migrations/0003-enquiry-key.ts';
import { jobs } from './migrations/0004-jobs.ts';
import { mailWatch } from './migrations/0005-mail-watch.ts';
import { uploadOrigin } from './migrations/0006-upload-origin.ts';
import { documentMarks } from './migrations/0008-document-marks.ts';
import { door } from './migrations/0009-door.ts';
import { desk } from './migrations/0010-desk.ts';
import { reminders } from './migrations/0011-reminders.ts';
import { push } from './migrations/0016-push.ts';
import type { Database } from './open-database.ts';

/** Append only: a migration that has been released is never changed. */
const migrations = {
  '0001-enquiry-and-outbox': enquiryAndOutbox,
  '0002-documents': documents,
  '0003-enquiry-key': enquiryKey,
  '0004-jobs': jobs,
  '0005-mail-watch': mailWatch,
  '0006-upload-origin': uploadOrigin,
  '0008-document-marks': documentMarks,
  '0009-door': door,
  '0010-desk': desk,
  '0011-reminders': reminders,
  '0016-push': push,
};

/**
 * Brings the database to the newest schema; throws, with nothing half done, when a step fails. The transaction
 * is ours because the migrator uses none on SQLite: without it a kill in the middle would leave tables that stop
 * every later start, and two processes that start together would both create them.
 */
export async function migrate(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: async () => migrations },
      // Two that were made beside each other need not be released in the order of their numbers.
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    await (error ? sql`rollback` : sql`commit`).execute(connection);
    if (error) throw error;
  });
}
