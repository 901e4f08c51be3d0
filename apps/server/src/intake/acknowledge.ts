import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import type { Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import { templatesBesideMail, templatesToClients } from '../db/mail-templates.ts';
import type { NewEnquiry, Schema } from '../db/schema.ts';
import type { Mailbox } from '../mailbox.ts';
import { allowanceOf, type MailLimits } from '../outbox/allowance.ts';
import type { Enqueue } from '../outbox/enqueue.ts';
import { LATE_MS } from '../outbox/late.ts';
import { unsentStates } from '../outbox/unsent-states.ts';
import type { Keyring } from '../secrets/keyring.ts';

/** For all addresses together: nobody who sends forms in other people's names gets further than this. */
const MOST_PER_HOUR = 30;

/** Answers a visitor at once, within the transaction of the enquiry, where that may be. */
export type Acknowledge = (transaction: Transaction<Schema>, enquiry: NewEnquiry) => Promise<void>;

/** What reaches one mailbox counts as one address, whatever its capitals or the part after a plus. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const bare = name.replace(/\+.*$/, '');
  return `${/^(gmail|googlemail)\.com$/.test(domain) ? bare.replaceAll('.', '') : bare}@${domain}`;
}

/**
 * Never an enquiry with a sign of spam or a self-test, never one of the server's own mailboxes (`own`), which could
 * answer back, and no address more than once a day. Of an address only a keyed mark is kept, for two days. What a mail
 * server takes in a day is the agent's first: nobody is answered where half of that is gone, or the agent's own mail waits.
 */
export function createAcknowledge(
  keyring: Pick<Keyring, 'sign'>,
  enqueue: Enqueue,
  clock: Clock,
  own: readonly Mailbox[],
  limits: MailLimits,
): Acknowledge {
  const ours = new Set(own.map(({ address }) => mailboxOf(address)));
  return async (transaction, { id, email, spam_marks, held, via }) => {
    const mailbox = mailboxOf(email);
    if (spam_marks !== '[]' || held === 1 || via === 'self-test' || ours.has(mailbox)) return;
    const now = clock();
    const { lately } = await transaction
      .selectFrom('acknowledgement')
      .select((row) => row.fn.countAll<number>().as('lately'))
      .where('at', '>', now - HOUR_MS)
      // Not what a clock that was ahead has noted: it would count until that date comes.
      .where('at', '<=', now)
      .executeTakeFirstOrThrow();
    if (lately >= MOST_PER_HOUR || (await givesWay(transaction, now, limits))) return;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('acknowledgement')
      .values({ address_mark: keyring.sign(`acknowledged\0${mailbox}`), at: now })
      .onConflict((conflict) =>
        conflict
          .column('address_mark')
          .doUpdateSet({ at: now })
          .where((known) =>
            known.or([
              known('acknowledgement.at', '<=', now - DAY_MS),
              known('acknowledgement.at', '>', now),
            ]),
          ),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) {
      await enqueue(transaction, { template: 'acknowledgement', enquiryId: id });
    }
  };
}

/** Whether the agent's own mails need everything the mail server accepts. */
async function givesWay(transaction: Transaction<Schema>, now: number, limits: MailLimits): Promise<boolean> {
  if ((await allowanceOf(transaction, now, limits)).isAgentFirst) return true;
  const late = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('state', 'in', unsentStates)
    .where('created_at', '<', now - LATE_MS)
    .where('template', 'not in', [...templatesToClients, ...templatesBesideMail])
    .limit(1)
    .executeTakeFirst();
  return late !== undefined;
}

/** Forgets the addresses that no longer matter. */
export async function forgetAcknowledged(
  db: { deleteFrom: Transaction<Schema>['deleteFrom'] },
  now: number,
): Promise<void> {
  await db
    .deleteFrom('acknowledgement')
    .where((row) => row.or([row('at', '<', now - 2 * DAY_MS), row('at', '>', now + 2 * DAY_MS)]))
    .execute();
}
