import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

const NICE = 10;
const TASKS = '/proc/self/task';

/**
 * Visitors come first: publishing takes the processor and the disk when nobody else wants them. It
 * works without this, too.
 */
export function yieldToOthers(): void {
  try {
    // Linux gives each thread a priority of its own, and those of V8 are there already.
    const threads = readdirSync(TASKS);
    for (const thread of threads) setPriority(Number(thread), NICE);
    spawnSync('ionice', ['-c', '3', '-p', ...threads], { stdio: 'ignore' });
  } catch {
    // Not Linux, or not allowed here.
  }
}
