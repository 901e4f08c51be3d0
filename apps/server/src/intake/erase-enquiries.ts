import { rm } from 'node:fs/promises';
import type { Database } from '../db/open-database.ts';
import { capturedMailOf } from '../mail/captured-mail.ts';
import { forgetMails } from '../outbox/forget-mails.ts';
import type { EnquiryRepository } from './enquiry-repository.ts';

interface EraseParts {
  readonly db: Database;
  readonly enquiries: EnquiryRepository;
  /** Where captured mails lie. */
  readonly mailFolder: string;
}

const AT_ONCE = 200;

/**
 * Erases enquiries with their mails, what was tried to send them, and their captured copies. A mail that is just
 * being sent keeps its enquiry until the next run. Resolves with how many were erased.
 */
export async function eraseEnquiries(
  { db, enquiries, mailFolder }: EraseParts,
  ids: readonly string[],
): Promise<number> {
  const { erased, mails } = await db.transaction().execute(async (transaction) => {
    const forgotten = await forgetMails(transaction, ids);
    return { erased: await enquiries.erase(transaction, forgotten.enquiries), mails: forgotten.mails };
  });
  for (const id of mails) await rm(capturedMailOf(mailFolder, id), { force: true });
  return erased;
}

/** Erases what was received before a moment. */
export async function eraseEnquiriesBefore(parts: EraseParts, moment: number): Promise<void> {
  for (;;) {
    const ids = await parts.enquiries.receivedBefore(moment, AT_ONCE);
    if (ids.length === 0 || (await eraseEnquiries(parts, ids)) === 0) return;
  }
}
