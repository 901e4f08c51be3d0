import type { SelectQueryBuilder, Transaction } from 'kysely';
import { lockRows } from '../db/lock-rows.ts';
import { templatesToClients } from '../db/mail-templates.ts';
import type { Schema } from '../db/schema.ts';

/** A query for the ids of enquiries. */
type EnquiryIds = SelectQueryBuilder<Schema, 'enquiry', { id: string }>;

/**
 * Drops the unsent mails of many enquiries, those that failed for good included. A mail that is being sent right now, by
 * itself or in a digest, still leaves.
 */
export async function dropUnsent(transaction: Transaction<Schema>, enquiries: EnquiryIds): Promise<void> {
  // Before their mails, as where a digest is settled. One that is claimed meanwhile would take along what is dropped.
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

/** Sends the dropped mails of enquiries after all, except those to clients, for which it is too late. */
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
