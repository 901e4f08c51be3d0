import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const DAYS_KEPT = 30;

/** Removes captured mails that are older than 30 days, and what a crash left half written. */
export async function sweepCapturedMail(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < now - DAYS_KEPT * 86_400_000) await rm(file, { force: true });
  }
}
