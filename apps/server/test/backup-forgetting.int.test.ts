import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFieldNames } from '@rivermark/contracts/documents';
import { DAY_MS } from '@rivermark/contracts/durations';
import { expect } from 'vitest';
import { copyDatabase } from '../src/data/backup/copy-database.ts';
import { documentFilesIn } from '../src/documents/files/disk-document-files.ts';
import { backupPlace } from './backups.ts';
import { call, callBody } from './calls.ts';
import { pdfBytes, startWithClients, submitAll } from './documents-calls.ts';
import { eraseOnDesk } from './erase-on-desk.ts';
import { signIn } from './sign-in.ts';
import { startApp, temporaryFolder } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

// Backups are of the embedded database. PostgreSQL has its own, and the configuration forbids both.
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
    await eraseOnDesk(agent, { email: 'forget@visitor.example' });

    await place.backup(site, first + DAY_MS);
    const keys = () => readdirSync(join(place.folder, 'keys')).length;
    expect(keys()).toBe(2);
    // The old snapshot is still there, but not the keys to its documents.
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

onEmbeddedStores('while it is not known what a damaged snapshot names, nothing is removed', async () => {
  const place = await backupPlace();
  const site = await startWithClients();
  await submitAll(site);
  await place.backup(site, 0);
  const [submission] = await site.documents.kept();
  if (submission) await site.documents.erase(submission, 'the agent');
  await place.backup(site, DAY_MS);
  const snapshots = join(place.folder, 'snapshots');
  const [oldest = ''] = readdirSync(snapshots).sort();
  const manifest = readFileSync(join(snapshots, oldest));
  writeFileSync(join(snapshots, oldest), 'rotten');
  await place.backup(site, 2 * DAY_MS);
  expect(readdirSync(join(place.folder, 'documents'))).toHaveLength(documentFieldNames.length);
  writeFileSync(join(snapshots, oldest), manifest);
  await place.backup(site, 31 * DAY_MS);
  expect(readdirSync(join(place.folder, 'documents'))).toHaveLength(0);
});
