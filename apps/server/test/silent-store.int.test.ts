import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { asBackupError } from '../src/data/backup/backup-error.ts';
import { s3Target } from '../src/data/backup/targets/s3-target.ts';
import { openDocumentFiles } from '../src/documents/files/open-document-files.ts';
import { temporaryFolder } from './start-app.ts';

const SILENCE_MS = 200;
const ID = '00000000-0000-4000-8000-000000000000';

afterEach(() => void vi.unstubAllEnvs());

/** Lists one object of 100 bytes, which `send` sends. */
const oneObject =
  (send: RequestListener): RequestListener =>
  (request, response) => {
    if (!request.url?.includes('list-type')) return send(request, response);
    const object = `<Contents><Key>${ID}/0-0</Key><Size>100</Size></Contents>`;
    response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${object}</ListBucketResult>`);
  };

/** Begins to send it, and says nothing more. */
const stopsInItsAnswer = oneObject((_request, response) =>
  response.writeHead(200, { 'content-length': 100 }).flushHeaders(),
);

async function storeThat(answers: RequestListener) {
  const server = createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('AWS_ENDPOINT_URL_S3', endpoint);
  vi.stubEnv('AWS_REGION', 'here');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'a');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'b');
  const address = { name: 'bucket', prefix: '', endpoint, region: 'here' };
  return { bucket: { ...address, accessKeyId: 'a', secretAccessKey: 'b' } };
}

const readAll = async (source: AsyncIterable<Uint8Array>) => {
  let bytes = 0;
  for await (const piece of source) bytes += piece.length;
  return bytes;
};

test('a place of backups that says nothing is not waited for: the backup fails, and is told', async () => {
  await storeThat(() => {});
  const target = s3Target('backups', '', SILENCE_MS);
  const failure = await target.list('documents').catch(asBackupError);
  expect(failure).toMatchObject({ code: 'backup-target-unreachable' });
});

test('a place of backups that stops within an answer is not waited for', async () => {
  await storeThat(stopsInItsAnswer);
  const target = s3Target('backups', '', SILENCE_MS);
  const failure = await readAll(target.read('documents/x')).catch(asBackupError);
  expect(failure).toMatchObject({ code: 'backup-target-unreachable' });
});

test('a store of documents that stops within an answer is asked again, and then not waited for', async () => {
  const { bucket } = await storeThat(stopsInItsAnswer);
  const files = await openDocumentFiles(temporaryFolder(), bucket, SILENCE_MS);
  await expect(readAll(files.read(ID))).rejects.toMatchObject({ code: 'storage-unavailable' });
});

test('a store of documents that stands still within an answer, and goes on when it is asked again, is read whole', async () => {
  const asked: (string | undefined)[] = [];
  const { bucket } = await storeThat(
    oneObject(({ headers }, response) => {
      asked.push(headers.range);
      const rest = 100 - asked.length * 30;
      if (rest > 0) response.writeHead(200, { 'content-length': rest + 30 }).write('x'.repeat(30));
      else response.end('x'.repeat(rest + 30));
    }),
  );
  const files = await openDocumentFiles(temporaryFolder(), bucket, SILENCE_MS);
  expect(await readAll(files.read(ID))).toBe(100);
  expect(asked).toEqual([undefined, 'bytes=30-', 'bytes=60-', 'bytes=90-']);
});

test('a store of documents that is out of breath is asked twice more', async () => {
  let asked = 0;
  const { bucket } = await storeThat(
    oneObject((_request, response) => {
      asked += 1;
      if (asked < 3) response.writeHead(503).end();
      else response.end('x'.repeat(100));
    }),
  );
  const files = await openDocumentFiles(temporaryFolder(), bucket, SILENCE_MS);
  expect(await readAll(files.read(ID))).toBe(100);
});
