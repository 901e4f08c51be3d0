import type { CertificateAlert } from '@rivermark/contracts/alerts';
import { inJacksonville } from '@rivermark/contracts/jacksonville-time';
import { alertLetter } from './alert-letter.ts';
import type { Letter } from './letter-mail.tsx';

const headlines = {
  ok: 'The certificate of your site is good again',
  ending: 'The certificate of your site runs out soon',
  faulty: 'Browsers warn visitors away from your site',
} as const;

const whatToDo = {
  ok: 'Browsers trust your site. There is nothing to do.',
  ending:
    'It should have renewed automatically by now. Everything works until it expires. Pass this on to whoever looks after the server: its runbook says what to check under ‘The certificate’.',
  faulty:
    'They do not trust its certificate any more. Pass this on to whoever looks after the server now: its runbook says what to check under ‘The certificate’.',
} as const;

export function certificateAlertFacts(alert: CertificateAlert, deskUrl: string): Letter {
  const { state, at, validUntil, code } = alert;
  return alertLetter({
    headline: headlines[state],
    toDo: whatToDo[state],
    at,
    deskUrl,
    rows: [
      { label: 'Valid until', value: inJacksonville(validUntil) },
      ...(code === null ? [] : [{ label: 'Code', value: code }]),
    ],
  });
}
