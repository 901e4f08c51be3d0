import { DAY_MS } from '@rivermark/contracts/durations';
import type { Transaction } from 'kysely';
import { lockFreeRows } from '../db/lock-rows.ts';
import { DIGESTS_SHARE, mailTemplates, SINGLES_SHARE } from '../db/mail-templates.ts';
import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';
import { allowanceOf, type MailLimits } from './allowance.ts';
import { isDue } from './due.ts';
import type { Enqueue } from './enqueue.ts';

/** What one mail can hold and a person can read through; the rest goes with the next, at once. */
const MOST_IN_DIGEST = 300;

/** What leaves in a digest. */
type Digested = 'enquiry-to-agent' | 'documents-to-agent';

/** Whether the next digest must wait, so that their share lasts for the day. */
async function isTooSoon(
  transaction: Transaction<Schema>,
  digest: 'enquiry-digest' | 'documents-digest',
  now: number,
  mailsPerDay: number,
): Promise<boolean> {
  const lately = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('template', '=', digest)
    .where('created_at', '>', now - DAY_MS / Math.max(1, DIGESTS_SHARE * mailsPerDay))
    .where('created_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return lately !== undefined;
}

/** Rows that wait for a digest, those without marks of spam first, then the oldest. */
const waitingFor = (transaction: Transaction<Schema>, template: Digested, most: number) =>
  transaction
    .selectFrom('outbox')
    .select('id')
    .where('template', '=', template)
    .orderBy('marked')
    .orderBy('created_at')
    .limit(most)
    .$call(lockFreeRows(transaction));

/**
 * Bundles waiting rows into one digest. Enquiries join if more wait than may be mailed
 * individually. Rows only for a digest join them, or occasionally get their own. Resolves with the
 * number bundled.
 */
async function bundle(
  db: Database,
  enqueue: Enqueue,
  template: Digested,
  now: number,
  limits: MailLimits,
): Promise<number> {
  const { digest } = mailTemplates[template];
  return db.transaction().execute(async (transaction) => {
    const forDigest = await waitingFor(transaction, template, MOST_IN_DIGEST)
      .where('state', '=', 'for-digest')
      .execute();
    const due =
      template === 'enquiry-to-agent'
        ? await waitingFor(transaction, template, Math.max(limits.mailsPerHour, MOST_IN_DIGEST) + 1)
            .where('state', '=', 'pending')
            .where(isDue(now))
            .execute()
        : [];
    if (due.length + forDigest.length === 0) return 0;
    const { singles, usedByEnquiries } = await allowanceOf(transaction, now, limits);
    const tooMany = due.length > Math.max(0, singles) ? due : [];
    const waiting = [...tooMany, ...forDigest];
    if (waiting.length === 0) return 0;
    const isUrgent = tooMany.length > 0 && usedByEnquiries < SINGLES_SHARE;
    if (!isUrgent && (await isTooSoon(transaction, digest, now, limits.mailsPerDay))) return 0;
    const ids = waiting.slice(0, MOST_IN_DIGEST).map(({ id }) => id);
    const digestId = await enqueue(transaction, { template: digest });
    await transaction
      .updateTable('outbox')
      .set({ state: 'in-digest', digest_id: digestId })
      .where('id', 'in', ids)
      .execute();
    return ids.length;
  });
}

/** Makes the digests that are due. Resolves with how many mails went into them. */
export async function bundleWaiting(
  db: Database,
  enqueue: Enqueue,
  now: number,
  limits: MailLimits,
): Promise<number> {
  const enquiries = await bundle(db, enqueue, 'enquiry-to-agent', now, limits);
  return enquiries + (await bundle(db, enqueue, 'documents-to-agent', now, limits));
}

/** The mails that go out with a digest, those without marks of spam first, then the oldest. */
export const digestedMails = (db: Database, digestId: string) =>
  db
    .selectFrom('outbox')
    .select(['id', 'enquiry_id', 'document_submission_id'])
    .where('digest_id', '=', digestId)
    .orderBy('marked')
    .orderBy('created_at')
    .execute();
