import { execFile, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, statfsSync, writeSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { fileOf } from '@rivermark/testkit/server-programs';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './start-app.ts';
import { portOf, waitUntil } from './start-process.ts';
import { writeTinySite } from './tiny-site.ts';

export const MEGABYTES = 220;
const tmpfs = `mount -t tmpfs -o size=${MEGABYTES}m tmpfs "$1"`;
/** None of it is kept for root. */
const ext4 = `truncate -s ${MEGABYTES}M "$1.img" && mke2fs -q -t ext4 -m 0 "$1.img" && mount -o loop "$1.img" "$1"`;

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  /** A real file system where this machine may mount one, and the server's log on it. */
  readonly isReal?: true;
}

/**
 * The server with its data on a file system of its own; `seen` is that file system as this process
 * reaches it.
 */
export async function startOnSmallDisk({ env, isReal }: Options = {}) {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  writeTinySite(site);
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const asRoot = isReal && process.getuid?.() === 0;
  const mount = asRoot ? `{ ${ext4} || ${tmpfs}; }` : tmpfs;
  const log = isReal ? '>"$1/server.log"' : '';
  const child = spawn(
    'unshare',
    [
      ...(asRoot ? [] : ['--map-root-user']),
      ...['--mount', 'sh', '-c', `${mount} && exec "$2" "$3" "$4" ${log}`],
      ...['sh', disk, process.execPath, fileOf('server'), site],
    ],
    {
      env: {
        ...compileCache,
        PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
        PORT: '0',
        DATA_DIR: join(disk, 'data'),
        DOCUMENTS_PER_HOUR: '1000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  let logged = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text;
  });
  child.stdout.on('data', (text: Buffer) => {
    logged += text;
  });
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const started = { child, said: () => said, logged: () => logged, exit };
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  const url = `http://127.0.0.1:${await portOf(started)}`;
  const seen = `/proc/${child.pid}/root${disk}`;
  await waitUntil(started, async () =>
    stat(join(seen, 'data/reserve')).then(
      ({ size }) => size >= 10_000_000,
      () => false,
    ),
  );
  const free = () => {
    const { bavail, bsize } = statfsSync(seen);
    return bavail * bsize;
  };
  const filler = openSync(join(seen, 'filler'), 'a');
  onTestFinished(() => closeSync(filler));
  return {
    ...started,
    url,
    disk,
    seen,
    free,
    /** What no limit of ours holds back: other programs' files. Leaves so many bytes free. */
    fill(until: number) {
      const piece = Buffer.alloc(64 * 1024, 'x');
      try {
        while (free() > until) writeSync(filler, piece);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    /**
     * Runs a program of the server where the disk is; resolves with its exit code and what it said.
     */
    async run(program: string, args: readonly string[], more: Readonly<Record<string, string>>) {
      const within = asRoot ? ['--mount'] : ['--user', '--mount', '--preserve-credentials'];
      const command = [...within, `--target=${child.pid}`, process.execPath, fileOf(program), ...args];
      const asked = { env: { ...compileCache, DATA_DIR: join(disk, 'data'), ...env, ...more } };
      return promisify(execFile)('nsenter', command, asked).then(
        ({ stdout }) => ({ code: 0, said: stdout }),
        ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
      );
    },
  };
}
