import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { documentIds, STORAGE_PATH } from '@rivermark/contracts/documents';
import { expect, test } from 'vitest';
import { patient } from '../src/documents/receiving/patient.ts';
import { quotaLimits } from '../src/documents/receiving/quota.ts';
import { headers, newName, pdfBytes, startWithClients, submitAll, upload } from './documents-calls.ts';
import { onDisk } from './stores-of-run.ts';

/** `hangsUp`: nothing more will come, also if the answer is not there yet. */
const raw = (port: number, lines: readonly string[], hangsUp = true) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (part) => {
      answer += part.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', () => resolve(answer));
    socket.write(lines.join('\r\n'));
    if (hangsUp) socket.end();
  });

test('of 61 documents of one visitor within an hour 60 are taken, and the 61st leaves nothing and is told when to come back', async () => {
  const started = await startWithClients();
  const send = (count: number) =>
    started.app.inject({
      method: 'POST',
      url: `${STORAGE_PATH}/object/${documentIds.bucket}/${newName('photoId', `${count}.pdf`)}`,
      headers: { ...headers, 'content-type': 'application/pdf' },
      payload: pdfBytes(),
    });
  const taken = await Promise.all(Array.from({ length: 60 }, (_, count) => send(count)));
  expect(new Set(taken.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const refused = await send(60);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
  expect(await started.parts.files.list()).toHaveLength(60);
});

test('the room for what was not handed over yet is limited, for all visitors together', async () => {
  const limits = { ...quotaLimits(1000), ofAll: { bytes: 1_000_000, count: 100 } };
  const started = await startWithClients({}, { documentLimits: limits });
  const answers = [];
  for (let count = 0; count < 5; count += 1) {
    answers.push(
      (await upload(started, newName('photoId', `${count}.pdf`), { bytes: pdfBytes('x', 400_000) })).error,
    );
  }
  expect(answers.slice(0, 3)).toEqual([null, null, null]);
  expect(answers[4]).toMatchObject({ statusCode: '507' });
});

test('a body that says it is longer than it is leaves nothing', async () => {
  const { port, parts, db } = await startWithClients();
  await raw(port, [
    `POST ${STORAGE_PATH}/object/${documentIds.bucket}/${newName('photoId')} HTTP/1.1`,
    'host: localhost',
    `apikey: ${documentIds.anonKey}`,
    'content-type: application/pdf',
    'content-length: 5000000',
    '',
    pdfBytes().toString('latin1'),
  ]);
  await expect.poll(() => db.selectFrom('document').selectAll().execute()).toEqual([]);
  expect(await parts.files.list()).toEqual([]);
});

test('a body that says it is shorter is taken as long as it said, and so is no whole document', async () => {
  const { port, db } = await startWithClients();
  const lines = [
    `POST ${STORAGE_PATH}/object/${documentIds.bucket}/${newName('photoId')} HTTP/1.1`,
    'host: localhost',
    `apikey: ${documentIds.anonKey}`,
    'content-type: application/pdf',
    'content-length: 3',
    '',
    pdfBytes().toString('latin1'),
  ];
  // What comes behind it is no request, and ends the connection; first the document has its own answer.
  const answer = await raw(port, lines, false);
  expect(answer).toMatch(/^HTTP\/1\.1 (4|5)\d\d/);
  await expect.poll(() => db.selectFrom('document').selectAll().execute()).toEqual([]);
});

test('a large upload that is refused at its first bytes still reads why', async () => {
  const started = await startWithClients();
  for (let count = 0; count < 3; count += 1) {
    const { error } = await upload(started, newName('creditReport', `${count}.pdf`), {
      bytes: Buffer.alloc(9_000_000, 'not a pdf '),
    });
    expect(error).toMatchObject({ statusCode: '422' });
  }
  expect(await started.parts.files.list()).toEqual([]);
});

test('a sender that falls silent is given up', async () => {
  async function* silent() {
    yield Buffer.from('%PDF-');
    await new Promise(() => {});
  }
  const read = async () => {
    for await (const _ of patient(silent(), 20));
  };
  await expect(read()).rejects.toMatchObject({ code: 'upload-broken-off' });
});

// A bucket is given what is sealed by the same writer.
onDisk('no plain text of a document is anywhere in the data directory', async () => {
  const mark = 'ZZ-ACCOUNT-4711-ZZ';
  const started = await startWithClients();
  const { data } = await submitAll(started, {}, pdfBytes(mark, 300_000));
  expect(data).toEqual({ success: true });
  const files = readdirSync(started.config.dataDir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  );
  expect(files.length).toBeGreaterThanOrEqual(6);
  for (const entry of files) {
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    expect(bytes.includes(mark), entry.name).toBe(false);
    expect(bytes.includes('%PDF-'), entry.name).toBe(false);
  }
});

test('nothing of a document or of who sent it is in the log', async () => {
  const started = await startWithClients();
  await submitAll(started, { client_name: 'Zzname', client_email: 'zzmail@visitor.example' });
  await started.app.inject({ url: `${STORAGE_PATH}/object/public/${documentIds.bucket}/zzname.pdf` });
  const requests = started
    .log()
    .split('\n')
    .filter((line) => !line.includes('Server listening'));
  expect(requests.length).toBeGreaterThan(7);
  expect(requests.join()).not.toMatch(/zzname|zzmail|scan|127\.0\.0\.1|statement/i);
});
