import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fixtureContent } from '@rivermark/content/fixtures';
import {
  documentFieldNames,
  documentIds,
  FUNCTIONS_PATH,
  RESUMABLE_PATH,
  STORAGE_PATH,
} from '@rivermark/contracts/documents';
import { everyCase } from '@rivermark/testkit/every-case';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { FunctionsClient } from '@supabase/functions-js';
import { StorageClient } from '@supabase/storage-js';
import { expect, onTestFinished, test } from 'vitest';
import { type Config, readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { openDocumentFiles } from '../src/documents/files/open-document-files.ts';
import { headers, newName, noticeFor, pdfBytes, upload } from './documents-calls.ts';
import { temporaryFolder } from './start-app.ts';
import { dieAt, portOf, startProcess, waitUntil } from './start-process.ts';
import { storesOfRun } from './stores-of-run.ts';
import { writeTinySite } from './tiny-site.ts';

/**
 * All of a client's steps, repeated after failures, with the same names and the same submission id.
 */
function clientOf(names: readonly string[], submissionId: string) {
  return async (port: number): Promise<boolean> => {
    const url = `http://127.0.0.1:${port}`;
    const bucket = new StorageClient(url + STORAGE_PATH, { ...headers }).from(documentIds.bucket);
    const functions = new FunctionsClient(url + FUNCTIONS_PATH, { headers });
    for (const name of names) {
      const { error } = await upload({ bucket }, name, { submissionId, bytes: pdfBytes('crash', 200_000) });
      const received = !error || (error as { statusCode?: string }).statusCode === '409';
      if (!received) return false;
    }
    const { data } = await functions.invoke('send-email', {
      body: noticeFor({ bucket }, names, submissionId),
    });
    return (data as { success?: boolean } | null)?.success === true;
  };
}

async function inDatabase<T>(
  { dataDir, databaseUrl }: Config,
  read: (db: ReturnType<typeof openDatabase>) => Promise<T>,
) {
  const db = openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
  try {
    return await read(db);
  } finally {
    await db.destroy();
  }
}

const moments = [
  [
    'after a document was stored, before the answer',
    'after:update "document" set "received_bytes"',
    'insert into "document"',
  ],
  [
    'while six documents became a submission',
    'after:update "document" set "state"',
    'insert into "document_submission"',
  ],
  ['after it was committed, before the answer', 'after:commit', 'insert into "outbox"'],
  ['after a document was begun', 'after:insert into "document"', ' '],
  [
    'when its bytes were there but not confirmed',
    'before:update "document" set "received_bytes"',
    'insert into "document"',
  ],
  [
    'before the notice entered the outbox',
    'before:insert into "outbox"',
    'insert into "document_submission"',
  ],
  ['before the submission was committed', 'before:commit', 'insert into "outbox"'],
] as const;

// The hand-over of six documents is where most could be lost.
test.each(everyCase(moments, [moments[1]]))(
  'killed %s: the client tries again, and the submission is there once, noticed, with no orphan',
  async (_, at, seen) => {
    const folder = temporaryFolder();
    const site = join(folder, 'site');
    writeTinySite(site);
    const mail = await startMailServer();
    onTestFinished(() => mail.stop());
    const env = { DATA_DIR: join(folder, 'data'), SMTP_URL: mail.url, ...(await storesOfRun()) };
    const config = readConfig(env, fixtureContent());
    const client = clientOf(
      documentFieldNames.map((field) => newName(field)),
      randomUUID(),
    );

    const first = startProcess(site, { ...env, DIE_AT: at, DIE_ONCE_SEEN: seen }, dieAt);
    expect(await client(await portOf(first))).toBe(false);
    expect(await first.exit).toBeNull();

    const next = startProcess(site, env);
    expect(await client(await portOf(next))).toBe(true);
    await waitUntil(next, () =>
      inDatabase(config, async (db) => {
        const rows = await db.selectFrom('outbox').select('state').execute();
        return rows.length === 1 && rows.every(({ state }) => state === 'sent');
      }),
    );
    const rows = await inDatabase(config, (db) => db.selectFrom('document').selectAll().execute());
    expect(rows.map(({ state }) => state)).toEqual(Array(documentFieldNames.length).fill('submitted'));
    const files = await openDocumentFiles(config.dataDir, config.documentsBucket);
    expect((await files.list()).sort()).toEqual(rows.map(({ id }) => id).sort());
    expect(
      mail.received.filter(({ mail: { subject } }) => subject?.startsWith('New Client Concierge')),
    ).toHaveLength(1);
  },
);

test('killed in the middle of a resumable upload: what was confirmed is there, and the client goes on', async () => {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  writeTinySite(site);
  const env = { DATA_DIR: join(folder, 'data'), ...(await storesOfRun()) };
  const config = readConfig(env, fixtureContent());
  const bytes = pdfBytes('resumed', 4_000_000);
  const said = { ...headers, 'tus-resumable': '1.0.0' };
  const patch = (url: string, offset: number, body: ReadableStream | Uint8Array<ArrayBuffer>) =>
    fetch(url, {
      method: 'PATCH',
      headers: {
        ...said,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body,
      duplex: 'half',
    } as RequestInit);

  const first = startProcess(site, env);
  const base = `http://127.0.0.1:${await portOf(first)}`;
  const described = { bucketName: documentIds.bucket, objectName: newName('creditReport') };
  const created = await fetch(base + RESUMABLE_PATH, {
    method: 'POST',
    headers: {
      ...said,
      'upload-length': String(bytes.length),
      'upload-metadata': Object.entries(described)
        .map(([key, value]) => `${key} ${btoa(value)}`)
        .join(','),
    },
  });
  const path = created.headers.get('location') ?? '';
  const part = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(bytes.subarray(0, 2_500_000))),
  });
  const broken = expect(patch(base + path, 0, part)).rejects.toThrow();
  await waitUntil(first, () =>
    inDatabase(config, async (db) => {
      const row = await db.selectFrom('document').select('received_bytes').executeTakeFirst();
      return (row?.received_bytes ?? 0) >= 2 * 1024 * 1024;
    }),
  );
  first.child.kill('SIGKILL');
  await broken;

  const next = `http://127.0.0.1:${await portOf(startProcess(site, env))}`;
  const asked = await fetch(next + path, { method: 'HEAD', headers: said });
  const offset = Number(asked.headers.get('upload-offset'));
  expect(offset).toBeGreaterThanOrEqual(2 * 1024 * 1024);
  expect((await patch(next + path, offset, new Uint8Array(bytes.subarray(offset)))).status).toBe(204);
  const rows = await inDatabase(config, (db) => db.selectFrom('document').selectAll().execute());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(rows).toMatchObject([{ state: 'stored', received_bytes: bytes.length, sha256 }]);
});
