/**
 * What an alert says: by mail, by push, and on the wire to an operator's webhook, where times are
 * ISO 8601. Here times are milliseconds since 1970, and `at` is when it was seen.
 */

/** The state of the mail. */
export interface MailAlert {
  readonly about: 'mail';
  /** refused: a mail to the agent failed for good. waiting: one is late. Refused is the worse. */
  readonly state: 'ok' | 'waiting' | 'refused';
  readonly at: number;
  /** Null where none waits. */
  readonly oldestWaitingMinutes: number | null;
  readonly waiting: number;
  readonly refused: number;
  readonly givenUp: number;
  readonly held: number;
}

/** The state of the backups. */
export interface BackupAlert {
  readonly about: 'backup';
  /** failed: the last one did. late: none was made for too long. */
  readonly state: 'ok' | 'late' | 'failed';
  readonly at: number;
  /** What went wrong in the last one; null where nothing did. */
  readonly code: string | null;
  /** Null where there was none. */
  readonly lastGoodAt: number | null;
}

/** Whether rows and files of client documents agree. */
export interface DocumentFilesAlert {
  readonly about: 'document-files';
  /**
   * lost: documents have lost their files. stray: the database does not know some files. Lost is
   * worse.
   */
  readonly state: 'ok' | 'stray' | 'lost';
  readonly at: number;
  /** Documents that have lost their files. */
  readonly lost: number;
  /** Files that the database does not know. */
  readonly strays: number;
}

/** Whether what arrives can be stored. */
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

/** A job that failed repeatedly for at least half an hour, or whose run does not end. */
export interface FailingJob {
  readonly name: string;
  /** The last run's error code, or `NOT-ENDED` while it is still running. */
  readonly code: string;
  readonly words: string;
  readonly failingMinutes: number;
}

/** Whether all is done that is done by the clock. */
export interface JobsAlert {
  readonly about: 'jobs';
  readonly state: 'ok' | 'failing';
  readonly at: number;
  readonly jobs: readonly FailingJob[];
}

/** The state of the certificate of the site's own address. */
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
