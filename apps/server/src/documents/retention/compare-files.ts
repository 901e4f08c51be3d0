import { DAY_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import { statesWithFile } from '../../data/site-data.ts';
import type { DocumentRow } from '../../db/schema.ts';
import type { DocumentDeps } from '../deps.ts';
import { isSettling } from '../files/document-files.ts';
import { audit, THE_SERVER } from '../records/audit.ts';

/** How long a writer that was overtaken may still write something of a document that was let go. */
const FORGOTTEN_MS = DAY_MS;

/** A statement takes a limited number of values. */
const MOST_VALUES = 1000;
function* inParts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += MOST_VALUES) yield all.slice(from, from + MOST_VALUES);
}

/**
 * Compares rows with files both ways. A missing or truncated file is reported once, in the log, the
 * audit and the health page. Its row stays, because a backup may have the file. Files of erased or
 * released documents are removed. A file without any row stays and is reported until a person
 * removes it (`stray-files.ts`), because this may be an older or the wrong database. Calls `goesOn`
 * after each. If the store does not answer, throws without judging what it could not see.
 */
export async function compareFiles(
  deps: DocumentDeps,
  now: number,
  goesOn: () => void = () => undefined,
): Promise<void> {
  const { db } = deps;
  // The notes first: one that is old is then never of a document that is let go meanwhile.
  const noted = new Map(
    (await db.selectFrom('file_fault').selectAll().execute()).map((fault) => [fault.id, fault]),
  );
  for (const [id, { kind, seen_at }] of noted) {
    if (kind === 'forgotten' && now - seen_at < FORGOTTEN_MS) noted.delete(id);
  }
  // Then the rows: what is received meanwhile is a file without a row, and looked at again.
  const rows = await db
    .selectFrom('document')
    .select(['id', 'state', 'sealed_bytes', 'stored_at'])
    .where('state', '!=', 'erased')
    .execute();
  const files = new Set(await deps.files.list());
  const known = new Set(rows.map(({ id }) => id));
  const isPromised = (state: string) => (statesWithFile as readonly string[]).includes(state);
  const promisedRows = rows.filter(
    ({ state, stored_at }) => isPromised(state) && !isSettling(deps.files, stored_at, now),
  );
  const inTurn = turnOf(promisedRows, now);
  for (const { id, sealed_bytes } of promisedRows) {
    // What was found once is looked at until it is whole again.
    const isLookedAt = noted.get(id)?.kind === 'lost' || inTurn.has(id);
    const isLost = !files.has(id) || (isLookedAt && ((await deps.files.size(id)) ?? 0) < sealed_bytes);
    if (isLost && !noted.delete(id)) await tellIfLost(deps, { id, sealed_bytes }, now);
    goesOn();
  }
  const strays: string[] = [];
  for (const id of files) {
    if (known.has(id)) continue;
    const found = await judge(deps, id);
    if (found !== 'known') noted.delete(id);
    if (found === 'stray') strays.push(id);
    goesOn();
  }
  await tellStrays(deps, strays, now);
  // The file is back, or the document went its way.
  for (const ids of inParts([...noted.keys()])) {
    await db.deleteFrom('file_fault').where('id', 'in', ids).execute();
  }
}

type Sealed = Pick<DocumentRow, 'id' | 'sealed_bytes'>;

/** How many sizes are asked for at each look: a bucket needs a request for each. */
const SIZES_AT_ONCE = 100;
const LOOK_MS = 10 * MINUTE_MS;

/** The documents whose size is checked this time; over time, all of them. */
function turnOf(rows: readonly Sealed[], now: number): ReadonlySet<string> {
  const turns = Math.ceil(rows.length / SIZES_AT_ONCE);
  const turn = Math.floor(now / LOOK_MS) % Math.max(1, turns);
  return new Set(rows.slice(turn * SIZES_AT_ONCE, (turn + 1) * SIZES_AT_ONCE).map(({ id }) => id));
}

/** Checks again, the file first: erasing in between deletes the row before the file. */
async function tellIfLost(
  { db, files, log }: DocumentDeps,
  { id, sealed_bytes }: Sealed,
  now: number,
): Promise<void> {
  const bytes = await files.size(id);
  if (bytes !== undefined && bytes >= sealed_bytes) return;
  const what = bytes === undefined ? 'its file is gone' : 'its file was cut off';
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('document')
      .select('submission_id')
      .where('id', '=', id)
      .where('state', 'in', statesWithFile)
      .executeTakeFirst();
    if (!row) return;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('file_fault')
      .values({ id, kind: 'lost', seen_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return;
    log.error({ code: 'document-file-lost', documentId: id }, `a document is lost: ${what}`);
    if (!row.submission_id) return;
    await audit(
      transaction,
      [
        {
          submissionId: row.submission_id,
          documentId: id,
          action: 'found-damaged',
          by: THE_SERVER,
          detail: what,
        },
      ],
      now,
    );
  });
}

/** Judges a file that no row seemed to own. What was erased or let go is removed. */
async function judge({ db, files }: DocumentDeps, id: string): Promise<'known' | 'removed' | 'stray'> {
  const row = await db.selectFrom('document').select('state').where('id', '=', id).executeTakeFirst();
  if (row && row.state !== 'erased') return 'known';
  const note = await db.selectFrom('file_fault').select('kind').where('id', '=', id).executeTakeFirst();
  if (!row && note?.kind !== 'forgotten') return 'stray';
  await files.remove(id);
  return 'removed';
}

async function tellStrays({ db, log }: DocumentDeps, ids: readonly string[], now: number): Promise<void> {
  let fresh = 0n;
  for (const some of inParts(ids)) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('file_fault')
      .values(some.map((id) => ({ id, kind: 'stray' as const, seen_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    fresh += numInsertedOrUpdatedRows ?? 0n;
  }
  if (fresh === 0n) return;
  log.error(
    { code: 'stray-files', files: ids.length },
    'the database knows nothing of some sealed files; they are kept',
  );
}
