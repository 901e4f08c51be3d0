import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import type { Transaction } from 'kysely';
import type { OutboxTemplate } from '../db/mail-templates.ts';
import {
  SINGLES_SHARE,
  templatesBesideMail,
  templatesBeyond,
  templatesOfEnquiries,
  templatesOfLetters,
  templatesToClients,
} from '../db/mail-templates.ts';
import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';

/** Mail limits: individual mails to the agent per hour, and all mails per day. */
export interface MailLimits {
  readonly mailsPerHour: number;
  readonly mailsPerDay: number;
}

export const noLimits: MailLimits = {
  mailsPerHour: Number.POSITIVE_INFINITY,
  mailsPerDay: Number.POSITIVE_INFINITY,
};

/** In a day, as many mails leave one by one as in this many full hours. */
const FULL_HOURS = 4;

/** How many mails have left or are being sent. */
interface Used {
  readonly enquiriesOfHour: number;
  readonly enquiriesOfDay: number;
  /** Everything else: to the agent within the last hour, and to anybody within the last day. */
  readonly othersOfHour: number;
  readonly othersOfDay: number;
  /** To the agent, within the last day. */
  readonly toAgentOfDay: number;
}

function usedUp(db: Database | Transaction<Schema>, now: number): Promise<Used> {
  return db
    .selectFrom('outbox')
    .select((row) => {
      const count = () => row.fn.countAll<number>();
      const isOfEnquiry = row('template', 'in', templatesOfEnquiries);
      const isOther = row('template', 'not in', templatesOfEnquiries);
      const isToAgent = row('template', 'not in', templatesToClients);
      const isOfHour = row.or([row('sent_at', '>', now - HOUR_MS), row('state', '=', 'sending')]);
      return [
        count()
          .filterWhere(row.and([isOfEnquiry, isOfHour]))
          .as('enquiriesOfHour'),
        count().filterWhere(isOfEnquiry).as('enquiriesOfDay'),
        count()
          .filterWhere(row.and([isOther, isToAgent, isOfHour]))
          .as('othersOfHour'),
        count().filterWhere(isOther).as('othersOfDay'),
        count().filterWhere(isToAgent).as('toAgentOfDay'),
      ];
    })
    .where('digest_id', 'is', null)
    .where('template', 'not in', templatesBesideMail)
    .where((row) =>
      row.or([
        // Not what left at a time that is still to come, by a clock that was wrong.
        row.and([row('sent_at', '>', now - DAY_MS), row('sent_at', '<=', now)]),
        row('state', '=', 'sending'),
      ]),
    )
    .executeTakeFirstOrThrow();
}

/** What may be mailed now. */
export interface Allowance {
  /** How many enquiries may be mailed individually. Below one, they wait for a digest. */
  readonly singles: number;
  /** How many mails of all sorts. */
  readonly mails: number;
  /** Share of the day's mails that enquiries used. From SINGLES_SHARE on, digests are rarer. */
  readonly usedByEnquiries: number;
  /** The templates that have to wait for now. */
  readonly waiting: readonly OutboxTemplate[];
  /** Whether mails to clients must wait: their share is used up, or the agent has many mails. */
  readonly isAgentFirst: boolean;
}

export async function allowanceOf(
  db: Database | Transaction<Schema>,
  now: number,
  { mailsPerHour, mailsPerDay }: MailLimits,
): Promise<Allowance> {
  if (mailsPerHour === Number.POSITIVE_INFINITY && mailsPerDay === Number.POSITIVE_INFINITY) {
    return {
      singles: mailsPerHour,
      mails: mailsPerDay,
      usedByEnquiries: 0,
      waiting: [],
      isAgentFirst: false,
    };
  }
  const used = await usedUp(db, now);
  const usedByEnquiries = used.enquiriesOfDay / mailsPerDay;
  const singles = Math.min(
    mailsPerHour - used.enquiriesOfHour - used.othersOfHour,
    FULL_HOURS * mailsPerHour - used.enquiriesOfDay,
    Math.ceil(SINGLES_SHARE * mailsPerDay) - used.enquiriesOfDay,
  );
  const waiting = new Set<OutboxTemplate>([
    ...(singles > 0 ? [] : (['enquiry-to-agent'] as const)),
    ...templatesBeyond('enquiries', usedByEnquiries),
    ...templatesBeyond('others', used.othersOfDay / mailsPerDay),
    ...templatesBeyond('others', used.othersOfHour / mailsPerHour).filter(
      (template) => !templatesToClients.includes(template),
    ),
  ]);
  return {
    singles,
    mails: mailsPerDay - used.enquiriesOfDay - used.othersOfDay,
    usedByEnquiries,
    waiting: [...waiting],
    isAgentFirst:
      used.enquiriesOfHour + used.othersOfHour >= mailsPerHour ||
      used.toAgentOfDay >= (FULL_HOURS * mailsPerHour) / 2 ||
      templatesToClients.some((one) => waiting.has(one) && !templatesOfLetters.includes(one)),
  };
}
