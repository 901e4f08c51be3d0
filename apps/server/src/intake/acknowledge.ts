import type { Transaction } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import { templatesBesideMail, templatesToClients } from '../db/mail-templates.ts';
import type { NewEnquiry, Schema } from '../db/schema.ts';
import type { AdmitAnswer } from '../limits/answer-limit.ts';
import { allowanceOf, type MailLimits } from '../outbox/allowance.ts';
import type { Enqueue } from '../outbox/enqueue.ts';
import { LATE_MS } from '../outbox/late.ts';
import { unsentStates } from '../outbox/unsent-states.ts';

/** Sends an instant acknowledgement if allowed, within the enquiry's transaction. */
export type Acknowledge = (transaction: Transaction<Schema>, enquiry: NewEnquiry) => Promise<void>;

/**
 * Never for self-tests, signs of spam, or guests whom the agent just met, and at most once a day
 * for each address (see createAnswerLimit). The agent's mails come first: no acknowledgements after
 * half of the daily mail limit is used, or while the agent's mails wait.
 */
export function createAcknowledge(
  enqueue: Enqueue,
  admitAnswer: AdmitAnswer,
  clock: Clock,
  limits: MailLimits,
): Acknowledge {
  return async (transaction, { id, email, spam_marks, held, via }) => {
    if (spam_marks !== '[]' || held === 1 || via === 'self-test' || via === 'open-house') return;
    if (await givesWay(transaction, clock(), limits)) return;
    if (await admitAnswer(transaction, 'acknowledged', email))
      await enqueue(transaction, { template: 'acknowledgement', enquiryId: id });
  };
}

/** Whether the agent's own mails need the whole capacity of the mail server. */
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
