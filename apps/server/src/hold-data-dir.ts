import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import type { Config } from './config.ts';

/** The exclusive roles in a data directory: answering visitors, or delivering mail and sweeping. */
export type DataDirPart = 'web' | 'worker';

export const partsOfRole: Record<Config['role'], readonly DataDirPart[]> = {
  web: ['web'],
  worker: ['worker'],
  all: ['web', 'worker'],
};

export const lockFileOf = (part: DataDirPart): string => `${part}.lock`;

const doing: Record<DataDirPart, string> = {
  web: 'answers visitors (ROLE=web or all)',
  worker: 'delivers the mail (ROLE=worker or all)',
};

/**
 * Two processes that start at once both step back and retry. A lock of a running process is not
 * waited for longer.
 */
const PATIENCE_MS = 500;

/** Whether another process holds the lock of a file. */
const isHeld = (error: unknown) => (error as { code?: string }).code === 'SQLITE_BUSY';

/**
 * Takes the kernel's lock on a file, and creates the file (0600). Throws SQLITE_BUSY if another
 * process holds it.
 */
function lockFile(file: string, patienceMs: number): SQLite.Database {
  const lock = new SQLite(file, { timeout: patienceMs });
  try {
    // Nothing is ever written to it.
    lock.pragma('journal_mode = memory');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw error;
  }
  chmodSync(file, 0o600);
  return lock;
}

/** SQLite's wait blocks the event loop, so these locks are never waited for. */
const NO_PATIENCE_MS = 0;

function holdOnce(dataDir: string, file: string): (() => void) | undefined {
  try {
    const lock = lockFile(join(dataDir, file), NO_PATIENCE_MS);
    return () => void lock.close();
  } catch (error) {
    if (isHeld(error)) return undefined;
    throw error;
  }
}

/**
 * Lets one process at a time make a backup. Returns a function that releases the lock, or undefined
 * if another backup is running. The kernel releases the lock of a killed process.
 */
export const holdBackup = (dataDir: string): (() => void) | undefined => holdOnce(dataDir, 'backup.lock');

/** The same for publishing the site. */
export const holdPublishing = (dataDir: string): (() => void) | undefined =>
  holdOnce(dataDir, 'publish.lock');

/** Closing the connection would release the lock, so it must not be garbage collected. */
const held: SQLite.Database[] = [];

/**
 * Holds parts of a data directory until the process ends in any way. The lock is the kernel's, on a
 * small file of its own, so a dead holder leaves none behind. If another process has one of the
 * parts, throws a sentence for the operator and holds no more than before.
 */
export function holdDataDir(dataDir: string, parts: readonly DataDirPart[]): void {
  const taken: SQLite.Database[] = [];
  for (const part of parts) {
    try {
      taken.push(lockFile(join(dataDir, lockFileOf(part)), PATIENCE_MS));
    } catch (error) {
      for (const each of taken) each.close();
      if (!isHeld(error)) throw error;
      throw new Error(
        `${dataDir} is in use: another process ${doing[part]}, or changes the key there. Stop it first, or set DATA_DIR to another directory.`,
      );
    }
  }
  held.push(...taken);
}
