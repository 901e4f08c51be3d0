import {
  documentFieldNames,
  documentIds,
  RESUMABLE_PATH,
  STORAGE_PATH,
} from '@rivermark/contracts/documents';
import { DAY_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import { expect, test, vi } from 'vitest';
import { createDocuments } from '../src/documents/create-documents.ts';
import { readDocument } from '../src/documents/opening/read-document.ts';
import { type QuotaLimits, quotaLimits } from '../src/documents/receiving/quota.ts';
import { sweep } from '../src/documents/retention/sweep.ts';
import { headers, newName, pdfBytes, type Started, startWithClients, submitAll } from './documents-calls.ts';
import { ask, create, patch } from './tus-calls.ts';

const startWith = (limits: Partial<QuotaLimits>) =>
  startWithClients({}, { documentLimits: { ...quotaLimits(60), ...limits } });
const rowsOf = ({ db }: Started) => db.selectFrom('document').selectAll().execute();

async function beginUpload(started: Started, bytes: Buffer): Promise<string> {
  const created = await create(started, newName('creditReport'), bytes.length);
  return started.url + created.headers.get('location');
}

/** As the front passes on the request of a visitor. */
const from = (address: string) => ({ ...headers, 'x-forwarded-for': address });

async function send({ app }: Started, address: string, name: string, bytes = pdfBytes()) {
  const answer = await app.inject({
    method: 'POST',
    url: `${STORAGE_PATH}/object/${documentIds.bucket}/${name}`,
    headers: { ...from(address), 'content-type': 'application/pdf' },
    payload: bytes,
  });
  return answer.statusCode;
}

async function beginFrom({ app }: Started, address: string, name: string) {
  const encode = (text: string) => Buffer.from(text).toString('base64');
  const answer = await app.inject({
    method: 'POST',
    url: RESUMABLE_PATH,
    headers: {
      ...from(address),
      'tus-resumable': '1.0.0',
      'upload-length': '1000',
      'upload-metadata': `bucketName ${encode(documentIds.bucket)},objectName ${encode(name)}`,
    },
  });
  return answer.statusCode;
}

test('what was received is not opened and looked at again when more comes, but for once after a restart', async () => {
  const started = await startWithClients();
  const bytes = pdfBytes('in pieces', 300_000);
  const upload = await beginUpload(started, bytes);
  const reads = vi.spyOn(started.parts.files, 'read');
  const piece = 20_000;
  for (let at = 0; at < 200_000; at += piece) {
    expect((await patch(upload, at, bytes.subarray(at, at + piece))).status).toBe(204);
  }
  expect(reads).not.toHaveBeenCalled();
  const { uploads } = createDocuments(started.parts, started.handingOver);
  const id = upload.split('/').at(-1) ?? '';
  const rest = async function* () {
    yield bytes.subarray(200_000);
  };
  await uploads.append({ id, offset: 200_000, address: '::1' }, rest());
  expect(reads).toHaveBeenCalledTimes(1);
  const [row] = await rowsOf(started);
  expect(row?.state).toBe('stored');
  const parts: Buffer[] = [];
  if (row) for await (const part of readDocument(started.parts, row)) parts.push(part);
  expect(Buffer.concat(parts).equals(bytes)).toBe(true);
});

test('an empty PATCH opens and writes nothing and counts for nothing; one upload is added to so often, and says when it is too much', async () => {
  const started = await startWith({ additionsToUpload: 2 });
  const bytes = pdfBytes('often', 1000);
  const upload = await beginUpload(started, bytes);
  const before = await rowsOf(started);
  for (let count = 0; count < 5; count += 1) {
    expect((await patch(upload, 0, Buffer.alloc(0))).status).toBe(204);
  }
  expect(await started.parts.files.list()).toEqual([]);
  expect(await rowsOf(started)).toEqual(before);
  for (const offset of [0, 100]) {
    expect((await patch(upload, offset, bytes.subarray(offset, offset + 100))).status).toBe(204);
  }
  const refused = await patch(upload, 200, bytes.subarray(200));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect(await refused.json()).toMatchObject({
    code: 'too-many-uploads',
    message: expect.stringMatching(/hour/),
  });
  // What it has stays.
  expect((await ask(upload)).headers.get('upload-offset')).toBe('200');
});

test('one address adds so often in an hour, whatever it adds to', async () => {
  const started = await startWith({ additionsPerHour: 3 });
  const upload = await beginUpload(started, pdfBytes());
  for (const status of [204, 204, 204, 429]) {
    const answer = await patch(upload, 0, Buffer.alloc(0));
    expect([answer.status, answer.headers.has('retry-after')]).toEqual([status, status === 429]);
  }
});

/** As many as one submission has, so that the others' goes through. */
const share = documentFieldNames.length;

test.each([
  ['documents', { count: share, bytes: 1e9 }],
  ['bytes', { count: 100, bytes: share * 50_000 }],
])(
  'whoever has a whole IPv6 /48 fills its own %s, group by group, and keeps nobody out',
  async (_what, ofNetwork) => {
    const started = await startWith({ ofNetwork });
    const bytes = pdfBytes('held', 50_000);
    const statuses: number[] = [];
    for (let count = 0; count < share + 2; count += 1) {
      statuses.push(await send(started, `2001:db8:1:${count}::1`, newName('photoId', `${count}.pdf`), bytes));
    }
    expect(statuses).toEqual([...Array(share).fill(200), 429, 429]);
    expect(await send(started, '2001:db8:2:0::1', newName('photoId', 'other.pdf'), bytes)).toBe(200);
    expect((await submitAll(started)).data).toEqual({ success: true });
  },
);

test('what was submitted counts for a day, and then nobody knows any more where it came from', async () => {
  let now = Date.now();
  const started = await startWithClients(
    {},
    {
      clock: () => now,
      documentLimits: { ...quotaLimits(60), ofNetwork: { count: share, bytes: 1e9 } },
    },
  );
  expect((await submitAll(started)).data).toEqual({ success: true });
  expect(await send(started, '127.0.0.1', newName('photoId', 'more.pdf'))).toBe(429);
  const marks = (await rowsOf(started)).map(({ begun_by }) => begun_by);
  expect(new Set(marks).size).toBe(1);
  expect(marks.join()).not.toContain('127.0.0');
  now += DAY_MS + MINUTE_MS;
  await sweep(started.parts, started.handingOver, now);
  for (const row of await rowsOf(started)) expect(row).toMatchObject({ begun_by: '', upload_metadata: '' });
  expect(await send(started, '127.0.0.1', newName('photoId', 'next-day.pdf'))).toBe(200);
});

test('an upload of which nothing came gives its place back after an hour', async () => {
  const started = await startWith({ ofNetwork: { count: 2, bytes: 1e9 } });
  const address = '203.0.113.7';
  const begin = (name: string) => beginFrom(started, address, newName('photoId', name));
  expect([await begin('1.pdf'), await begin('2.pdf'), await begin('3.pdf')]).toEqual([201, 201, 429]);
  await sweep(started.parts, started.handingOver, Date.now() + 59 * MINUTE_MS);
  expect(await rowsOf(started)).toHaveLength(2);
  await sweep(started.parts, started.handingOver, Date.now() + 61 * MINUTE_MS);
  expect(await rowsOf(started)).toEqual([]);
  expect(await begin('4.pdf')).toBe(201);
});
