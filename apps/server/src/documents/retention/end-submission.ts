import type { Ages } from '../../clock/clock-epochs.ts';
import type { DocumentSubmissionRow } from '../../db/schema.ts';
import { eraseSubmission } from '../../erasing/erase.ts';
import { AppError } from '../../errors.ts';
import type { DocumentDeps } from '../deps.ts';
import { THE_SERVER } from '../records/audit.ts';
import { extendSubmission, type Longer } from './extend-submission.ts';
import { isUnnotified } from './is-unnotified.ts';

/**
 * Erases an expired submission. If the agent cannot know of it, it is kept once for as long again,
 * as she could have done. After that it is erased as promised to the client; the notice stays.
 */
export async function endSubmission(
  deps: Pick<DocumentDeps, 'db' | 'files' | 'removeCaptured'>,
  submission: DocumentSubmissionRow,
  { retentionDays, ages, now }: { readonly retentionDays: number; readonly ages: Ages; readonly now: number },
): Promise<void> {
  const { received_at, expires_at, extended_ms } = submission;
  // If the clock was behind on arrival, they get their promised time, and the link works again.
  const left = ages.left(received_at, expires_at - extended_ms - received_at);
  if (left > 0) {
    const why = 'the clock was behind when they came';
    if (extended_ms === 0) await putOff(deps, submission, { retentionDays, why, now, until: now + left });
    return;
  }
  const isUnknown = await isUnnotified(deps.db, submission.id);
  if (!isUnknown || submission.extended_ms > 0) {
    const why = isUnknown ? 'retention ended, the agent was never told' : 'retention ended';
    // It may have been kept longer since it was read.
    const how = { asItStands: true, keepsNotice: isUnknown };
    await eraseSubmission(deps, submission, { by: THE_SERVER, why, now, ...how });
    return;
  }
  const why = 'the agent was not told of them';
  await putOff(deps, submission, { retentionDays, why, now });
}

async function putOff(
  deps: Pick<DocumentDeps, 'db'>,
  submission: DocumentSubmissionRow,
  longer: Pick<Longer, 'retentionDays' | 'why' | 'now' | 'until'>,
): Promise<void> {
  const how = { ...longer, by: THE_SERVER, evenOver: true };
  await extendSubmission(deps, submission, how).catch((error: unknown) => {
    // A mail about it is just being sent: the next sweep sees what came of it.
    if (!(error instanceof AppError) || error.code !== 'object-busy') throw error;
  });
}
