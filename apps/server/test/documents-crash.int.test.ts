import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fixtureContent } from '@rivermark/content/fixtures';
import {
  documentFieldNames,
  documentIds,
  FUNCTIONS_PATH,
  STORAGE_PATH,
} from '@rivermark/contracts/documents';
import { everyCase } from '@rivermark/testkit/every-case';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { FunctionsClient } from '@supabase/functions-js';
import { StorageClient } from '@supabase/storage-js';
import { expect, onTestFinished, test } from 'vitest';
import { type Config, readConfig } from '../src/config.ts';
import { type Database, openDatabase } from '../src/db/open-database.ts';
import { openDocumentFiles } from '../src/documents/files/open-document-files.ts';
import { headers, newName, noticeFor, pdfBytes, upload } from './documents-calls.ts';
import { temporaryFolder } from './start-app.ts';
import { dieAt, portOf, type Started, startProcess, waitUntil } from './start-process.ts';
import { storesOfRun } from './stores-of-run.ts';
import { writeTinySite } from './tiny-site.ts';
import { ask, create, patch } from './tus-calls.ts';

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

function open({ dataDir, databaseUrl }: Config) {
  const db = openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
  onTestFinished(() => db.destroy());
  return db;
}

const CONFIRMED = 2 * 1024 * 1024;

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

/** A resumable upload of which 2 MB have come, and how its client goes on after a crash. */
async function beginUpload(url: string, started: Started, db: Database) {
  const [name, bytes] = [newName('creditReport', 'resumed.pdf'), pdfBytes('resumed', 4_000_000)];
  const path = (await create({ url }, name, bytes.length)).headers.get('location');
  const part = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(bytes.subarray(0, 2_500_000))),
  });
  const broken = expect(patch(url + path, 0, part)).rejects.toThrow();
  const stored = () =>
    db.selectFrom('document').selectAll().where('object_name', '=', name).executeTakeFirst();
  await waitUntil(started, async () => ((await stored())?.received_bytes ?? 0) >= CONFIRMED);
  return {
    broken,
    async goOn(next: string) {
      const offset = Number((await ask(next + path)).headers.get('upload-offset'));
      expect(offset).toBeGreaterThanOrEqual(CONFIRMED);
      expect((await patch(next + path, offset, bytes.subarray(offset))).status).toBe(204);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect(await stored()).toMatchObject({ state: 'stored', received_bytes: bytes.length, sha256 });
    },
  };
}

// The hand-over of six documents is where most could be lost.
test.each(everyCase(moments, [moments[1]]))(
  'killed %s: the client tries again, and the submission is there once, noticed, with no orphan; a resumable upload goes on from what was confirmed',
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
    const port = await portOf(first);
    const db = open(config);
    // At the other moments the server would die of this upload.
    const isOfSubmission = seen !== 'insert into "document"' && seen !== ' ';
    const resumed = isOfSubmission ? await beginUpload(`http://127.0.0.1:${port}`, first, db) : undefined;
    expect(await client(port)).toBe(false);
    expect(await first.exit).toBeNull();
    await resumed?.broken;

    const next = startProcess(site, env);
    const nextPort = await portOf(next);
    await resumed?.goOn(`http://127.0.0.1:${nextPort}`);
    expect(await client(nextPort)).toBe(true);
    await waitUntil(next, async () => {
      const mails = await db.selectFrom('outbox').select('state').execute();
      return mails.length === 1 && mails.every(({ state }) => state === 'sent');
    });
    const rows = await db.selectFrom('document').selectAll().execute();
    const submitted = rows.filter(({ state }) => state === 'submitted');
    expect(submitted).toHaveLength(documentFieldNames.length);
    expect(rows.length - submitted.length).toBe(resumed ? 1 : 0);
    const files = await openDocumentFiles(config.dataDir, config.documentsBucket);
    expect((await files.list()).sort()).toEqual(rows.map(({ id }) => id).sort());
    expect(
      mail.received.filter(({ mail: { subject } }) => subject?.startsWith('New Client Concierge')),
    ).toHaveLength(1);
  },
);
