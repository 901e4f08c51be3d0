import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { fileOf, sourceOf } from '@rivermark/testkit/server-programs';
import { serverFlags } from '@rivermark/testkit/site';
import { onTestFinished } from 'vitest';

export interface Started {
  readonly child: ChildProcess;
  /** The output so far, for people and for the log. */
  readonly said: () => string;
  readonly logged: () => string;
  readonly exit: Promise<number | null>;
}

/**
 * To run before the server, which then dies at a certain query. It changes the database's driver.
 */
export const dieAt = join(import.meta.dirname, 'die-at.ts');

/**
 * The server as its own process, without the caller's environment. `preloads` are modules to run
 * before it. PostgreSQL's driver is bundled with the program, so where `dieAt` changes that, the
 * process runs the sources.
 */
export function startProcess(
  site: string,
  env: Readonly<Record<string, string>>,
  ...preloads: readonly string[]
): Started {
  // As script/server starts it.
  const before = [...serverFlags, ...preloads.flatMap((preload) => ['--import', preload])];
  const program = preloads.includes(dieAt) && env.DATABASE_URL ? sourceOf('server') : fileOf('server');
  const child = spawn(process.execPath, [...before, program, site], {
    env: {
      ...compileCache,
      PORT: '0',
      ENQUIRIES_PER_MINUTE: '100000',
      MAILS_PER_HOUR: '100000',
      // Otherwise there would be one more scheduled mail from eight in the morning on.
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

/** Resolves once the condition holds. Rejects with the last output if the process ends first. */
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

/** The port from the server's output. */
export async function portOf(started: Started): Promise<number> {
  const line = /Rivermark is at http:\/\/localhost:(\d+)/;
  await waitUntil(started, () => line.test(started.said()));
  return Number(line.exec(started.said())?.[1]);
}
