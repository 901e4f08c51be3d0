import type { DocumentParts } from '../parts.ts';
import { audit } from '../records/audit.ts';

/**
 * A file that no row knows is kept for so long after it was first seen: the rows may be in another database, because
 * somebody named the wrong one.
 */
const GRACE_MS = 86_400_000;

/** Documents that were promised to somebody: their files have to be there. */
const promised = ['stored', 'submitted'] as const;

/**
 * Compares rows and files both ways. A row whose file is gone is told once: in the log, in the audit and by health; it
 * is kept, as a backup may have the file. A file of an erased document goes at once, one without a row after a day.
 * Throws when the store does not answer, having judged nothing by what it could not see.
 */
export async function compareFiles(parts: DocumentParts, now: number): Promise<void> {
  const { db } = parts;
  // The rows first: what is received meanwhile is then a file without a row, and looked at again.
  const rows = await db
    .selectFrom('document')
    .select(['id', 'state'])
    .where('state', '!=', 'erased')
    .execute();
  const files = new Set(await parts.files.list());
  const known = new Set(rows.map(({ id }) => id));
  const isPromised = (state: string) => (promised as readonly string[]).includes(state);
  const lost = rows.filter(({ id, state }) => isPromised(state) && !files.has(id)).map(({ id }) => id);
  const strays = [...files].filter((id) => !known.has(id));

  const noted = new Map(
    (await db.selectFrom('file_fault').selectAll().execute()).map((fault) => [fault.id, fault]),
  );
  for (const id of lost) {
    if (!noted.has(id)) await tellIfLost(parts, id, now);
    noted.delete(id);
  }
  for (const id of strays) {
    const since = noted.get(id);
    if ((await isRemoved(parts, id, since?.seen_at, now)) === false) noted.delete(id);
  }
  // The file is back, or the document went its way.
  if (noted.size > 0)
    await db
      .deleteFrom('file_fault')
      .where('id', 'in', [...noted.keys()])
      .execute();
}

/** Looked at again, the file first: a document that is erased in between loses its row before its file. */
async function tellIfLost({ db, files, log }: DocumentParts, id: string, now: number): Promise<void> {
  if ((await files.size(id)) !== undefined) return;
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('document')
      .select('submission_id')
      .where('id', '=', id)
      .where('state', 'in', promised)
      .executeTakeFirst();
    if (!row) return;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('file_fault')
      .values({ id, kind: 'lost', seen_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return;
    log.error({ code: 'document-file-lost', documentId: id }, 'the file of a document is gone');
    if (!row.submission_id) return;
    await audit(
      transaction,
      [
        {
          submissionId: row.submission_id,
          documentId: id,
          action: 'found-damaged',
          by: 'the server',
          detail: 'its file is gone',
        },
      ],
      now,
    );
  });
}

/** Resolves with false while the file waits for the end of its grace. */
async function isRemoved(
  { db, files, log }: DocumentParts,
  id: string,
  since: number | undefined,
  now: number,
): Promise<boolean> {
  const row = await db.selectFrom('document').select('state').where('id', '=', id).executeTakeFirst();
  if (row && row.state !== 'erased') return true;
  // Also where the clock stood wrong when it was first seen.
  if (!row && (since === undefined || since > now)) {
    const fault = { kind: 'stray' as const, seen_at: now };
    await db
      .insertInto('file_fault')
      .values({ id, ...fault })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(fault))
      .execute();
    return false;
  }
  if (!row && since !== undefined && now - since < GRACE_MS) return false;
  await files.remove(id);
  if (!row) log.warn({ code: 'stray-file-removed', documentId: id }, 'a file of no document was removed');
  return true;
}
