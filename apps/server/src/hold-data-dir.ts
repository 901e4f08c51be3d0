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
    const file = join(dataDir, lockFileOf(part));
    const lock = new SQLite(file, { timeout: PATIENCE_MS });
    taken.push(lock);
    try {
      // Nothing is ever written to it.
      lock.pragma('journal_mode = memory');
      lock.exec('begin exclusive');
    } catch (error) {
      for (const each of taken) each.close();
      if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
      throw new Error(
        `${dataDir} is in use: another process ${doing[part]}, or changes the key there. Stop it first, or set DATA_DIR to another directory.`,
      );
    }
    chmodSync(file, 0o600);
  }
  held.push(...taken);
}
