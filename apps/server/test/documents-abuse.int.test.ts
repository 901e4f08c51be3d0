import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { documentIds, RESUMABLE_PATH, STORAGE_PATH } from '@rivermark/contracts/documents';
import { HOUR_MS } from '@rivermark/contracts/durations';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { inspectDocument } from '@rivermark/pdf-inspection';
import { buildPdf, pageObjects } from '@rivermark/testkit/pdf';
import { expect, test } from 'vitest';
import { patient } from '../src/documents/receiving/patient.ts';
import { quotaLimits } from '../src/documents/receiving/quota.ts';
import { callBody } from './calls.ts';
import {
  headers,
  newName,
  pdfBytes,
  type Started,
  startWithClients,
  submitAll,
  upload,
} from './documents-calls.ts';
import { onDisk } from './stores-of-run.ts';

/** `hangsUp`: sends nothing more, even before the answer arrives. */
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

/** 3 MB of small objects, which cost as much to inspect as a document can. */
const costlyPdf = () =>
  buildPdf([
    ...pageObjects(),
    ...Array.from(
      { length: 20_000 },
      (_, i) => `<< /Type /Annot /Rect [${i} 2 3 4] /A << /S /URI >> /P ${i} 0 R >>`,
    ),
  ]);

/** The calls of one sender, as forwarded by the front. */
function senderAt({ app, url: site }: Started, address: string) {
  const from = { ...headers, 'x-forwarded-for': address };
  const encode = (text: string) => Buffer.from(text).toString('base64');
  return {
    send: (name: string, payload: Buffer) =>
      fetch(`${site}${STORAGE_PATH}/object/${documentIds.bucket}/${name}`, {
        method: 'POST',
        headers: { ...from, 'content-type': 'application/pdf' },
        body: new Uint8Array(payload),
      }),
    inquire: () =>
      app.inject({
        method: 'POST',
        url: EMAIL_SEND_PATH,
        headers: { 'x-forwarded-for': address },
        payload: callBody(),
      }),
    async begin(name: string, length: number): Promise<string> {
      const metadata = `bucketName ${encode(documentIds.bucket)},objectName ${encode(name)}`;
      const answer = await app.inject({
        method: 'POST',
        url: RESUMABLE_PATH,
        headers: {
          ...from,
          'tus-resumable': '1.0.0',
          'upload-length': String(length),
          'upload-metadata': metadata,
        },
      });
      return String(answer.headers.location);
    },
    add: (url: string, offset: number, payload: Buffer) =>
      app.inject({
        method: 'PATCH',
        url,
        headers: {
          ...from,
          'tus-resumable': '1.0.0',
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
        },
        payload,
      }),
    ask: (url: string) => app.inject({ method: 'HEAD', url, headers: { ...from, 'tus-resumable': '1.0.0' } }),
  };
}

test('twelve costly documents at once from one /48 are told to wait; inquiries and other networks are not affected', async () => {
  const inspection = { openOfAll: 120, openOfNetwork: 4, networkMsPerHour: 20 };
  const started = await startWithClients({}, { documentLimits: { ...quotaLimits(1000), inspection } });
  const costly = costlyPdf();
  const flood = Array.from({ length: 12 }, (_, i) =>
    senderAt(started, `2001:db8:1:${i}::1`).send(newName('photoId', `${i}.pdf`), costly),
  );
  const client = senderAt(started, '2001:db8:2::1');
  expect((await client.inquire()).statusCode).toBe(200);
  expect((await client.send(newName('photoId', 'client.pdf'), pdfBytes())).status).toBe(200);
  // Even an inquiry from the flood's network.
  expect((await senderAt(started, '2001:db8:1:1::1').inquire()).statusCode).toBe(200);
  for (const answer of await Promise.all(flood)) {
    expect([429, 503]).toContain(answer.status);
    expect(await answer.json()).toMatchObject(
      answer.status === 429
        ? { code: 'inspection-limit', message: expect.stringMatching(/taken too long.*in an hour, or call/) }
        : { code: 'inspections-busy', message: expect.stringMatching(/try again in a minute/) },
    );
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(await started.parts.files.list()).toHaveLength(1);
});

/** Processor time of an inspection whose code is not compiled yet, in milliseconds. */
function inspectionMs(document: Buffer): number {
  const before = process.threadCpuUsage();
  const inspection = inspectDocument(['application/pdf']);
  inspection.push(document);
  inspection.end();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

test('a resumable upload keeps what came when its network has used its time, and goes on an hour later', async () => {
  let now = Date.now();
  const costly = costlyPdf();
  // Enough for a whole document in any hour.
  const networkMsPerHour = 3 * inspectionMs(costly);
  const inspection = { openOfAll: 120, openOfNetwork: 30, networkMsPerHour };
  const started = await startWithClients(
    {},
    { clock: () => now, documentLimits: { ...quotaLimits(1000), inspection } },
  );
  const client = senderAt(started, '203.0.113.7');
  const upload = await client.begin(newName('creditReport'), costly.length);
  const offset = async () => Number((await client.ask(upload)).headers['upload-offset']);
  await client.add(upload, 0, costly.subarray(0, costly.length / 2));
  const stoodAt = await offset();
  expect(stoodAt).toBeGreaterThan(0);
  let others = 0;
  while (others < 100 && (await client.send(newName('photoId', `${others}.pdf`), costly)).ok) others += 1;
  const refused = await client.add(upload, stoodAt, costly.subarray(stoodAt));
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'inspection-limit']);
  expect(await offset()).toBe(stoodAt);
  now += HOUR_MS;
  await client.add(upload, stoodAt, costly.subarray(stoodAt));
  const states = await started.db.selectFrom('document').select('state').execute();
  expect(states).toHaveLength(others + 1);
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['stored']));
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
  // The bytes after it are no request and end the connection, but the document gets its own answer
  // first.
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

// The same writer seals what is sent to a bucket.
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
