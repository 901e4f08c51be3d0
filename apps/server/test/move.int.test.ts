import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { documentFieldNames } from '@rivermark/contracts/documents';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { fileOf } from '@rivermark/testkit/server-programs';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openPhotoFiles } from '../src/content-versions/open-photo-files.ts';
import { stateOf } from '../src/data/moving/copy-rows.ts';
import { move, type Place } from '../src/data/moving/move.ts';
import { leftBehind, movedTables } from '../src/data/site-data.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { openDocumentFiles } from '../src/documents/files/open-document-files.ts';
import { readDocument } from '../src/documents/opening/read-document.ts';
import { vapidKeyFile, vapidKeyRow, vapidKeysIn, vapidKeysOf } from '../src/push/vapid-keys.ts';
import { contentPublisher } from './content-publisher.ts';
import { pdfBytes, startWithClients, submitAll } from './documents-calls.ts';
import { startServer, temporaryFolder } from './start-app.ts';
import { onSharedDatabase, onSharedStores, storesOfRun } from './stores-of-run.ts';

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64');
const schemas = join(import.meta.dirname, 'schemas');

/**
 * A data directory from a released version, with a row in every table, migrated to today's schema.
 */
async function usedDataDir() {
  const dataDir = temporaryFolder();
  const db = new SQLite(join(dataDir, 'rivermark.db'));
  db.exec(readFileSync(join(schemas, '0018-backups.sql'), 'utf8'));
  // As the server writes it; the stored rows have it as text.
  db.exec('update desk_passkey set public_key = cast(public_key as blob)');
  db.close();
  const opened = openDatabase({ dataDir });
  await migrate(opened);
  // Tables that are younger than that version.
  await opened.insertInto('file_fault').values({ id: 'a-file', kind: 'stray', seen_at: 1 }).execute();
  await opened.insertInto('clock_stretch').values({ id: 1, from_at: 1, to_at: 1, ran_before: 0 }).execute();
  await opened
    .insertInto('told_alert')
    .values({ about: 'jobs', channel: 'webhook', told_state: 'ok' })
    .execute();
  const { id: enquiry_id } = await opened.selectFrom('enquiry').select('id').executeTakeFirstOrThrow();
  await opened
    .insertInto('follow_up')
    .values({
      id: 'f',
      enquiry_id,
      due_at: 1,
      note: '',
      made_at: 1,
      attempt_id: null,
      done_at: null,
      ended_by: null,
      notice_id: null,
    })
    .execute();
  await opened.insertInto('reply_template').values({ id: 'buyer', body: 'Hello', edited_at: 1 }).execute();
  await opened
    .insertInto('showing')
    .values({
      id: 'showing',
      enquiry_id: enquiry_id,
      uid: 'showing@rivermark.example',
      sequence: 0,
      words: 'Which time suits you?',
      minutes: 60,
      offered: '[1]',
      starts_at: 900_000,
      changed_at: 1,
      called_off_at: null,
    })
    .execute();
  await opened.insertInto('booked_quarter').values({ quarter: 1, showing_id: 'showing' }).execute();
  await opened
    .insertInto('calendar_feed')
    .values({ token_hash: 'hash', made_at: 1, read_at: null })
    .execute();
  await opened.insertInto('blocked_day').values({ day: '2026-01-02' }).execute();
  await opened
    .insertInto('content_text')
    .values({ sha256: 'a-text', body: Buffer.from([0, 255]) })
    .execute();
  await opened
    .insertInto('content_version')
    .values({ number: 1, published_at: 1, published_by: 'script', words: '', based_on: null, files: '{}' })
    .execute();
  const files = await openDocumentFiles(dataDir);
  for (const { id, sealed_bytes } of await opened.selectFrom('document').selectAll().execute()) {
    const file = await files.create(id, 0);
    await file.write([Buffer.alloc(sealed_bytes)]);
    await file.sync();
    await file.close();
  }
  return { db: opened, files, photos: await openPhotoFiles(dataDir), pushKeys: vapidKeyFile(dataDir) };
}

/** Where a started site's data is, by its configuration. */
const placeOf = ({ db, parts, config, server }: Awaited<ReturnType<typeof startServer>>): Place => ({
  db,
  files: parts.files,
  photos: server.photos,
  pushKeys: config.databaseUrl === undefined ? vapidKeyFile(config.dataDir) : vapidKeyRow(db, parts.keyring),
});

test('every table is moved, or is named as one that is left behind', async () => {
  const db = openDatabase({ dataDir: temporaryFolder() });
  await migrate(db);
  const tables = (await db.introspection.getTables({ withInternalKyselyTables: true }))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('enquiry_search') && !name.startsWith('sqlite_'));
  await db.destroy();
  expect([...movedTables.map(({ table }) => table), ...leftBehind].sort()).toEqual(tables.sort());
});

test('the keys of push go along, out and home: devices that asked are told by the same server as before', async () => {
  const open = () => startServer({ DATABASE_URL: '', DOCUMENTS_URL: '', SECRET_KEY });
  const [embedded, shared, home] = [await open(), await open(), await open()];
  const { keyring } = embedded.parts;
  const known = await vapidKeysIn(embedded.config.dataDir)();
  // A device that subscribed before the move, on a machine that is empty except for its keys.
  await vapidKeysIn(home.config.dataDir)();
  const out = { ...placeOf(shared), pushKeys: vapidKeyRow(shared.db, keyring) };
  await move(placeOf(embedded), out, keyring);
  const sharing = { dataDir: temporaryFolder(), databaseUrl: 'postgres://elsewhere' };
  expect(await vapidKeysOf(sharing, shared.db, keyring)()).toEqual(known);
  await move(out, placeOf(home), keyring);
  expect(await vapidKeysOf(home.config, home.db, keyring)()).toEqual(known);
});

onSharedStores(
  'a site moves out and home again: every row of every table and every document, compared',
  async () => {
    const embedded = await startWithClients({ DATABASE_URL: '', DOCUMENTS_URL: '', SECRET_KEY });
    expect((await submitAll(embedded)).data).toEqual({ success: true });
    const content = { 'content/site.yaml': 'mine', 'photos/hero.jpg': 'a photo' };
    await contentPublisher(embedded).publishTexts(content, Date.now());
    const shared = await startWithClients();
    const out = placeOf(shared);
    const keyring = embedded.parts.keyring;
    const here = placeOf(embedded);
    // Killed while documents were copied: complete copies are not copied again, partial ones are.
    const [half = ''] = await here.files.list();
    const torn = await out.files.create(half, 0);
    await torn.write([Buffer.from('torn')]);
    await torn.sync();
    await torn.close();
    const moved = await move(here, out, keyring);
    expect(moved).toMatchObject({ documents: documentFieldNames.length, before: false });
    expect(await move(here, out, keyring)).toMatchObject({
      documents: documentFieldNames.length,
      before: true,
    });

    const submission = await shared.db
      .selectFrom('document_submission')
      .selectAll()
      .executeTakeFirstOrThrow();
    for (const row of await shared.documents.documentsOf(submission)) {
      expect((await buffer(readDocument({ ...shared.parts, keyring }, row))).equals(pdfBytes())).toBe(true);
    }
    const home = await startWithClients({ DATABASE_URL: '', DOCUMENTS_URL: '', SECRET_KEY });
    await move(out, placeOf(home), keyring);
    expect(await stateOf(home.db)).toEqual(await stateOf(embedded.db));
    for (const site of [shared, home]) expect(await contentPublisher(site).filesOf(1)).toEqual(content);
  },
);

/** Runs the command like script/move. */
function moveCommand(direction: 'out' | 'home', env: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [fileOf('move'), direction], {
    env: { ...compileCache, ...env },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

onSharedDatabase(
  'with DATABASE_URL alone the documents stay where they are, the move says so, and home again each document opens',
  async () => {
    const { DATABASE_URL = '' } = await storesOfRun();
    const dataDir = join(temporaryFolder(), 'data');
    const onDisk = { DATABASE_URL: '', DOCUMENTS_URL: '', SECRET_KEY };
    const site = await startWithClients({ ...onDisk, DATA_DIR: dataDir });
    await submitAll(site);
    await site.app.close();
    await site.closeDatabase();

    const env = { DATA_DIR: dataDir, DATABASE_URL, SECRET_KEY };
    const out = moveCommand('out', env);
    expect(out).toMatchObject({ status: 0 });
    expect(out.said).toMatch(/6 documents stay in .+\/documents, and each has its file/);
    expect(out.said).toMatch(/Keep .+\/documents: /);
    expect(out.said).not.toContain('The old place is unchanged');

    // On a machine without the files.
    const home = join(temporaryFolder(), 'home');
    const refused = moveCommand('home', { ...env, DATA_DIR: home });
    expect(refused.status).toBe(1);
    expect(refused.said).toMatch(/The files of 6 documents are missing or cut, .+ No row was moved/);

    // Another machine, to which the folder was copied before.
    const next = join(temporaryFolder(), 'next');
    cpSync(join(dataDir, 'documents'), join(next, 'documents'), { recursive: true });
    expect(moveCommand('home', { ...env, DATA_DIR: next })).toMatchObject({
      status: 0,
      said: expect.stringMatching(/6 documents stay in .+ The key of SECRET_KEY is in secret\.key now/s),
    });
    expect(readFileSync(join(next, 'secret.key'), 'utf8')).toBe(`${SECRET_KEY}\n`);
    const again = await startWithClients({
      DATABASE_URL: '',
      DOCUMENTS_URL: '',
      SECRET_KEY: '',
      DATA_DIR: next,
    });
    const submission = await again.db.selectFrom('document_submission').selectAll().executeTakeFirstOrThrow();
    for (const row of await again.documents.documentsOf(submission)) {
      expect((await buffer(readDocument(again.parts, row))).equals(pdfBytes())).toBe(true);
    }
  },
);

onSharedDatabase('a DATA_DIR with another key is refused before anything is moved home', async () => {
  const { stores } = await startServer({ SECRET_KEY });
  const dataDir = temporaryFolder();
  const other = `${Buffer.alloc(32, 9).toString('base64')}\n`;
  writeFileSync(join(dataDir, 'secret.key'), other);
  const { DATABASE_URL = '' } = stores as { DATABASE_URL?: string };
  const refused = moveCommand('home', { DATABASE_URL, SECRET_KEY, DATA_DIR: dataDir });
  expect(refused.status).toBe(1);
  expect(refused.said).toMatch(/secret\.key holds other keys than SECRET_KEY/);
  expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(other);
  expect(readdirSync(dataDir)).not.toContain('rivermark.db');
});

onSharedStores('what numbers itself goes on after what was moved, and the search finds it', async () => {
  const from = await usedDataDir();
  const { DATABASE_URL = '' } = await storesOfRun();
  const db = openDatabase({ dataDir: '', databaseUrl: DATABASE_URL });
  await migrate(db);
  const folder = temporaryFolder();
  const to = {
    db,
    files: await openDocumentFiles(folder),
    photos: await openPhotoFiles(folder),
    pushKeys: vapidKeyFile(folder),
  };
  const { rows } = await move(from, to, {
    ids: (await from.db.selectFrom('document').select('key_id').execute()).map(
      ({ key_id }) => key_id ?? '',
    ) as never,
  });
  expect(rows).toBeGreaterThan(30);
  const last = await db
    .selectFrom('desk_audit')
    .select((row) => row.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  const added = await db
    .insertInto('desk_audit')
    .values({ at: 1, action: 'exported', device: 'a test', detail: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(added.id).toBe(Number(last.id) + 1);
  await expect(move(from, to, { ids: [''] })).rejects.toThrow(/SECRET_KEY|not empty/);
  await Promise.all([from.db.destroy(), db.destroy()]);
});

onSharedStores(
  'a document without its file is named, and no row is moved before the file is back',
  async () => {
    const embedded = await startWithClients({ DATABASE_URL: '', DOCUMENTS_URL: '', SECRET_KEY });
    await submitAll(embedded);
    const shared = await startWithClients();
    const [here, out] = [placeOf(embedded), placeOf(shared)];
    const [lost = ''] = await here.files.list();
    const bytes = await buffer(here.files.read(lost));
    await here.files.remove(lost);
    const attempt = () => move(here, out, embedded.parts.keyring);
    await expect(attempt()).rejects.toThrow(
      `The files of 1 documents are missing or cut, ${lost} for example`,
    );
    expect(await shared.db.selectFrom('document').select('id').execute()).toEqual([]);
    // Straight to the target, from a backup.
    const file = await out.files.create(lost, 0);
    await file.write([bytes]);
    await file.sync();
    await file.close();
    expect(await attempt()).toMatchObject({ documents: documentFieldNames.length });
  },
);

onSharedStores('a target that holds another site is refused, and nothing is changed', async () => {
  const mine = await startWithClients({ DATABASE_URL: '', DOCUMENTS_URL: '', SECRET_KEY });
  await submitAll(mine);
  const other = await startWithClients();
  await submitAll(other);
  const before = await stateOf(other.db);
  const attempt = move(placeOf(mine), placeOf(other), mine.parts.keyring);
  await expect(attempt).rejects.toThrow(/The target is not empty/);
  expect(await stateOf(other.db)).toEqual(before);
});
