import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type RunningSite, startSite } from '@rivermark/testkit/site';
import { smallDisk } from '@rivermark/testkit/small-disk';
import type { Kill } from './deliveries.ts';

const readAttempts = join(import.meta.dirname, 'attempts.ts');
const jumpingClock = pathToFileURL(join(import.meta.dirname, 'jumping-clock.ts')).href;

/** Successive servers on the same port and data directory, on a disk that can be full. */
export interface Service {
  readonly url: string;
  readonly dataDir: string;
  readonly disk: Awaited<ReturnType<typeof smallDisk>>;
  current(): RunningSite;
  /** SIGKILL, and the next one at once. Each start sweeps. */
  restart(): Promise<void>;
  readonly kills: readonly Kill[];
  /** Whether there was no process at any time since then. */
  wasDown(since: number): boolean;
  /** Sets its clock, now and after every start. */
  setClockAhead(byMs: number): void;
  /** How each attempt to send a mail ended, by its Message-ID. */
  attempts(): Promise<Record<string, string[]>>;
  remove(): Promise<void>;
}

export async function startService(smtpUrl: string, diskMegabytes: number): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-chaos-'));
  const clock = join(folder, 'clock');
  writeFileSync(clock, '0');
  const dataDir = join(folder, 'data');
  const disk = await smallDisk(dataDir, diskMegabytes);
  const env = {
    SMTP_URL: smtpUrl,
    MAILS_PER_HOUR: '1000000',
    NODE_OPTIONS: `--import ${jumpingClock}`,
    CLOCK_AHEAD: clock,
  };
  const options = { env, dataDir, within: disk.within };
  let site = await startSite(options);
  const { port } = site;
  const kills: Kill[] = [];
  let lastUp = Date.now();
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    disk,
    current: () => site,
    kills,
    wasDown: (since) => since <= lastUp,
    async restart() {
      const began = Date.now();
      lastUp = Number.POSITIVE_INFINITY;
      await site.kill();
      site = await startSite({ ...options, port });
      lastUp = Date.now();
      kills.push({ began, up: lastUp });
    },
    setClockAhead(byMs) {
      writeFileSync(clock, String(byMs));
      process.kill(site.pid, 'SIGUSR2');
    },
    async attempts() {
      const [program = '', ...args] = [
        ...disk.within,
        process.execPath,
        readAttempts,
        join(dataDir, 'rivermark.db'),
      ];
      const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 64 * 1024 * 1024 });
      return JSON.parse(stdout) as Record<string, string[]>;
    },
    async remove() {
      await site.kill();
      await disk.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server process's resources: the targets of its open descriptors, and memory in MB. */
export function holdings({ pid }: RunningSite): { descriptors: string[]; megabytes: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const folder = `/proc/${pid}/fd`;
  const kindOf = (name: string) => {
    try {
      return readlinkSync(join(folder, name)).replace(/:\[\d+\]$/, '');
    } catch {
      // Closed meanwhile.
      return undefined;
    }
  };
  return {
    descriptors: readdirSync(folder).flatMap((name) => kindOf(name) ?? []),
    megabytes: Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024),
  };
}
