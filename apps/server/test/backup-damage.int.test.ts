import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFieldNames } from '@rivermark/contracts/documents';
import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import { expect } from 'vitest';
import { backUpWhenDue } from '../src/data/backup/back-up-when-due.ts';
import { folderTarget } from '../src/data/backup/targets/folder-target.ts';
import { backupHealth } from '../src/health/backup/backup-health.ts';
import { backupPlace } from './backups.ts';
import { pdfBytes, startWithClients, submitAll } from './documents-calls.ts';
import { startApp, temporaryFolder } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

// Backups are of the embedded database. PostgreSQL has its own, and the configuration forbids both.
onEmbeddedStores('a document whose file is lost is told, and all else is backed up', async () => {
  const place = await backupPlace();
  const site = await startWithClients();
  await submitAll(site);
  const [lost] = readdirSync(join(site.config.dataDir, 'documents'));
  rmSync(join(site.config.dataDir, 'documents', lost ?? ''));
  const now = Date.now();
  await expect(place.backup(site, now)).rejects.toMatchObject({ code: 'backup-documents-missing' });
  // It counts as a backup: the next is due in a day, not in an hour.
  const runs = () => site.db.selectFrom('backup_run').select(['snapshot', 'error']).execute();
  expect(await runs()).toEqual([{ snapshot: expect.any(String), error: 'backup-documents-missing' }]);
  const due = {
    db: site.db,
    files: site.parts.files,
    photos: site.server.photos,
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

onEmbeddedStores('verifying finds one flipped byte at once, in the place or on this disk', async () => {
  const place = await backupPlace();
  const site = await startWithClients();
  await submitAll(site);
  const kept = { keptDays: 30, keysKeptDays: 7 };
  const verify = (now: number) => place.backup(site, now, kept, false, true);
  const flip = (path: string) => {
    const bytes = readFileSync(path);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    writeFileSync(path, bytes);
  };
  const pathsIn = (folder: string) => readdirSync(folder).map((name) => join(folder, name));
  const [first, second] = [DAY_MS, 2 * DAY_MS].map((at) => at + HOUR_MS);
  await place.backup(site, DAY_MS);
  await verify(first ?? 0);
  // In the backup: it is written again from the document here.
  const [stored = ''] = pathsIn(join(place.folder, 'documents'));
  const whole = readFileSync(stored);
  flip(stored);
  await expect(verify(second ?? 0)).rejects.toMatchObject({ code: 'backup-place-damaged' });
  expect(readFileSync(stored).equals(whole)).toBe(true);
  // An older database and older keys cannot be written again.
  for (const [folder, at] of [
    ['databases', 3],
    ['keys', 4],
  ] as const) {
    const [path = ''] = pathsIn(join(place.folder, folder));
    flip(path);
    await expect(verify(at * DAY_MS)).rejects.toMatchObject({
      code: 'backup-place-damaged',
      message: expect.stringContaining(path.slice(place.folder.length + 1)),
    });
    flip(path);
  }
  // Here: the backup still has it.
  const [sealed = ''] = pathsIn(join(site.config.dataDir, 'documents'));
  flip(sealed);
  await expect(verify(5 * DAY_MS)).rejects.toMatchObject({ code: 'backup-documents-missing' });
  expect(await place.restore(undefined, { now: 6 * DAY_MS })).toMatchObject({
    documents: documentFieldNames.length,
    lost: [],
  });
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

onEmbeddedStores('a cut document in an earlier backup stands for no whole one', async () => {
  const place = await backupPlace();
  const site = await startWithClients();
  await submitAll(site);
  const folder = join(site.config.dataDir, 'documents');
  const [cut = ''] = readdirSync(folder);
  const whole = statSync(join(folder, cut)).size;
  const sealedBytes = (bytes: number) =>
    site.db
      .updateTable('document')
      .set({ sealed_bytes: bytes })
      .where('id', '=', cut.replace('.sealed', ''))
      .execute();
  truncateSync(join(folder, cut), 100);
  // As by a program that did not compare them.
  await sealedBytes(100);
  await place.backup(site, DAY_MS);
  await sealedBytes(whole);
  await expect(place.backup(site, 2 * DAY_MS)).rejects.toMatchObject({
    message: expect.stringMatching(/^1 documents .* 0 of them are in the backup/),
  });
  expect(await place.restore(undefined, { now: 3 * DAY_MS })).toMatchObject({
    documents: documentFieldNames.length - 1,
    missing: 1,
  });
});
