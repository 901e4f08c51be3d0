import { randomBytes, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFilesContract } from '@rivermark/testkit/document-files-contract';
import { expect, test } from 'vitest';
import { documentFilesIn } from '../src/documents/files/disk-document-files.ts';
import { openDocumentFiles } from '../src/documents/files/open-document-files.ts';
import { lineTo } from './line-to.ts';
import { memoryFiles } from './models/memory-files.ts';
import { temporaryFolder } from './start-app.ts';
import { bucketOfRun, onSharedStores } from './stores-of-run.ts';

documentFilesContract('on a disk', async () => {
  const folder = join(temporaryFolder(), 'documents');
  return { files: documentFilesIn(folder), again: async () => documentFilesIn(folder) };
});

// With which the model of documents runs a million times.
documentFilesContract('in memory', async () => {
  const files = memoryFiles();
  return { files, again: async () => files };
});

if (bucketOfRun()) {
  documentFilesContract('in a bucket', async () => {
    const bucket = bucketOfRun();
    const files = () => openDocumentFiles(temporaryFolder(), bucket);
    return { files: await files(), again: files };
  });
}

onSharedStores(
  'a document whose line to the store breaks again and again while it is read comes whole',
  async () => {
    const bucket = bucketOfRun();
    if (!bucket?.endpoint) throw new Error('This run has no bucket.');
    const line = await lineTo(bucket.endpoint);
    const files = await openDocumentFiles(temporaryFolder(), { ...bucket, endpoint: line.url });
    const [id, bytes] = [randomUUID(), randomBytes(2_500_000)];
    const file = await files.create(id, 1);
    for (let at = 0; at < bytes.length; at += 500_000) await file.write([bytes.subarray(at, at + 500_000)]);
    await file.sync();
    await file.close();

    const read: Buffer[] = [];
    let breaks = 0;
    for await (const piece of files.read(id)) {
      read.push(piece);
      if (read.length % 3 === 0) breaks += line.breakOff();
    }
    expect(breaks).toBeGreaterThan(3);
    expect(Buffer.concat(read).equals(bytes)).toBe(true);
  },
);

test('a folder of documents that cannot be read is not taken for one without documents', async () => {
  const folder = join(temporaryFolder(), 'documents');
  expect(await documentFilesIn(folder).list()).toEqual([]);
  writeFileSync(folder, 'no folder');
  await expect(documentFilesIn(folder).list()).rejects.toMatchObject({ code: 'ENOTDIR' });
});
