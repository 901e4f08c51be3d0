import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { OutboxRow, OutboxState, Schema } from '../db/schema.ts';
import type { EnquiryRepository } from '../intake/enquiry-repository.ts';

/** Failed for good, or waiting for the next attempt after one that failed. */
const isFailing = (row: ExpressionBuilder<Schema, 'outbox'>) =>
  row.or([
    row('state', 'in', ['refused', 'given-up']),
    row.and([row('state', '=', 'pending'), row('attempts', '>', 0)]),
  ]);

/** Whether a row waits for its next attempt because the last one failed. */
export const isDelayed = ({ state, attempts }: Pick<OutboxRow, 'state' | 'attempts'>): boolean =>
  state === 'pending' && attempts > 0;

/** Rows as the operator sees them, newest first; `which` narrows the list. */
export async function listOutbox(
  db: Database,
  enquiries: EnquiryRepository,
  which?: OutboxState | 'failing',
): Promise<(OutboxRow & { kind: string | undefined })[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .$if(which === 'failing', (query) => query.where(isFailing))
    .$if(which !== undefined && which !== 'failing', (query) =>
      query.where('state', '=', which as OutboxState),
    )
    .orderBy('created_at', 'desc')
    .execute();
  const kinds = await enquiries.kindsOf(rows.flatMap(({ enquiry_id }) => enquiry_id ?? []));
  return rows.map((row) => ({ ...row, kind: kinds.get(row.enquiry_id ?? '') }));
}

/** One row with its enquiry and every attempt, or undefined. */
export async function showOutbox(db: Database, enquiries: EnquiryRepository, id: string) {
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [enquiry, attempts] = await Promise.all([
    enquiries.find(row.enquiry_id ?? ''),
    db.selectFrom('outbox_attempt').selectAll().where('outbox_id', '=', id).orderBy('id').execute(),
  ]);
  return { row, enquiry, attempts };
}

/** Restarts the days of patience. Otherwise a given-up row would be given up again at once. */
const dueAnew = (now: number) =>
  ({ state: 'pending', next_attempt_at: now, retried_at: now, mentioned_at: null }) as const;

/**
 * Makes rows due now: one by its id (refused, given up, held or waiting), all whose last attempt
 * failed, or all that a restore held back. Sent rows and those being sent stay. Returns how many
 * changed.
 */
export async function retryOutbox(
  db: Database,
  which: { id: string } | 'all' | 'all-restored',
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(dueAnew(now))
    .$if(which === 'all', (query) => query.where(isFailing))
    .$if(which === 'all-restored', (query) => query.where('state', '=', 'restored'))
    .$if(typeof which === 'object', (query) =>
      query
        .where('id', '=', (which as { id: string }).id)
        .where('state', 'in', ['refused', 'given-up', 'held', 'pending', 'for-digest', 'restored']),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Drops one undelivered row by its id, and for a digest everything in it. Rows that were sent, are
 * being sent or wait in a digest stay. Returns how many were dropped.
 */
export async function dropMail(db: Database, id: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      .set({ state: 'dropped' })
      .where('id', '=', id)
      .where('state', 'in', ['refused', 'given-up', 'held', 'pending', 'for-digest', 'restored'])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 0;
    const digested = await transaction
      .updateTable('outbox')
      .set({ state: 'dropped' })
      .where('digest_id', '=', id)
      .where('state', '=', 'in-digest')
      .executeTakeFirst();
    return Number(numUpdatedRows + digested.numUpdatedRows);
  });
}

/** Makes an enquiry's held mail and CRM call due now. Returns how many rows were held. */
export async function releaseHeld(db: Database, enquiryId: string, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(dueAnew(now))
    .where('enquiry_id', '=', enquiryId)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends the rows that a restore kept back: none of them leaves any more. Returns how many. */
export async function dropRestored(db: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'dropped' })
    .where('state', '=', 'restored')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
