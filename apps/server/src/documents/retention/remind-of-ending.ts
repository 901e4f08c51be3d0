import { DAY_MS } from '@rivermark/contracts/durations';
import type { Database } from '../../db/open-database.ts';
import type { Enqueue } from '../../outbox/enqueue.ts';

/** How long before the end the agent is reminded. */
const REMINDER_MS = 3 * DAY_MS;

/** Tells of the submissions that end soon, of each once. Resolves with how many. */
export async function remindOfEnding(db: Database, enqueue: Enqueue, now: number): Promise<number> {
  const ending = await db
    .selectFrom('document_submission')
    .select('id')
    .where('erased_at', 'is', null)
    .where('reminded_at', 'is', null)
    .where('expires_at', '<=', now + REMINDER_MS)
    .execute();
  for (const { id } of ending) {
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('document_submission')
        .set({ reminded_at: now })
        .where('id', '=', id)
        .where('reminded_at', 'is', null)
        .where('erased_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await enqueue(transaction, { template: 'documents-reminder', documentSubmissionId: id });
    });
  }
  return ending.length;
}
