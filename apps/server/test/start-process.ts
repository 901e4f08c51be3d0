import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { fileOf, sourceOf } from '@rivermark/testkit/server-programs';
import { serverFlags } from '@rivermark/testkit/site';
import { onTestFinished } from 'vitest';

export interface Started {
  readonly child: ChildProcess;
  /** What was said so far, for people and for the log. */
  readonly said: () => string;
  readonly logged: () => string;
  readonly exit: Promise<number | null>;
}

/**
 * The server as a process of its own, with none of the caller's environment. `preload` is a module
 * to run before it. It may change modules that the server imports. The driver of PostgreSQL is part
 * of the bundled program, so with that store the process then runs the sources.
 */
export function startProcess(site: string, env: Readonly<Record<string, string>>, preload?: string): Started {
  // As script/server starts it.
  const before = [...serverFlags, ...(preload ? ['--import', preload] : [])];
  const program = preload && env.DATABASE_URL ? sourceOf('server') : fileOf('server');
  const child = spawn(process.execPath, [...before, program, site], {
    env: {
      ...compileCache,
      PORT: '0',
      ENQUIRIES_PER_MINUTE: '100000',
      MAILS_PER_HOUR: '100000',
      // What comes by the clock alone would be one mail more from eight in the morning on.
      SELF_TEST_AT: 'off',
      REMINDERS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let logged = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    logged += text;
  });
  const exit = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return { child, said: () => said, logged: () => logged, exit };
}

/** Resolves when the condition holds; rejects, with what was last seen, when the process ended before. */
export async function waitUntil(started: Started, condition: () => boolean | Promise<boolean>) {
  let ended = false;
  void started.exit.then(() => {
    ended = true;
  });
  while (!(await condition())) {
    if (ended) throw new Error(`The server ended: ${started.said()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** The port that the server says it listens on. */
export async function portOf(started: Started): Promise<number> {
  const line = /Rivermark is at http:\/\/localhost:(\d+)/;
  await waitUntil(started, () => line.test(started.said()));
  return Number(line.exec(started.said())?.[1]);
}
