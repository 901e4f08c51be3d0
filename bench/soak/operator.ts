import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type RunningSite, startSite } from '@rivermark/testkit/site';
import type { Ledger } from './ledger.ts';

const rotateKey = join(import.meta.dirname, '../../script/rotate-key');
const KILL_EVERY_MS = 20_000;

/** One server after another on the same data directory and port. */
export interface Service {
  readonly url: string;
  current(): RunningSite;
  /** SIGKILL, and at once the next. Each start sweeps. */
  restart(): Promise<void>;
}

export async function startService(smtpUrl: string): Promise<Service> {
  const env = { SMTP_URL: smtpUrl, MAILS_PER_HOUR: '1000000' };
  let site = await startSite({ env });
  const { port, dataDir } = site;
  return {
    url: `http://127.0.0.1:${port}`,
    current: () => site,
    async restart() {
      await site.kill();
      site = await startSite({ env, port, dataDir });
    },
  };
}

/** Tries to change the key under the running server, which has to be refused in words. */
async function rotate({ dataDir }: RunningSite, ledger: Ledger): Promise<void> {
  ledger.count('rotations beside the server, refused', 'tried');
  const refused = await promisify(execFile)(rotateKey, { env: { PATH: process.env.PATH, DATA_DIR: dataDir } })
    .then(() => 'it went through')
    .catch(({ stderr }: { stderr?: string }) =>
      /is in use/.test(stderr ?? '') ? '' : (stderr ?? 'it failed'),
    );
  if (refused) ledger.faults.push(`a rotation beside the server: ${refused}`);
  else ledger.count('rotations beside the server, refused', 'done');
}

/** A rotation and a SIGKILL every 20 seconds, as long as a whole turn fits before `until`. */
export async function operate(service: Service, ledger: Ledger, until: number): Promise<void> {
  while (Date.now() + KILL_EVERY_MS <= until) {
    const killAt = Date.now() + KILL_EVERY_MS;
    await rotate(service.current(), ledger);
    await later(Math.max(0, killAt - Date.now()));
    ledger.count('kills and starts', 'tried');
    await service.restart();
    ledger.count('kills and starts', 'done');
  }
}

/** What the server's process holds: open descriptors, and memory in MB. */
export function holdings({ pid }: RunningSite): { descriptors: number; megabytes: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    megabytes: Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024),
  };
}
