import { MINUTE_MS } from '@rivermark/contracts/durations';
import { sql } from 'kysely';
import { clockFactsAlone, readClockFacts } from '../clock/clock-facts.ts';
import { leaseClockOf } from '../clock/lease-clock.ts';
import { placeName } from '../config/backup-settings.ts';
import type { Config } from '../config.ts';
import { appliedMigrations, knownMigrations } from '../db/migrate.ts';
import { type Database, isDatabaseThere, isPostgres, openDatabase } from '../db/open-database.ts';
import { isSettling } from '../documents/files/document-files.ts';
import { openDocumentFiles } from '../documents/files/open-document-files.ts';
import { strayFiles } from '../documents/retention/stray-files.ts';
import { keysInUse } from '../documents/rotation/keys-in-use.ts';
import { durationInWords } from '../duration-in-words.ts';
import { backupHealth } from '../health/backup/backup-health.ts';
import { backupHealthItem } from '../health/backup/backup-health-item.ts';
import { jobsHealth } from '../health/jobs/jobs-health.ts';
import { workerLastSeen } from '../health/jobs/worker-last-seen.ts';
import { mailHealth } from '../health/mail/mail-health.ts';
import { mailHealthItem } from '../health/mail/mail-health-item.ts';
import { countRestored } from '../outbox/mails-about.ts';
import { createKeyring } from '../secrets/keyring.ts';
import { readSecrets } from '../secrets/read-secrets.ts';
import { noBackups } from './backup-place.ts';
import { about, type Finding } from './finding.ts';
import { clock, ofHealth } from './machine.ts';

const database = about('database', 'Database');
const worker = about('worker', 'Worker');
const documents = about('documents', 'Documents');
const keys = about('keys', 'Keys');

async function ofDatabase(db: Database): Promise<Finding> {
  const applied = await appliedMigrations(db);
  const known = knownMigrations(isPostgres(db));
  if (applied.some((name) => !known.includes(name))) {
    return database.toDo('A newer Rivermark was at it (database-newer). Start that one.');
  }
  if (known.some((name) => !applied.includes(name))) {
    return database.unknown(
      'It is of an older version; the next start of the server copies it and brings it up.',
    );
  }
  if (isPostgres(db)) return database.fine('PostgreSQL answers, in the newest schema.');
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db);
  return rows[0]?.quick_check === 'ok'
    ? database.fine('It is whole, in the newest schema.')
    : database.toDo('It is damaged. See docs/runbook.md, ‘The database is locked or damaged’.');
}

/** Rows without a file, and files without a row. */
async function ofDocuments(
  db: Database,
  { dataDir, documentsBucket }: Config,
  now: number,
): Promise<Finding> {
  const store = await openDocumentFiles(dataDir, documentsBucket);
  let listed: readonly string[];
  try {
    listed = await store.list();
  } catch (error) {
    const { code } = error as { code?: string };
    return documents.toDo(
      `The store of client documents does not answer (${code}). See docs/runbook.md, ‘A job fails, or the store of documents is away’.`,
    );
  }
  const files = new Set(listed);
  const rows = await db
    .selectFrom('document')
    .select(['id', 'state', 'sealed_bytes', 'stored_at'])
    .where('state', '!=', 'erased')
    .execute();
  let lost = 0;
  for (const { id, state, sealed_bytes, stored_at } of rows) {
    if (state === 'receiving' || isSettling(store, stored_at, now)) continue;
    if (!files.has(id) || ((await store.size(id)) ?? 0) < sealed_bytes) lost += 1;
  }
  if (lost > 0) {
    return documents.toDo(
      `${lost === 1 ? 'One document has lost its file' : `${lost} documents have lost their files`}. See docs/runbook.md, ‘A lost machine’: a backup has them.`,
    );
  }
  const strays = (await strayFiles({ db, files: store })).length;
  if (strays > 0) {
    return documents.toDo(
      `Of ${strays === 1 ? 'one sealed file' : `${strays} sealed files`} the database knows nothing: is it an older or the wrong one? See docs/runbook.md, ‘Files that the database does not know’.`,
    );
  }
  return documents.fine(`Every one of ${rows.length} has its file.`);
}

async function ofKeys(db: Database, config: Config): Promise<Finding> {
  const inUse = await keysInUse(db);
  let ids: readonly string[] = [];
  try {
    ids = createKeyring(readSecrets(config)).ids;
  } catch {
    return keys.toDo('secret.key is missing or damaged. See docs/runbook.md, ‘The key is lost’.');
  }
  const missing = [...inUse].filter((id) => !ids.includes(id)).length;
  return missing === 0
    ? keys.fine('Every document can be opened.')
    : keys.toDo(
        'Some documents were sealed with a key that is not here. See docs/runbook.md, ‘The key is lost’.',
      );
}

/** Several jobs run every minute. After this long without one, something is wrong. */
const WORKER_SILENT_MS = 5 * MINUTE_MS;

/** Whether any process delivers mail and runs the jobs. */
async function ofWorker(db: Database, { role }: Config, now: number): Promise<Finding> {
  const at = await workerLastSeen(db);
  if (at !== null && now - at <= WORKER_SILENT_MS) return worker.fine('It runs.');
  const since = at === null ? 'has never run' : `has not run for ${durationInWords(now - at)}`;
  return worker.toDo(
    role === 'web'
      ? `ROLE=web only answers visitors, and the worker ${since}: no mail leaves. Start a second process with ROLE=worker on the same data, or set ROLE=all.`
      : `The worker ${since}: no mail leaves. Run: systemctl status rivermark. See docs/runbook.md, ‘The server does not start’.`,
  );
}

/** Includes backups made by hand. */
async function ofBackup(db: Database, { backup: { to, everyHours }, databaseUrl }: Config, now: number) {
  const [every, place] = to ? [everyHours, placeName(to)] : [];
  const item = backupHealthItem(await backupHealth(db, every, now, place), every, now);
  return !to && !databaseUrl && item.state === 'unknown' ? noBackups : ofHealth('backup', item);
}

async function ofRows(db: Database, config: Config, now: number): Promise<Finding[]> {
  const first = await ofDatabase(db);
  if (first.state !== 'fine') return [first];
  const work = await jobsHealth(db, now);
  return [
    first,
    await ofWorker(db, config, now),
    ...(work ? [ofHealth('jobs', work)] : []),
    ofHealth('outbox', {
      ...mailHealthItem(await mailHealth(db, now), await countRestored(db)),
      name: 'Outbox',
    }),
    await ofBackup(db, config, now),
    await ofDocuments(db, config, now),
    await ofKeys(db, config),
    clock(await readClockFacts(db, Date.now, leaseClockOf(db, Date.now), now)),
  ];
}

/**
 * What the database and the files say: health, outbox, backups, documents, clock. Changes nothing.
 */
export async function stores(config: Config, now: number): Promise<Finding[]> {
  if (!isDatabaseThere(config)) {
    return [
      database.unknown(
        `There is none in ${config.dataDir} yet: the first start of the server makes it. Run this again afterwards.`,
      ),
      ...(config.backup.to || config.databaseUrl ? [] : [noBackups]),
      clock(await clockFactsAlone(now)),
    ];
  }
  let db: Database | undefined;
  try {
    db = openDatabase(config);
    return await ofRows(db, config, now);
  } catch (error) {
    const { code } = error as { code?: string };
    return [
      database.toDo(`It cannot be read (${code}). See docs/runbook.md, ‘The database is locked or damaged’.`),
    ];
  } finally {
    await db?.destroy();
  }
}
