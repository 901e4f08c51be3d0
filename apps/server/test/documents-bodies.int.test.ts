import { connect } from 'node:net';
import {
  documentIds,
  MAX_DOCUMENT_BYTES,
  RESUMABLE_PATH,
  STORAGE_PATH,
} from '@rivermark/contracts/documents';
import { expect, test } from 'vitest';
import { quotaLimits } from '../src/documents/receiving/quota.ts';
import { newName, pdfBytes, type Started, startWithClients } from './documents-calls.ts';

const objectPath = (name: string, bucket: string = documentIds.bucket) =>
  `${STORAGE_PATH}/object/${bucket}/${name}`;

/**
 * Announces a body of 10 MB and sends only `begun` of it. Resolves with the status that still
 * arrives.
 */
const statusBeforeTheEnd = ({ port }: Started, path: string, contentType: string, begun = '') =>
  new Promise<number>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', reject);
    socket.once('data', (answer) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer.toString())?.[1]));
      socket.destroy();
    });
    const head = [
      `POST ${path} HTTP/1.1`,
      'host: localhost',
      `apikey: ${documentIds.anonKey}`,
      `content-type: ${contentType}`,
      `content-length: ${MAX_DOCUMENT_BYTES}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${begun}`);
  });

test.each(['application/json', 'text/plain', 'application/x-anything', 'APPLICATION/JSON; charset=utf-8'])(
  'a body of %s is a document that is looked at as it flows, and is never read whole',
  async (type) => {
    const started = await startWithClients();
    const begun = `[${'[],'.repeat(1000)}`;
    expect(await statusBeforeTheEnd(started, objectPath(newName('photoId')), type, begun)).toBe(422);
    expect(await statusBeforeTheEnd(started, RESUMABLE_PATH, type, begun)).toBe(412);
    await expect.poll(() => started.parts.files.list()).toEqual([]);
  },
);

const formData = 'multipart/form-data; boundary=xx';
test.each(['application/pdf', 'application/json', formData])(
  'bucket, name and limit are looked at before a byte of %s is read',
  async (type) => {
    const limits = { ...quotaLimits(60), uploadsPerHour: 1 };
    const started = await startWithClients({}, { documentLimits: limits });
    expect(await statusBeforeTheEnd(started, objectPath(newName('photoId'), 'other'), type)).toBe(404);
    expect(await statusBeforeTheEnd(started, objectPath('no-name-of-ours'), type)).toBe(400);
    expect((await started.bucket.upload(newName('photoId', 'first.pdf'), pdfBytes())).error).toBeNull();
    expect(await statusBeforeTheEnd(started, objectPath(newName('photoId')), type)).toBe(429);
  },
);

const bytes = pdfBytes('as the client sends it', 100_000);
const whole = new Uint8Array(bytes);
test.each([
  ['a File', new File([whole], 'scan.pdf', { type: 'application/pdf' })],
  ['a Blob', new Blob([whole])],
  ['an ArrayBuffer', whole.buffer],
  ['a Buffer', bytes],
  ['a stream', new Blob([whole]).stream()],
  ['a string, which it calls text/plain', bytes.toString('latin1')],
])('the official client sends %s, and all of it is there', async (_what, body) => {
  const started = await startWithClients();
  const metadata = { originalName: 'Mine.pdf' };
  const { error } = await started.bucket.upload(newName('creditReport'), body, { metadata });
  expect(error).toBeNull();
  expect(await started.db.selectFrom('document').selectAll().execute()).toMatchObject([
    { state: 'stored', received_bytes: bytes.length, original_name: 'Mine.pdf' },
  ]);
});
