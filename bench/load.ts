/**
 * The site under load. 95 of 100 visitors view a page, 4 send an enquiry, and 1 sends six documents
 * of 2 MB. `CLIENTS` of them run in parallel, each continuing after its answer. First the embedded
 * stores with one process, then PostgreSQL and S3 with 1, 2 and 4, in one run; then each of the
 * three requests alone, for its cost. Writes its tables into docs/capacity.md. The load comes from
 * this process on the same processors, so run it on an idle machine. `--quick` runs each for two
 * seconds and writes nothing, to show that the bench still works.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { call, closeConnections } from './chaos/call.ts';
import { type Asked, loadTable, type Measured } from './load/load-table.ts';
import { type LoadedSite, type Setup, startLoadedSite } from './load/loaded-site.ts';
import { modelTable } from './load/model-table.ts';
import { familySeconds, megabytes, processorSeconds } from './load/processes.ts';
import { openTimes } from './load/times.ts';
import { type Mix, visitors } from './load/visitor.ts';

const TABLES = /(<!-- made by script\/bench load -->\n)[\s\S]*(<!-- end -->)/;
const report = join(import.meta.dirname, '../docs/capacity.md');
const isQuick = process.argv.includes('--quick');
const CLIENTS = 16;
const WARM_UP_S = isQuick ? 0.5 : 2;
const page: Asked = ['page', 'pages'];
const enquiry: Asked = ['enquiry', 'enquiries'];
const count: Asked = ['count', 'counts'];
const document: Asked = ['document', 'documents'];
interface Phase {
  readonly heading: string;
  readonly mix: Mix;
  readonly seconds: number;
  readonly asked: readonly Asked[];
}
const nothing: Mix = { page: 0, enquiry: 0, submission: 0, count: 0 };
const phases: readonly Phase[] = [
  {
    heading: '95 pages, 4 enquiries, 1 submission',
    mix: { ...nothing, page: 95, enquiry: 4, submission: 1 },
    seconds: 32,
    asked: [page, enquiry, document],
  },
  { heading: 'Pages alone', mix: { ...nothing, page: 100 }, seconds: 8, asked: [page] },
  { heading: 'Counted visits alone', mix: { ...nothing, count: 100 }, seconds: 8, asked: [count] },
  { heading: 'Enquiries alone', mix: { ...nothing, enquiry: 100 }, seconds: 8, asked: [enquiry] },
  {
    heading: 'Documents of 2 MB alone',
    mix: { ...nothing, submission: 100 },
    seconds: 8,
    asked: [document],
  },
];
const setups: readonly Setup[] = [
  { stores: 'SQLite and disk', processes: 1 },
  { stores: 'PostgreSQL and S3', processes: 1 },
  { stores: 'PostgreSQL and S3', processes: 2 },
  { stores: 'PostgreSQL and S3', processes: 4 },
];

/** The addresses in the sitemap, which visitors view. */
async function pagesOf(url: string): Promise<string[]> {
  const { body } = await call(`${url}/sitemap.xml`);
  return [...body.toString().matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
}

async function run(site: LoadedSite, mix: Mix, seconds: number): Promise<Omit<Measured, keyof Setup>> {
  const times = openTimes();
  const target = { urls: site.urls, pages: await pagesOf(site.urls[0] ?? '') };
  const sum = (of: (pid: number) => number) => site.pids().reduce((all, pid) => all + of(pid), 0);
  let memory = 0;
  const weighing = setInterval(() => {
    memory = Math.max(memory, sum(megabytes));
  }, 250);
  const [web, family, own] = [sum(processorSeconds), familySeconds(), process.cpuUsage()];
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(Array.from({ length: CLIENTS }, () => visitors(target, mix, times, until)));
  const elapsed = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(own);
  clearInterval(weighing);
  return {
    times,
    seconds: elapsed,
    memory,
    web: (sum(processorSeconds) - web) / elapsed,
    load: (user + system) / 1e6 / elapsed,
    all: (familySeconds() - family) / elapsed,
  };
}

// One listener for each process to end with this one.
process.setMaxListeners(0);
const mail = await startMailServer();
const measured = new Map<Phase, Measured[]>(phases.map((phase) => [phase, []]));
for (const setup of setups) {
  const site = await startLoadedSite(setup, mail.url);
  for (const [phase, rows] of measured) {
    await run(site, phase.mix, WARM_UP_S);
    rows.push({ ...setup, ...(await run(site, phase.mix, isQuick ? 2 : phase.seconds)) });
  }
  closeConnections();
  await site.stop();
}
await mail.stop();

const memory = (totalmem() / 2 ** 30).toFixed(0);
const day = new Date().toISOString().slice(0, 10);
const rowsOf = (one: string) =>
  [...measured].find(([{ asked }]) => asked.length === 1 && asked[0]?.[0] === one)?.[1] ?? [];
const tables = [
  `${day}: ${availableParallelism()} processors (${cpus()[0]?.model}), ${memory} GB; ${CLIENTS} at once; stores, mail server and load on the same machine.\n`,
  ...[...measured].map(([{ heading, asked }, rows]) => loadTable(heading, rows, asked)),
  modelTable(rowsOf),
].join('\n');
console.log(tables);
if (!isQuick) {
  const text = readFileSync(report, 'utf8');
  if (!TABLES.test(text)) throw new Error(`${report} has no place for the tables.`);
  writeFileSync(report, text.replace(TABLES, `$1\n${tables}$2`));
}
process.exitCode = [...measured.values()].flat().some(({ times }) => times.errors.size > 0) ? 1 : 0;
