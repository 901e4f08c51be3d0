import type { Database } from '../../db/open-database.ts';
import type { DocumentFiles } from '../files/document-files.ts';

interface Stores {
  readonly db: Database;
  readonly files: DocumentFiles;
}

/** The ids of files that the database does not know, in no order. */
export async function strayFiles({ db, files }: Stores): Promise<string[]> {
  // The files first: a row comes before its file.
  const there = await files.list();
  const rows = await db.selectFrom('document').select('id').execute();
  const forgotten = await db.selectFrom('file_fault').select('id').where('kind', '=', 'forgotten').execute();
  const known = new Set([...rows, ...forgotten].map(({ id }) => id));
  return there.filter((id) => !known.has(id));
}

/**
 * Removes files as a person decided, ignoring any that are not strays. Resolves with the number.
 */
export async function removeStrayFiles(stores: Stores, wanted: readonly string[]): Promise<number> {
  const strays = (await strayFiles(stores)).filter((id) => wanted.includes(id));
  for (const id of strays) {
    await stores.files.remove(id);
    await stores.db.deleteFrom('file_fault').where('id', '=', id).execute();
  }
  return strays.length;
}
