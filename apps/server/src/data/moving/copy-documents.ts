import { createHash } from 'node:crypto';
import type { DocumentFiles } from '../../documents/files/document-files.ts';

async function hashOf(files: DocumentFiles, id: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of files.read(id)) hash.update(piece);
  return hash.digest('hex');
}

/** Whether it is there completely. Removes partial copies. */
async function isThere(from: DocumentFiles, to: DocumentFiles, id: string): Promise<boolean> {
  const size = await to.size(id);
  if (size === undefined) return false;
  if (size === (await from.size(id)) && (await hashOf(to, id)) === (await hashOf(from, id))) return true;
  await to.remove(id);
  return false;
}

/**
 * Copies every sealed document and verifies the copy by reading it. Documents from an earlier run
 * are only verified. Throws if a copy differs.
 */
export async function copyDocuments(from: DocumentFiles, to: DocumentFiles): Promise<void> {
  for (const id of await from.list()) {
    if (await isThere(from, to, id)) continue;
    const file = await to.create(id, 0);
    const hash = createHash('sha256');
    try {
      for await (const piece of from.read(id)) {
        // The target may hold a reference to the bytes until it has written them.
        const own = Buffer.from(piece);
        hash.update(own);
        await file.write([own]);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    if ((await hashOf(to, id)) !== hash.digest('hex'))
      throw new Error(`The copy of document ${id} is damaged.`);
  }
}
