import type { ExpressionBuilder, Transaction } from 'kysely';
import { lockRows } from '../db/lock-rows.ts';
import type { MailTemplate } from '../db/mail-templates.ts';
import type { Schema } from '../db/schema.ts';

/** Which rows of the outbox. */
export type WhichMails =
  | { readonly enquiries: readonly string[] }
  | { readonly submission: string; readonly only?: MailTemplate; readonly except?: MailTemplate }
  | { readonly template: MailTemplate; readonly about: readonly string[] }
  | { readonly template: MailTemplate; readonly before: number };

interface LockedMail {
  readonly id: string;
  readonly enquiry_id: string | null;
  readonly digest_id: string | null;
  /** A worker is sending it, alone or in a digest. */
  readonly isInHand: boolean;
}

const matches = (which: WhichMails) => (row: ExpressionBuilder<Schema, 'outbox'>) => {
  if ('enquiries' in which) return row('outbox.enquiry_id', 'in', which.enquiries);
  if ('submission' in which) {
    return row.and([
      row('outbox.document_submission_id', '=', which.submission),
      ...(which.only ? [row('outbox.template', '=', which.only)] : []),
      ...(which.except ? [row('outbox.template', '!=', which.except)] : []),
    ]);
  }
  const narrower =
    'about' in which ? row('outbox.about', 'in', which.about) : row('outbox.created_at', '<', which.before);
  return row.and([row('outbox.template', '=', which.template), narrower]);
};

/** Whether it can match no mail. PostgreSQL rejects an empty list. */
const matchesNone = (which: WhichMails): boolean =>
  ('enquiries' in which && which.enquiries.length === 0) || ('about' in which && which.about.length === 0);

/**
 * Locks mails after the digests that contain them, in the same order as settling a digest. A digest
 * made after the first look is not locked. Its mails count as in hand, because a worker may claim
 * it.
 */
export async function lockMails(
  transaction: Transaction<Schema>,
  which: WhichMails,
): Promise<readonly LockedMail[]> {
  if (matchesNone(which)) return [];
  const digests = await transaction
    .selectFrom('outbox')
    .select(['id', 'state'])
    .where('id', 'in', (of) =>
      of
        .selectFrom('outbox')
        .select('outbox.digest_id')
        .where(matches(which))
        .where('outbox.digest_id', 'is not', null),
    )
    .orderBy('id')
    .$call(lockRows(transaction))
    .execute();
  const stateOf = new Map(digests.map(({ id, state }) => [id, state]));
  const rows = await transaction
    .selectFrom('outbox')
    .select(['id', 'enquiry_id', 'digest_id', 'state'])
    .where(matches(which))
    .orderBy('id')
    .$call(lockRows(transaction))
    .execute();
  return rows.map(({ state, ...mail }) => ({
    ...mail,
    isInHand:
      state === 'sending' ||
      (mail.digest_id !== null && (stateOf.get(mail.digest_id) ?? 'sending') === 'sending'),
  }));
}

/** Deletes rows of the outbox with every attempt to send them. */
export async function deleteMails(
  transaction: Transaction<Schema>,
  mails: readonly { readonly id: string }[],
): Promise<void> {
  const ids = mails.map(({ id }) => id);
  await transaction.deleteFrom('outbox_attempt').where('outbox_id', 'in', ids).execute();
  await transaction.deleteFrom('outbox').where('id', 'in', ids).execute();
}

/** Erases mails, except those being sent right now. Resolves to the ids of both kinds. */
export async function eraseMails(
  transaction: Transaction<Schema>,
  which: WhichMails,
): Promise<{ readonly erased: readonly string[]; readonly inHand: readonly string[] }> {
  const mails = await lockMails(transaction, which);
  const gone = mails.filter(({ isInHand }) => !isInHand);
  await deleteMails(transaction, gone);
  return {
    erased: gone.map(({ id }) => id),
    inHand: mails.filter(({ isInHand }) => isInHand).map(({ id }) => id),
  };
}
