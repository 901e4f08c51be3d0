import { programName } from '../../config/program-name.ts';
import { SINGLES_SHARE, templatesBesideMail, templatesToClients } from '../../db/mail-templates.ts';
import type { Database } from '../../db/open-database.ts';
import type { OutboxRow } from '../../db/schema.ts';
import { allowanceOf, type MailLimits } from '../../outbox/allowance.ts';
import { LATE_MS } from '../../outbox/late.ts';
import { unsentStates } from '../../outbox/unsent-states.ts';

/** What a mail to the agent says of mails that did not leave in time. */
export interface HeldUp {
  /** '' where there is nothing to say. */
  readonly line: string;
  /** Failed mails that the line speaks of; once it has left, no other needs to. */
  readonly mentions: readonly string[];
}

const otherThanToAgent = [...templatesToClients, ...templatesBesideMail];

const minutes = (ms: number) => Math.floor(ms / 60_000);
const lasting = (ms: number) => {
  const [hours, rest] = [Math.floor(minutes(ms) / 60), minutes(ms) % 60];
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} minutes`;
};
const mails = (count: number) => `${count} ${count === 1 ? 'mail' : 'mails'}`;

/**
 * Finds mails that wait too long, including this one, failures not yet mentioned, and the used
 * share of the day's mails.
 */
export async function heldUpAt(
  { db, config }: { readonly db: Database; readonly config: MailLimits },
  { id }: Pick<OutboxRow, 'id'>,
  now: number,
): Promise<HeldUp> {
  // Counted in the database: during an outage there may be more than a mail can name.
  const waiting = await db
    .selectFrom('outbox')
    .select((each) => [
      each.fn.countAll<number>().as('count'),
      each.fn.countAll<number>().filterWhere('id', '=', id).as('own'),
      each.fn.min(each.fn.coalesce('retried_at', 'created_at')).as('since'),
    ])
    .where('state', 'in', unsentStates)
    .where('created_at', '<', now - LATE_MS)
    .where((each) => each(each.fn.coalesce('retried_at', 'created_at'), '<', now - LATE_MS))
    .where('template', 'not in', otherThanToAgent)
    .executeTakeFirstOrThrow();
  const failed = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', 'in', ['refused', 'given-up'])
    .where('template', 'not in', otherThanToAgent)
    .where('mentioned_at', 'is', null)
    .where('id', '!=', id)
    .execute();
  const { usedByEnquiries, mails: left } = await allowanceOf(db, now, config);
  const sentences = [
    waiting.count > 0 &&
      `Mail was held up: ${mails(waiting.count)} waited up to ${lasting(now - waiting.since)}${waiting.own > 0 ? ', this one among them' : ''}.`,
    failed.length > 0 &&
      `${mails(failed.length)} could not be delivered and ${failed.length === 1 ? 'is' : 'are'} kept: ${programName('outbox')} list shows why.`,
    usedByEnquiries >= SINGLES_SHARE &&
      `${config.mailsPerDay - left} of the ${mails(config.mailsPerDay)} that may leave in a day are used up, so inquiries come together and less often. The desk has all of them.`,
  ];
  return { line: sentences.filter(Boolean).join(' '), mentions: failed.map((mail) => mail.id) };
}
