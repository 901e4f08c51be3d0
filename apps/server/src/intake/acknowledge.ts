import type { Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import { templatesBesideMail, templatesToClients } from '../db/mail-templates.ts';
import type { NewEnquiry, Schema } from '../db/schema.ts';
import type { AdmitAnswer } from '../limits/answer-limit.ts';
import { allowanceOf, type MailLimits } from '../outbox/allowance.ts';
import type { Enqueue } from '../outbox/enqueue.ts';
import { LATE_MS } from '../outbox/late.ts';
import { unsentStates } from '../outbox/unsent-states.ts';

/** Answers a visitor at once, within the transaction of the enquiry, where that may be. */
export type Acknowledge = (transaction: Transaction<Schema>, enquiry: NewEnquiry) => Promise<void>;

/**
 * Never an enquiry with a sign of spam or a self-test, and no address more than once a day (see createAnswerLimit). What
 * a mail server takes in a day is the agent's first: nobody is answered where half of that is gone, or the agent's own
 * mail waits.
 */
export function createAcknowledge(
  enqueue: Enqueue,
  admitAnswer: AdmitAnswer,
  clock: Clock,
  limits: MailLimits,
): Acknowledge {
  return async (transaction, { id, email, spam_marks, held, via }) => {
    if (spam_marks !== '[]' || held === 1 || via === 'self-test') return;
    if (await givesWay(transaction, clock(), limits)) return;
    if (await admitAnswer(transaction, 'acknowledged', email))
      await enqueue(transaction, { template: 'acknowledgement', enquiryId: id });
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
