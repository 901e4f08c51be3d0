import { alertLetter } from './alert-letter.ts';
import type { Letter } from './letter-mail.tsx';

/** How it stands with the mail, told by another mail server. Times in milliseconds since 1970. */
export interface AlertMailView {
  readonly state: 'ok' | 'waiting' | 'refused';
  readonly at: number;
  /** Whole minutes that the oldest mail has waited; null where none waits. */
  readonly oldestWaitingMinutes: number | null;
  readonly waiting: number;
  readonly failed: number;
  readonly deskUrl: string;
}

const headlines = {
  ok: 'Your site is sending mail again',
  waiting: 'Your site cannot send mail',
  refused: 'Your site’s mail was refused',
} as const;

const whatToDo = {
  ok: 'What was waiting has been sent. There is nothing to do.',
  waiting:
    'Inquiries are stored: none is lost, and each will be retried. Your desk shows who wrote. Ask whoever runs the mail server.',
  refused:
    'Inquiries are stored: none is lost. The mail server refuses mail to you, usually because of a wrong address or a blocked mailbox. Your desk shows who wrote, and what can be sent again.',
} as const;

export function alertFacts(view: AlertMailView): Letter {
  const { state, at, oldestWaitingMinutes, waiting, failed, deskUrl } = view;
  const figures = [
    { label: 'Mails waiting', value: String(waiting) },
    ...(oldestWaitingMinutes === null
      ? []
      : [{ label: 'Oldest has waited', value: `${oldestWaitingMinutes} minutes` }]),
    { label: 'Mails failed', value: String(failed) },
  ];
  return alertLetter({
    headline: headlines[state],
    toDo: whatToDo[state],
    at,
    deskUrl,
    rows: state === 'ok' ? [] : figures,
  });
}
