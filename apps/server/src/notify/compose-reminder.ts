import type { EnquiryDetails } from '@rivermark/contracts/email-send';
import { oneLine } from '@rivermark/contracts/forms';
import {
  type DueReminder,
  type ReminderMailView,
  renderReminderMail,
  type ShowingAhead,
  type WaitingEnquiry,
} from '@rivermark/emails';
import { dialablePhone } from '../dialable-phone.ts';
import { isInState } from '../intake/enquiry-state.ts';
import { oldBefore } from '../intake/old-before.ts';
import { soonDays } from '../intake/wanted-soon.ts';
import type { Mailbox } from '../mailbox.ts';
import { NothingToSay } from '../outbox/delivery-error.ts';
import { endOfDay, openFollowUps } from '../reminders/due-follow-ups.ts';
import { inTouchPath } from '../reminders/in-touch-link.ts';
import { placeOfShowing } from '../showings/showing-entry.ts';
import { showingsSoon } from '../showings/showings-soon.ts';
import { wantedInWords } from '../wanted-in-words.ts';
import type { Compose, MailSources } from './mail-sources.ts';

/** As many as a person reads. The rest is on the desk. */
const MOST_NAMED = 20;

type Kind = ReminderMailView['kind'];

/**
 * The part of a notice that still waits when the mail is sent; in the morning, all open enquiries.
 */
function waitingFor(kind: Kind, { db, config }: MailSources, about: string) {
  const open = db.selectFrom('enquiry').where((row) => isInState(row, 'open'));
  if (kind === 'morning') return open;
  const fromHours = kind === 'backup' ? (config.reminders?.backup?.fromHours ?? 0) : 0;
  return open.where('id', 'in', (named) =>
    named
      .selectFrom('reminder')
      .select('enquiry_id')
      .where('notice_id', '=', about)
      .where('step', '>=', fromHours),
  );
}

/** How many of this month were held as possible spam and have no decision. */
async function heldBack({ db }: MailSources, oldest: number): Promise<number> {
  const { count } = await db
    .selectFrom('enquiry')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where((row) => isInState(row, 'held'))
    .where('received_at', '>=', oldest)
    .executeTakeFirstOrThrow();
  return count;
}

/** Her own reminders: the day's in the morning, otherwise those that fell due with this notice. */
async function dueReminders(
  kind: Exclude<Kind, 'backup'>,
  { db, config, clock }: MailSources,
  about: string,
): Promise<DueReminder[]> {
  const rows = await openFollowUps(db)
    .select(['due_at', 'note', 'enquiry.id', 'enquiry.name', 'enquiry.phone', 'enquiry.phone_e164'])
    .$if(kind === 'morning', (query) => query.where('due_at', '<', endOfDay(clock())))
    .$if(kind === 'reminder', (query) => query.where('notice_id', '=', about))
    .orderBy('due_at')
    .limit(MOST_NAMED)
    .execute();
  return rows.map((one) => ({
    name: one.name,
    phone: one.phone,
    phoneTarget: dialablePhone(one),
    note: one.note,
    dueAt: one.due_at,
    url: `${config.publicUrl}/desk/enquiries/${one.id}`,
  }));
}

/** Today's and tomorrow's. */
async function showingsAhead({ db, config, clock }: MailSources): Promise<ShowingAhead[]> {
  const rows = await showingsSoon(db, clock())
    .select([
      'starts_at',
      'enquiry.id',
      'enquiry.name',
      'enquiry.phone',
      'enquiry.phone_e164',
      'home',
      'details',
    ])
    .orderBy('starts_at')
    .limit(MOST_NAMED)
    .execute();
  return rows.map((one) => ({
    name: one.name,
    phone: one.phone,
    phoneTarget: dialablePhone(one),
    place: placeOfShowing(one, JSON.parse(one.details) as EnquiryDetails),
    at: one.starts_at ?? 0,
    url: `${config.publicUrl}/desk/enquiries/${one.id}`,
  }));
}

function recipientOf(kind: Kind, { config }: MailSources): Mailbox {
  if (kind !== 'backup') return config.agent;
  // Removed from the configuration since.
  if (!config.reminders?.backup) throw new NothingToSay();
  return config.reminders.backup.mailbox;
}

/** Composes what waits at the time of sending, without what was answered meanwhile. */
export const composeReminder =
  (kind: Kind) =>
  (sources: MailSources): Compose =>
  async (row, notice) => {
    const { config, content, keyring, clock } = sources;
    const to = recipientOf(kind, sources);
    const now = clock();
    const waiting = waitingFor(kind, sources, row.about ?? '');
    const oldest = kind === 'morning' ? oldBefore(now) : Number.MIN_SAFE_INTEGER;
    // Counted in the database: after a flood they would not fit in memory.
    const { count, told, oldest_told } = await waiting
      .select((each) => [
        each.fn.countAll<number>().as('count'),
        each.fn.countAll<number>().filterWhere('received_at', '>=', oldest).as('told'),
        each.fn.min('received_at').filterWhere('received_at', '>=', oldest).as('oldest_told'),
      ])
      .executeTakeFirstOrThrow();
    // As on the desk: first what is wanted today or tomorrow, then the oldest, and likely spam
    // last.
    const named = await waiting
      .select(['id', 'kind', 'name', 'phone', 'phone_e164', 'email', 'received_at', 'details', 'home'])
      .where('received_at', '>=', oldest)
      .orderBy((row) => row.case().when('spam_marks', '=', '[]').then(0).else(1).end())
      .orderBy((row) =>
        row.case().when('wanted_on', 'in', soonDays(now)).then(row.ref('wanted_on')).else('9999').end(),
      )
      .orderBy('received_at')
      .limit(MOST_NAMED)
      .execute();
    const enquiries = named.map((enquiry): WaitingEnquiry => {
      const details = JSON.parse(enquiry.details) as EnquiryDetails;
      return {
        kind: enquiry.kind,
        name: enquiry.name,
        phone: enquiry.phone,
        phoneTarget: dialablePhone(enquiry),
        email: enquiry.email,
        place: oneLine(enquiry.home ?? details.propertyAddress ?? ''),
        wanted: wantedInWords(details),
        receivedAt: enquiry.received_at,
        inTouchUrl: `${config.publicUrl}${inTouchPath(keyring, enquiry.id)}`,
      };
    });
    const showings = kind === 'morning' ? await showingsAhead(sources) : [];
    const held = kind === 'morning' ? await heldBack(sources, oldest) : 0;
    const reminders = kind === 'backup' ? [] : await dueReminders(kind, sources, row.about ?? '');
    if (enquiries.length + reminders.length + showings.length === 0 && held === 0) throw new NothingToSay();
    const view: ReminderMailView = {
      kind,
      now,
      enquiries,
      reminders,
      showings,
      oldestAt: oldest_told ?? now,
      more: Math.max(0, told - named.length),
      old: count - told,
      held,
      deskUrl: kind === 'backup' ? '' : `${config.publicUrl}/desk`,
    };
    const mail = await renderReminderMail(content(), view, notice);
    return { ...mail, messageId: row.message_id, from: config.mailFrom, to, replyTo: config.agent };
  };
