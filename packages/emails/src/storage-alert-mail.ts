import type { StorageAlert } from '@rivermark/contracts/alerts';
import { alertLetter } from './alert-letter.ts';
import type { Letter } from './letter-mail.tsx';

const headlines = {
  ok: 'Your site has disk space again',
  little: 'The disk of your site is nearly full',
  unwritable: 'Your site cannot keep inquiries',
} as const;

const whatToDo = {
  ok: 'Inquiries and documents are kept as before. There is nothing to do.',
  little:
    'Everything is stored so far. Pass this on to whoever looks after the server today: when the disk is full, documents are refused first, then inquiries.',
  unwritable:
    'Visitors who write are asked to call instead. Pass this on to whoever looks after the server now: its runbook says what to do under ‘The disk is full’.',
} as const;

export function storageAlertFacts({ state, at, freeBytes, code }: StorageAlert, deskUrl: string): Letter {
  return alertLetter({
    headline: headlines[state],
    toDo: whatToDo[state],
    at,
    deskUrl,
    rows: [
      ...(freeBytes === null
        ? []
        : [{ label: 'Free', value: `${Math.floor(freeBytes / 1_000_000).toLocaleString('en-US')} MB` }]),
      ...(code === null ? [] : [{ label: 'Code', value: code }]),
    ],
  });
}
