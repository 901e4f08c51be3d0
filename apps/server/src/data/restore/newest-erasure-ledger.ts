import { text } from 'node:stream/consumers';
import { BackupError } from '../backup/backup-error.ts';
import { type ErasureLedger, erasureLedgerSchema } from '../backup/erasure-ledger.ts';
import { type Dated, keysIn } from '../backup/manifest.ts';
import { type Made, newestBackup } from '../backup/newest-backup.ts';
import { unsealed } from '../backup/sealed-object.ts';
import type { BackupTarget } from '../backup/targets/backup-target.ts';

async function readKeys(
  target: BackupTarget,
  { name, at }: Dated,
  identities: readonly string[],
): Promise<ErasureLedger> {
  const ledger = erasureLedgerSchema.parse(JSON.parse(await text(unsealed(target.read(name), identities))));
  // Under a newer name, older keys would bring back erased data.
  if (ledger.at !== at) {
    throw new BackupError('restore-damaged', `${name} is damaged: it is of another moment.`);
  }
  return ledger;
}

/**
 * The erasure ledger of a target's newest keys. Throws BackupError if they cannot be read, or are
 * older than the chosen backup: everything in between would count as erased.
 */
export async function newestErasureLedger(
  target: BackupTarget,
  identities: readonly string[],
  chosen: Made,
  now: number,
): Promise<ErasureLedger> {
  const all: (Dated & Made)[] = [];
  for (const keys of await keysIn(target)) {
    // The time of an unreadable ledger is in its name. The last one is read again below.
    const ledger = await readKeys(target, keys, identities).catch(() => undefined);
    all.push({ ...keys, number: ledger?.number });
  }
  const last = newestBackup(all, now);
  if (!last) throw new BackupError('restore-nothing-there', 'The keys are not in this backup.');
  const ledger = await readKeys(target, last, identities);
  if (last.at !== chosen.at && newestBackup<Made>([last, chosen], now) === chosen) {
    throw new BackupError(
      'restore-nothing-there',
      `The keys of this backup are not there any more, only older ones, of ${new Date(last.at).toISOString()}: by them all that came since would be erased. Take an earlier backup, with --before that time.`,
    );
  }
  return ledger;
}
