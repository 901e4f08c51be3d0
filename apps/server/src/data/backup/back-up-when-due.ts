import { HOUR_MS } from '@rivermark/contracts/durations';
import type { Clock } from '../../clock/clock.ts';
import { type BackupPlace, type BackupSettings, placeName } from '../../config/backup-settings.ts';
import type { PhotoFiles } from '../../content-versions/photo-files.ts';
import type { Database } from '../../db/open-database.ts';
import type { DocumentFiles } from '../../documents/files/document-files.ts';
import { BackupError } from './backup-error.ts';
import { runBackup } from './run-backup.ts';
import { openTarget } from './targets/open-target.ts';

/** One that failed is tried again after this. */
const AGAIN_MS = HOUR_MS;

interface DueDeps {
  readonly db: Database;
  readonly files: DocumentFiles;
  readonly photos: PhotoFiles;
  readonly dataDir: string;
  readonly settings: BackupSettings;
  readonly to: BackupPlace;
  readonly clock: Clock;
  readonly tellFault: (error: Error) => void;
}

/**
 * Makes a backup if the last one is as old as BACKUP_EVERY and none was tried within the hour. A
 * backup that lacks lost documents counts as made.
 */
export async function backUpWhenDue({ settings, to, ...deps }: DueDeps, now: number): Promise<void> {
  const { db } = deps;
  const recent = await db
    .selectFrom('backup_run')
    .select('id')
    .where((row) =>
      row.or([
        row.and([
          row('snapshot', 'is not', null),
          row('started_at', '>', now - settings.everyHours * HOUR_MS),
        ]),
        row('started_at', '>', now - AGAIN_MS),
      ]),
    )
    // One that somebody made to another place is none here.
    .where((row) => row.or([row('place', 'is', null), row('place', '=', placeName(to))]))
    // A clock that was set back must not stop it.
    .where('started_at', '<=', now)
    .executeTakeFirst();
  if (recent) return;
  try {
    await runBackup({
      ...deps,
      openTarget: () => openTarget(to, deps.dataDir),
      place: placeName(to),
      recipients: settings.recipients,
      kept: settings,
    });
  } catch (error) {
    // Somebody makes one by hand.
    if (!(error instanceof BackupError && error.code === 'backup-busy')) throw error;
  }
}
