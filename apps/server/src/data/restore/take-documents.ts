import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentFiles } from '../../documents/files/document-files.ts';
import { BackupError } from '../backup/backup-error.ts';
import type { Manifest } from '../backup/manifest.ts';
import type { BackupTarget } from '../backup/targets/backup-target.ts';
import { fetchVerified } from './fetch-verified.ts';

/**
 * Fetches the documents that the store does not have complete. Each goes through `work`, where its
 * hash is verified. Documents never change, so one of the right size is complete. A damaged or
 * missing object does not stop the others. Resolves with the names of such objects.
 */
export async function takeDocuments(
  { target, files, work }: { target: BackupTarget; files: DocumentFiles; work: string },
  documents: Manifest['documents'],
): Promise<string[]> {
  const lost: string[] = [];
  for (const document of documents) {
    if ((await files.size(document.id)) === document.bytes) continue;
    const fetched = join(work, `${document.id}.sealed`);
    try {
      await fetchVerified(target, document, fetched);
    } catch (error) {
      if (!(error instanceof BackupError && error.code === 'restore-damaged')) throw error;
      lost.push(document.name);
      continue;
    }
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
  return lost;
}
