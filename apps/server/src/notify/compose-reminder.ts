import { type ReminderMailView, renderReminderMail, type WaitingEnquiry } from '@rivermark/emails';
import type { EnquiryRow } from '../db/schema.ts';
import { dialablePhone } from '../dialable-phone.ts';
import { isInState } from '../intake/enquiry-state.ts';
import type { Mailbox } from '../mailbox.ts';
import { NothingToSay } from '../outbox/delivery-error.ts';
import { inTouchPath } from '../reminders/in-touch-link.ts';
import type { Compose, MailSources } from './mail-sources.ts';

/** What a person reads through; the rest is on the desk. */
const MOST_NAMED = 20;

type Kind = ReminderMailView['kind'];

/** What of a notice, or of the morning, still waits when the mail leaves: the oldest first. */
function waitingFor(kind: Kind, { db, config }: MailSources, about: string): Promise<EnquiryRow[]> {
  const open = db
    .selectFrom('enquiry')
    .selectAll('enquiry')
    .where((row) => isInState(row, 'open'))
    .orderBy('received_at');
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
    const [first, ...others] = (await waitingFor(kind, sources, row.about ?? '')).map(
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
      now: clock(),
      enquiries: [first, ...others.slice(0, MOST_NAMED - 1)],
      more: Math.max(0, others.length - MOST_NAMED + 1),
      deskUrl: kind === 'backup' ? '' : `${config.publicUrl}/desk`,
    };
    const mail = await renderReminderMail(view, notice);
    return { ...mail, messageId: row.message_id, from: config.mailFrom, to, replyTo: config.agent };
  };
