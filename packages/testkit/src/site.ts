import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCache } from './compile-cache.ts';
import { onFreePort, PortTaken } from './on-free-port.ts';
import { fileOf } from './server-programs.ts';
import { waitUntil } from './wait-until.ts';

const root = join(import.meta.dirname, '../../..');

/** The flags that script/server passes to Node. */
export const serverFlags: readonly string[] =
  /^SERVER_FLAGS="(.*)"$/m
    .exec(readFileSync(join(root, 'script/lib/server-flags.sh'), 'utf8'))?.[1]
    ?.split(' ') ?? [];

/** The address that builds compress pages for. At another, a test's server compresses quickly. */
export const BUILT_FOR = 'http://localhost:3000';

/** A start takes a second or two; on a busy machine it may take long. */
const START_MS = 60_000;

export interface RunningSite {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly pid: number;
  logs(): string;
  /** Ends the process as in a power failure; the data stays. */
  kill(): Promise<void>;
  /** Ends the process in order; the data stays. Resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}

interface SiteOptions {
  readonly env?: Record<string, string>;
  readonly dataDir?: string;
  /** '' means the default one. */
  readonly builtSite?: string;
  /** A command line that runs the process elsewhere, such as in a namespace. */
  readonly within?: readonly string[];
  /** An open file for its log, which logs() then lacks. */
  readonly logTo?: number;
}

/**
 * Starts the real server and waits until it is ready. Serves the built site or another `builtSite`
 * folder, with its own data directory unless one is given. With `port`, it retries until the port's
 * owner lets go.
 */
export async function startSite({
  port,
  ...options
}: SiteOptions & { port?: number } = {}): Promise<RunningSite> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'rivermark-'));
  const start = (onPort: number) => startOn(onPort, { ...options, dataDir });
  if (port === undefined) return onFreePort(start);
  return waitUntil(`port ${port}`, () =>
    start(port).catch((error: unknown) => {
      if (error instanceof PortTaken) return undefined;
      throw error;
    }),
  );
}

/** Rejects with PortTaken if another process listens there. */
async function startOn(
  port: number,
  { env, dataDir, builtSite, within = [], logTo }: SiteOptions & { dataDir: string },
): Promise<RunningSite> {
  const url = `http://localhost:${port}`;
  const { PATH = '' } = process.env;
  const [program = '', ...args] = [...within, process.execPath, ...serverFlags, fileOf('server')];
  const child = spawn(program, [...args, builtSite || join(root, 'apps/web/dist')], {
    env: {
      ...compileCache,
      PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      ENQUIRIES_PER_MINUTE: '100000',
      DOCUMENTS_PER_HOUR: '100000',
      MAILS_PER_HOUR: '100000',
      // Otherwise there would be one more scheduled mail from eight in the morning on.
      SELF_TEST_AT: 'off',
      REMINDERS: 'off',
      ...env,
    },
    stdio: ['ignore', logTo ?? 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      output += part.toString();
    });
  }
  let isOver = false;
  // 'close' comes after all output.
  child.once('close', () => {
    isOver = true;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  const answers = async () => {
    if (isOver && output.includes('The port is taken')) throw new PortTaken(output);
    if (isOver) throw new Error('The server ended at once');
    // Before that line, another process may be answering there.
    if (!output.includes('Rivermark is at')) return false;
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    return answer?.ok;
  };
  try {
    await waitUntil('the server', answers, START_MS);
  } catch (error) {
    await end('SIGKILL');
    if (error instanceof PortTaken) throw error;
    throw new Error(`${error instanceof Error ? error.message : error}:\n${output}`);
  }
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
      // A publish goes on to better photos for some seconds, and creates files meanwhile.
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    },
  };
}
