import { randomUUID } from 'node:crypto';
import { documentIds, FUNCTIONS_PATH, RESUMABLE_PATH, STORAGE_PATH } from '@rivermark/contracts/documents';
import { Upload, type UploadOptions } from 'tus-js-client';
import { expect, test } from 'vitest';
import { headers, newName, pdfBytes, type Started, startWithClients, upload } from './documents-calls.ts';
import { ask, create, patch } from './tus-calls.ts';

const versioned = { ...headers, 'tus-resumable': '1.0.0' };
const rowsOf = ({ db }: Started) => db.selectFrom('document').selectAll().execute();
const isTus = (answer: Response) => expect(answer.headers.get('tus-resumable')).toBe('1.0.0');

test('OPTIONS says what of TUS is spoken, to whoever asks', async () => {
  const { url } = await startWithClients();
  for (const path of [RESUMABLE_PATH, `${RESUMABLE_PATH}/${randomUUID()}`]) {
    const answer = await fetch(url + path, { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'tus-resumable': '1.0.0',
      'tus-version': '1.0.0',
      'tus-extension': 'creation,creation-with-upload,termination',
      'tus-max-size': String(10 * 1024 * 1024),
    });
  }
});

test('a request of another version, or of none, changes nothing and hears which is spoken', async () => {
  const started = await startWithClients();
  const bytes = pdfBytes();
  const at = started.url + (await create(started, newName('photoId'), bytes.length)).headers.get('location');
  const before = await rowsOf(started);
  for (const version of [{}, { 'tus-resumable': '0.2.2' }]) {
    for (const [method, address] of [
      ['POST', started.url + RESUMABLE_PATH],
      ['HEAD', at],
      ['PATCH', at],
      ['DELETE', at],
    ] as const) {
      const answer = await fetch(address, { method, headers: { ...headers, ...version } });
      expect(answer.status).toBe(412);
      expect(answer.headers.get('tus-version')).toBe('1.0.0');
      isTus(answer);
    }
  }
  expect(await rowsOf(started)).toEqual(before);
});

test('every error says the version', async () => {
  const started = await startWithClients();
  const bytes = pdfBytes();
  const at = started.url + (await create(started, newName('photoId'), bytes.length)).headers.get('location');
  const answers = [
    await fetch(started.url + RESUMABLE_PATH, { method: 'POST', headers: versioned }),
    await fetch(at, { method: 'PATCH', headers: versioned }),
    await patch(at, 7, bytes),
    await ask(`${started.url}${RESUMABLE_PATH}/${randomUUID()}`),
    await fetch(at, { method: 'HEAD' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 415, 409, 404, 401]);
  answers.forEach(isTus);
});

test('HEAD gives back what was said of the upload, to the byte', async () => {
  const started = await startWithClients();
  const sent = `bucketName ${btoa(documentIds.bucket)},isPrivate,objectName ${btoa(newName('photoId'))}`;
  const created = await fetch(started.url + RESUMABLE_PATH, {
    method: 'POST',
    headers: { ...versioned, 'upload-length': '100', 'upload-metadata': sent },
  });
  const asked = await ask(started.url + created.headers.get('location'));
  expect(asked.status).toBe(200);
  expect(asked.headers.get('upload-metadata')).toBe(sent);
});

test.each([
  ['a name twice', 'a MQ==,a MQ=='],
  ['no base64', 'a ü§'],
  ['no name', 'a MQ==,'],
  ['more than fits', `a ${'MTEx'.repeat(2100)}`],
])('Upload-Metadata with %s is refused', async (_what, sent) => {
  const started = await startWithClients();
  const answer = await started.app.inject({
    method: 'POST',
    url: RESUMABLE_PATH,
    headers: { ...versioned, 'upload-length': '100', 'upload-metadata': sent },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid-metadata' });
});

test('media types are compared as media types', async () => {
  const started = await startWithClients();
  const bytes = pdfBytes();
  const at = started.url + (await create(started, newName('photoId'), bytes.length)).headers.get('location');
  const type = { 'content-type': 'Application/Offset+Octet-Stream; charset=binary' };
  const answer = await fetch(at, {
    method: 'PATCH',
    headers: { ...versioned, ...type, 'upload-offset': '0' },
    body: new Uint8Array(bytes),
  });
  expect(answer.status).toBe(204);
  expect((await rowsOf(started))[0]?.state).toBe('stored');
});

test('a creation takes the bytes that come with it, and refuses those of another type', async () => {
  const started = await startWithClients();
  const bytes = pdfBytes();
  const createWith = (type: string, name: string) =>
    fetch(started.url + RESUMABLE_PATH, {
      method: 'POST',
      headers: {
        ...versioned,
        'content-type': type,
        'upload-length': String(bytes.length),
        'upload-metadata': `bucketName ${btoa(documentIds.bucket)},objectName ${btoa(name)}`,
      },
      body: new Uint8Array(bytes.subarray(0, 100)),
    });
  const created = await createWith('application/offset+octet-stream; x=y', newName('photoId'));
  expect(created.status).toBe(201);
  expect(created.headers.get('upload-offset')).toBe('100');
  const at = started.url + created.headers.get('location');
  expect((await ask(at)).headers.get('upload-offset')).toBe('100');
  expect((await patch(at, 100, bytes.subarray(100))).status).toBe(204);
  expect((await createWith('text/plain', newName('photoId', 'b.pdf'))).status).toBe(415);
  expect(await rowsOf(started)).toMatchObject([{ state: 'stored' }]);
});

const officially = (started: Started, body: Buffer | Blob, options: Partial<UploadOptions>) =>
  new Promise<Upload>((resolve, reject) => {
    const sending = new Upload(body as Blob, {
      endpoint: started.url + RESUMABLE_PATH,
      headers,
      retryDelays: null,
      metadata: { bucketName: documentIds.bucket, objectName: newName('creditReport') },
      onSuccess: () => resolve(sending),
      onError: reject,
      ...options,
    });
    sending.start();
  });

test('where a front lets only POST through, the official client sends by it', async () => {
  const started = await startWithClients();
  const bytes = pdfBytes('by post', 100_000);
  await officially(started, bytes, { overridePatchMethod: true, chunkSize: 30_000 });
  expect(await rowsOf(started)).toMatchObject([{ state: 'stored', received_bytes: bytes.length }]);
});

test.each([true, false])(
  'the official client goes on with an upload that it left, the first bytes with the creation: %s',
  async (uploadDataDuringCreation) => {
    const started = await startWithClients();
    const bytes = pdfBytes('left', 200_000);
    const left = await new Promise<string | null>((resolve, reject) => {
      const sending = new Upload(bytes as never, {
        endpoint: started.url + RESUMABLE_PATH,
        headers,
        chunkSize: 50_000,
        uploadDataDuringCreation,
        retryDelays: null,
        metadata: { bucketName: documentIds.bucket, objectName: newName('creditReport') },
        onChunkComplete: (_size, accepted) => {
          if (accepted >= 100_000) void sending.abort().then(() => resolve(sending.url));
        },
        onError: reject,
      });
      sending.start();
    });
    await officially(started, bytes, { uploadUrl: left });
    expect(await rowsOf(started)).toMatchObject([{ state: 'stored', received_bytes: bytes.length }]);
  },
);

test('the official client ends an upload that it does not want any more', async () => {
  const started = await startWithClients();
  const at = (await create(started, newName('photoId'), 1000)).headers.get('location');
  await Upload.terminate(started.url + at, { headers });
  expect(await rowsOf(started)).toEqual([]);
});

test.each([
  ['text', 'metadata', { type: 'text/plain' }],
  ['JSON', 'metadata', { type: 'application/json' }],
])('what is said beside the file is read where its part says that it is %s', async (_what, field, type) => {
  const started = await startWithClients();
  const form = new FormData();
  form.append('cacheControl', '3600');
  form.append(field, new Blob([JSON.stringify({ originalName: 'Mine.pdf' })], type));
  form.append('', new Blob([new Uint8Array(pdfBytes())], { type: 'application/pdf' }), 'scan.pdf');
  const answer = await fetch(
    `${started.url}${STORAGE_PATH}/object/${documentIds.bucket}/${newName('photoId')}`,
    {
      method: 'POST',
      headers,
      body: form,
    },
  );
  expect(answer.status).toBe(200);
  expect(await rowsOf(started)).toMatchObject([{ state: 'stored', original_name: 'Mine.pdf' }]);
});

test('the public address of a document is nothing, with the key and without', async () => {
  const started = await startWithClients();
  const name = newName('photoId');
  await upload(started, name);
  const { publicUrl } = started.bucket.getPublicUrl(name).data;
  const bodies = new Set<string>();
  for (const more of [{}, headers, { apikey: 'wrong' }]) {
    const answer = await fetch(publicUrl, { headers: more });
    expect(answer.status).toBe(404);
    bodies.add(await answer.text());
  }
  expect(bodies.size).toBe(1);
});

test.each([
  ['GET', RESUMABLE_PATH, 'OPTIONS, POST'],
  ['PUT', `${RESUMABLE_PATH}/x`, 'DELETE, HEAD, OPTIONS, PATCH, POST'],
  ['PUT', `${STORAGE_PATH}/object/${documentIds.bucket}/x`, 'POST'],
  ['DELETE', `${STORAGE_PATH}/object/${documentIds.bucket}/x`, 'POST'],
  ['DELETE', `${STORAGE_PATH}/object/public/${documentIds.bucket}/x`, 'GET, HEAD'],
  ['GET', `${FUNCTIONS_PATH}/send-email`, 'POST'],
  ['PUT', `${FUNCTIONS_PATH}/send-email`, 'POST'],
] as const)('%s %s answers 405 and says what is taken', async (method, url, allowed) => {
  const { app } = await startWithClients();
  const answer = await app.inject({ method, url, headers: { ...headers, 'tus-resumable': '1.0.0' } });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe(allowed);
});
