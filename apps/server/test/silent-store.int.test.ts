import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { asBackupError } from '../src/backup/backup-error.ts';
import { s3Target } from '../src/backup/targets/s3-target.ts';
import { openDocumentFiles } from '../src/documents/files/open-document-files.ts';
import { temporaryFolder } from './start-app.ts';

const SILENCE_MS = 200;
const ID = '00000000-0000-4000-8000-000000000000';

afterEach(() => void vi.unstubAllEnvs());

/** A store that lists one object and begins to send it, and says nothing more; or nothing at all. */
async function storeThatStops(where: 'before its answer' | 'in its answer') {
  const server = createServer((request, response) => {
    if (where === 'before its answer') return;
    if (request.url?.includes('list-type')) {
      const object = `<Contents><Key>${ID}/0-0</Key><Size>100</Size></Contents>`;
      response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${object}</ListBucketResult>`);
      return;
    }
    response.writeHead(200, { 'content-length': 100 }).flushHeaders();
  });
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
  await storeThatStops('before its answer');
  const target = s3Target('backups', '', SILENCE_MS);
  const failure = await target.list('documents').catch(asBackupError);
  expect(failure).toMatchObject({ code: 'backup-target-unreachable' });
});

test('a place of backups that stops within an answer is not waited for', async () => {
  await storeThatStops('in its answer');
  const target = s3Target('backups', '', SILENCE_MS);
  const failure = await readAll(target.read('documents/x')).catch(asBackupError);
  expect(failure).toMatchObject({ code: 'backup-target-unreachable' });
});

test('a store of documents that stops within an answer is asked again, and then not waited for', async () => {
  const { bucket } = await storeThatStops('in its answer');
  const files = await openDocumentFiles(temporaryFolder(), bucket, SILENCE_MS);
  await expect(readAll(files.read(ID))).rejects.toMatchObject({ code: 'storage-unavailable' });
});
