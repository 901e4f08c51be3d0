import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFieldNames } from '@rivermark/contracts/documents';
import SQLite from 'better-sqlite3';
import { expect } from 'vitest';
import { folderTarget } from '../src/data/backup/targets/folder-target.ts';
import { partCalled } from '../src/data/site-data.ts';
import { backupPlace, filesIn } from './backups.ts';
import { call, callBody } from './calls.ts';
import { contentPublisher } from './content-publisher.ts';
import { pdfBytes, startWithClients, submitAll } from './documents-calls.ts';
import { signIn } from './sign-in.ts';
import { startApp, startServer, temporaryFolder } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

// Backups are of the embedded database. PostgreSQL has its own, and the configuration forbids both.
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
    for (const folder of [site.config.dataDir, dataDir])
      expect(readdirSync(folder).filter((name) => !partCalled(name))).toEqual([]);
    expect((await other.enquiries()).map(({ name }) => name)).toEqual(['Marisol Whitfield']);
    const agent = await signIn(other);
    expect((await agent.get('/desk/enquiries?q=marisol')).body).toContain('Marisol Whitfield');
    // On a signed-in device: since the first sign-in, links alone no longer open documents.
    const page = await agent.get(link ?? '');
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

onEmbeddedStores('a restore brings back every version of the content with its photos', async () => {
  const place = await backupPlace();
  const site = await startApp();
  const { publishTexts, versions } = contentPublisher(site);
  await publishTexts({ 'content/site.yaml': '# mine\n', 'photos/hero.jpg': 'a first photo' }, Date.now());
  await publishTexts({ 'content/site.yaml': '# mine\n', 'photos/hero.jpg': 'a second photo' }, Date.now());
  await place.backup(site);
  // Existing objects are not copied again.
  const sealed = readdirSync(join(place.folder, 'photos'));
  expect(sealed).toHaveLength(2);
  await place.backup(site, Date.now() + 1000, undefined, false, true);
  expect(readdirSync(join(place.folder, 'photos'))).toEqual(sealed);
  for (const bytes of filesIn(place.folder).values()) expect(bytes.includes('a first photo')).toBe(false);

  const { dataDir } = await place.restore();
  const other = await startServer({ DATA_DIR: dataDir });
  const restored = contentPublisher(other);
  expect(await restored.versions.list()).toEqual(await versions.list());
  expect(await restored.filesOf(1)).toEqual({
    'content/site.yaml': '# mine\n',
    'photos/hero.jpg': 'a first photo',
  });
  expect(await restored.filesOf(2)).toEqual({
    'content/site.yaml': '# mine\n',
    'photos/hero.jpg': 'a second photo',
  });
});
