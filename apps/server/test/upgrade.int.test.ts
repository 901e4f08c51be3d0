import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { fileOf } from '@rivermark/testkit/server-programs';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { newestFitting, sweepUpgradeCopies } from '../src/db/copy-before-migrating.ts';
import { knownMigrations, migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { openMigrated } from '../src/db/open-migrated.ts';
import { putCopyBack } from '../src/going-back/put-copy-back.ts';
import { call, callBody } from './calls.ts';
import { dumpSchema } from './schemas/dump-schema.ts';
import { signIn } from './sign-in.ts';
import { startApp, temporaryFolder } from './start-app.ts';
import { portOf, startProcess } from './start-process.ts';
import { onEmbeddedStores } from './stores-of-run.ts';
import { writeTinySite } from './tiny-site.ts';

const schemas = join(import.meta.dirname, 'schemas');
/** The releases, named after their last migration. */
const releases = readdirSync(schemas)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => name.slice(0, -'.sql'.length));
const SEARCH = /^enquiry_search/;
/** Tables whose rows told_alert has now, and as which subject. */
const inToldAlert: Readonly<Record<string, string>> = { alert_channel: 'mail', backup_alert: 'backup' };

/** A data directory as that release left it. */
function leftBy(release: string): string {
  const dataDir = join(temporaryFolder(), 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  const db = new SQLite(join(dataDir, 'rivermark.db'));
  db.pragma('journal_mode = WAL');
  db.exec(readFileSync(join(schemas, `${release}.sql`), 'utf8'));
  db.close();
  return dataDir;
}

/** Every row of every table, with all its columns. */
function rowsOf(file: string): Map<string, Record<string, unknown>[]> {
  const db = new SQLite(file, { readonly: true });
  const tables = db.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
  const rows = tables
    .filter((name) => !SEARCH.test(name) && !name.startsWith('sqlite_') && !name.startsWith('kysely_'))
    .map((name) => [name, db.prepare(`select * from "${name}"`).all() as Record<string, unknown>[]] as const);
  db.close();
  return new Map(rows);
}

// SQLite's file is copied before a step, and releases are stored as such. PostgreSQL migrates in
// one transaction.
onEmbeddedStores('there is a release to upgrade from', () => {
  expect(releases.length).toBeGreaterThan(0);
});

onEmbeddedStores.each(releases)(
  'the kept schema of %s has a row in every table, and its migrations still make the same',
  async (release) => {
    const dataDir = leftBy(release);
    for (const [table, rows] of rowsOf(join(dataDir, 'rivermark.db')))
      expect(rows.length, table).toBeGreaterThan(0);
    const fresh = temporaryFolder();
    const db = openDatabase({ dataDir: fresh });
    await migrate(db, release);
    await db.destroy();
    const made = (folder: string) =>
      dumpSchema(join(folder, 'rivermark.db'))
        .split('\n')
        .filter((line) => !line.startsWith('insert '))
        .join('\n');
    expect(made(fresh)).toBe(made(dataDir));
  },
);

onEmbeddedStores.each(releases)(
  'an upgrade from %s keeps every row of every table, and the site works on it',
  async (release) => {
    const dataDir = leftBy(release);
    const before = rowsOf(join(dataDir, 'rivermark.db'));
    await (await openMigrated({ dataDir }, Date.now())).destroy();
    const after = rowsOf(join(dataDir, 'rivermark.db'));
    for (const [table, rows] of before) {
      const about = inToldAlert[table];
      if (about) {
        const told = rows.map(({ name, channel = name, ...row }) => ({ about, channel, ...row }));
        expect(after.get('told_alert')).toEqual(
          expect.arrayContaining(told.map((row) => expect.objectContaining(row))),
        );
      } else expect(after.get(table), table).toEqual(rows.map((row) => expect.objectContaining(row)));
    }
    const site = await startApp({ DATA_DIR: dataDir });
    const agent = await signIn(site);
    for (const path of ['', '/enquiries?q=tudor', '/documents', '/health', '/devices', '/figures', '/data']) {
      const { statusCode } = await agent.get(`/desk${path}`);
      expect(statusCode, path).toBe(200);
    }
    expect((await agent.get('/desk/enquiries?q=tudor')).body).toContain('Ada Brown');
  },
);

/** A data directory whose database is one step behind. */
async function oneStepBehind() {
  const dataDir = join(temporaryFolder(), 'data');
  mkdirSync(dataDir);
  const db = openDatabase({ dataDir });
  await migrate(db, knownMigrations().at(-2));
  await db.insertInto('morning_digest').values({ day: '2026-01-01', at: 1 }).execute();
  await db.destroy();
  return dataDir;
}

const copiesIn = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith('before-'));

onEmbeddedStores(
  'before a step the database is copied as it was; where nothing is to be done, nothing is',
  async () => {
    const dataDir = await oneStepBehind();
    await (await openMigrated({ dataDir }, 0)).destroy();
    await (await openMigrated({ dataDir }, 60_000)).destroy();
    expect(copiesIn(dataDir)).toEqual(['before-1970-01-01T00-00-00Z']);
    const copy = join(dataDir, copiesIn(dataDir)[0] ?? '', 'rivermark.db');
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const rows = rowsOf(copy);
    expect(rows.get('morning_digest')).toEqual([{ day: '2026-01-01', at: 1 }]);
    const db = new SQLite(copy, { readonly: true });
    expect(db.prepare('select name from kysely_migration order by name').pluck().all()).toEqual(
      knownMigrations().slice(0, -1),
    );
    db.close();
    await sweepUpgradeCopies(dataDir, (madeAt) => madeAt < 1);
    expect(copiesIn(dataDir)).toEqual([]);
  },
);

onEmbeddedStores('a new database is not copied', async () => {
  const site = await startApp({ DATA_DIR: join(temporaryFolder(), 'data') });
  expect(copiesIn(site.config.dataDir)).toEqual([]);
});

onEmbeddedStores('where no copy can be made, nothing is migrated', async () => {
  const dataDir = await oneStepBehind();
  // A file of that name blocks the folder.
  writeFileSync(join(dataDir, 'before-1970-01-01T00-00-00Z'), '');
  await expect(openMigrated({ dataDir }, 0)).rejects.toThrow();
  const db = new SQLite(join(dataDir, 'rivermark.db'), { readonly: true });
  expect(db.prepare('select count(*) from kysely_migration').pluck().get()).toBe(
    knownMigrations().length - 1,
  );
  db.close();
});

onEmbeddedStores('a step that fails leaves no copy behind, however often it is tried', async () => {
  const dataDir = await oneStepBehind();
  const db = new SQLite(join(dataDir, 'rivermark.db'));
  db.exec(
    "create trigger no_step before insert on kysely_migration begin select raise(abort, 'no step'); end",
  );
  for (const now of [0, 60_000]) await expect(openMigrated({ dataDir }, now)).rejects.toThrow(/no step/);
  expect(copiesIn(dataDir)).toEqual([]);
  db.exec("drop trigger no_step; insert into kysely_migration values ('9999-of-next-year', '2027-01-01')");
  db.close();
  await expect(openMigrated({ dataDir }, 120_000)).rejects.toThrow(/database-newer/);
  expect(copiesIn(dataDir)).toEqual([]);
});

onEmbeddedStores(
  'a program that is older than the database does not start, says so by a code, and changes nothing',
  async () => {
    const folder = temporaryFolder();
    const site = join(folder, 'site');
    writeTinySite(site);
    const dataDir = join(folder, 'data');
    const first = startProcess(site, { DATA_DIR: dataDir });
    await portOf(first);
    first.child.kill('SIGTERM');
    await first.exit;
    const db = openDatabase({ dataDir });
    await sql`insert into kysely_migration values ('9999-of-next-year', '2027-01-01')`.execute(db);
    await db.destroy();
    const before = dumpSchema(join(dataDir, 'rivermark.db'));
    const second = startProcess(site, { DATA_DIR: dataDir });
    expect(await second.exit).toBe(1);
    expect(second.said()).toMatch(
      /did not start\. .*newer Rivermark \(9999-of-next-year\).*\(database-newer\)/,
    );
    expect(second.said()).not.toMatch(/\n\s+at /);
    expect(dumpSchema(join(dataDir, 'rivermark.db'))).toBe(before);
  },
);

onEmbeddedStores.each(releases)(
  'a command that works beside a server leaves the database of %s as it is, and says what to do',
  (release) => {
    const dataDir = leftBy(release);
    for (const call of [
      ['outbox', 'list'],
      ['stray-files', 'list'],
      ['backup', '/tmp/backups-of-nobody'],
    ]) {
      const [name = '', ...args] = call;
      const command = fileOf(name);
      const { status, stderr } = spawnSync(process.execPath, [command, ...args], {
        env: { ...compileCache, DATA_DIR: dataDir, BACKUP_RECIPIENT: `age1${'q'.repeat(58)}` },
        encoding: 'utf8',
      });
      expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('(database-older)') });
    }
    expect(readdirSync(dataDir).filter((name) => name.startsWith('before-'))).toEqual([]);
    const db = new SQLite(join(dataDir, 'rivermark.db'), { readonly: true });
    expect(db.prepare('select max(name) from kysely_migration').pluck().get()).toBe(release);
    db.close();
  },
);

onEmbeddedStores(
  'an older version is given the newest copy that it can read, not one of a later upgrade',
  async () => {
    const dataDir = await oneStepBehind();
    expect(newestFitting(dataDir)).toBeUndefined();
    await (await openMigrated({ dataDir }, 0)).destroy();
    const first = join(dataDir, 'before-1970-01-01T00-00-00Z', 'rivermark.db');
    expect(newestFitting(dataDir)).toBe(first);
    const later = join(dataDir, 'before-1970-01-02T00-00-00Z');
    mkdirSync(later);
    copyFileSync(first, join(later, 'rivermark.db'));
    expect(newestFitting(dataDir)).toBe(join(later, 'rivermark.db'));
    const db = new SQLite(join(later, 'rivermark.db'));
    db.exec("insert into kysely_migration values ('9999-of-next-year', '2027-01-01')");
    db.close();
    expect(newestFitting(dataDir)).toBe(first);
  },
);

onEmbeddedStores(
  'going back holds back what may have left since, keeps what still waits, and names what came and was erased since',
  async () => {
    const site = await startApp();
    const { dataDir } = site.config;
    for (const from_name of ['Left', 'Waits', 'Forgotten']) await call(site.app, callBody({ from_name }));
    const copy = join(temporaryFolder(), 'copy.db');
    const file = join(dataDir, 'rivermark.db');
    const atUpgrade = new SQLite(file);
    await atUpgrade.backup(copy);
    atUpgrade.close();
    await call(site.app, callBody({ from_name: 'Came Since' }));
    await site.db.destroy();
    const since = new SQLite(file);
    const about = (name: string) =>
      `enquiry_id in (select id from enquiry where name = '${name}') and template = 'enquiry-to-agent'`;
    since.exec(`update outbox set state = 'sent' where ${about('Left')}`);
    since.exec(`insert into reminder select id, 4, 'notice', 1 from enquiry where name = 'Waits'`);
    since.exec(`delete from outbox where ${about('Forgotten')}; pragma foreign_keys = off;
      delete from enquiry where name = 'Forgotten'`);
    since.close();
    mkdirSync(join(dataDir, 'documents'), { recursive: true });
    writeFileSync(join(dataDir, 'documents/one.sealed'), 'sealed');

    const done = putCopyBack(dataDir, copy, 0);
    const state = (name: string) => {
      const db = new SQLite(file, { readonly: true });
      const found = db.prepare(`select id, state from outbox where ${about(name)}`).get() as {
        id: string;
        state: string;
      };
      db.close();
      return found;
    };
    expect(state('Left').state).toBe('restored');
    expect(state('Waits').state).toBe('pending');
    expect(done).toEqual({
      folder: join(dataDir, 'since-1970-01-01T00-00-00Z'),
      heldMails: 2,
      since: {
        enquiries: [expect.objectContaining({ name: 'Came Since' })],
        areImported: true,
        unsent: 1,
        submissions: 0,
        erased: [state('Forgotten').id],
      },
    });
    // It is on the desk, the search finds it, and its mail is sent.
    expect(state('Came Since').state).toBe('pending');
    const older = new SQLite(file, { readonly: true });
    expect(
      older.prepare(`select count(*) from enquiry_search where enquiry_search match 'came'`).pluck().get(),
    ).toBe(1);
    older.close();
    expect(rowsOf(file).get('reminder')).toEqual([expect.objectContaining({ notice_id: 'notice' })]);
    expect(readdirSync(done.folder).sort()).toEqual(['documents', 'enquiries.json', 'rivermark.db']);
    expect(readFileSync(join(done.folder, 'documents/one.sealed'), 'utf8')).toBe('sealed');
    expect(rowsOf(join(done.folder, 'rivermark.db')).get('enquiry')).toHaveLength(3);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  },
);

onEmbeddedStores('later inquiries that an older release cannot hold stay in the list', async () => {
  const site = await startApp();
  const { dataDir } = site.config;
  const copy = join(temporaryFolder(), 'copy.db');
  const file = join(dataDir, 'rivermark.db');
  const atUpgrade = new SQLite(file);
  await atUpgrade.backup(copy);
  atUpgrade.close();
  const older = new SQLite(copy);
  older.exec('alter table enquiry rename column page to came_from');
  older.close();
  await call(site.app, callBody({ from_name: 'Came Since' }));
  await site.db.destroy();
  const { since, folder } = putCopyBack(dataDir, copy, 0);
  expect(since).toMatchObject({ areImported: false, unsent: 1 });
  expect(rowsOf(file).get('enquiry')).toEqual([]);
  expect(rowsOf(file).get('outbox')).toEqual([]);
  expect(readFileSync(join(folder, 'enquiries.json'), 'utf8')).toContain('Came Since');
});

onEmbeddedStores('going back from a database that cannot be read holds back every mail', async () => {
  const site = await startApp();
  const { dataDir } = site.config;
  await call(site.app, callBody({ from_name: 'Perhaps Left' }));
  const copy = join(temporaryFolder(), 'copy.db');
  const file = join(dataDir, 'rivermark.db');
  const atUpgrade = new SQLite(file);
  await atUpgrade.backup(copy);
  atUpgrade.close();
  await site.db.destroy();
  writeFileSync(file, 'rotten'.repeat(1000));
  const done = putCopyBack(dataDir, copy, 0);
  expect(done).toEqual({ folder: expect.stringContaining('since-'), heldMails: 1 });
  expect(rowsOf(file).get('enquiry')).toHaveLength(1);
});
