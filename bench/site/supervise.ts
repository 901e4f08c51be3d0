import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { serverFlags } from '@rivermark/testkit/site';

const main = join(import.meta.dirname, '../../apps/server/src/start/main.ts');
const RESTART_MS = 300;
/** Of what a process said, the end is kept. */
const MOST_WORDS = 20_000;

/** A process that comes back however it ends, as a service manager does it. */
export interface Supervised {
  /** SIGKILL; resolves once it is dead, while the next one starts. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with its exit code, and none comes after it. */
  stop(): Promise<number | null>;
  /** The last that it wrote. */
  said(): string;
  /** Of the process that lives now. */
  pid(): number;
}

/** Runs the server's own program with these variables and no others. */
export function supervise(env: Readonly<Record<string, string>>): Supervised {
  let words = '';
  let isOver = false;
  let ended: Promise<number | null>;
  let child: ChildProcess;
  const start = () => {
    child = spawn(process.execPath, [...serverFlags, main], {
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => {
        words = (words + part.toString()).slice(-MOST_WORDS);
      });
    }
    ended = new Promise((resolve) => child.once('exit', resolve));
    void ended.then(async () => {
      await later(RESTART_MS);
      if (!isOver) start();
    });
  };
  start();
  // However the caller ends, nobody is left behind.
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    stop() {
      isOver = true;
      child.kill('SIGTERM');
      return ended;
    },
    said: () => words,
    pid: () => child.pid ?? 0,
  };
}
