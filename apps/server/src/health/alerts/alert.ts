import type { BackupState } from '../../db/backup-tables.ts';
import type { DocumentFilesState } from '../../db/document-alert-table.ts';
import type { AlertChannelTable, MailState } from '../../db/reminder-tables.ts';
import type { FailingJob } from '../jobs/failing-jobs.ts';

/** The state of the mail. `at`: milliseconds since 1970. */
export interface MailAlert {
  readonly about: 'mail';
  readonly state: MailState;
  readonly at: number;
  /** Null where none waits. */
  readonly oldestWaitingMinutes: number | null;
  readonly waiting: number;
  readonly refused: number;
  readonly givenUp: number;
  readonly held: number;
}

/** The state of the backups. Times in milliseconds since 1970. */
export interface BackupAlert {
  readonly about: 'backup';
  readonly state: BackupState;
  readonly at: number;
  /** What went wrong in the last one; null where nothing did. */
  readonly code: string | null;
  /** Null where there was none. */
  readonly lastGoodAt: number | null;
}

/** Whether rows and files of client documents agree. `at`: milliseconds since 1970. */
export interface DocumentFilesAlert {
  readonly about: 'document-files';
  readonly state: DocumentFilesState;
  readonly at: number;
  /** Documents that have lost their files. */
  readonly lost: number;
  /** Files that the database does not know. */
  readonly strays: number;
}

/** Whether what arrives can be stored. `at`: milliseconds since 1970. */
export interface StorageAlert {
  readonly about: 'storage';
  /**
   * little: the disk is nearly full. unwritable, which is worse: the database refuses writes, and
   * with them enquiries.
   */
  readonly state: 'ok' | 'little' | 'unwritable';
  readonly at: number;
  /** Null where the disk did not say. */
  readonly freeBytes: number | null;
  /** The database's error code; null if it accepted the write. */
  readonly code: string | null;
}

/**
 * The clock was set by more than an hour while running, or the machine slept. `at`: by the new
 * clock.
 */
export interface ClockAlert {
  readonly about: 'clock';
  readonly state: 'ahead' | 'behind';
  readonly at: number;
  readonly byMinutes: number;
}

/** Whether all is done that is done by the clock. `at`: milliseconds since 1970. */
export interface JobsAlert {
  readonly about: 'jobs';
  readonly state: 'ok' | 'failing';
  readonly at: number;
  readonly jobs: readonly FailingJob[];
}

/** The state of the certificate of the site's own address. Times in milliseconds since 1970. */
export interface CertificateAlert {
  readonly about: 'certificate';
  /**
   * ending: not renewed, with two weeks or less left. faulty, which is worse: browsers warn
   * visitors.
   */
  readonly state: 'ok' | 'ending' | 'faulty';
  readonly at: number;
  readonly validUntil: number;
  /** Why browsers do not trust it; null where they do. */
  readonly code: string | null;
}

export type Alert =
  | MailAlert
  | BackupAlert
  | DocumentFilesAlert
  | StorageAlert
  | ClockAlert
  | JobsAlert
  | CertificateAlert;

/** Not an error: nobody has subscribed yet. Subscribers are notified if the state lasts. */
export class NobodyListens extends Error {}

/** A way to say that something needs care, which does not hang on what it tells of. */
export interface AlertChannel {
  readonly name: AlertChannelTable['name'];
  /** Rejects if nobody was notified; with NobodyListens if nobody has subscribed. */
  tell(alert: Alert): Promise<void>;
}
