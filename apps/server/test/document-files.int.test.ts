import { join } from 'node:path';
import { documentFilesContract } from '@rivermark/testkit/document-files-contract';
import { documentFilesIn } from '../src/documents/files/disk-document-files.ts';
import { temporaryFolder } from './start-app.ts';

documentFilesContract('on a disk', () => {
  const folder = join(temporaryFolder(), 'documents');
  return { files: documentFilesIn(folder), again: () => documentFilesIn(folder) };
});
