import { isAbsolute, relative, resolve } from 'node:path';
import { integer, matching } from './parsers.ts';
import type { Read } from './read.ts';

/** Where backups are stored: a folder, on this machine or mounted, or an S3 bucket. */
export type BackupPlace =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 's3'; readonly bucket: string; readonly prefix: string };

/** How long backups are kept, and who can decrypt them. */
export interface BackupSettings {
  /** Absent: only script/backup makes backups. */
  readonly to?: BackupPlace;
  readonly everyHours: number;
  /** The age recipients that backups are encrypted for; may be empty. */
  readonly recipients: readonly string[];
  /** A snapshot and its enquiries are removed after this many days. */
  readonly keptDays: number;
  /**
   * Document keys are removed after this many days. Erased documents are then unreadable
   * everywhere.
   */
  readonly keysKeptDays: number;
}

/** The place as people see it. */
export const placeName = (place: BackupPlace): string =>
  place.kind === 'folder' ? place.path : `s3://${[place.bucket, place.prefix].filter(Boolean).join('/')}`;

/**
 * Parses `/path/of/a/folder` or `s3://bucket/prefix`. Throws if invalid or within the data
 * directory.
 */
export function backupPlace(text: string, dataDir: string): BackupPlace {
  if (text.startsWith('s3://')) {
    const [, bucket = '', prefix = ''] =
      /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})(?:\/(.*?))?\/?$/.exec(text) ?? [];
    if (!bucket) throw new Error('no bucket');
    return { kind: 's3', bucket, prefix };
  }
  const path = resolve(text);
  const fromData = relative(dataDir, path);
  const isOutside = fromData.startsWith('..') || isAbsolute(fromData);
  if (!isAbsolute(text) || !isOutside) throw new Error('no folder of its own');
  return { kind: 'folder', path };
}

/** `age1…`, several with commas between. Whether each is a key is known when it is first used. */
function ageRecipients(text: string): string[] {
  const recipient = matching(/^age1[a-z0-9]{50,}$/);
  return text.split(',').map((part) => recipient(part.trim()));
}

export function backupSettings(read: Read, dataDir: string): BackupSettings {
  const to = read(
    'BACKUP_TO',
    undefined,
    (text) => backupPlace(text, dataDir),
    'an absolute path of a folder outside of DATA_DIR, or s3://bucket/prefix',
  );
  const recipients = read(
    'BACKUP_RECIPIENT',
    [],
    ageRecipients,
    'an age recipient such as age1…, or several with commas between',
  );
  if (to && recipients.length === 0) {
    read(
      'BACKUP_TO',
      undefined,
      () => {
        throw new Error('no recipient');
      },
      'set together with BACKUP_RECIPIENT, for whom it is encrypted (age-keygen makes one)',
    );
  }
  return {
    ...(to && { to }),
    recipients,
    everyHours: read('BACKUP_EVERY', 24, integer(1, 168), 'a whole number of hours from 1 to 168'),
    keptDays: read('BACKUP_DAYS', 30, integer(1, 3650), 'a whole number of days from 1 to 3650'),
    keysKeptDays: read('BACKUP_KEYS_DAYS', 7, integer(1, 365), 'a whole number of days from 1 to 365'),
  };
}
