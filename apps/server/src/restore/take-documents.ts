import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../backup/manifest.ts';
import type { BackupTarget } from '../backup/targets/backup-target.ts';
import type { DocumentFiles } from '../documents/files/document-files.ts';
import { fetchVerified } from './fetch-verified.ts';

/**
 * Takes the documents that are not whole in the store, each by way of `work`, where it is compared with its hash. A whole
 * document never changes: one of its size is it.
 */
export async function takeDocuments(
  { target, files, work }: { target: BackupTarget; files: DocumentFiles; work: string },
  documents: Manifest['documents'],
): Promise<void> {
  for (const document of documents) {
    if ((await files.size(document.id)) === document.bytes) continue;
    const fetched = join(work, `${document.id}.sealed`);
    await fetchVerified(target, document, fetched);
    await files.remove(document.id);
    const file = await files.create(document.id, 0);
    try {
      for await (const piece of createReadStream(fetched)) await file.write([piece as Buffer]);
      await file.sync();
    } finally {
      await file.close();
    }
    await rm(fetched);
  }
}
