import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Bytes of all files below a folder. */
export function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true })
    .map((name) => lstatSync(join(folder, String(name))))
    .filter((entry) => entry.isFile())
    .reduce((sum, { size }) => sum + size, 0);
}

/**
 * Starts a release with Node only, on a new data directory. Returns the milliseconds until
 * `/readyz` answered.
 */
export async function startOnce(release: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-release-'));
  const started = performance.now();
  const child = spawn(join(release, 'bin/rivermark'), ['server'], {
    cwd: folder,
    env: { PATH: dirname(process.execPath), PORT: '0', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  try {
    let said = '';
    for await (const part of child.stderr) {
      said += part;
      const port = /Rivermark is at http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port === undefined) continue;
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
      if (!answer.ok) throw new Error(`The release answers ${answer.status}: ${said}`);
      return performance.now() - started;
    }
    throw new Error(`The release did not start: ${said}`);
  } finally {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
