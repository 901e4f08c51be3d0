import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { serverFlags } from '@rivermark/testkit/site';

const main = join(import.meta.dirname, '../../apps/server/src/start/main.ts');
const RESTART_MS = 300;
/** Keeps the end of a process's output. */
const MOST_WORDS = 20_000;

/** A process that is restarted however it ends, as by a service manager. */
export interface Supervised {
  /** SIGKILL; resolves once it is dead, while the next one starts. */
  kill(): Promise<void>;
  /** SIGTERM without a restart; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** The end of its output. */
  said(): string;
  /** The current process's id. */
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
  // However the caller ends, no process is left behind.
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
