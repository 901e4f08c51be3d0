import { pageName } from '@rivermark/content/page-names';
import type {
  ContactMarkRow,
  ContactWay,
  EnquiryNoteRow,
  EnquiryRow,
  OutboxAttemptRow,
  OutboxRow,
} from '../../db/schema.ts';
import { troubleInWords } from '../trouble-in-words.ts';

/** One thing that happened to an enquiry. */
export interface HistoryEntry {
  readonly at: number;
  readonly words: string;
  /** What the agent wrote of it; '' where that is nothing. */
  readonly text: string;
  /** What can be taken back. */
  readonly of?: { readonly kind: 'mark' | 'note'; readonly id: string };
}

export interface HistoryFacts {
  readonly enquiry: EnquiryRow;
  readonly mails: readonly OutboxRow[];
  readonly attempts: readonly OutboxAttemptRow[];
  readonly marks: readonly ContactMarkRow[];
  readonly notes: readonly EnquiryNoteRow[];
}

/** As the agent says it: 'You called'. */
export const contactInWords: Readonly<Record<ContactWay, string>> = {
  call: 'You called',
  text: 'You sent a text',
  mail: 'You sent an e-mail',
  'in-person': 'You met in person',
  other: 'You were in touch',
};

const entry = (at: number, words: string, text = ''): HistoryEntry => ({ at, words, text });

function receiving({ received_at, page, held }: EnquiryRow): HistoryEntry[] {
  const from = pageName(page) ?? page;
  return [
    entry(received_at, from ? `Received from the page “${from}”` : 'Received'),
    ...(held === 1 ? [entry(received_at, 'Held back as possible spam, not mailed')] : []),
  ];
}

/** A run of tries that failed alike is one line. */
function mailing(mail: OutboxRow, attempts: readonly OutboxAttemptRow[]): HistoryEntry[] {
  const retries = attempts.filter(({ outcome }) => outcome === 'retry');
  const last = retries.at(-1);
  const why = (row: OutboxAttemptRow | undefined) =>
    troubleInWords(row?.error_code ?? null, row?.detail ?? null)?.reason ?? '';
  const entries: HistoryEntry[] = [];
  if (last) {
    const times = retries.length === 1 ? 'once' : `${retries.length} times`;
    entries.push(entry(last.at, `Tried ${times} to mail it to you, without success yet. ${why(last)}`));
  }
  if (mail.sent_at !== null) {
    entries.push(
      entry(mail.sent_at, mail.digest_id ? 'Mailed to you, together with others' : 'Mailed to you'),
    );
  }
  const end = attempts.findLast(({ outcome }) => outcome === 'refused' || outcome === 'given-up');
  if (end) {
    const what = end.outcome === 'refused' ? 'The mail to you was refused.' : 'The mail to you was given up.';
    entries.push(entry(end.at, `${what} ${why(end)}`));
  }
  if (mail.retried_at !== null) entries.push(entry(mail.retried_at, 'Put on its way to you by hand'));
  return entries;
}

function deciding({ is_spam, spam_decided_at, opened_at }: EnquiryRow): HistoryEntry[] {
  return [
    ...(opened_at === null ? [] : [entry(opened_at, 'Opened on the desk')]),
    ...(spam_decided_at === null
      ? []
      : [
          entry(spam_decided_at, is_spam === 1 ? 'You said that it is spam' : 'You said that it is not spam'),
        ]),
  ];
}

/** Everything that happened to an enquiry, oldest first. */
export function historyOf({ enquiry, mails, attempts, marks, notes }: HistoryFacts): HistoryEntry[] {
  const entries: HistoryEntry[] = [
    ...receiving(enquiry),
    ...mails.flatMap((mail) =>
      mailing(
        mail,
        attempts.filter(({ outbox_id }) => outbox_id === mail.id),
      ),
    ),
    ...deciding(enquiry),
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
  return entries.sort((a, b) => a.at - b.at);
}
