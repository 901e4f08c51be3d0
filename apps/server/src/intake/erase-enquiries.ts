import type { Database } from '../db/open-database.ts';
import { forgetMails } from '../outbox/forget-mails.ts';
import { readAges } from '../scheduler/stretches.ts';
import type { EnquiryRepository } from './enquiry-repository.ts';

interface EraseParts {
  readonly db: Database;
  readonly enquiries: EnquiryRepository;
  /** Removes the captured copy of a mail, where there is one. */
  readonly removeCaptured: (mailId: string) => Promise<void>;
}

const AT_ONCE = 200;

/**
 * Erases enquiries with their mails, what was tried to send them, and their captured copies. A mail that is just
 * being sent keeps its enquiry until the next run. Resolves with how many were erased.
 */
export async function eraseEnquiries(
  { db, enquiries, removeCaptured }: EraseParts,
  ids: readonly string[],
): Promise<number> {
  const { erased, mails } = await db.transaction().execute(async (transaction) => {
    const forgotten = await forgetMails(transaction, ids);
    return { erased: await enquiries.erase(transaction, forgotten.enquiries), mails: forgotten.mails };
  });
  for (const id of mails) await removeCaptured(id);
  return erased;
}

/** The same for any number of enquiries, in batches. */
export async function eraseMany(parts: EraseParts, ids: readonly string[]): Promise<number> {
  let erased = 0;
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    erased += await eraseEnquiries(parts, ids.slice(from, from + AT_ONCE));
  }
  return erased;
}

/**
 * Erases what is kept for so long and was received by a clock that can be believed, or as long ago all the same. `goesOn` is
 * called after each part.
 */
export async function eraseOldEnquiries(
  parts: EraseParts,
  keptMs: number,
  now: number,
  goesOn: () => void = () => undefined,
): Promise<void> {
  const sparing = (await readAges(parts.db, now)).notOver(keptMs);
  for (;;) {
    const ids = await parts.enquiries.receivedBefore(now - keptMs, AT_ONCE, sparing);
    if (ids.length === 0 || (await eraseEnquiries(parts, ids)) === 0) return;
    goesOn();
  }
}
