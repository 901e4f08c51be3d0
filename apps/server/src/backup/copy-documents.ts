import type { Database } from '../db/open-database.ts';
import type { DocumentFiles } from '../documents/files/document-files.ts';
import { isToBeReadAgain } from './is-to-be-read-again.ts';
import type { Manifest } from './manifest.ts';
import { measure } from './sealed-object.ts';
import type { ObjectStore } from './verified-store.ts';

type BackedUp = Manifest['documents'][number];

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Copies the sealed files of these documents, each named by what it holds, so that one that is there already is not
 * copied again. A whole document's file never changes: one that the last backup knows, of the same size, is not even
 * read. One that was erased since the copy of the database was made is left out; one that should be there and is not
 * is told by its id. In turn, objects of earlier backups are read again, and written anew where they are not what was
 * written: how many is `repaired`. Where the file is not what it was, either, the document is missing.
 */
export async function copyDocuments(
  { db, files, store }: { db: Database; files: DocumentFiles; store: ObjectStore },
  ids: readonly string[],
  { last, now }: { last: Manifest | undefined; now: number },
): Promise<{ documents: BackedUp[]; missing: string[]; repaired: number }> {
  const known = new Map(last?.documents.map((document) => [document.id, document]));
  const documents: BackedUp[] = [];
  const missing: string[] = [];
  let repaired = 0;
  for (const id of ids) {
    try {
      const size = await files.size(id);
      const before = known.get(id);
      const same = before && before.bytes === size && store.has(before) ? before : undefined;
      const isDamaged =
        same && isToBeReadAgain(same.sha256, { last: last?.at ?? now, now }) && !(await store.isSound(same));
      const measured = same && !isDamaged ? same : await measure(files.read(id));
      if (isDamaged && measured.sha256 !== same.sha256) {
        missing.push(id);
        continue;
      }
      const stored = { ...measured, name: `documents/${measured.sha256}.sealed` };
      await store.add(stored, () => files.read(id));
      if (isDamaged) repaired += 1;
      documents.push({ ...stored, id });
    } catch (error) {
      if (!isGone(error)) throw error;
      const row = await db.selectFrom('document').select('state').where('id', '=', id).executeTakeFirst();
      if (row && row.state !== 'erased') missing.push(id);
    }
  }
  return { documents, missing, repaired };
}
