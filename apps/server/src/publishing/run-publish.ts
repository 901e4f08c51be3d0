import { spawn } from 'node:child_process';
import { programFile, programId } from '../config/release.ts';
import { AppError } from '../errors.ts';
import type { Republishing } from './publish-by-itself.ts';

/** The exit code of a publish that found another in progress (EX_TEMPFAIL of sysexits.h). */
export const IN_PROGRESS = 75;

/**
 * Arguments of `env` that start Node for drawing, as `script/publish` does. glibc keeps a memory
 * pool for each thread that decodes pictures, and V8 lets its heap grow with what is drawn. Keeping
 * both small saves half of the memory and costs no time.
 */
export const nodeForDrawing = [
  'MALLOC_ARENA_MAX=1',
  process.execPath,
  '--max-semi-space-size=4',
  '--heap-growing-percent=20',
] as const;

/** Draws the newest content in a process of its own. */
function republish(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn('env', [...nodeForDrawing, programFile('publish')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0 || code === IN_PROGRESS) resolve(code === 0);
      else
        reject(
          new AppError('publish-failed', 'The site could not be published; what it said is in the log.'),
        );
    });
  });
}

export const republishing = (): Republishing => ({ program: programId(), republish });
