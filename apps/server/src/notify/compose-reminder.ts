import { type ReminderMailView, renderReminderMail, type WaitingEnquiry } from '@rivermark/emails';
import type { EnquiryRow } from '../db/schema.ts';
import { dialablePhone } from '../dialable-phone.ts';
import { isInState } from '../intake/enquiry-state.ts';
import { oldBefore } from '../intake/old-before.ts';
import type { Mailbox } from '../mailbox.ts';
import { NothingToSay } from '../outbox/delivery-error.ts';
import { inTouchPath } from '../reminders/in-touch-link.ts';
import type { Compose, MailSources } from './mail-sources.ts';

/** What a person reads through; the rest is on the desk. */
const MOST_NAMED = 20;

type Kind = ReminderMailView['kind'];

/**
 * What of a notice still waits when the mail leaves, the oldest first; in the morning what is open, the newest first: what
 * nobody marks as answered would else stand before every new name.
 */
function waitingFor(kind: Kind, { db, config }: MailSources, about: string): Promise<EnquiryRow[]> {
  const open = db
    .selectFrom('enquiry')
    .selectAll('enquiry')
    .where((row) => isInState(row, 'open'))
    .orderBy('received_at', kind === 'morning' ? 'desc' : 'asc');
  if (kind === 'morning') return open.execute();
  const fromHours = kind === 'backup' ? (config.reminders?.backup?.fromHours ?? 0) : 0;
  return open
    .where('id', 'in', (named) =>
      named
        .selectFrom('reminder')
        .select('enquiry_id')
        .where('notice_id', '=', about)
        .where('step', '>=', fromHours),
    )
    .execute();
}

function recipientOf(kind: Kind, { config }: MailSources): Mailbox {
  if (kind !== 'backup') return config.agent;
  // Taken out of the configuration since.
  if (!config.reminders?.backup) throw new NothingToSay();
  return config.reminders.backup.mailbox;
}

/** Draws what waits, as it is when the mail leaves: what was answered meanwhile is not in it. */
export const composeReminder =
  (kind: Kind) =>
  (sources: MailSources): Compose =>
  async (row, notice) => {
    const { config, keyring, clock } = sources;
    const to = recipientOf(kind, sources);
    const now = clock();
    const waiting = await waitingFor(kind, sources, row.about ?? '');
    const isOld = ({ received_at }: EnquiryRow) => kind === 'morning' && received_at < oldBefore(now);
    const told = waiting.filter((enquiry) => !isOld(enquiry));
    const [first, ...others] = told.slice(0, MOST_NAMED).map(
      (enquiry): WaitingEnquiry => ({
        kind: enquiry.kind,
        name: enquiry.name,
        phone: enquiry.phone,
        phoneTarget: dialablePhone(enquiry),
        email: enquiry.email,
        receivedAt: enquiry.received_at,
        inTouchUrl: `${config.publicUrl}${inTouchPath(keyring, enquiry.id)}`,
      }),
    );
    if (!first) throw new NothingToSay();
    const view: ReminderMailView = {
      kind,
      now,
      enquiries: [first, ...others],
      oldestAt: Math.min(...told.map(({ received_at }) => received_at)),
      more: told.length - others.length - 1,
      old: waiting.length - told.length,
      deskUrl: kind === 'backup' ? '' : `${config.publicUrl}/desk`,
    };
    const mail = await renderReminderMail(view, notice);
    return { ...mail, messageId: row.message_id, from: config.mailFrom, to, replyTo: config.agent };
  };
