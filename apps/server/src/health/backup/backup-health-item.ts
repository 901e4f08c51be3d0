import { DAY_MS } from '@rivermark/contracts/durations';
import { shortInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { HealthItem } from '../health-item.ts';
import type { BackupHealth } from './backup-health.ts';

const name = 'Backup';

/** Why a backup failed, by its code: only what is no matter for programmers. */
const reasons: Readonly<Record<string, string>> = {
  'backup-target-unreachable': 'The backup store does not answer.',
  'backup-target-forbidden': 'The server may not write to the backup store.',
  'backup-target-full': 'The backup disk has too little space.',
  'backup-too-long': 'It was stopped after twelve hours. The next one continues from there.',
  'backup-not-verified': 'What was written could not be read back.',
  'backup-documents-missing': 'Client documents have lost their files.',
  'backup-database-damaged': 'The database is damaged.',
  'backup-place-of-another': 'Another server keeps its backups there.',
  'backup-place-emptied': 'Earlier backups are missing from the backup store.',
  'backup-place-unfit': 'The backup folder holds a link to another place.',
  'backup-recipient-unfit': 'The encryption key (BACKUP_RECIPIENT) has a typo.',
};

/** What is wrong with one that was made, of the time that it is of, by its code. */
const flaws: Readonly<Record<string, (of: string) => string>> = {
  'backup-documents-missing': (of) =>
    `In the last one, of ${of}, client documents whose files are lost here are as an earlier one has them, if one does. Everything else is in it.`,
  'backup-place-damaged': (of) =>
    `The last one, of ${of}, is complete. Damaged client documents of earlier ones were written again.`,
};

/** Where nobody said how often there is to be one, older than that is worth a question. */
const OLD_MS = 8 * DAY_MS;

/** The state of the backups. `everyHours`: undefined where none is asked for. */
export function backupHealthItem(
  { state, lastGoodAt, code, isNew }: BackupHealth,
  everyHours: number | undefined,
  now: number,
): HealthItem {
  const last =
    lastGoodAt === null
      ? 'There is no good one yet.'
      : `The last good one is from ${shortInJacksonville(lastGoodAt, now)}.`;
  const advice =
    'Pass this on to whoever looks after the server, with the code. The runbook says under ‘Backup’ what to do.';
  const flaw = flaws[code ?? ''];
  if (flaw && lastGoodAt !== null) {
    return { name, state: 'wrong', words: `${flaw(shortInJacksonville(lastGoodAt, now))} (${code})`, advice };
  }
  if (state === 'failed') {
    const reason = reasons[code ?? ''] ?? 'It could not be made.';
    return { name, state: 'wrong', words: `The last one failed: ${reason} ${last} (${code})`, advice };
  }
  if (state === 'late') return { name, state: 'wrong', words: `One is missing. ${last}`, advice };
  const isNone = isNew || lastGoodAt === null;
  if (everyHours === undefined && isNone) {
    return {
      name,
      state: 'unknown',
      words:
        'Backups are made outside this server. Ask whoever looks after it when the last one was made and tested.',
    };
  }
  if (isNone) return { name, state: 'unknown', words: 'The first one is made within minutes.' };
  if (now - lastGoodAt > OLD_MS) return { name, state: 'attention', words: last, advice };
  return { name, state: 'fine', words: `${last} It was read back and compared.` };
}
