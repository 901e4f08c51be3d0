import type { BackupAlert } from '@rivermark/contracts/alerts';
import { inJacksonville } from '@rivermark/contracts/jacksonville-time';
import { alertLetter } from './alert-letter.ts';
import type { Letter } from './letter-mail.tsx';

const headlines = {
  ok: 'Your site is backed up again',
  late: 'Your site has not been backed up',
  failed: 'The backup of your site failed',
} as const;

const whatToDo = {
  ok: 'The last backup was made and read back. There is nothing to do.',
  late: 'The site works, and nothing is lost. Pass this on to whoever looks after the server: its runbook says what to check.',
  failed:
    'The site works, and nothing is lost. The backup is tried again every hour. Pass this on to whoever looks after the server, with the code below: its runbook says what to do.',
} as const;

/** Codes of backups that were made and are valid. */
const flaws: readonly (string | null)[] = ['backup-documents-missing', 'backup-place-damaged'];

export function backupAlertFacts({ state, at, code, lastGoodAt }: BackupAlert, deskUrl: string): Letter {
  const isMade = state === 'failed' && flaws.includes(code);
  return alertLetter({
    headline: isMade ? 'The backup of your site needs a look' : headlines[state],
    toDo: isMade
      ? 'It was made and read back, with a flaw. Pass this on to whoever looks after the server, with the code below: its runbook says what to do.'
      : whatToDo[state],
    at,
    deskUrl,
    rows: [
      ...(code === null ? [] : [{ label: 'Code', value: code }]),
      { label: 'Last backup', value: lastGoodAt === null ? 'None yet' : inJacksonville(lastGoodAt) },
    ],
  });
}
