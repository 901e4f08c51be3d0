import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RunningSite, startSite } from '@rivermark/testkit/site';
import { smallDisk } from '@rivermark/testkit/small-disk';

const jumpingClock = pathToFileURL(join(import.meta.dirname, 'jumping-clock.ts')).href;

/** One server after another on the same port, over the same data directory on a disk that can be full. */
export interface Service {
  readonly url: string;
  readonly dataDir: string;
  readonly disk: Awaited<ReturnType<typeof smallDisk>>;
  current(): RunningSite;
  /** SIGKILL, and at once the next. Each start sweeps. */
  restart(): Promise<void>;
  /** Sets its clock, now and after every start. */
  setClockAhead(byMs: number): void;
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
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    disk,
    current: () => site,
    async restart() {
      await site.kill();
      site = await startSite({ ...options, port });
    },
    setClockAhead(byMs) {
      writeFileSync(clock, String(byMs));
      process.kill(site.pid, 'SIGUSR2');
    },
    async remove() {
      await site.kill();
      await disk.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the server's process holds: open descriptors, and memory in MB. */
export function holdings({ pid }: RunningSite): { descriptors: number; megabytes: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    megabytes: Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024),
  };
}
