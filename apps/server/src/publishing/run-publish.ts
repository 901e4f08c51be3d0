import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { programId, releaseFolder } from '../config/release.ts';
import { AppError } from '../errors.ts';
import type { Republishing } from './publish-by-itself.ts';

/** Runs the program as whoever publishes by hand does: a process of its own that takes only what visitors leave. */
function run(file: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new AppError('publish-failed', 'The site could not be published; what it said is in the log.'),
        );
    });
  });
}

/** How this program draws its site again: the sources build it, a release publishes the site that it holds. */
export function republishing(): Republishing {
  const release = releaseFolder();
  return {
    program: programId(),
    drawsAnyDay: release === undefined,
    republish: () =>
      release === undefined
        ? run(join(import.meta.dirname, '../../../../script/publish'), [])
        : run(process.execPath, [join(release, 'server/publish.js')]),
  };
}
