import type { MailAlert } from '@rivermark/contracts/alerts';
import { alertLetter } from './alert-letter.ts';
import type { Letter } from './letter-mail.tsx';

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

export function mailAlertFacts(alert: MailAlert, deskUrl: string): Letter {
  const { state, at, oldestWaitingMinutes, waiting, refused, givenUp } = alert;
  const figures = [
    { label: 'Mails waiting', value: String(waiting) },
    ...(oldestWaitingMinutes === null
      ? []
      : [{ label: 'Oldest has waited', value: `${oldestWaitingMinutes} minutes` }]),
    { label: 'Mails failed', value: String(refused + givenUp) },
  ];
  return alertLetter({
    headline: headlines[state],
    toDo: whatToDo[state],
    at,
    deskUrl,
    rows: state === 'ok' ? [] : figures,
  });
}
