import { join } from 'node:path';
import { documentFilesContract } from '@rivermark/testkit/document-files-contract';
import { documentFilesIn } from '../src/documents/files/disk-document-files.ts';
import { openDocumentFiles } from '../src/documents/files/open-document-files.ts';
import { temporaryFolder } from './start-app.ts';
import { bucketOfRun } from './stores-of-run.ts';

documentFilesContract('on a disk', async () => {
  const folder = join(temporaryFolder(), 'documents');
  return { files: documentFilesIn(folder), again: async () => documentFilesIn(folder) };
});

if (bucketOfRun()) {
  documentFilesContract('in a bucket', async () => {
    const bucket = bucketOfRun();
    const files = () => openDocumentFiles(temporaryFolder(), bucket);
    return { files: await files(), again: files };
  });
}
