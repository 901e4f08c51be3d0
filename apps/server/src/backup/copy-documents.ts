import type { Database } from '../db/open-database.ts';
import type { DocumentFiles } from '../documents/files/document-files.ts';
import type { Manifest } from './manifest.ts';
import { measure } from './sealed-object.ts';
import type { ObjectStore } from './verified-store.ts';

type BackedUp = Manifest['documents'][number];

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Copies the sealed files of these documents, each named by what it holds, so that one that is there already is not
 * copied again. A whole document's file never changes: one that the last backup knows, of the same size, is not even
 * read. One that was erased since the copy of the database was made is left out; one that should be there and is not
 * is told by its id.
 */
export async function copyDocuments(
  { db, files, store }: { db: Database; files: DocumentFiles; store: ObjectStore },
  ids: readonly string[],
  last: Manifest | undefined,
): Promise<{ documents: BackedUp[]; missing: string[] }> {
  const known = new Map(last?.documents.map((document) => [document.id, document]));
  const documents: BackedUp[] = [];
  const missing: string[] = [];
  for (const id of ids) {
    try {
      const size = await files.size(id);
      const before = known.get(id);
      const same = before && before.bytes === size && store.has(before) ? before : undefined;
      const measured = same ?? (await measure(files.read(id)));
      const stored = { ...measured, name: `documents/${measured.sha256}.sealed` };
      await store.add(stored, () => files.read(id));
      documents.push({ ...stored, id });
    } catch (error) {
      if (!isGone(error)) throw error;
      const row = await db.selectFrom('document').select('state').where('id', '=', id).executeTakeFirst();
      if (row && row.state !== 'erased') missing.push(id);
    }
  }
  return { documents, missing };
}
