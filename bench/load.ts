/**
 * What the site bears: 95 of 100 visitors look at a page, 4 send an enquiry, 1 sends six documents of 2 MB, as many at once
 * as `CLIENTS`, each going on when it was answered. The embedded stores with one process, then PostgreSQL and S3 with 1, 2
 * and 4, in one run; then pages alone and enquiries alone. Prints tables in Markdown (docs/capacity.md). The load comes from
 * this process, on the same processors. `--quick` runs each for two seconds, to show that the bench still works.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { onFreePort } from '@rivermark/testkit/on-free-port';
import { startBucket, startDatabase } from '@rivermark/testkit/shared-stores';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { call, closeConnections } from './chaos/call.ts';
import { megabytes, processorSeconds } from './load/processes.ts';
import { openTimes, type Times } from './load/times.ts';
import { type Mix, visitors } from './load/visitor.ts';
import { supervise } from './site/supervise.ts';

const isQuick = process.argv.includes('--quick');
const CLIENTS = 16;
const WARM_UP_S = isQuick ? 0.5 : 4;
const phases: readonly { name: string; mix: Mix; seconds: number }[] = [
  { name: 'All', mix: { page: 95, enquiry: 4, submission: 1 }, seconds: isQuick ? 2 : 30 },
  { name: 'Pages alone', mix: { page: 100, enquiry: 0, submission: 0 }, seconds: isQuick ? 2 : 10 },
  { name: 'Enquiries alone', mix: { page: 0, enquiry: 100, submission: 0 }, seconds: isQuick ? 2 : 10 },
];
const setups = [
  { name: 'SQLite and disk', shared: false, processes: 1 },
  { name: 'PostgreSQL and S3', shared: true, processes: 1 },
  { name: 'PostgreSQL and S3', shared: true, processes: 2 },
  { name: 'PostgreSQL and S3', shared: true, processes: 4 },
];

interface Measured {
  readonly setup: string;
  readonly processes: number;
  readonly seconds: number;
  readonly times: Times;
  /** The most of all web processes together. */
  readonly memory: number;
  /** Of the web processes, in seconds of one processor for each second. */
  readonly processors: number;
  /** The same of the load's generator. */
  readonly generator: number;
}

async function startSite({ shared, processes }: (typeof setups)[number], smtpUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-load-'));
  const postgres = shared ? await startDatabase({ syncs: true }) : undefined;
  const bucket = shared ? await startBucket() : undefined;
  const env = {
    SMTP_URL: smtpUrl,
    SELF_TEST_AT: 'off',
    MAILS_PER_HOUR: '1000000',
    ENQUIRIES_PER_MINUTE: '1000000',
    DOCUMENTS_PER_HOUR: '1000000',
    ...(postgres && { DATABASE_URL: postgres.url, SECRET_KEY: Buffer.alloc(32, 1).toString('base64') }),
    ...(bucket && { DOCUMENTS_URL: bucket.url, ...bucket.keys }),
  };
  const ports: number[] = [];
  for (let count = 0; count < processes; count += 1) ports.push(await onFreePort(async (port) => port));
  const dirOf = (name: string) => join(folder, shared ? name : 'data');
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
    120_000,
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

/** The addresses that search engines are told of: what visitors look at. */
async function pagesOf(url: string): Promise<string[]> {
  const { body } = await call(`${url}/sitemap.xml`);
  return [...body.toString().matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
}

async function run(urls: readonly string[], pids: () => number[], mix: Mix, seconds: number) {
  const times = openTimes();
  const target = { urls, pages: await pagesOf(urls[0] ?? '') };
  let memory = 0;
  const weigh = () => {
    memory = Math.max(
      memory,
      pids().reduce((sum, pid) => sum + megabytes(pid), 0),
    );
  };
  const weighing = setInterval(weigh, 250);
  const used = () => pids().reduce((sum, pid) => sum + processorSeconds(pid), 0);
  const [before, own, began] = [used(), process.cpuUsage(), performance.now()];
  const until = began + seconds * 1000;
  await Promise.all(Array.from({ length: CLIENTS }, () => visitors(target, mix, times, until)));
  const elapsed = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(own);
  clearInterval(weighing);
  weigh();
  return {
    times,
    seconds: elapsed,
    memory,
    processors: (used() - before) / elapsed,
    generator: (user + system) / 1e6 / elapsed,
  };
}

const shown = (ms: number) => (ms >= 100 ? ms.toFixed(0) : ms.toFixed(1));

function table(heading: string, rows: readonly Measured[], asked: readonly string[]): string {
  const columns = ['Stores', 'Processes', ...asked.map((what) => `${what}s/s`)];
  const timesOf = asked.map((what) => `${what}: p50, p99, p99.9 ms`);
  const head = [...columns, ...timesOf, 'Errors', 'Memory, MB', 'Processors: site, load'];
  const lines = rows.map(({ setup, processes, seconds, times, memory, processors, generator }) => [
    setup,
    String(processes),
    ...asked.map((what) => (times.count(what) / seconds).toFixed(1)),
    ...asked.map((what) => [0.5, 0.99, 0.999].map((share) => shown(times.at(what, share))).join(', ')),
    [...times.errors].map(([fault, count]) => `${count} × ${fault}`).join(', ') || '0',
    memory.toFixed(0),
    `${processors.toFixed(2)}, ${generator.toFixed(2)}`,
  ]);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [`### ${heading}`, '', row(head), row(head.map(() => '---')), ...lines.map(row), ''].join('\n');
}

const mail = await startMailServer();
const measured = new Map<string, Measured[]>(phases.map(({ name }) => [name, []]));
for (const setup of setups) {
  const site = await startSite(setup, mail.url);
  for (const { name, mix, seconds } of phases) {
    await run(site.urls, site.pids, mix, WARM_UP_S);
    const result = await run(site.urls, site.pids, mix, seconds);
    measured.get(name)?.push({ setup: setup.name, processes: setup.processes, ...result });
  }
  closeConnections();
  await site.stop();
}
await mail.stop();

const memory = (totalmem() / 2 ** 30).toFixed(0);
console.log(
  `${availableParallelism()} processors (${cpus()[0]?.model}), ${memory} GB; ${CLIENTS} at once; stores, mail server and load on the same machine.\n`,
);
const asked: Record<string, readonly string[]> = {
  All: ['page', 'enquiry', 'document'],
  'Pages alone': ['page'],
  'Enquiries alone': ['enquiry'],
};
for (const [name, rows] of measured) console.log(table(name, rows, asked[name] ?? []));
process.exitCode = [...measured.values()].flat().some(({ times }) => times.errors.size > 0) ? 1 : 0;
