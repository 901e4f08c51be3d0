import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
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
import { postgresBeginning } from './migrations/postgres-beginning.ts';
import { type Database, isPostgres } from './open-database.ts';

/** Append only: a migration that has been released is never changed. */
const beforePostgres: Record<string, Migration> = {
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
/** Each of these works on both databases. */
const sinceThen: Record<string, Migration> = {};

/** `schema`: the one of PostgreSQL in which the tables are. */
const migratorOf = (db: Database, schema?: string) =>
  new Migrator({
    db,
    provider: {
      getMigrations: async () => ({
        ...(schema === undefined ? beforePostgres : { '0017-postgres-beginning': postgresBeginning }),
        ...sinceThen,
      }),
    },
    ...(schema !== undefined && { migrationTableSchema: schema }),
    // Two that were made beside each other need not be released in the order of their numbers.
    allowUnorderedMigrations: true,
  });

/**
 * Brings the database to the newest schema; throws, with nothing half done, when a step fails. On PostgreSQL the
 * migrator does it in one transaction under a lock; on SQLite it uses neither, so the transaction is ours: without it a
 * kill in the middle would leave tables that stop every later start, and two processes that start together would both
 * create them.
 */
export async function migrate(db: Database): Promise<void> {
  if (isPostgres(db)) {
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
    // Another schema of the same database may hold another site.
    const { error } = await migratorOf(db, rows[0]?.schema ?? 'public').migrateToLatest();
    if (error) throw error;
    return;
  }
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    const { error } = await migratorOf(connection).migrateToLatest();
    await (error ? sql`rollback` : sql`commit`).execute(connection);
    if (error) throw error;
  });
}
