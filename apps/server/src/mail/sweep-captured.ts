import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@rivermark/contracts/durations';
import { changedAt } from './changed-at.ts';

const DAYS_KEPT = 30;

/** Removes captured mails that are older than 30 days, and what a crash left half written. */
export async function sweepCapturedMail(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const file = join(folder, name);
    const changed = (await changedAt(file)) ?? now;
    if (changed < now - DAYS_KEPT * DAY_MS) await rm(file, { force: true });
  }
}
