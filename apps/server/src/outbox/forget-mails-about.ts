import type { Transaction } from 'kysely';
import { lockRows } from '../db/lock-rows.ts';
import type { MailTemplate } from '../db/mail-templates.ts';
import type { Schema } from '../db/schema.ts';
import { deleteMails } from './delete-mails.ts';

/** Mails that are told apart by something else than an enquiry. */
type Which =
  | { readonly template: MailTemplate; readonly about: readonly string[] }
  | { readonly template: MailTemplate; readonly before: number }
  | { readonly submission: string };

/**
 * Removes mails and what was tried to send them, except where one is just being sent. Resolves with the mails' ids, and
 * whether one was left.
 */
export async function forgetMailsAbout(
  transaction: Transaction<Schema>,
  which: Which,
): Promise<{ mails: readonly string[]; isOneInHand: boolean }> {
  const rows = await transaction
    .selectFrom('outbox')
    .select(['id', 'state'])
    .where((row) => {
      if ('submission' in which) return row('document_submission_id', '=', which.submission);
      const narrower =
        'about' in which ? row('about', 'in', which.about) : row('created_at', '<', which.before);
      return row.and([row('template', '=', which.template), narrower]);
    })
    .$call(lockRows(transaction))
    .execute();
  const gone = rows.filter(({ state }) => state !== 'sending').map(({ id }) => id);
  await deleteMails(transaction, gone);
  return { mails: gone, isOneInHand: gone.length < rows.length };
}
