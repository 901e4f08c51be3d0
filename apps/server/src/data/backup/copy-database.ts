import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { BackupError } from './backup-error.ts';

/** What the thread is asked, and what it says. */
export interface CopyAsked {
  readonly dataDir: string;
  readonly to: string;
}
export type CopyMade =
  | { readonly schema: string[] | 'damaged' }
  | { readonly failed: { readonly code: string; readonly message: string } };

/**
 * Copies the database as of one moment into a file by SQLite's own backup, in its own thread,
 * without stopping anyone. The copy has no document keys, not even in freed pages, and no uploads
 * in progress. Throws BackupError if the database is damaged. Resolves with its migrations.
 */
export async function copyDatabase(dataDir: string, to: string): Promise<string[]> {
  const asked: CopyAsked = { dataDir, to };
  const worker = new Worker(new URL('./copy-database-apart.ts', import.meta.url), { workerData: asked });
  // Rejects where the thread itself fails.
  const [made] = (await once(worker, 'message')) as [CopyMade];
  if ('failed' in made) throw Object.assign(new Error(made.failed.message), { code: made.failed.code });
  if (made.schema === 'damaged') {
    throw new BackupError('backup-database-damaged', 'The database is damaged.');
  }
  return made.schema;
}
