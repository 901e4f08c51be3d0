import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@rivermark/contracts/durations';
import { expect } from 'vitest';
import type { Manifest } from '../src/data/backup/manifest.ts';
import { folderTarget } from '../src/data/backup/targets/folder-target.ts';
import { backupPlace } from './backups.ts';
import { call, callBody } from './calls.ts';
import { startWithClients, submitAll } from './documents-calls.ts';
import { startApp, temporaryFolder } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

/** The newest manifest of a place, changed by who can write there and makes its last line fit. */
function changeManifest(folder: string, change: (manifest: Manifest) => void): void {
  const name = readdirSync(join(folder, 'snapshots')).sort().at(-1) ?? '';
  const path = join(folder, 'snapshots', name);
  const manifest = JSON.parse(readFileSync(path, 'utf8').split('\n')[0] ?? '') as Manifest;
  change(manifest);
  const body = `${JSON.stringify(manifest)}\n`;
  writeFileSync(path, `${body}${createHash('sha256').update(body).digest('hex')}\n`);
}

onEmbeddedStores('a backup removes nothing in its place that no backup has put there', async () => {
  const place = await backupPlace();
  for (const folder of ['documents', 'databases', 'snapshots', 'keys']) {
    mkdirSync(join(place.folder, folder), { recursive: true });
    writeFileSync(join(place.folder, folder, 'deed of my house.pdf'), 'precious');
    writeFileSync(join(place.folder, folder, 'deed.part'), 'precious');
  }
  const site = await startApp();
  await place.backup(site);
  expect(readdirSync(join(place.folder, 'databases'))).toContain('deed.part');
  for (const folder of ['documents', 'databases', 'snapshots', 'keys']) {
    expect(readdirSync(join(place.folder, folder)), folder).toContain('deed of my house.pdf');
  }
});

onEmbeddedStores(
  'a backup does not follow a link that somebody put into its place, and no document is lost by it',
  async () => {
    const place = await backupPlace();
    const site = await startWithClients();
    await submitAll(site);
    const documents = join(site.config.dataDir, 'documents');
    const before = readdirSync(documents).sort();
    mkdirSync(place.folder, { recursive: true });
    symlinkSync(documents, join(place.folder, 'documents'));
    await expect(place.backup(site)).rejects.toMatchObject({ code: 'backup-place-unfit' });
    expect(readdirSync(documents).sort()).toEqual(before);
  },
);

const changes: ReadonlyArray<[string, (manifest: Manifest) => void]> = [
  [
    'a document that is to lie elsewhere',
    ({ documents: [first] }) => Object.assign(first ?? {}, { id: '../../../evil' }),
  ],
  [
    'an object of another folder',
    ({ documents: [first] }) => Object.assign(first ?? {}, { name: '../identity.txt' }),
  ],
  ['a database whose hash is a path', ({ database }) => Object.assign(database, { sha256: '../../evil' })],
  ['a number in place of a name', ({ database }) => Object.assign(database, { name: 7 })],
];
onEmbeddedStores.each(changes)(
  'a manifest that names %s is refused as damaged, and nothing is written',
  async (_, change) => {
    const place = await backupPlace();
    const site = await startWithClients();
    await submitAll(site);
    await place.backup(site);
    changeManifest(place.folder, change);
    const around = temporaryFolder();
    const dataDir = join(around, 'restored', 'data');
    await expect(place.restore(dataDir)).rejects.toMatchObject({ code: 'restore-damaged' });
    expect(readdirSync(around)).toEqual([]);
  },
);

onEmbeddedStores(
  'keys of an older moment under a newer name bring nothing back that was erased',
  async () => {
    const place = await backupPlace();
    const site = await startApp();
    await call(site.app, callBody({ from_name: 'Marisol Whitfield' }));
    await place.backup(site, DAY_MS);
    const keys = join(place.folder, 'keys');
    const [old = ''] = readdirSync(keys);
    renameSync(join(keys, old), join(keys, old.replace('1970-01-02', '1970-01-09')));
    await expect(place.restore()).rejects.toMatchObject({ code: 'restore-damaged' });
  },
);

onEmbeddedStores('documents that were swapped in their place do not come back as each other', async () => {
  const place = await backupPlace();
  const site = await startWithClients();
  await submitAll(site);
  await place.backup(site);
  changeManifest(place.folder, (manifest) => {
    const [one, other] = manifest.documents;
    if (one && other) [one.id, other.id] = [other.id, one.id];
  });
  const { dataDir } = await place.restore();
  const other = await startApp({ DATA_DIR: dataDir });
  const [kept] = await other.documents.kept();
  if (!kept) throw new Error('There is no submission');
  const ends: string[] = [];
  for (const row of await other.documents.documentsOf(kept)) {
    const opened = await other.documents.open(kept, [row], 'a test').catch(({ code }) => code);
    ends.push(typeof opened === 'string' ? opened : 'opened');
    if (typeof opened !== 'string') await opened.close();
  }
  expect(ends.sort()).toEqual([
    'document-damaged',
    'document-damaged',
    'opened',
    'opened',
    'opened',
    'opened',
  ]);
});

onEmbeddedStores(
  'what a put that failed or was killed has written takes no room from the next one',
  async () => {
    const place = await backupPlace();
    const target = folderTarget(place.folder);
    const name = `databases/${'a'.repeat(64)}.age`;
    async function* broken() {
      yield Buffer.from('half');
      throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    }
    await expect(target.put(name, 8, broken())).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readdirSync(join(place.folder, 'databases'))).toEqual([]);
    writeFileSync(join(place.folder, `${name}.part`), 'killed');
    await place.backup(await startApp());
    expect(readdirSync(join(place.folder, 'databases'))).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}\.age$/),
    ]);
  },
);
