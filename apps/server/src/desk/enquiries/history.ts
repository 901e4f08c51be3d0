import type { Content } from '@rivermark/content';
import { pageName } from '@rivermark/content/page-names';
import type { ReminderTable } from '../../db/reminder-tables.ts';
import type {
  ContactRecordRow,
  ContactWay,
  EnquiryNoteRow,
  EnquiryRow,
  FollowUpRow,
  OutboxAttemptRow,
  OutboxRow,
  Stage,
} from '../../db/schema.ts';
import { crmTroubleInWords, troubleInWords } from '../../health/mail/trouble-in-words.ts';

/** One thing that happened to an enquiry. */
export interface HistoryEntry {
  readonly at: number;
  readonly words: string;
  /** What the agent wrote of it; '' where that is nothing. */
  readonly text: string;
  /** What can be taken back. */
  readonly of?: { readonly kind: 'mark' | 'note'; readonly id: string };
  /** The other inquiry of the same person that this entry belongs to. */
  readonly from?: EnquiryRow;
}

export interface HistoryFacts {
  readonly enquiry: EnquiryRow;
  readonly mails: readonly OutboxRow[];
  readonly attempts: readonly OutboxAttemptRow[];
  readonly marks: readonly ContactRecordRow[];
  readonly notes: readonly EnquiryNoteRow[];
  readonly reminders: readonly Pick<ReminderTable, 'step' | 'at'>[];
  readonly followUps: readonly FollowUpRow[];
}

/** As the agent says it: 'You called'. */
export const contactInWords: Readonly<Record<ContactWay, string>> = {
  call: 'You called',
  text: 'You sent a text',
  mail: 'You sent an email',
  'in-person': 'You met in person',
  other: 'You were in touch',
  settled: 'You settled it',
  'no-answer': 'You called, no answer',
};

const entry = (at: number, words: string, text = ''): HistoryEntry => ({ at, words, text });

function receiving(content: Content, { received_at, page, held, via }: EnquiryRow): HistoryEntry[] {
  if (via === 'import') return [entry(received_at, 'Imported from another program')];
  if (via === 'open-house') return [entry(received_at, 'Signed in at an open house')];
  const from = pageName(content, page) ?? page;
  return [
    entry(received_at, from ? `Received from the page “${from}”` : 'Received'),
    ...(held === 1 ? [entry(received_at, 'Held back as possible spam, not emailed')] : []),
  ];
}

/** What is said of each way in which an enquiry travels on. */
interface Way {
  readonly sent: string;
  /** What could not be done yet, and at last. */
  readonly toDo: string;
  readonly undone: string;
}

const toAgent: Way = {
  sent: 'Emailed to you',
  toDo: 'to email it to you',
  undone: 'The email to you could not be delivered.',
};
const ways: Partial<Readonly<Record<OutboxRow['template'], Way>>> = {
  'enquiry-to-webhook': {
    sent: 'Sent to your CRM',
    toDo: 'to send it to your CRM',
    undone: 'It could not be sent to your CRM.',
  },
  'showing-times': {
    sent: 'Your times were emailed to the visitor',
    toDo: 'to email your times to the visitor',
    undone: 'Your times could not be emailed to the visitor.',
  },
  'showing-to-visitor': {
    sent: 'An invitation was emailed to the visitor',
    toDo: 'to email an invitation to the visitor',
    undone: 'The invitation could not be emailed to the visitor.',
  },
  'showing-to-agent': {
    sent: 'An invitation was emailed to you',
    toDo: 'to email an invitation to you',
    undone: 'The invitation could not be emailed to you.',
  },
  acknowledgement: {
    sent: 'The visitor was told by email that you will answer',
    toDo: 'to tell the visitor by email that you will answer',
    undone: 'The visitor could not be told by email that you will answer.',
  },
};

/** A run of tries that failed alike is one line. */
function goingOn(row: OutboxRow, attempts: readonly OutboxAttemptRow[]): HistoryEntry[] {
  const { sent, toDo, undone } = ways[row.template] ?? toAgent;
  const why = (attempt: OutboxAttemptRow | undefined) =>
    (row.template === 'enquiry-to-webhook'
      ? crmTroubleInWords(attempt?.error_code ?? null)
      : troubleInWords(attempt?.error_code ?? null, attempt?.detail ?? null)
    )?.reason ?? '';
  const retries = attempts.filter(({ outcome }) => outcome === 'retry');
  const last = retries.at(-1);
  const end = attempts.findLast(({ outcome }) => outcome === 'refused' || outcome === 'given-up');
  const times = retries.length === 1 ? 'once' : `${retries.length} times`;
  return [
    ...(last ? [entry(last.at, `Tried ${times} ${toDo}, without success yet. ${why(last)}`)] : []),
    ...(row.sent_at === null
      ? []
      : [entry(row.sent_at, row.digest_id ? `${sent}, together with others` : sent)]),
    ...(end ? [entry(end.at, `${undone} ${why(end)}`)] : []),
    ...(row.retried_at === null ? [] : [entry(row.retried_at, 'Sent again by hand')]),
  ];
}

/** As she says it. */
export const stageInWords: Readonly<Record<Stage, string>> = {
  talking: 'Talking',
  showing: 'Showing',
  contract: 'Under contract',
  closed: 'Closed',
  lost: 'Lost',
};
export const stages = Object.keys(stageInWords) as readonly Stage[];

function staging({ stage, stage_at }: EnquiryRow): HistoryEntry[] {
  return stage === null || stage_at === null ? [] : [entry(stage_at, `Stage: ${stageInWords[stage]}`)];
}

function deciding({ is_spam, spam_decided_at, opened_at }: EnquiryRow): HistoryEntry[] {
  return [
    ...(opened_at === null ? [] : [entry(opened_at, 'Opened on the desk')]),
    ...(spam_decided_at === null
      ? []
      : [entry(spam_decided_at, is_spam === 1 ? 'You marked it as spam' : 'You marked it as not spam')]),
  ];
}

function touches(marks: readonly ContactRecordRow[], notes: readonly EnquiryNoteRow[]): HistoryEntry[] {
  return [
    ...marks.map(
      ({ id, at, how, note }): HistoryEntry => ({
        at,
        words: contactInWords[how],
        text: note,
        of: { kind: 'mark', id },
      }),
    ),
    ...notes.map(
      ({ id, at, text }): HistoryEntry => ({ at, words: 'Your note', text, of: { kind: 'note', id } }),
    ),
  ];
}

/** Entries shown from the person's other inquiries: arrival, contacts and notes. */
export const contactsOf = (
  content: Content,
  enquiry: EnquiryRow,
  marks: readonly ContactRecordRow[],
  notes: readonly EnquiryNoteRow[],
): HistoryEntry[] => [...receiving(content, enquiry), ...touches(marks, notes)];

/** Everything that happened to an enquiry, oldest first. */
export function historyOf(
  content: Content,
  { enquiry, mails, attempts, marks, notes, reminders, followUps }: HistoryFacts,
): HistoryEntry[] {
  const entries: HistoryEntry[] = [
    ...receiving(content, enquiry),
    ...mails.flatMap((mail) =>
      goingOn(
        mail,
        attempts.filter(({ outbox_id }) => outbox_id === mail.id),
      ),
    ),
    ...deciding(enquiry),
    ...staging(enquiry),
    ...reminders.map(({ step, at }) => entry(at, `You were reminded of it, ${step} h after it came in`)),
    // One that is not done stands where it is done or moved.
    ...followUps.flatMap(({ done_at, note }) =>
      done_at === null ? [] : [entry(done_at, 'Your reminder, done', note)],
    ),
    ...touches(marks, notes),
  ];
  return entries.sort((a, b) => a.at - b.at);
}
