import { randomUUID } from 'node:crypto';
import { documentFieldNames } from '@rivermark/contracts/documents';
import { expect, test } from 'vitest';
import { sweep } from '../src/documents/retention/sweep.ts';
import { newName, startWithClients, submitAll, upload } from './documents-calls.ts';
import { signIn } from './sign-in.ts';
import { words } from './words-of.ts';

const DAY_MS = 86_400_000;
const all = documentFieldNames.length;

async function siteWithDocuments() {
  const site = await startWithClients();
  await submitAll(site);
  const { parts, handingOver, db } = site;
  const rows = await db.selectFrom('document').selectAll().orderBy('id').execute();
  return {
    ...site,
    rows,
    sweepAt: (now = Date.now()) => sweep(parts, handingOver, now),
    damages: () =>
      db
        .selectFrom('document_audit')
        .select(['document_id', 'by', 'detail'])
        .where('action', '=', 'found-damaged')
        .execute(),
    async putFile(id: string) {
      const file = await parts.files.create(id, 0);
      await file.write([Buffer.from('sealed')]);
      await file.sync();
      await file.close();
    },
  };
}

test('a document whose file is gone is told once, in the log, the audit and on the desk, until it is back', async () => {
  const site = await siteWithDocuments();
  const lost = site.rows[0]?.id ?? '';
  await site.parts.files.remove(lost);
  await site.sweepAt();
  await site.sweepAt();
  expect(await site.damages()).toEqual([{ document_id: lost, by: 'the server', detail: 'its file is gone' }]);
  expect(site.log().match(/document-file-lost/g)).toHaveLength(1);
  const agent = await signIn(site);
  expect(words((await agent.get('/desk/health')).body)).toContain('The file of one client document is gone.');
  // The row stays: whoever restores the file has the document again.
  await site.putFile(lost);
  await site.sweepAt();
  expect(words((await agent.get('/desk/health')).body)).not.toContain('is gone');
  expect(await site.db.selectFrom('file_fault').selectAll().execute()).toEqual([]);
});

test('a lost file of a document that is not handed over yet is told, too', async () => {
  const site = await startWithClients();
  const name = newName('photoId');
  await upload(site, name);
  const { id } = await site.db.selectFrom('document').select('id').executeTakeFirstOrThrow();
  await site.parts.files.remove(id);
  await sweep(site.parts, site.handingOver);
  expect(site.log()).toContain('document-file-lost');
  expect(await site.db.selectFrom('file_fault').select(['id', 'kind']).execute()).toEqual([
    { id, kind: 'lost' },
  ]);
});

test('a file that no row knows goes a day after it was first seen; one that is wanted again stays', async () => {
  const site = await siteWithDocuments();
  const now = Date.now();
  await site.putFile(randomUUID());
  await site.sweepAt(now);
  await site.sweepAt(now + DAY_MS - 60_000);
  expect(await site.parts.files.list()).toHaveLength(all + 1);
  await site.sweepAt(now + DAY_MS);
  expect((await site.parts.files.list()).toSorted()).toEqual(site.rows.map(({ id }) => id));
  expect(await site.db.selectFrom('file_fault').selectAll().execute()).toEqual([]);
});

test('a server that was given the wrong database removes nothing of the right one for a day', async () => {
  const site = await siteWithDocuments();
  const now = Date.now();
  const rows = await site.db.selectFrom('document').selectAll().execute();
  await site.db.deleteFrom('document').execute();
  await site.sweepAt(now);
  await site.sweepAt(now + DAY_MS / 2);
  await site.db.insertInto('document').values(rows).execute();
  await site.sweepAt(now + 2 * DAY_MS);
  expect((await site.parts.files.list()).toSorted()).toEqual(site.rows.map(({ id }) => id));
});

test('the file of an erased document that a crash left behind goes with the next sweep', async () => {
  const site = await siteWithDocuments();
  const submission = await site.db.selectFrom('document_submission').selectAll().executeTakeFirstOrThrow();
  await site.documents.erase(submission, 'a test');
  await site.putFile(site.rows[0]?.id ?? '');
  await site.sweepAt();
  expect(await site.parts.files.list()).toEqual([]);
});

test('a clock that stood far ahead keeps no file for ever', async () => {
  const site = await siteWithDocuments();
  const now = Date.now();
  await site.putFile(randomUUID());
  await site.sweepAt(now + 20 * DAY_MS);
  await site.sweepAt(now);
  await site.sweepAt(now + DAY_MS);
  expect(await site.parts.files.list()).toHaveLength(all);
});
