import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { documentFieldNames } from '@rivermark/contracts/documents';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { expect, test } from 'vitest';
import { AGENT_PATH, linkToken } from '../src/documents/links/submission-link.ts';
import {
  newName,
  noticeFor,
  pdfBytes,
  type Started,
  startWithClients,
  submitAll,
  upload,
} from './documents-calls.ts';
import { onDisk } from './stores-of-run.ts';

async function handedOver(bytes: number) {
  const started = await startWithClients();
  expect((await submitAll(started, {}, pdfBytes('a statement', bytes))).data).toEqual({ success: true });
  const submission = await started.db.selectFrom('document_submission').selectAll().executeTakeFirstOrThrow();
  const path = `${AGENT_PATH}/${linkToken(started.parts.keyring, submission)}`;
  const rows = await started.documents.documentsOf(submission);
  const fileOf = (place: number) => join(started.config.dataDir, 'documents', `${rows[place]?.id}.sealed`);
  return { started, submission, path, rows, fileOf };
}

function flip(file: string, place: number): void {
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  writeFileSync(file, bytes);
}

/** How many sealed documents of this data directory this process has open. */
const opened = ({ config }: Started) =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(join('/proc/self/fd', fd)).startsWith(join(config.dataDir, 'documents'));
    } catch {
      return false;
    }
  }).length;

const allClosed = (started: Started) => waitUntil('closed files', async () => opened(started) === 0);

const actionsOf = async ({ db }: Started) =>
  (await db.selectFrom('document_audit').select('action').orderBy('id').execute())
    .map(({ action }) => action)
    .filter((action) => action !== 'received');

// What is changed is a file of the data directory.
onDisk(
  'a document that breaks in the middle ends its own answer, is in the log and the audit, and harms nobody else',
  async () => {
    const { started, path, fileOf, rows } = await handedOver(300_000);
    flip(fileOf(5), 250_000);
    for (const rest of ['/all', `/${rows[5]?.id}/download`]) {
      const answer = await fetch(started.url + path + rest);
      expect(answer.status).toBe(200);
      await expect(answer.arrayBuffer()).rejects.toThrow();
    }
    const other = await fetch(`${started.url}${path}/${rows[0]?.id}/download`);
    expect(Buffer.from(await other.arrayBuffer()).equals(pdfBytes('a statement', 300_000))).toBe(true);
    await allClosed(started);
    await waitUntil('the audit', async () => (await actionsOf(started)).length === 5);
    expect((await actionsOf(started)).sort()).toEqual(
      ['downloaded-all', 'found-damaged', 'downloaded', 'found-damaged', 'downloaded'].sort(),
    );
    expect(started.log().match(/a document is damaged/g)).toHaveLength(2);
  },
);

onDisk.each([
  ['damaged at its beginning', (file: string) => flip(file, 40)],
  ['gone', (file: string) => rmSync(file)],
])('with a document that is %s no answer begins that cannot be kept', async (_, harm) => {
  const { started, path, fileOf, rows } = await handedOver(1000);
  harm(fileOf(5));
  for (const rest of ['/all', `/${rows[5]?.id}/content`]) {
    const answer = await fetch(started.url + path + rest);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toBe('This document was damaged where it is kept');
    expect(answer.headers.get('content-disposition')).toBeNull();
  }
  await allClosed(started);
  expect(await actionsOf(started)).toEqual(['found-damaged', 'found-damaged']);
});

onDisk(
  'a disk or a key that fails is no damage: it is in the log, and nothing of it in the audit',
  async () => {
    const { started, path, fileOf, rows } = await handedOver(1000);
    rmSync(fileOf(0));
    // Reading it fails as a failing disk does.
    mkdirSync(fileOf(0));
    await started.db
      .updateTable('document')
      .set({ key_id: 'not-configured' })
      .where('id', '=', rows[1]?.id ?? '')
      .execute();
    for (const place of [0, 1]) {
      expect((await fetch(`${started.url}${path}/${rows[place]?.id}/download`)).status).toBe(500);
    }
    expect(started.log().match(/a document could not be read/g)).toHaveLength(2);
    expect(started.log()).not.toContain('a document is damaged');
    expect(await actionsOf(started)).toEqual([]);
  },
);

test('a download that is broken off is in the log, leaves no file open, and does not hold up a stop', async () => {
  const { started, path } = await handedOver(4_000_000);
  const idle = connect(started.port, '127.0.0.1');
  const reader = connect(started.port, '127.0.0.1');
  reader.write(`GET ${path}/all HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  await new Promise((resolve) => reader.once('data', resolve));
  reader.destroy();
  await allClosed(started);
  await waitUntil('the log', async () => started.log().includes('"brokenOff":true'));
  expect(started.log()).not.toContain('a document is damaged');
  await started.app.close();
  idle.destroy();
});

test('asking for the head of an address shows nobody anything and is not in the audit', async () => {
  const { started, path, rows } = await handedOver(1000);
  for (const rest of ['', '/all', `/${rows[0]?.id}`, `/${rows[0]?.id}/content`, `/${rows[0]?.id}/download`]) {
    expect((await fetch(started.url + path + rest, { method: 'HEAD' })).status, rest).toBe(200);
  }
  expect(await actionsOf(started)).toEqual([]);
  expect(opened(started)).toBe(0);
});

test('what a document is saved as ends as what it is, whatever its client called it: by the ending a system chooses a program', async () => {
  const started = await startWithClients();
  const submissionId = randomUUID();
  const names = documentFieldNames.map((field) => newName(field));
  for (const name of names)
    expect((await upload(started, name, { submissionId, originalName: 'Statement.hta' })).error).toBeNull();
  await started.functions.invoke('send-email', { body: noticeFor(started, names, submissionId) });
  const submission = await started.db.selectFrom('document_submission').selectAll().executeTakeFirstOrThrow();
  const path = `${AGENT_PATH}/${linkToken(started.parts.keyring, submission)}`;
  const [row] = await started.documents.documentsOf(submission);

  const file = await fetch(`${started.url}${path}/${row?.id}/download`);
  expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Statement.hta.pdf");
  const zip = Buffer.from(await (await fetch(`${started.url}${path}/all`)).arrayBuffer()).toString('latin1');
  expect(zip.match(/Statement\.hta.{4}/g)).toEqual(Array(12).fill('Statement.hta.pdf'));
  expect(await (await fetch(started.url + path)).text(), 'what the client called it').toContain(
    'Statement.hta\u00a0· <',
  );
});
