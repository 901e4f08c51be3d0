import { spawnSync } from 'node:child_process';
import { setPriority } from 'node:os';

const NICE = 10;

/**
 * Visitors come first: publishing takes the processor and the disk when nobody else wants them. It
 * works without this, too.
 */
export function yieldToOthers(): void {
  try {
    setPriority(NICE);
  } catch {
    // Not allowed here.
  }
  spawnSync('ionice', ['-c', '3', '-p', String(process.pid)], { stdio: 'ignore' });
}
