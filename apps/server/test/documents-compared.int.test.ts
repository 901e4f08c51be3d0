import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { documentFieldNames } from '@rivermark/contracts/documents';
import { DAY_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { fileOf } from '@rivermark/testkit/server-programs';
import { expect, test } from 'vitest';
import { compareFiles } from '../src/documents/retention/compare-files.ts';
import { sweep } from '../src/documents/retention/sweep.ts';
import { forgetDocument } from '../src/erasing/forget-document.ts';
import { newName, startWithClients, submitAll, upload } from './documents-calls.ts';
import { signIn } from './sign-in.ts';
import { onEmbeddedStores } from './stores-of-run.ts';
import { words } from './words-of.ts';

const all = documentFieldNames.length;

async function siteWithDocuments() {
  const site = await startWithClients();
  await submitAll(site);
  const { parts, handingOver, db } = site;
  const rows = await db.selectFrom('document').selectAll().orderBy('id').execute();
  return {
    ...site,
    rows,
    // A bucket may list a new object late.
    sweepAt: (now = Date.now() + 10 * MINUTE_MS) => sweep(parts, handingOver, now),
    damages: () =>
      db
        .selectFrom('document_audit')
        .select(['document_id', 'by', 'detail'])
        .where('action', '=', 'found-damaged')
        .execute(),
    async putFile(id: string, bytes = Buffer.from('sealed')) {
      const file = await parts.files.create(id, 0);
      await file.write([bytes]);
      await file.sync();
      await file.close();
    },
  };
}

test('a document whose file is gone is told once, in the log, the audit and on the desk, until it is back', async () => {
  const site = await siteWithDocuments();
  const lost = site.rows[0]?.id ?? '';
  const whole = await buffer(site.parts.files.read(lost));
  await site.parts.files.remove(lost);
  await site.sweepAt();
  await site.sweepAt();
  expect(await site.damages()).toEqual([{ document_id: lost, by: 'the server', detail: 'its file is gone' }]);
  expect(site.log().match(/document-file-lost/g)).toHaveLength(1);
  const agent = await signIn(site);
  expect(words((await agent.get('/desk/health')).body)).toContain('The file of one client document is gone.');
  // The row stays: restoring the file restores the document.
  await site.putFile(lost, whole);
  await site.sweepAt();
  expect(words((await agent.get('/desk/health')).body)).not.toContain('is gone');
  expect(await site.db.selectFrom('file_fault').selectAll().execute()).toEqual([]);
});

test('in a store that shows late what was put, what was stored minutes ago is not taken for lost', async () => {
  const site = await siteWithDocuments();
  const { db, parts } = site;
  const late = {
    ...parts.files,
    settlesMs: 5 * MINUTE_MS,
    list: async () => [],
    size: async () => undefined,
  };
  const look = (now: number) => compareFiles({ ...parts, files: late }, now);
  const faults = () => db.selectFrom('file_fault').select('id').execute();
  await look(Date.now() + MINUTE_MS);
  expect(await faults()).toEqual([]);
  await look(Date.now() + 10 * MINUTE_MS);
  expect(await faults()).toHaveLength(all);
});

test('a document whose file was cut off is told as lost, until it is whole again', async () => {
  const site = await siteWithDocuments();
  const cut = site.rows[0]?.id ?? '';
  const whole = await buffer(site.parts.files.read(cut));
  await site.parts.files.remove(cut);
  await site.putFile(cut, whole.subarray(0, 100));
  await site.sweepAt();
  await site.sweepAt();
  expect(await site.damages()).toEqual([
    { document_id: cut, by: 'the server', detail: 'its file was cut off' },
  ]);
  await site.parts.files.remove(cut);
  await site.putFile(cut, whole);
  await site.sweepAt();
  expect(await site.db.selectFrom('file_fault').selectAll().execute()).toEqual([]);
});

test('a lost file of a document that is not handed over yet is told, too', async () => {
  const site = await startWithClients();
  const name = newName('photoId');
  await upload(site, name);
  const { id } = await site.db.selectFrom('document').select('id').executeTakeFirstOrThrow();
  await site.parts.files.remove(id);
  await sweep(site.parts, site.handingOver, Date.now() + 10 * MINUTE_MS);
  expect(site.log()).toContain('document-file-lost');
  expect(await site.db.selectFrom('file_fault').select(['id', 'kind']).execute()).toEqual([
    { id, kind: 'lost' },
  ]);
});

test('files of which the database knows nothing are kept, and told in the log and on the desk', async () => {
  const site = await siteWithDocuments();
  const now = Date.now();
  await site.putFile(randomUUID());
  for (const days of [0, 1, 20]) await site.sweepAt(now + days * DAY_MS);
  expect(await site.parts.files.list()).toHaveLength(all + 1);
  expect(site.log().match(/stray-files/g)).toHaveLength(1);
  const agent = await signIn(site);
  expect(words((await agent.get('/desk/health')).body)).toContain(
    'There is one sealed file of which the database knows nothing.',
  );
});

onEmbeddedStores('beside a folder of eleven thousand unknown files each is told, and once', async () => {
  const site = await siteWithDocuments();
  const strays = Array.from({ length: 11_000 }, () => randomUUID());
  const files = { ...site.parts.files, list: async () => [...site.rows.map(({ id }) => id), ...strays] };
  await compareFiles({ ...site.parts, files }, Date.now());
  expect(site.log()).toContain('"files":11000');
  const kept = await site.db
    .selectFrom('file_fault')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(kept.count)).toBe(11_000);
  // They belonged to another database, whose folder is gone.
  await compareFiles(site.parts, Date.now());
  expect(await site.db.selectFrom('file_fault').selectAll().execute()).toEqual([]);
});

test('a server that was given an older or the wrong database removes nothing of the right one, ever', async () => {
  const site = await siteWithDocuments();
  const now = Date.now();
  const rows = await site.db.selectFrom('document').selectAll().execute();
  await site.db.deleteFrom('document').execute();
  for (const days of [0, 2, 20]) await site.sweepAt(now + days * DAY_MS);
  await site.db.insertInto('document').values(rows).execute();
  await site.sweepAt(now);
  expect((await site.parts.files.list()).toSorted()).toEqual(site.rows.map(({ id }) => id));
  expect(await site.db.selectFrom('file_fault').selectAll().execute()).toEqual([]);
});

test('what a crash left of an upload that was let go goes with the next sweep, and so does what comes late', async () => {
  const site = await startWithClients();
  await upload(site, newName('photoId'));
  const { id } = await site.db.selectFrom('document').select('id').executeTakeFirstOrThrow();
  const dies = { ...site.parts.files, remove: () => Promise.reject(new Error('dead')) };
  await expect(forgetDocument({ db: site.db, files: dies }, id, ['stored'], Date.now())).rejects.toThrow(
    'dead',
  );
  const now = Date.now();
  await sweep(site.parts, site.handingOver, now);
  expect(await site.parts.files.list()).toEqual([]);
  const late = await site.parts.files.create(id, 1);
  await late.write([Buffer.from('sealed')]);
  await late.sync();
  await late.close();
  await sweep(site.parts, site.handingOver, now + DAY_MS);
  expect(await site.parts.files.list()).toEqual([]);
  await sweep(site.parts, site.handingOver, now + 2 * DAY_MS);
  expect(await site.db.selectFrom('file_fault').selectAll().execute()).toEqual([]);
  expect(site.log()).not.toContain('stray-files');
});

test('the file of an erased document that a crash left behind goes with the next sweep', async () => {
  const site = await siteWithDocuments();
  const submission = await site.db.selectFrom('document_submission').selectAll().executeTakeFirstOrThrow();
  await site.documents.erase(submission, 'a test');
  await site.putFile(site.rows[0]?.id ?? '');
  await site.sweepAt();
  expect(await site.parts.files.list()).toEqual([]);
});

test('script/stray-files lists what the database does not know, and removes what a person names, nothing else', async () => {
  const site = await siteWithDocuments();
  const [one, other] = [randomUUID(), randomUUID()];
  for (const id of [one, other]) await site.putFile(id);
  await site.sweepAt();
  const command = (...args: string[]) =>
    spawnSync(process.execPath, [fileOf('stray-files'), ...args], {
      env: { ...compileCache, ...site.stores },
      encoding: 'utf8',
    });
  expect(command('list').stdout.trim().split('\n').toSorted()).toEqual(
    [one, other].toSorted().map((id) => `${id}  6 bytes`),
  );
  const known = site.rows[0]?.id ?? '';
  expect(command('remove', known)).toMatchObject({ status: 1, stderr: expect.stringContaining('no file') });
  expect(command('remove', one).stdout).toBe('1 removed.\n');
  expect((await site.parts.files.list()).toSorted()).toEqual(
    [...site.rows.map(({ id }) => id), other].toSorted(),
  );
  expect(command('remove', '--all').stdout).toBe('1 removed.\n');
  expect((await site.parts.files.list()).toSorted()).toEqual(site.rows.map(({ id }) => id));
  expect(command('list').stdout).toBe('No files.\n');
});

test('a sweep says that it goes on at each document that it looks at, forgets or erases', async () => {
  const site = await siteWithDocuments();
  await upload(site, newName('creditReport'));
  let steps = 0;
  const goesOn = () => {
    steps += 1;
  };
  const { parts, handingOver } = site;
  await sweep(parts, handingOver, Date.now() + 10 * MINUTE_MS, goesOn);
  expect(steps).toBeGreaterThanOrEqual(all + 1);
  steps = 0;
  // A submission that ends, a forgotten upload, and their consequences, each before files are
  // compared.
  const isAway = async () => {
    throw new Error('away');
  };
  const away = { ...parts, files: { ...parts.files, list: isAway } };
  await expect(sweep(away, handingOver, Date.now() + 400 * DAY_MS, goesOn)).rejects.toThrow('away');
  expect(steps).toBe(3);
});
