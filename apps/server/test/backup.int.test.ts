import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFieldNames } from '@rivermark/contracts/documents';
import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import SQLite from 'better-sqlite3';
import { expect, onTestFinished, vi } from 'vitest';
import { backUpWhenDue } from '../src/backup/back-up-when-due.ts';
import { asBackupError } from '../src/backup/backup-error.ts';
import { copyDatabase } from '../src/backup/copy-database.ts';
import { folderTarget } from '../src/backup/targets/folder-target.ts';
import { documentFilesIn } from '../src/documents/files/disk-document-files.ts';
import { claimJob } from '../src/scheduler/job-lease.ts';
import { backupHealth } from '../src/watch/backup-health.ts';
import { backupPlace } from './backups.ts';
import { call, callBody } from './calls.ts';
import { pdfBytes, startWithClients, submitAll } from './documents-calls.ts';
import { signIn } from './sign-in.ts';
import { startApp, temporaryFolder } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

/** Every file below a folder, by its path from there. */
const filesIn = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(folder.length + 1), readFileSync(path)];
      }),
  );

// Backups are made of the embedded database: PostgreSQL has its own, and the configuration refuses both at once.
onEmbeddedStores(
  'a restore on another machine opens every enquiry and every document, by the links of before',
  async () => {
    const place = await backupPlace();
    const site = await startWithClients();
    await call(site.app, callBody({ from_name: 'Marisol Whitfield' }));
    await submitAll(
      site,
      { client_name: 'Ada Brown', client_email: 'ada@visitor.example' },
      pdfBytes('her deed'),
    );
    const [submission] = await site.documents.kept();
    const link = submission && site.documents.pageOf(submission);
    expect(await place.backup(site)).toMatchObject({ documents: documentFieldNames.length });

    const { dataDir, ...done } = await place.restore();
    expect(done).toMatchObject({
      documents: documentFieldNames.length,
      missing: 0,
      erasedEnquiries: 0,
      laterEnquiries: 0,
    });
    const other = await startApp({ DATA_DIR: dataDir });
    expect((await other.enquiries()).map(({ name }) => name)).toEqual(['Marisol Whitfield']);
    const agent = await signIn(other);
    expect((await agent.get('/desk/enquiries?q=marisol')).body).toContain('Marisol Whitfield');
    const page = await other.app.inject({ method: 'GET', url: link ?? '' });
    expect(page.statusCode).toBe(200);
    const [view] = /\/agent\/documents\/[^"]+\/[0-9a-f-]{36}(?:\/[^"]*)?(?=")/.exec(page.body) ?? [];
    expect(view).toBeDefined();
    const [kept] = await other.documents.kept();
    if (!kept) throw new Error('There is no submission');
    for (const row of await other.documents.documentsOf(kept)) {
      const opened = await other.documents.open(kept, [row], 'a test');
      const bytes: Buffer[] = [];
      for await (const piece of opened.documents[0]?.plain ?? []) bytes.push(piece as Buffer);
      expect(Buffer.concat(bytes).equals(pdfBytes('her deed'))).toBe(true);
      await opened.close();
    }
  },
);

onEmbeddedStores(
  'nothing in a backup can be read without the identity, and nothing in its names or manifest is of a person',
  async () => {
    const place = await backupPlace();
    const site = await startWithClients();
    await call(site.app, callBody({ from_name: 'Marisol Whitfield', from_email: 'marisol@visitor.example' }));
    await submitAll(site, { client_name: 'Ada Brown' }, pdfBytes('her deed'));
    await place.backup(site);
    const secret = readFileSync(join(site.config.dataDir, 'secret.key'), 'utf8').trim();
    const files = filesIn(place.folder);
    expect([...files.keys()].map((name) => name.split('/')[0]).sort()).toEqual(
      expect.arrayContaining(['databases', 'documents', 'keys', 'snapshots']),
    );
    for (const [name, content] of files) {
      for (const words of ['Marisol', 'visitor.example', 'Ada Brown', 'her deed', 'My scan', secret]) {
        expect(content.includes(words), `${words} in ${name}`).toBe(false);
      }
    }
    const wrong = await backupPlace(folderTarget(place.folder));
    const dataDir = join(temporaryFolder(), 'restored');
    await expect(wrong.restore(dataDir)).rejects.toMatchObject({ code: 'restore-identity-unfit' });
  },
);

onEmbeddedStores('a second backup copies what is new and nothing else', async () => {
  const place = await backupPlace();
  const site = await startWithClients();
  await submitAll(site);
  // The database, the keys and the manifest are new each time.
  expect((await place.backup(site, 1000)).copied.objects).toBe(documentFieldNames.length + 3);
  await submitAll(site, {}, pdfBytes('another client'));
  const documents = () => readdirSync(join(place.folder, 'documents')).length;
  const before = documents();
  const { copied } = await place.backup(site, 2000);
  expect(documents()).toBe(before + documentFieldNames.length);
  expect(copied.objects).toBe(documentFieldNames.length + 3);
  expect((await place.backup(site, 3000)).copied.objects).toBe(3);
});

onEmbeddedStores(
  'a document that is erased while a backup is made is left out; one that is added is in the next',
  async () => {
    const place = await backupPlace();
    const site = await startWithClients();
    await submitAll(site);
    const [submission] = await site.documents.kept();
    if (!submission) throw new Error('There is no submission');
    const files = documentFilesIn(join(site.config.dataDir, 'documents'));
    let isFirst = true;
    const meanwhile = {
      ...files,
      async size(id: string) {
        if (isFirst) {
          isFirst = false;
          await site.documents.erase(submission, 'the agent');
          await submitAll(site, {}, pdfBytes('came meanwhile'));
        }
        return files.size(id);
      },
    };
    const made = await place.backup({ ...site, parts: { ...site.parts, files: meanwhile } }, 1000);
    expect(made.documents).toBe(0);
    const { dataDir, erasedSubmissions } = await place.restore();
    expect(erasedSubmissions).toBe(1);
    const other = await startApp({ DATA_DIR: dataDir });
    expect(await other.documents.kept()).toEqual([]);
    expect((await place.backup(site, 2000)).documents).toBe(documentFieldNames.length);
  },
);

onEmbeddedStores('a document whose file is lost is told, and all else is backed up', async () => {
  const place = await backupPlace();
  const site = await startWithClients();
  await submitAll(site);
  const [lost] = readdirSync(join(site.config.dataDir, 'documents'));
  rmSync(join(site.config.dataDir, 'documents', lost ?? ''));
  const now = Date.now();
  await expect(place.backup(site, now)).rejects.toMatchObject({ code: 'backup-documents-missing' });
  // It counts as one that was made: the next is due in a day, and not in an hour.
  const runs = () => site.db.selectFrom('backup_run').select(['snapshot', 'error']).execute();
  expect(await runs()).toEqual([{ snapshot: expect.any(String), error: 'backup-documents-missing' }]);
  const due = {
    db: site.db,
    files: site.parts.files,
    dataDir: site.config.dataDir,
    settings: { everyHours: 24, recipients: [place.recipient], keptDays: 30, keysKeptDays: 7 },
    to: { kind: 'folder', path: place.folder } as const,
    clock: Date.now,
    tellFault: () => expect.unreachable(),
  };
  await backUpWhenDue(due, now + 23 * HOUR_MS);
  expect(await runs()).toHaveLength(1);
  expect(await backupHealth(site.db, 24, now + 1000)).toMatchObject({ state: 'failed', lastGoodAt: now });
  expect(await place.restore()).toMatchObject({ documents: documentFieldNames.length - 1, missing: 1 });
});

onEmbeddedStores(
  'a document that rots where the backups lie is found within thirty days, told, and written anew',
  async () => {
    const place = await backupPlace();
    const site = await startWithClients();
    await submitAll(site);
    await place.backup(site, DAY_MS);
    const documents = join(place.folder, 'documents');
    const [name = ''] = readdirSync(documents);
    const whole = readFileSync(join(documents, name));
    const rotten = Buffer.from(whole);
    rotten[100] = (rotten[100] ?? 0) ^ 1;
    writeFileSync(join(documents, name), rotten);
    await expect(place.backup(site, 31 * DAY_MS)).rejects.toMatchObject({ code: 'backup-place-damaged' });
    expect(readFileSync(join(documents, name)).equals(whole)).toBe(true);
    expect(await backupHealth(site.db, 24, 31 * DAY_MS + 1000)).toMatchObject({
      state: 'failed',
      lastGoodAt: 31 * DAY_MS,
      code: 'backup-place-damaged',
    });
    await place.backup(site, 32 * DAY_MS);
    expect(await place.restore()).toMatchObject({ documents: documentFieldNames.length, lost: [] });
  },
);

onEmbeddedStores(
  'what was erased after a backup cannot be read in it once its keys are gone, and a restore erases it again',
  async () => {
    const place = await backupPlace();
    const site = await startWithClients();
    await submitAll(site, { client_name: 'Ada Brown', client_email: 'ada@visitor.example' });
    await call(site.app, callBody({ from_name: 'Forget Me', from_email: 'forget@visitor.example' }));
    await call(site.app, callBody({ from_name: 'Keep Me', from_email: 'keep@visitor.example' }));
    const first = Date.now();
    await place.backup(site, first);
    const [submission] = await site.documents.kept();
    if (!submission) throw new Error('There is no submission');
    await site.documents.erase(submission, 'the agent');
    const agent = await signIn(site);
    await agent.post('/desk/data/erased', { email: 'forget@visitor.example', sure: 'yes' });

    await place.backup(site, first + DAY_MS);
    const keys = () => readdirSync(join(place.folder, 'keys')).length;
    expect(keys()).toBe(2);
    // The old snapshot is still there; what would open its documents is not.
    await place.backup(site, first + 9 * DAY_MS);
    expect(keys()).toBe(1);
    const old = await place.restore(undefined, { before: first + 1 });
    expect(old).toMatchObject({
      erasedSubmissions: 1,
      erasedEnquiries: 1,
      documents: documentFieldNames.length,
    });
    const other = await startApp({ DATA_DIR: old.dataDir });
    expect(await other.documents.kept()).toEqual([]);
    expect((await other.enquiries()).map(({ name }) => name)).toEqual(['Keep Me']);
    const rows = await other.db.selectFrom('document').select(['state', 'wrapped_key']).execute();
    expect(new Set(rows.map(({ state, wrapped_key }) => `${state} ${wrapped_key}`))).toEqual(
      new Set(['erased null']),
    );
  },
);

onEmbeddedStores(
  'the copy of the database holds no key of a document, not even in its freed pages',
  async () => {
    const site = await startWithClients();
    await submitAll(site);
    const keys = await site.db.selectFrom('document').select('wrapped_key').execute();
    const copy = join(temporaryFolder(), 'copy.db');
    await copyDatabase(site.config.dataDir, copy);
    const bytes = readFileSync(copy);
    expect(keys).toHaveLength(documentFieldNames.length);
    for (const { wrapped_key } of keys) expect(bytes.includes(wrapped_key ?? '')).toBe(false);
  },
);

onEmbeddedStores(
  'snapshots go when they have had their time, with the documents that only they name; the newest stays',
  async () => {
    const place = await backupPlace();
    const site = await startWithClients();
    await submitAll(site);
    await place.backup(site, 0);
    const [submission] = await site.documents.kept();
    if (submission) await site.documents.erase(submission, 'the agent');
    await place.backup(site, 29 * DAY_MS);
    expect(readdirSync(join(place.folder, 'documents'))).toHaveLength(documentFieldNames.length);
    await place.backup(site, 31 * DAY_MS);
    expect(readdirSync(join(place.folder, 'documents'))).toHaveLength(0);
    expect(readdirSync(join(place.folder, 'snapshots'))).toHaveLength(2);
    expect(readdirSync(join(place.folder, 'databases'))).toHaveLength(2);
  },
);

onEmbeddedStores('a backup while others write holds one moment: no enquiry without its mail', async () => {
  const place = await backupPlace();
  const site = await startApp();
  let writing = true;
  const writer = (async () => {
    for (let count = 0; writing; count += 1)
      await call(site.app, callBody({ submission_id: `key-of-one-${count}` }));
  })();
  for (let round = 1; round <= 3; round += 1) await place.backup(site, round * 1000);
  writing = false;
  await writer;
  const { dataDir } = await place.restore();
  const copy = new SQLite(join(dataDir, 'rivermark.db'), { readonly: true });
  const lonely =
    'select count(*) from enquiry where id not in (select enquiry_id from outbox where enquiry_id is not null)';
  expect(copy.prepare(lonely).pluck().get()).toBe(0);
  copy.close();
});

onEmbeddedStores('what is not read as it was written does not count as a backup', async () => {
  const folder = temporaryFolder();
  const sound = folderTarget(folder);
  const place = await backupPlace({
    ...sound,
    put: async (name, bytes, source) => {
      await sound.put(name, bytes, source);
      if (name.startsWith('databases/')) writeFileSync(join(folder, name), 'rotten');
    },
  });
  const site = await startApp();
  await expect(place.backup(site)).rejects.toMatchObject({ code: 'backup-not-verified' });
  await expect(place.restore()).rejects.toMatchObject({ code: 'restore-nothing-there' });
});

onEmbeddedStores('one backup is made at a time, and how each ended is written down by its code', async () => {
  const place = await backupPlace();
  const site = await startApp();
  const lease = await claimJob(site.db, { name: 'backup-in-hand', everyMs: 0, now: 5000, leaseMs: 60_000 });
  await expect(place.backup(site, 5000)).rejects.toMatchObject({ code: 'backup-busy' });
  await lease?.end(5000);
  await place.backup(site, 6000);
  const closed = await backupPlace({
    ...folderTarget(place.folder),
    put: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
  });
  await expect(closed.backup(site, 7000)).rejects.toMatchObject({ code: 'backup-target-full' });
  const runs = await site.db.selectFrom('backup_run').select(['started_at', 'error']).execute();
  expect(runs).toEqual([
    { started_at: 6000, error: null },
    { started_at: 7000, error: 'backup-target-full' },
  ]);
});

onEmbeddedStores('why a backup failed is said, also where it cannot be written down', async () => {
  const site = await startApp();
  const place = await backupPlace({
    ...folderTarget(temporaryFolder()),
    async list() {
      await site.closeDatabase();
      throw Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' });
    },
  });
  await expect(place.backup(site)).rejects.toMatchObject({ code: 'backup-target-unreachable' });
  expect(place.faults).toHaveLength(2);
});

onEmbeddedStores(
  'a backup that does not end is given up and told; the next one is made, and the old one wakes in vain',
  async () => {
    const site = await startApp();
    const silence = Promise.withResolvers<void>();
    const hanging = Promise.withResolvers<{ readonly put: Promise<void> }>();
    const folder = temporaryFolder();
    const sound = folderTarget(folder);
    const place = await backupPlace({
      ...sound,
      put(name, bytes, source) {
        const put = silence.promise.then(() => sound.put(name, bytes, source));
        hanging.resolve({ put });
        return put;
      },
    });
    const hours = HOUR_MS;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const ended = place.backup(site, hours).catch(asBackupError);
    const { put } = await hanging.promise;
    vi.advanceTimersByTime(12 * hours);
    vi.useRealTimers();
    expect(await ended).toMatchObject({ code: 'backup-too-long' });
    const runs = await site.db.selectFrom('backup_run').select(['snapshot', 'error']).execute();
    expect(runs).toEqual([{ snapshot: null, error: 'backup-too-long' }]);

    const next = place.over(sound);
    await next.backup(site, 2 * hours);
    const made = [...filesIn(folder).keys()];
    silence.resolve();
    await expect(put).rejects.toMatchObject({ code: 'backup-too-long' });
    expect([...filesIn(folder).keys()]).toEqual(made);
    await next.backup(site, 3 * hours);
    await next.restore();
  },
);

onEmbeddedStores('a first backup that never ends is told as late', async () => {
  const site = await startApp();
  const now = Date.now();
  expect(await claimJob(site.db, { name: 'backup-in-hand', everyMs: 0, now, leaseMs: 60_000 })).toBeDefined();
  const stateAfter = async (hours: number) => (await backupHealth(site.db, 24, now + hours * HOUR_MS)).state;
  expect([await stateAfter(1), await stateAfter(50)]).toEqual(['ok', 'late']);
});

onEmbeddedStores(
  'a document that was cut or lost on the disk stays whole in the backups for as long as it is promised, and is told',
  async () => {
    const place = await backupPlace();
    const site = await startWithClients();
    await submitAll(site, {}, pdfBytes('whole'));
    await place.backup(site, DAY_MS);
    const folder = join(site.config.dataDir, 'documents');
    const [cut = '', gone = ''] = readdirSync(folder);
    truncateSync(join(folder, cut), 100);
    rmSync(join(folder, gone));
    const objects = () => readdirSync(join(place.folder, 'documents')).sort();
    const before = objects();
    for (const day of [2, 31, 32, 70]) {
      await expect(place.backup(site, day * DAY_MS)).rejects.toMatchObject({
        code: 'backup-documents-missing',
        message: expect.stringMatching(/^2 documents .* 2 of them are in the backup/),
      });
    }
    expect(objects()).toEqual(before);
    const { dataDir, documents } = await place.restore(undefined, { now: 71 * DAY_MS });
    expect(documents).toBe(documentFieldNames.length);
    const whole = readdirSync(join(dataDir, 'documents')).map(
      (name) => statSync(join(dataDir, 'documents', name)).size,
    );
    expect(new Set(whole).size).toBe(1);
  },
);

onEmbeddedStores('a document that was cut before its first backup is not taken for whole', async () => {
  const place = await backupPlace();
  const site = await startWithClients();
  await submitAll(site);
  const folder = join(site.config.dataDir, 'documents');
  truncateSync(join(folder, readdirSync(folder)[0] ?? ''), 100);
  await expect(place.backup(site, DAY_MS)).rejects.toMatchObject({ code: 'backup-documents-missing' });
  expect(await place.restore()).toMatchObject({ documents: documentFieldNames.length - 1, missing: 1 });
});
