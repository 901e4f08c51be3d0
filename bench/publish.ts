/**
 * How long a publish takes from its command until the running server answers with the new page, what memory it takes, and what it
 * costs the inquiries beside it, with 8, 60 and 500 homes. The sites are drawn before: this measures writing, compressing and
 * switching. `--quick` takes 8 homes once, to show that the bench still works.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { fileOf } from '@rivermark/testkit/server-programs';
import { type RunningSite, startSite } from '@rivermark/testkit/site';
import { postFor } from './post-for.ts';
import { growSite } from './publish/grown-site.ts';
import { tableOf } from './tables/write-table.ts';

const isQuick = process.argv.includes('--quick');
const rounds = isQuick ? 1 : 5;
const sizes = isQuick ? [8] : [8, 60, 500];
/** The address for which the build compressed, so that the first publish need not do that again. */
const PUBLIC_URL = 'http://localhost:3000';
const built = join(import.meta.dirname, '../apps/web/dist');

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The most memory that a process has had so far, in MB; 0 when it is gone. */
function peakOf(pid = 0): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}

/** Runs the command as script/publish does; resolves with milliseconds until `word` is on the home page, and its memory. */
async function publishOnce(site: RunningSite, folder: string, word: string) {
  const began = performance.now();
  const command = [process.execPath, '--max-old-space-size=256', fileOf('publish'), '--built', folder];
  const child = spawn('nice', ['-n', '10', 'ionice', '-t', '-c', '3', ...command], {
    env: { PATH: process.env.PATH, DATA_DIR: site.dataDir, PUBLIC_URL },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  let peak = 0;
  const watching = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid));
  }, 10);
  const isLive = async () => (await (await fetch(`${site.url}/properties`)).text()).includes(word);
  // As long as it takes: a busy machine lets the lowest priority wait.
  while (!(await isLive())) {
    if (child.exitCode) throw new Error('The publish failed.');
    await sleep(20);
  }
  const live = performance.now() - began;
  const [code] = await ended;
  clearInterval(watching);
  if (code !== 0) throw new Error('The publish failed.');
  return { live, peak };
}

const rows: string[][] = [];
for (const homes of sizes) {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-bench-publish-'));
  const changePrice = growSite(built, join(folder, 'site'), homes);
  const site = await startSite({ dataDir: join(folder, 'data'), env: { PUBLIC_URL } });
  try {
    changePrice('first');
    const first = await publishOnce(site, join(folder, 'site'), 'first');
    const runs: { live: number; peak: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      changePrice(`price-${round}`);
      runs.push(await publishOnce(site, join(folder, 'site'), `price-${round}`));
    }
    const usual = await postFor(site.url + EMAIL_SEND_PATH, 8, isQuick ? 0.5 : 5);
    changePrice('beside');
    const [beside] = await Promise.all([
      postFor(site.url + EMAIL_SEND_PATH, 8, isQuick ? 0.5 : 5),
      publishOnce(site, join(folder, 'site'), 'beside'),
    ]);
    rows.push([
      String(homes),
      (first.live / 1000).toFixed(2),
      (median(runs.map(({ live }) => live)) / 1000).toFixed(2),
      Math.max(first.peak, ...runs.map(({ peak }) => peak)).toFixed(0),
      usual.p99.toFixed(0),
      beside.p99.toFixed(0),
    ]);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
console.log(
  tableOf(
    ['homes', 'first publish, s', 'one price, s', 'memory, MB', 'inquiries: usual p99, ms', 'beside, ms'],
    rows,
  ),
);
