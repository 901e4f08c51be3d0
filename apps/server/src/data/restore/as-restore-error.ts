import { asBackupError, BackupError } from '../backup/backup-error.ts';

/** What a file system or a storage service said while a backup was restored, as a code of ours. */
export function asRestoreError(thrown: unknown): BackupError {
  const error = asBackupError(thrown);
  if (error.code === 'backup-target-full') {
    return new BackupError(
      'restore-no-room',
      'There is no room left on the disk of DATA_DIR. Make room, then run this again: it goes on where it was.',
      { cause: thrown },
    );
  }
  if (error.code !== 'backup-failed') return error;
  const { code, message } = thrown as { code?: string; message?: string };
  return new BackupError(
    'restore-failed',
    `The restore was broken off (${code ?? message}). When that is mended, run it again: it goes on where it was.`,
    { cause: thrown },
  );
}
