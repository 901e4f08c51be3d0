import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { documentIds, RESUMABLE_PATH } from '@rivermark/contracts/documents';
import { DAY_MS } from '@rivermark/contracts/durations';
import { Upload } from 'tus-js-client';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../src/documents/opening/read-document.ts';
import { sweep } from '../src/documents/retention/sweep.ts';
import { AppError } from '../src/errors.ts';
import { headers, newName, pdfBytes, type Started, startWithClients } from './documents-calls.ts';
import { ask, create, patch } from './tus-calls.ts';

const rowsOf = ({ db }: Started) => db.selectFrom('document').selectAll().execute();

async function plainOf(started: Started): Promise<Buffer> {
  const [row] = await rowsOf(started);
  if (!row) throw new Error('There is no document');
  const parts: Buffer[] = [];
  for await (const part of readDocument(started.parts, row)) parts.push(part);
  return Buffer.concat(parts);
}

test('the official resumable client uploads in chunks, and the document is what was sent', async () => {
  const started = await startWithClients();
  const bytes = pdfBytes('resumable', 3_000_000);
  const name = newName('creditReport');
  await new Promise<void>((resolve, reject) => {
    new Upload(Readable.from([bytes]) as never, {
      endpoint: started.url + RESUMABLE_PATH,
      headers,
      uploadSize: bytes.length,
      chunkSize: 700_001,
      uploadDataDuringCreation: true,
      metadata: {
        bucketName: documentIds.bucket,
        objectName: name,
        contentType: 'application/pdf',
        cacheControl: '3600',
        metadata: JSON.stringify({ submissionId: randomUUID(), originalName: 'Report.pdf' }),
      },
      onSuccess: () => resolve(),
      onError: reject,
    }).start();
  });
  expect((await rowsOf(started))[0]).toMatchObject({
    state: 'stored',
    object_name: name,
    original_name: 'Report.pdf',
    received_bytes: bytes.length,
  });
  expect((await plainOf(started)).equals(bytes)).toBe(true);
});

test('after a cut it goes on where it was', async () => {
  const started = await startWithClients();
  const bytes = pdfBytes('cut', 2_000_000);
  const created = await create(started, newName('photoId'), bytes.length);
  expect(created.status).toBe(201);
  const upload = started.url + created.headers.get('location');

  const cut = new AbortController();
  const half = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(bytes.subarray(0, 1_500_000))),
  });
  const broken = expect(patch(upload, 0, half, { signal: cut.signal })).rejects.toThrow();
  await expect.poll(async () => (await rowsOf(started))[0]?.received_bytes).toBeGreaterThan(0);
  cut.abort();
  await broken;

  const asked = await ask(upload);
  const offset = Number(asked.headers.get('upload-offset'));
  expect(offset).toBeGreaterThan(0);
  expect(offset).toBeLessThanOrEqual(1_500_000);
  expect(asked.headers.get('upload-length')).toBe(String(bytes.length));
  expect(asked.headers.get('cache-control')).toBe('no-store');

  const rest = await patch(upload, offset, bytes.subarray(offset));
  expect(rest.status).toBe(204);
  expect(rest.headers.get('upload-offset')).toBe(String(bytes.length));
  expect((await plainOf(started)).equals(bytes)).toBe(true);
});

test('a client that is back before its old connection was noticed dead ends that one', async () => {
  const started = await startWithClients();
  const bytes = pdfBytes('two', 600_000);
  const upload =
    started.url + (await create(started, newName('photoId'), bytes.length)).headers.get('location');
  const { promise: sent, resolve: first } = Promise.withResolvers<void>();
  const silent = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes.subarray(0, 200_000)));
      first();
    },
  });
  const old = patch(upload, 0, silent).then((answer) => answer.status);
  await sent;
  await expect.poll(async () => (await rowsOf(started))[0]?.turn).toBe(1);
  const offset = Number((await ask(upload)).headers.get('upload-offset'));
  expect((await patch(upload, offset, bytes.subarray(offset))).status).toBe(204);
  expect(await old).toBe(408);
  expect((await plainOf(started)).equals(bytes)).toBe(true);
});

test('a wrong offset, too many bytes, an unknown upload and a wrong type are refused', async () => {
  const started = await startWithClients();
  const bytes = pdfBytes();
  const upload =
    started.url + (await create(started, newName('photoId'), bytes.length)).headers.get('location');
  expect((await patch(upload, 5, bytes)).status).toBe(409);
  expect((await patch(upload, 0, Buffer.concat([bytes, bytes]))).status).toBe(413);
  expect((await ask(upload)).status).toBe(404);
  expect((await ask(`${started.url}${RESUMABLE_PATH}/${randomUUID()}`)).status).toBe(404);
  const plain = await fetch(upload, {
    method: 'PATCH',
    headers: { ...headers, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
    body: 'x',
  });
  expect(plain.status).toBe(415);
  expect(await started.parts.files.list()).toEqual([]);
});

test('more than 10 MB is refused before a byte is sent, and an empty file as well', async () => {
  const started = await startWithClients();
  expect((await create(started, newName('photoId'), 10 * 1024 * 1024 + 1)).status).toBe(413);
  expect((await create(started, newName('photoId'), 0)).status).toBe(422);
  expect(await rowsOf(started)).toEqual([]);
});

test('a cancelled upload leaves nothing, and its name can be used again', async () => {
  const started = await startWithClients();
  const name = newName('photoId');
  const bytes = pdfBytes();
  const upload = started.url + (await create(started, name, bytes.length)).headers.get('location');
  expect(
    (await fetch(upload, { method: 'DELETE', headers: { ...headers, 'tus-resumable': '1.0.0' } })).status,
  ).toBe(204);
  expect(await rowsOf(started)).toEqual([]);
  expect((await create(started, name, bytes.length)).status).toBe(201);
});

test('without the key there is nothing to go on with', async () => {
  const started = await startWithClients();
  const upload = started.url + (await create(started, newName('photoId'), 100)).headers.get('location');
  expect((await fetch(upload, { method: 'HEAD' })).status).toBe(401);
});

describe('while the virus scanner cannot be asked', () => {
  const bytes = pdfBytes('unscanned', 2_500_000);
  /** A scanner that does not answer until the test allows it. */
  async function startUnscanned() {
    let answers = false;
    const scan = async (plain: AsyncIterable<Buffer>) => {
      for await (const _part of plain) if (!answers) throw new AppError('scan-unavailable', 'Not now.');
    };
    const started = await startWithClients({}, { scan });
    const name = newName('creditReport');
    const upload = started.url + (await create(started, name, bytes.length)).headers.get('location');
    const refused = await patch(upload, 0, bytes);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'scan-unavailable' });
    return { started, upload, name, answer: () => (answers = true) };
  }

  test('nothing counts as stored, what was confirmed stays, and the client goes on at once', async () => {
    const { started, upload, answer } = await startUnscanned();
    expect(await rowsOf(started)).toMatchObject([{ state: 'receiving' }]);
    const offset = Number((await ask(upload)).headers.get('upload-offset'));
    expect(offset).toBeGreaterThanOrEqual(1024 * 1024);
    expect(offset).toBeLessThan(bytes.length);
    expect((await patch(upload, offset, bytes.subarray(offset))).status).toBe(503);
    answer();
    const again = Number((await ask(upload)).headers.get('upload-offset'));
    expect(again).toBe(offset);
    expect((await patch(upload, again, bytes.subarray(again))).status).toBe(204);
    const [row] = await rowsOf(started);
    expect(row).toMatchObject({ state: 'stored', received_bytes: bytes.length });
    expect(row?.checks).toContain('scanned for viruses');
    expect((await plainOf(started)).equals(bytes)).toBe(true);
  });

  test('given up, it is gone after a day', async () => {
    const { started, upload } = await startUnscanned();
    await sweep(started.parts, started.handingOver, Date.now() + DAY_MS - 60_000);
    expect(await started.parts.files.list()).toHaveLength(1);
    await sweep(started.parts, started.handingOver, Date.now() + DAY_MS + 60_000);
    expect(await started.parts.files.list()).toEqual([]);
    expect(await rowsOf(started)).toEqual([]);
    expect((await ask(upload)).status).toBe(404);
  });
});

test.each([2, 7])(
  'after a document of %i MB that is refused at its start, a sender that reads only when all is sent reads why, and goes on with the same connection',
  async (megabytes) => {
    const started = await startWithClients();
    const bytes = Buffer.alloc(megabytes * 1024 * 1024, 'not a pdf ');
    const path = (await create(started, newName('creditReport'), bytes.length)).headers.get('location');
    const socket = connect(started.port, '127.0.0.1');
    const head = Object.entries({
      host: 'localhost',
      ...headers,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': String(bytes.length),
    });
    socket.write(`PATCH ${path} HTTP/1.1\r\n${head.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
    await new Promise((resolve) => socket.write(bytes, resolve));
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    const answers = await text(socket);
    expect(answers).toMatch(
      /^HTTP\/1\.1 422 [\s\S]*This file is none of the accepted types[\s\S]*HTTP\/1\.1 200 /,
    );
    expect(await rowsOf(started)).toEqual([]);
  },
);
