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
import { backups } from './migrations/0018-backups.ts';
import { severalMachines } from './migrations/0020-several-machines.ts';
import { fileFaults } from './migrations/0021-file-faults.ts';
import { documentAlerts } from './migrations/0022-document-alerts.ts';
import { toldFaults } from './migrations/0023-told-faults.ts';
import { dropErased } from './migrations/0024-drop-erased.ts';
import { searchWithinWords } from './migrations/0025-search-within-words.ts';
import { backupPlaces } from './migrations/0026-backup-places.ts';
import { dropDigested } from './migrations/0027-drop-digested.ts';
import { clockStretches } from './migrations/0028-clock-stretches.ts';
import { failingJobs } from './migrations/0029-failing-jobs.ts';
import { enquiryNetworks } from './migrations/0030-enquiry-networks.ts';
import { floodsAndProgress } from './migrations/0031-floods-and-progress.ts';
import { redactAnswers } from './migrations/0035-redact-answers.ts';
import { sessionsEnd } from './migrations/0036-sessions-end.ts';
import { followUps } from './migrations/0038-follow-ups.ts';
import { replyTemplates } from './migrations/0039-reply-templates.ts';
import { showings } from './migrations/0040-showings.ts';
import { wantedDays } from './migrations/0041-wanted-days.ts';
import { calendarFeeds } from './migrations/0042-calendar-feeds.ts';
import { visitSources } from './migrations/0043-visit-sources.ts';
import { personExceptions } from './migrations/0044-person-exceptions.ts';
import { buyerAgreements } from './migrations/0045-buyer-agreements.ts';
import { signedAgreements } from './migrations/0046-signed-agreements.ts';
import { contentVersions } from './migrations/0050-content-versions.ts';
import { contentDrafts } from './migrations/0053-content-drafts.ts';
import { brokerRequests } from './migrations/0054-broker-requests.ts';
import { letterSubscriptions } from './migrations/0055-letter-subscriptions.ts';
import { homeLetters } from './migrations/0056-home-letters.ts';
import { guestMode } from './migrations/0057-guest-mode.ts';
import { oneToldAlert } from './migrations/0058-one-told-alert.ts';
import { postgresBeginning } from './migrations/postgres-beginning.ts';
import { type Database, isPostgres } from './open-database.ts';

/** Append only: never change a released migration. */
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
const sinceThen: Record<string, Migration> = {
  '0018-backups': backups,
  '0020-several-machines': severalMachines,
  '0021-file-faults': fileFaults,
  '0022-document-alerts': documentAlerts,
  '0023-told-faults': toldFaults,
  '0024-drop-erased': dropErased,
  '0025-search-within-words': searchWithinWords,
  '0026-backup-places': backupPlaces,
  '0027-drop-digested': dropDigested,
  '0028-clock-stretches': clockStretches,
  '0029-failing-jobs': failingJobs,
  '0030-enquiry-networks': enquiryNetworks,
  '0031-floods-and-progress': floodsAndProgress,
  '0035-redact-answers': redactAnswers,
  '0036-sessions-end': sessionsEnd,
  '0038-follow-ups': followUps,
  '0039-reply-templates': replyTemplates,
  '0040-showings': showings,
  '0041-wanted-days': wantedDays,
  '0042-calendar-feeds': calendarFeeds,
  '0043-visit-sources': visitSources,
  '0044-person-exceptions': personExceptions,
  '0045-buyer-agreements': buyerAgreements,
  '0046-signed-agreements': signedAgreements,
  '0050-content-versions': contentVersions,
  '0053-content-drafts': contentDrafts,
  '0054-broker-requests': brokerRequests,
  '0055-letter-subscriptions': letterSubscriptions,
  '0056-home-letters': homeLetters,
  '0057-guest-mode': guestMode,
  '0058-one-told-alert': oneToldAlert,
};

const migrationsFor = (postgres: boolean): Record<string, Migration> => ({
  ...(postgres ? { '0017-postgres-beginning': postgresBeginning } : beforePostgres),
  ...sinceThen,
});

/** The names of this version's migrations, in order. */
export const knownMigrations = (postgres = false): string[] => Object.keys(migrationsFor(postgres));

/** `schema`: the PostgreSQL schema that holds the tables. */
const migratorOf = (db: Database, schema?: string) =>
  new Migrator({
    db,
    provider: { getMigrations: async () => migrationsFor(schema !== undefined) },
    ...(schema !== undefined && { migrationTableSchema: schema }),
    // Migrations from parallel branches may be released out of order.
    allowUnorderedMigrations: true,
  });

/** A newer version of the program has used the database. */
export class NewerDatabaseError extends Error {
  readonly code = 'database-newer';
  constructor(unknown: readonly string[]) {
    super(
      `The database was used by a newer Rivermark (${unknown.join(', ')}). Start that one again, or go back to the copy that was made before the upgrade: docs/runbook.md, ‘An upgrade went wrong’ (database-newer).`,
    );
    this.name = 'NewerDatabaseError';
  }
}

/** The applied migrations; none in a new database. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  const there = isPostgres(db)
    ? sql`select 1 where to_regclass('kysely_migration') is not null`
    : sql`select 1 from sqlite_master where name = 'kysely_migration'`;
  if ((await there.execute(db)).rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Throws if a newer version of the program has used the database. */
export async function refuseNewer(db: Database): Promise<void> {
  const known = knownMigrations(isPostgres(db));
  const unknown = (await appliedMigrations(db)).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
}

/** Whether the database has exactly the migrations of this version. */
async function isCurrent(db: Database): Promise<boolean> {
  const known = new Set(knownMigrations(isPostgres(db)));
  const applied = await appliedMigrations(db);
  return applied.length === known.size && applied.every((name) => known.has(name));
}

/** Throws if the database lacks a migration of this version. */
export async function refuseOlder(db: Database): Promise<void> {
  const applied = await appliedMigrations(db);
  if (knownMigrations(isPostgres(db)).every((name) => applied.includes(name))) return;
  throw new Error(
    'The database is of an older Rivermark. Call the program of the server that runs, or start this one, which brings it up (database-older).',
  );
}

/**
 * Migrates the database to the newest schema, or to the step `to`. If a step fails, throws with
 * nothing applied. Throws without changes if a newer version has used the database
 * (`database-newer`).
 *
 * On PostgreSQL the migrator uses one transaction under a lock. On SQLite it uses neither, so the
 * transaction is ours. Without it, a kill halfway would leave tables that stop every later start,
 * and two processes that start together would both create them.
 */
export async function migrate(db: Database, to?: string): Promise<void> {
  // As at most starts. The migrator would read the columns of every table first.
  if (!to && (await isCurrent(db))) return;
  const go = (migrator: Migrator) => (to ? migrator.migrateTo(to) : migrator.migrateToLatest());
  if (isPostgres(db)) {
    await refuseNewer(db);
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
    // Another schema of the same database may hold another site.
    const { error } = await go(migratorOf(db, rows[0]?.schema ?? 'public'));
    if (error) throw error;
    return;
  }
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await refuseNewer(connection);
      const { error } = await go(migratorOf(connection));
      if (error) throw error;
      await sql`commit`.execute(connection);
    } catch (error) {
      // On a full disk SQLite has rolled back, and a second rollback would hide the cause.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}
