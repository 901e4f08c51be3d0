import type { Database } from '../db/open-database.ts';
import type { OutboxRow, OutboxState } from '../db/schema.ts';

/** Rows as the operator sees them, newest first; `state` narrows the list. */
export function listOutbox(
  db: Database,
  state?: OutboxState,
): Promise<(OutboxRow & { kind: string | null })[]> {
  return db
    .selectFrom('outbox')
    .leftJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
    .selectAll('outbox')
    .select('enquiry.kind')
    .$if(state !== undefined, (query) => query.where('outbox.state', '=', state as OutboxState))
    .orderBy('outbox.created_at', 'desc')
    .execute();
}

/** One row with its enquiry and every attempt, or undefined. */
export async function showOutbox(db: Database, id: string) {
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [enquiry, attempts] = await Promise.all([
    db
      .selectFrom('enquiry')
      .selectAll()
      .where('id', '=', row.enquiry_id ?? '')
      .executeTakeFirst(),
    db.selectFrom('outbox_attempt').selectAll().where('outbox_id', '=', id).orderBy('id').execute(),
  ]);
  return { row, enquiry, attempts };
}

/**
 * Makes rows due now: one by its id, whatever keeps it (refused, given up, held back, or waiting), or all that
 * failed for good. A row that was sent, or is being sent, is left alone. Returns how many were changed.
 */
export async function retryOutbox(
  db: Database,
  which: { id: string } | 'all-failed',
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    // The days of patience begin anew, or a row that was given up would be given up again at once.
    .set({ state: 'pending', next_attempt_at: now, created_at: now })
    .$if(which === 'all-failed', (query) => query.where('state', 'in', ['refused', 'given-up']))
    .$if(which !== 'all-failed', (query) =>
      query
        .where('id', '=', (which as { id: string }).id)
        .where('state', 'in', ['refused', 'given-up', 'held', 'pending']),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
