import type { Database } from '../../db/open-database.ts';
import { type DocumentFiles, isSettling } from '../../documents/files/document-files.ts';
import { isToBeReadAgain } from './is-to-be-read-again.ts';
import type { Manifest } from './manifest.ts';
import { measure } from './sealed-object.ts';
import type { ObjectStore } from './verified-store.ts';

type BackedUp = Manifest['documents'][number];

/** A document that is to be there, with the size of its sealed file. */
export interface Promised {
  readonly id: string;
  readonly bytes: number;
  readonly storedAt: number | null;
}

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

interface Copied {
  readonly documents: BackedUp[];
  readonly missing: string[];
  /** Documents that are here as an earlier backup has them, because their files are not. */
  readonly kept: number;
  readonly repaired: number;
}

/**
 * Copies the sealed files of these documents. Files are named by content, so existing copies stay.
 * A complete document's file never changes: if the last backup has it at the same size, it is not
 * even read. Documents erased since the database was copied are left out.
 *
 * A missing or truncated file keeps its last backup for as long as promised; without one, its id
 * is reported as missing. Earlier objects are verified in turn and rewritten if damaged
 * (`repaired`). If the file is damaged too, the document is missing. `verifies` reads and compares
 * every object and file.
 */
export async function copyDocuments(
  { db, files, store }: { db: Database; files: DocumentFiles; store: ObjectStore },
  promised: readonly Promised[],
  { last, now, verifies }: { last: Manifest | undefined; now: number; verifies: boolean },
): Promise<Copied> {
  const known = new Map(last?.documents.map((document) => [document.id, document]));
  const documents: BackedUp[] = [];
  const missing: string[] = [];
  let kept = 0;
  let repaired = 0;

  async function lose({ id, storedAt }: Promised, before: BackedUp | undefined): Promise<void> {
    // What a store does not show yet is in the next backup.
    if (isSettling(files, storedAt, now)) return;
    const row = await db.selectFrom('document').select('state').where('id', '=', id).executeTakeFirst();
    if (!row || row.state === 'erased') return;
    if (!before) {
      missing.push(id);
      return;
    }
    documents.push(before);
    kept += 1;
  }

  for (const document of promised) {
    const { id, bytes } = document;
    const earlier = known.get(id);
    const before = earlier && earlier.bytes >= bytes && store.has(earlier) ? earlier : undefined;
    try {
      const size = (await files.size(id)) ?? 0;
      if (size < bytes) {
        await lose(document, before);
        continue;
      }
      const same = before?.bytes === size ? before : undefined;
      const isDue = same && (verifies || isToBeReadAgain(same.sha256, { last: last?.at ?? now, now }));
      const isDamaged = isDue && !(await store.isSound(same));
      const measured = same && !isDamaged && !verifies ? same : await measure(files.read(id));
      if (same && !isDamaged && measured.sha256 !== same.sha256) {
        await lose(document, same);
        continue;
      }
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
      await lose(document, before);
    }
  }
  return { documents, missing, kept, repaired };
}
