import type { SelectQueryBuilder, Transaction } from 'kysely';
import { lockRows } from '../db/lock-rows.ts';
import { templatesToClients } from '../db/mail-templates.ts';
import type { Schema } from '../db/schema.ts';

/** A query for the ids of enquiries. */
type EnquiryIds = SelectQueryBuilder<Schema, 'enquiry', { id: string }>;

/**
 * Drops the unsent mails of many enquiries, including those that failed for good. A mail being sent
 * right now, alone or in a digest, still leaves.
 */
export async function dropUnsent(transaction: Transaction<Schema>, enquiries: EnquiryIds): Promise<void> {
  // Digests first, as when one is settled. One claimed meanwhile would include dropped mails.
  const digests = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('state', '!=', 'sending')
    .where('id', 'in', (of) =>
      of
        .selectFrom('outbox as mail')
        .select('mail.digest_id')
        .where('mail.state', '=', 'in-digest')
        .where('mail.enquiry_id', 'in', enquiries),
    )
    .orderBy('id')
    .$call(lockRows(transaction))
    .execute();
  const ids = digests.map(({ id }) => id);
  await transaction
    .updateTable('outbox')
    .set({ state: 'dropped', digest_id: null })
    .where('enquiry_id', 'in', enquiries)
    .where((row) =>
      row.or([
        row('state', 'in', ['pending', 'for-digest', 'refused', 'given-up']),
        row.and([row('state', '=', 'in-digest'), row('digest_id', 'in', ids)]),
      ]),
    )
    .execute();
}

/** Sends the dropped mails of enquiries after all. For those to clients it is too late. */
export async function sendDroppedAgain(
  transaction: Transaction<Schema>,
  enquiries: EnquiryIds,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set({ state: 'pending', next_attempt_at: now, retried_at: now, mentioned_at: null })
    .where('enquiry_id', 'in', enquiries)
    .where('state', '=', 'dropped')
    .where('template', 'not in', templatesToClients)
    .execute();
}
