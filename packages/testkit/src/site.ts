import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { waitUntil } from './wait-until.ts';

const root = join(import.meta.dirname, '../../..');
const main = join(root, 'apps/server/src/start/main.ts');

/** What script/server gives to Node. */
export const serverFlags: readonly string[] =
  /^SERVER_FLAGS="(.*)"$/m
    .exec(readFileSync(join(root, 'script/lib/server-flags.sh'), 'utf8'))?.[1]
    ?.split(' ') ?? [];

export interface RunningSite {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly pid: number;
  logs(): string;
  /** Ends the process as if the power failed; the data stays. */
  kill(): Promise<void>;
  /** Ends the process in order; the data stays. Resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}

/** Starts the real server on the built site or on another `builtSite` folder, with its own data directory unless one is given, and waits until it is ready. */
export async function startSite(
  options: {
    env?: Record<string, string>;
    dataDir?: string;
    port?: number;
    /** The ordinary one when it is ''. */
    builtSite?: string;
  } = {},
): Promise<RunningSite> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'rivermark-'));
  const url = `http://localhost:${port}`;
  const { PATH = '' } = process.env;
  const child = spawn(
    process.execPath,
    [...serverFlags, main, ...(options.builtSite ? [options.builtSite] : [])],
    {
      env: {
        PATH,
        PORT: String(port),
        DATA_DIR: dataDir,
        ENQUIRIES_PER_MINUTE: '100000',
        DOCUMENTS_PER_HOUR: '100000',
        MAILS_PER_HOUR: '100000',
        SELF_TEST_AT: 'off',
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  await waitUntil(`the server: ${output}`, async () => {
    if (child.exitCode !== null) throw new Error(`The server ended at once:\n${output}`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    return answer?.ok;
  });
  return {
    url,
    port,
    dataDir,
    pid: child.pid ?? 0,
    logs: () => output,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    remove: async () => {
      await end('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
