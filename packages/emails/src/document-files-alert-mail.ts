import type { DocumentFilesAlert } from '@rivermark/contracts/alerts';
import { alertLetter } from './alert-letter.ts';
import type { Letter } from './letter-mail.tsx';

const headlines = {
  ok: 'Client documents and their files agree again',
  stray: 'There are sealed files that your site does not know',
  lost: 'Client documents have lost their files',
} as const;

const whatToDo = {
  ok: 'Every client document has its file. There is nothing to do.',
  stray:
    'They may be client documents of a newer or another database, so they are kept. Pass this on to whoever looks after the server: its runbook says what to check under ‘Files that the database does not know’.',
  lost: 'Ask whoever looks after the server to check the disk or the document store, and to restore them from a backup. Without one, ask the clients to send them again.',
} as const;

export function documentFilesAlertFacts(alert: DocumentFilesAlert, deskUrl: string): Letter {
  const { state, at, lost, strays } = alert;
  return alertLetter({
    headline: headlines[state],
    toDo: whatToDo[state],
    at,
    deskUrl,
    rows: [
      ...(lost > 0 ? [{ label: 'Lost files', value: String(lost) }] : []),
      ...(strays > 0 ? [{ label: 'Unknown files', value: String(strays) }] : []),
    ],
  });
}
