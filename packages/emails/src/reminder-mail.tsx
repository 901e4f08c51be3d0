import type { Content } from '@rivermark/content';
import { inWords } from '@rivermark/content/in-words';
import { HOURS_PROMISED } from '@rivermark/contracts/answer-by';
import { HOUR_MS } from '@rivermark/contracts/durations';
import type { StoredKind } from '@rivermark/contracts/forms';
import { inJacksonville } from '@rivermark/contracts/jacksonville-time';
import { mailLink } from '@rivermark/contracts/mail-link';
import { headlineOf } from './mail-facts.ts';
import { MailFrame, MailRow, MailTable } from './mail-frame.tsx';
import { mailStyle as style } from './mail-style.ts';
import { Signature, useMailContent } from './signature.tsx';
import { unbroken } from './unbroken.ts';

/** An enquiry that waits for an answer. */
export interface WaitingEnquiry {
  readonly kind: StoredKind;
  readonly name: string;
  readonly phone: string;
  readonly phoneTarget: string;
  readonly email: string;
  /** What it is about: a home or a place; '' where it says none. */
  readonly place: string;
  /** When a showing is wanted: 'Sat, Nov 28, morning'; '' where no day was said. */
  readonly wanted: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** The signed link of 'I have been in touch'. */
  readonly inTouchUrl: string;
}

/** A showing of which the time is confirmed. */
export interface ShowingAhead {
  readonly name: string;
  readonly phone: string;
  readonly phoneTarget: string;
  readonly place: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The inquiry's page on the desk. */
  readonly url: string;
}

/** A reminder that the agent has set herself. */
export interface DueReminder {
  readonly name: string;
  readonly phone: string;
  readonly phoneTarget: string;
  /** '' where there is none. */
  readonly note: string;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
  /** The inquiry's page on the desk. */
  readonly url: string;
}

/**
 * What waits. `reminder`: a time has passed. `backup`: the same for the agent's backup. `morning`:
 * everything open. `enquiries` is empty on mornings when only held inquiries wait. `more`: how many
 * wait besides those listed. `old`: how many are too old to be included in these. `held`: how many
 * nobody was notified of, as they may be spam.
 */
export interface ReminderMailView {
  readonly kind: 'reminder' | 'backup' | 'morning';
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly enquiries: readonly WaitingEnquiry[];
  /** The agent's own. */
  readonly reminders: readonly DueReminder[];
  /** Today's and tomorrow's, in the morning's mail. */
  readonly showings: readonly ShowingAhead[];
  /** When the oldest of all that wait arrived, listed or not, in milliseconds since 1970. */
  readonly oldestAt: number;
  readonly more: number;
  readonly old: number;
  readonly held: number;
  /** '' in a mail to somebody who has no desk. */
  readonly deskUrl: string;
}

const hours = (ms: number) => {
  const whole = Math.floor(ms / HOUR_MS);
  return whole < 72 ? `${whole} h` : `${Math.floor(whole / 24)} days`;
};

function subjectOf(
  { kind, now, enquiries: [first], reminders, showings, oldestAt, held }: ReminderMailView,
  count: number,
): string {
  const [reminder] = reminders;
  const [showing] = showings;
  if (!first && !reminder && showing) {
    return showings.length === 1
      ? `A showing ahead: ${showing.name}`
      : `${showings.length} showings today and tomorrow`;
  }
  if (!first && reminder) {
    return reminders.length === 1
      ? `Your reminder: ${reminder.name}`
      : `${reminders.length} of your reminders`;
  }
  if (!first) {
    return `Please look: ${inWords(held)} ${held === 1 ? 'inquiry is' : 'inquiries are'} held back as possible spam`;
  }
  const waited = hours(now - oldestAt);
  const said =
    count === 1
      ? `${first.name} waits for an answer: ${waited}`
      : `${count} inquiries wait, the oldest for ${waited}`;
  if (kind === 'morning') return `Open this morning: ${said}`;
  return now - oldestAt >= HOURS_PROMISED * HOUR_MS ? `Overdue. ${said}` : said;
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function factsOf({ identity }: Pick<Content, 'identity'>, view: ReminderMailView) {
  const { kind, enquiries, reminders, showings, more, old, held } = view;
  const count = enquiries.length + more;
  const subject = subjectOf(view, count);
  const intro = {
    reminder:
      count === 0
        ? 'You asked to be reminded of this.'
        : `The site promises an answer within ${HOURS_PROMISED} hours. ${count === 1 ? 'This one is' : 'These are'} not marked as answered yet.`,
    backup: `${identity.agentName} has named you to stand in. The site promises an answer within ${HOURS_PROMISED} hours, and ${count === 1 ? 'this one is' : 'these are'} not marked as answered yet.`,
    morning:
      count === 0 && reminders.length + showings.length > 0
        ? `${reminders.length > 0 ? 'You asked to be reminded of this today' : 'These showings are today and tomorrow'}. No inquiry waits for an answer.`
        : count > 0
          ? 'These wait for an answer. On a day when none does, no email comes.'
          : 'Nothing new waits for an answer. On a day when nothing more was held back, no email comes.',
  }[kind];
  const rest = [
    ...(more > 0 ? [`And ${more} more on your desk.`] : []),
    ...(old > 0
      ? [
          `${sentence(inWords(old))}${count > 0 ? ' more' : ''} ${old === 1 ? 'has' : 'have'} waited on your desk for over a month.`,
        ]
      : []),
    ...(held > 0
      ? [
          `${sentence(inWords(held))} ${held === 1 ? 'is' : 'are'} held back on your desk as possible spam, not emailed to you: please look.`,
        ]
      : []),
  ];
  return { subject, intro, more: rest.join(' ') };
}

const dueInWords = ({ dueAt }: DueReminder) => inJacksonville(dueAt);

const answerBy = ({ receivedAt }: WaitingEnquiry) => inJacksonville(receivedAt + HOURS_PROMISED * HOUR_MS);

export const reminderSubject = (content: Content, view: ReminderMailView): string =>
  factsOf(content, view).subject;

/** Empty if there is no phone number. */
function CallButton({ of }: { of: Pick<WaitingEnquiry, 'phone' | 'phoneTarget'> }) {
  return (
    of.phoneTarget && (
      <>
        <a className="button" style={style.button} href={`tel:${of.phoneTarget}`}>
          Call {of.phone}
        </a>{' '}
      </>
    )
  );
}

export function ReminderMail({ view, notice }: { view: ReminderMailView; notice: string }) {
  const { subject, intro, more } = factsOf(useMailContent(), view);
  return (
    <MailFrame subject={subject} preview={intro} headline={unbroken(subject)} notice={notice}>
      <p className="text" style={style.paragraph}>
        {intro}
      </p>
      {view.showings.map((showing) => (
        <div key={`${showing.url} ${showing.at}`}>
          <h2 className="text" style={style.divider}>
            Showing: {showing.name}
          </h2>
          <p style={style.actions}>
            <CallButton of={showing} />
            <a className="button quiet" style={style.quietButton} href={showing.url}>
              Open on my desk
            </a>
          </p>
          <MailTable>
            <MailRow label="When">{unbroken(inJacksonville(showing.at))}</MailRow>
            {showing.place && <MailRow label="Where">{showing.place}</MailRow>}
          </MailTable>
        </div>
      ))}
      {view.reminders.map((reminder) => (
        <div key={`${reminder.url} ${reminder.dueAt} ${reminder.note}`}>
          <h2 className="text" style={style.divider}>
            Your reminder: {reminder.name}
          </h2>
          <p style={style.actions}>
            <CallButton of={reminder} />
            <a className="button quiet" style={style.quietButton} href={reminder.url}>
              Open on my desk
            </a>
          </p>
          <MailTable>
            {reminder.note && <MailRow label="Your note">{reminder.note}</MailRow>}
            <MailRow label="For">{unbroken(dueInWords(reminder))}</MailRow>
          </MailTable>
        </div>
      ))}
      {view.enquiries.map((enquiry) => (
        <div key={enquiry.inTouchUrl}>
          <h2 className="text" style={style.divider}>
            {headlineOf(enquiry)}
          </h2>
          <p style={style.actions}>
            <CallButton of={enquiry} />
            <a className="button quiet" style={style.quietButton} href={enquiry.inTouchUrl}>
              I have been in touch
            </a>
          </p>
          <MailTable>
            {enquiry.email && (
              <MailRow label="Email">
                <a className="link" style={style.link} href={mailLink(enquiry.email)}>
                  {enquiry.email}
                </a>
              </MailRow>
            )}
            {enquiry.place && <MailRow label="Place">{enquiry.place}</MailRow>}
            {enquiry.wanted && <MailRow label="Wanted for">{unbroken(enquiry.wanted)}</MailRow>}
            <MailRow label="Received">{unbroken(inJacksonville(enquiry.receivedAt))}</MailRow>
            <MailRow label="Answer by">{unbroken(answerBy(enquiry))}</MailRow>
          </MailTable>
        </div>
      ))}
      {more && (
        <p className="text" style={style.closing}>
          {more}
        </p>
      )}
      {view.deskUrl && (
        <p style={style.after}>
          <a className="link" style={style.short} href={view.deskUrl}>
            Open my desk
          </a>
        </p>
      )}
      <Signature />
    </MailFrame>
  );
}

/** The same as text. */
export function reminderText(content: Content, view: ReminderMailView, notice: string): string {
  const { identity } = content;
  const { subject, intro, more } = factsOf(content, view);
  return [
    ...(notice ? [notice, ''] : []),
    subject,
    '',
    intro,
    ...view.showings.flatMap((showing) => [
      '',
      `Showing: ${showing.name}`,
      `When: ${inJacksonville(showing.at)}`,
      ...(showing.place ? [`Where: ${showing.place}`] : []),
      ...(showing.phone ? [`Phone: ${showing.phone}`] : []),
      'Open on my desk:',
      showing.url,
    ]),
    ...view.reminders.flatMap((reminder) => [
      '',
      `Your reminder: ${reminder.name}`,
      ...(reminder.phone ? [`Phone: ${reminder.phone}`] : []),
      ...(reminder.note ? [`Your note: ${reminder.note}`] : []),
      `For: ${dueInWords(reminder)}`,
      'Open on my desk:',
      reminder.url,
    ]),
    ...view.enquiries.flatMap((enquiry) => [
      '',
      headlineOf(enquiry),
      ...(enquiry.phone ? [`Phone: ${enquiry.phone}`] : []),
      ...(enquiry.email ? [`Email: ${enquiry.email}`] : []),
      ...(enquiry.place ? [`Place: ${enquiry.place}`] : []),
      ...(enquiry.wanted ? [`Wanted for: ${enquiry.wanted}`] : []),
      `Received: ${inJacksonville(enquiry.receivedAt)}`,
      `Answer by: ${answerBy(enquiry)}`,
      'I have been in touch:',
      enquiry.inTouchUrl,
    ]),
    ...(more ? ['', more] : []),
    ...(view.deskUrl ? ['', 'Open my desk:', view.deskUrl] : []),
    '',
    '-- ',
    `${identity.agentName}, ${identity.brokerageName}`,
    '',
  ].join('\n');
}
