import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import type { Transaction } from 'kysely';
import type { OutboxTemplate } from '../db/mail-templates.ts';
import {
  SINGLES_SHARE,
  templatesBesideMail,
  templatesBeyond,
  templatesOfDigests,
  templatesToClients,
} from '../db/mail-templates.ts';
import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';

/** The limits on what is mailed: enquiries one by one in an hour, and all mails together in a day. */
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
  /** To the agent by themselves: within the last hour, and within the last day. */
  readonly oneByOneOfHour: number;
  readonly oneByOneOfDay: number;
  /** All mails of the last day. */
  readonly day: number;
}

function usedUp(db: Database | Transaction<Schema>, now: number): Promise<Used> {
  return db
    .selectFrom('outbox')
    .select((row) => {
      const isSingle = row('template', 'not in', templatesToClients);
      const isOfHour = row.or([row('sent_at', '>', now - HOUR_MS), row('state', '=', 'sending')]);
      return [
        row.fn.countAll<number>().as('day'),
        row.fn.countAll<number>().filterWhere(isSingle).as('oneByOneOfDay'),
        row.fn
          .countAll<number>()
          .filterWhere(row.and([isSingle, isOfHour]))
          .as('oneByOneOfHour'),
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
  /** How many enquiries may leave by themselves; below one, they wait for a digest. */
  readonly singles: number;
  /** How many mails of all sorts. */
  readonly mails: number;
  /** How much of the day's mails is used up, from 0 on. */
  readonly used: number;
  /** The templates that have to wait for now. */
  readonly waiting: readonly OutboxTemplate[];
  /** Whether what is mailed to others than the agent has to give way: half of the day's mails are gone, or all of the hour's. */
  readonly isAgentFirst: boolean;
}

export async function allowanceOf(
  db: Database | Transaction<Schema>,
  now: number,
  { mailsPerHour, mailsPerDay }: MailLimits,
): Promise<Allowance> {
  if (mailsPerHour === Number.POSITIVE_INFINITY && mailsPerDay === Number.POSITIVE_INFINITY) {
    return { singles: mailsPerHour, mails: mailsPerDay, used: 0, waiting: [], isAgentFirst: false };
  }
  const { oneByOneOfHour, oneByOneOfDay, day } = await usedUp(db, now);
  const used = day / mailsPerDay;
  const singles = Math.min(
    mailsPerHour - oneByOneOfHour,
    FULL_HOURS * mailsPerHour - oneByOneOfDay,
    Math.ceil(SINGLES_SHARE * mailsPerDay) - day,
  );
  const beyond = templatesBeyond(used);
  const together = singles <= 0 ? templatesOfDigests.filter((one) => !beyond.includes(one)) : [];
  return {
    singles,
    mails: mailsPerDay - day,
    used,
    waiting: [...beyond, ...together],
    isAgentFirst:
      oneByOneOfHour >= mailsPerHour ||
      oneByOneOfDay >= (FULL_HOURS * mailsPerHour) / 2 ||
      templatesToClients.some((one) => beyond.includes(one)),
  };
}
