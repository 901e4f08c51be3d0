import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { DocumentState } from '../db/schema.ts';
import type { DocumentFiles } from '../documents/files/document-files.ts';

/** The states in which a document still belongs to its sender, and may be removed. */
export type Staged = Extract<DocumentState, 'receiving' | 'stored'>;

/**
 * Removes a document that was never submitted, if it is still in one of the states. Deletes its row
 * first, so that nobody else can move it, then its file. Returns false, with nothing done, if it
 * was moved before. The deletion is recorded in the same transaction. If the file survives a crash,
 * or an outpaced writer creates it late, the next sweep removes it, unlike unknown files.
 */
export async function forgetDocument(
  { db, files }: { db: Database; files: DocumentFiles },
  id: string,
  states: readonly Staged[],
  now: number,
): Promise<boolean> {
  try {
    const isMine = await db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('document')
        .where('id', '=', id)
        .where('state', 'in', states)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      const note = { kind: 'forgotten' as const, seen_at: now };
      await transaction
        .insertInto('file_fault')
        .values({ id, ...note })
        // It may have been told as lost.
        .onConflict((conflict) => conflict.column('id').doUpdateSet(note))
        .execute();
      return true;
    });
    if (!isMine) return false;
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_FULL') throw error;
    return forgetOnFullDisk(db, files, id, states);
  }
  await files.remove(id);
  return true;
}

/**
 * A full disk has no room for the database change until the file is gone. The write lock, which
 * needs no space, keeps others from moving the row meanwhile. After a crash in between, the row has
 * no file. The next code that finds such a row forgets it.
 */
function forgetOnFullDisk(
  db: Database,
  files: DocumentFiles,
  id: string,
  states: readonly Staged[],
): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      const mine = await connection
        .selectFrom('document')
        .select('id')
        .where('id', '=', id)
        .where('state', 'in', states)
        .executeTakeFirst();
      if (mine) {
        await files.remove(id);
        await connection.deleteFrom('document').where('id', '=', id).execute();
      }
      await sql`commit`.execute(connection);
      return mine !== undefined;
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => {});
      throw error;
    }
  });
}
