import { DAY_MS } from '@rivermark/contracts/durations';
import { readAges } from '../../clock/clock-epochs.ts';
import { forgetDocument, type Staged } from '../../erasing/forget-document.ts';
import { overwriteDeleted } from '../../erasing/overwrite-deleted.ts';
import type { DocumentDeps } from '../deps.ts';
import type { HandingOver } from '../handing-over/accept-documents.ts';
import { COUNTED_MS } from '../receiving/quota.ts';
import { compareFiles } from './compare-files.ts';
import { endSubmission } from './end-submission.ts';
import { remindOfEnding } from './remind-of-ending.ts';

/** What was sent but never handed over is removed after this. */
const STAGED_MS = DAY_MS;
/** Removes uploads without a byte after this. They take room and cost the sender nothing. */
const EMPTY_MS = DAY_MS / 24;

/**
 * The regular work: ends expired submissions, reminds the agent three days before, forgets uploads
 * that were never handed over, and compares rows with files. Safe to kill at any point and run
 * again. A large, slow store may take hours, so it calls `goesOn` after each document.
 */
export async function sweep(
  deps: DocumentDeps,
  { enqueue, wakeOutbox, retentionDays }: HandingOver,
  now = deps.clock(),
  goesOn: () => void = () => undefined,
): Promise<void> {
  const { db } = deps;
  const expired = await db
    .selectFrom('document_submission')
    .selectAll()
    .where('erased_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
  const ages = await readAges(db, now);
  for (const submission of expired) {
    await endSubmission(deps, submission, { retentionDays, ages, now });
    goesOn();
  }

  if ((await remindOfEnding(db, enqueue, now)) > 0) wakeOutbox();

  const stale = await db
    .selectFrom('document')
    .select(['id', 'state', 'created_at', 'received_bytes'])
    .where('state', 'in', ['receiving', 'stored'])
    .where(({ eb, or, and }) =>
      or([
        eb('created_at', '<', now - STAGED_MS),
        and([
          eb('state', '=', 'receiving'),
          eb('received_bytes', '=', 0),
          eb('created_at', '<', now - EMPTY_MS),
        ]),
      ]),
    )
    .execute();
  // What has moved on since is left alone.
  for (const { id, state, created_at, received_bytes } of stale) {
    const isEmpty = state === 'receiving' && received_bytes === 0;
    if (!ages.isOver(created_at, isEmpty ? EMPTY_MS : STAGED_MS)) continue;
    await forgetDocument(deps, id, [state as Staged], now);
    goesOn();
  }

  // The quota counts what was submitted for a day.
  await db
    .updateTable('document')
    .set({ begun_by: '' })
    .where('state', '=', 'submitted')
    .where('created_at', '<=', now - COUNTED_MS)
    .where('begun_by', '!=', '')
    .execute();

  // Deleted rows stay readable in the database's free pages and its log until they are overwritten.
  if (!(await overwriteDeleted(db))) {
    deps.log.warn(
      { code: 'log-not-overwritten' },
      'somebody reads the log of the database: the next sweep tries again',
    );
  }
  goesOn();
  await compareFiles(deps, now, goesOn);
}
