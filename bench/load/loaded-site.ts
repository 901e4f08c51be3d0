import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onFreePort } from '@rivermark/testkit/on-free-port';
import { startBucket, startDatabase } from '@rivermark/testkit/shared-stores';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { call } from '../chaos/call.ts';
import { supervise } from '../site/supervise.ts';

/** How a site runs: the number of web processes, and its stores. */
export interface Setup {
  readonly stores: 'SQLite and disk' | 'PostgreSQL and S3';
  readonly processes: number;
}

export interface LoadedSite {
  /** One for each web process. */
  readonly urls: readonly string[];
  /** The web processes' ids. */
  pids(): readonly number[];
  stop(): Promise<void>;
}

const UP_MS = 120_000;

/** Starts it with durable stores and its own worker, and with limits out of the way. */
export async function startLoadedSite({ stores, processes }: Setup, smtpUrl: string): Promise<LoadedSite> {
  const isShared = stores === 'PostgreSQL and S3';
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-load-'));
  const postgres = isShared ? await startDatabase({ syncs: true }) : undefined;
  const bucket = isShared ? await startBucket() : undefined;
  const env = {
    SMTP_URL: smtpUrl,
    SELF_TEST_AT: 'off',
    REMINDERS: 'off',
    MAILS_PER_HOUR: '1000000',
    ENQUIRIES_PER_MINUTE: '1000000',
    DOCUMENTS_PER_HOUR: '1000000',
    ...(postgres && { DATABASE_URL: postgres.url, SECRET_KEY: Buffer.alloc(32, 1).toString('base64') }),
    ...(bucket && { DOCUMENTS_URL: bucket.url, ...bucket.keys }),
  };
  const ports: number[] = [];
  for (let count = 0; count < processes; count += 1) ports.push(await onFreePort(async (port) => port));
  const dirOf = (name: string) => join(folder, isShared ? name : 'data');
  const webs = ports.map((port) =>
    supervise({ ...env, ROLE: 'web', PORT: String(port), DATA_DIR: dirOf(`web-${port}`) }),
  );
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  await waitUntil(
    'the site',
    () =>
      Promise.all(urls.map((url) => call(`${url}/readyz`))).then(
        (answers) => answers.every(({ status }) => status === 200),
        () => false,
      ),
    UP_MS,
  );
  const worker = supervise({ ...env, ROLE: 'worker', DATA_DIR: dirOf('worker') });
  return {
    urls,
    pids: () => webs.map((web) => web.pid()),
    async stop() {
      await Promise.all([...webs, worker].map((each) => each.stop()));
      await bucket?.server.stop();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
