import type { Transaction } from 'kysely';
import { lockRows } from '../db/lock-rows.ts';
import type { Schema } from '../db/schema.ts';
import { deleteMails } from './delete-mails.ts';

/**
 * Removes the mails of enquiries and what was tried to send them, except where one is just being sent, by itself or
 * in a digest, or was bundled this very moment. Resolves with the enquiries that have no mail any more, and with the mails' ids, digests included.
 */
export async function forgetMails(
  transaction: Transaction<Schema>,
  enquiryIds: readonly string[],
): Promise<{ enquiries: readonly string[]; mails: readonly string[] }> {
  // Before their mails, as where a digest is settled. One that was claimed between a look and the erasing would take along
  // what is gone.
  const digests = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('id', 'in', (of) =>
      of
        .selectFrom('outbox as mail')
        .select('mail.digest_id')
        .where('mail.enquiry_id', 'in', enquiryIds)
        .where('mail.digest_id', 'is not', null),
    )
    .orderBy('id')
    .$call(lockRows(transaction))
    .execute();
  const locked = new Set(digests.map(({ id }) => id));
  const rows = await transaction
    .selectFrom('outbox')
    .leftJoin('outbox as digest', 'digest.id', 'outbox.digest_id')
    .select([
      'outbox.id',
      'outbox.enquiry_id',
      'outbox.state',
      'outbox.digest_id',
      'digest.state as digest_state',
    ])
    .where('outbox.enquiry_id', 'in', enquiryIds)
    .$call(lockRows(transaction, 'outbox'))
    .execute();
  const inHand = new Set(
    rows
      .filter(
        ({ state, digest_id, digest_state }) =>
          state === 'sending' || digest_state === 'sending' || (digest_id && !locked.has(digest_id)),
      )
      .map(({ enquiry_id }) => enquiry_id),
  );
  const gone = rows.filter(({ enquiry_id }) => !inHand.has(enquiry_id));
  const ids = gone.map(({ id }) => id);
  await deleteMails(transaction, ids);
  const enquiries = enquiryIds.filter((id) => !inHand.has(id));
  // Reminders name no enquiry and are drawn when they leave: their rows may stay, what was captured of them may not.
  const reminders = await transaction
    .selectFrom('outbox')
    .select('id')
    .where((row) =>
      row.or([
        row('template', '=', 'morning-digest'),
        row(
          'about',
          'in',
          row.selectFrom('reminder').select('notice_id').where('enquiry_id', 'in', enquiries),
        ),
      ]),
    )
    .execute();
  return {
    enquiries,
    mails: [
      ...gone.flatMap(({ id, digest_id }) => [id, ...(digest_id ? [digest_id] : [])]),
      ...reminders.map(({ id }) => id),
    ],
  };
}
