import type { DocumentSubmissionRow } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { DocumentParts } from '../parts.ts';
import { THE_SERVER } from '../records/audit.ts';
import { eraseSubmission } from './erase-submission.ts';
import { extendSubmission } from './extend-submission.ts';
import { isUntold } from './is-untold.ts';

/**
 * Ends a submission whose time is over: it is erased. One that the agent cannot know of is kept for as long again, once, as
 * she could keep it herself; after that it is erased too, since its client was promised so, and its notice stays.
 */
export async function endSubmission(
  parts: Pick<DocumentParts, 'db' | 'files'>,
  submission: DocumentSubmissionRow,
  retentionDays: number,
  now: number,
): Promise<void> {
  if (!(await isUntold(parts.db, submission.id))) {
    return eraseSubmission(parts, submission, { by: THE_SERVER, why: 'retention ended', now });
  }
  try {
    const why = 'the agent was not told of them';
    const longer = { retentionDays, by: THE_SERVER, why, now, evenOver: true };
    if (await extendSubmission(parts, submission, longer)) return;
  } catch (error) {
    // A mail about it is just being sent: the next sweep sees what came of it.
    if (error instanceof AppError && error.code === 'object-busy') return;
    throw error;
  }
  const why = 'retention ended, the agent was never told';
  await eraseSubmission(parts, submission, { by: THE_SERVER, why, now, keepsNotice: true });
}
