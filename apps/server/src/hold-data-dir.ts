import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import type { Config } from './config.ts';

/** What one process alone may do in a data directory: answer visitors, or deliver mail and sweep. */
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

/** Two that come at once each step back and try again; one that is held by a living process is not waited for longer. */
const PATIENCE_MS = 500;

/** Whether another process holds the lock of a file. */
const isHeld = (error: unknown) => (error as { code?: string }).code === 'SQLITE_BUSY';

/** Takes the kernel's lock on a file, which is made (0600). Throws SQLITE_BUSY where another process holds it. */
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

/** SQLite waits without letting anything else happen, so nobody waits for these locks. */
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
 * Lets one process at a time make a backup. Returns a function that ends the lock, or undefined if
 * another backup is running. The kernel ends the lock of a process that is killed.
 */
export const holdBackup = (dataDir: string): (() => void) | undefined => holdOnce(dataDir, 'backup.lock');

/** The same for publishing the site. */
export const holdPublishing = (dataDir: string): (() => void) | undefined =>
  holdOnce(dataDir, 'publish.lock');

/** A lock ends with its connection, which must not be collected as garbage. */
const held: SQLite.Database[] = [];

/**
 * Holds parts of a data directory until the process ends, however it ends: the lock is the kernel's, on a small
 * file of its own, so that a dead holder leaves none behind. Throws a sentence for the operator, holding nothing
 * more than before, when another process has one of them.
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
