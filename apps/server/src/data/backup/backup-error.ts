/** Stable codes of what stops a backup or a restore, never reused. */
export type BackupCode =
  | 'backup-target-unreachable'
  | 'backup-target-forbidden'
  | 'backup-target-full'
  | 'backup-not-verified'
  | 'backup-place-unfit'
  | 'backup-recipient-unfit'
  | 'backup-database-damaged'
  | 'backup-documents-missing'
  | 'backup-place-damaged'
  | 'backup-place-of-another'
  | 'backup-place-emptied'
  | 'backup-busy'
  | 'backup-too-long'
  | 'backup-embedded-only'
  | 'backup-failed'
  | 'restore-place-not-empty'
  | 'restore-nothing-there'
  | 'restore-damaged'
  | 'restore-identity-unfit'
  | 'restore-needs-newer-program'
  | 'restore-no-room'
  | 'restore-failed';

/** Why a backup or restore failed, in a sentence for the operator. */
export class BackupError extends Error {
  readonly code: BackupCode;
  constructor(code: BackupCode, words: string, options?: ErrorOptions) {
    super(words, options);
    this.name = 'BackupError';
    this.code = code;
  }
}

const forbidden = ['EACCES', 'EPERM', 'EROFS'];

const unreachable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOENT',
  'EIO',
  'ENOTDIR',
  'TimeoutError',
  'NoSuchBucket',
  'AccessDenied',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'CredentialsProviderError',
];

/** Maps an error of a file system or storage service to our codes. A BackupError stays as it is. */
export function asBackupError(error: unknown): BackupError {
  if (error instanceof BackupError) return error;
  const { code = '', name = '', message = '' } = error as { code?: string; name?: string; message?: string };
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'SQLITE_FULL') {
    return new BackupError('backup-target-full', 'There is no room left for the backup.', { cause: error });
  }
  if (code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB') {
    return new BackupError('backup-database-damaged', 'The database is damaged.', { cause: error });
  }
  if (forbidden.includes(code)) {
    return new BackupError(
      'backup-target-forbidden',
      `The server's user may not use the place of the backup (${code}). On an installed service: set BACKUP_TO to it, then run: rivermark apply`,
      { cause: error },
    );
  }
  if (unreachable.some((one) => one === code || one === name)) {
    return new BackupError(
      'backup-target-unreachable',
      `The place of the backup does not answer or takes nothing (${code || name}).`,
      { cause: error },
    );
  }
  return new BackupError('backup-failed', `The backup failed (${code || name || message}).`, {
    cause: error,
  });
}
