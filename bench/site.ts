/**
 * How fast the site is, in one run: pages on Lighthouse's phone, each beside itself as if written
 * by hand; blocking time and the cost of a press at a quarter of this machine's speed; the first
 * paint for visitors with settings; the home page's requests per second and processor time beside
 * a bare node:http and nginx with the same bytes; memory after 100,000 requests; the start; a
 * build. Writes its tables into `bench/README.md`. `--quick` does each once and writes nothing, to
 * show that the bench still works. Needs nginx, Chromium, and Lighthouse, which it installs.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BUILT_FOR, startSite } from '@rivermark/testkit/site';
import { measureBlockingTimes } from './site/blocking-time.ts';
import { measureFirstPaints } from './site/first-paint.ts';
import { measureInteractions } from './site/interactions.ts';
import { openLighthouse, type PageLoad } from './site/lighthouse.ts';
import { requestsPerSecond } from './site/requests-per-second.ts';
import { serveWithoutScripts } from './site/without-scripts.ts';
import { tableOf, writeBetweenMarkers } from './tables/write-table.ts';

const isQuick = process.argv.includes('--quick');
const rounds = isQuick ? 1 : 5;
/** One page of each kind, and the 404 page. Takes a quarter of an hour on a quiet machine. */
const paths = [
  '/',
  '/neighborhoods/riverside',
  '/properties',
  '/properties/riverside-bungalow',
  '/market-insights',
  '/faq',
  '/buyers-guide',
  '/neighborhood-quiz',
  '/client-concierge',
  '/privacy-policy',
  '/no-such-page',
];
const browserPath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const kb = (bytes = 0) => (bytes / 1000).toFixed(1);
const load = () => readFileSync('/proc/loadavg', 'utf8').split(' ')[0];

/**
 * Milliseconds from the command until the first page is answered. The second start has all its
 * data.
 */
async function starts(): Promise<string> {
  const times: { cold: number; warm: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'rivermark-bench-'));
    const once = async () => {
      const began = performance.now();
      const site = await startSite({ dataDir });
      await (await fetch(site.url)).text();
      const took = performance.now() - began;
      await site.stop();
      return took;
    };
    times.push({ cold: await once(), warm: await once() });
    rmSync(dataDir, { recursive: true });
  }
  const of = (pick: 'cold' | 'warm') => median(times.map((each) => each[pick])).toFixed(0);
  return tableOf(
    ['start to the first page, ms', ''],
    [
      ['without any data', of('cold')],
      ['with its data', of('warm')],
    ],
  );
}

/** With existing pictures, as after a changed word. */
function build(): string {
  const output = '.cache/bench-site';
  const root = join(import.meta.dirname, '..');
  const began = performance.now();
  const program = ['apps/web/build/build.ts', output, 'apps/web/dist-renderer'];
  execFileSync(process.execPath, program, { cwd: root, stdio: 'ignore' });
  const seconds = (performance.now() - began) / 1000;
  rmSync(join(root, output), { recursive: true, force: true });
  return `A build of the site with its pictures made: ${seconds.toFixed(1)} s.`;
}

async function requests(): Promise<string> {
  const { served, held } = await requestsPerSecond(rounds, isQuick ? 300 : 2000, isQuick ? 2000 : 100_000);
  const of = (name: string, pick: 'perSecond' | 'p99' | 'cpu') =>
    median((served.find((each) => each.name === name)?.rounds ?? []).map((each) => each[pick]));
  const rows = served.map(({ name }) => [
    name,
    of(name, 'perSecond').toFixed(0),
    (of(name, 'perSecond') / of('bare node:http', 'perSecond')).toFixed(2),
    of(name, 'p99').toFixed(1),
    of(name, 'cpu').toFixed(1),
    (of('bare node:http', 'cpu') / of(name, 'cpu')).toFixed(2),
  ]);
  const head = ['home page, by', 'a second', 'of bare', 'p99 ms', 'processor µs', 'bare, of it'];
  const memory = `Rivermark held ${held.before.toFixed(0)} MB before 100,000 requests more and ${held.after.toFixed(0)} after them.`;
  return `${tableOf(head, rows)}\n\n${memory}`;
}

/**
 * On a busy machine Lighthouse sometimes sees no picture of a page in time. Repeat the load then.
 */
async function insist(look: () => Promise<PageLoad>, more = 3): Promise<PageLoad> {
  try {
    return await look();
  } catch (error) {
    if (more === 0) throw error;
    console.error(String(error));
    return insist(look, more - 1);
  }
}

async function pages(): Promise<string> {
  const running = await startSite({ env: { PUBLIC_URL: BUILT_FOR } });
  const byHand = await serveWithoutScripts(running.port);
  const lighthouse = await openLighthouse(browserPath);
  const rows: string[][] = [];
  for (const path of paths) {
    const loads: Record<'ours' | 'byHand', PageLoad[]> = { ours: [], byHand: [] };
    for (let round = 0; round < rounds; round += 1) {
      loads.ours.push(await insist(() => lighthouse.load(running.url + path)));
      loads.byHand.push(await insist(() => lighthouse.load(byHand.url + path)));
    }
    const of = (whose: keyof typeof loads, pick: 'fcp' | 'lcp' | 'cls') =>
      median(loads[whose].map((each) => each[pick]));
    const { bytes = {}, requests = 0 } = loads.ours[0] ?? {};
    rows.push([
      path,
      of('ours', 'lcp').toFixed(0),
      of('byHand', 'lcp').toFixed(0),
      (of('ours', 'lcp') / of('byHand', 'lcp')).toFixed(2),
      of('ours', 'fcp').toFixed(0),
      of('ours', 'cls').toFixed(3),
      String(requests),
      ...['html', 'style', 'script', 'fonts', 'pictures'].map((kind) => kb(bytes[kind])),
    ]);
  }
  await lighthouse.close();
  byHand.stop();
  await running.remove();
  const kinds = ['HTML KB', 'style', 'script', 'fonts', 'pictures'];
  return tableOf(['page', 'LCP ms', 'by hand', 'of it', 'FCP', 'CLS', 'requests', ...kinds], rows);
}

async function blockingTimes(): Promise<string> {
  const running = await startSite();
  const byHand = await serveWithoutScripts(running.port);
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const times = await measureBlockingTimes(browser, {
    ours: running.url,
    byHand: byHand.url,
    paths,
    rounds,
  });
  await browser.close();
  byHand.stop();
  await running.remove();
  const rows = [...times].map(([path, { ours, byHand }]) => [
    path,
    median(ours).toFixed(0),
    median(byHand).toFixed(0),
    (median(ours) - median(byHand)).toFixed(0),
  ]);
  return tableOf(['blocking time after the first drawing', 'ms', 'without scripts', 'more'], rows);
}

async function presses(): Promise<string> {
  const running = await startSite();
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const times = await measureInteractions(browser, running.url, rounds);
  await browser.close();
  await running.remove();
  const rows = [...times].map(([name, each]) => [
    name,
    median(each).toFixed(0),
    Math.max(...each).toFixed(0),
  ]);
  return tableOf(['press', 'ms until painted', 'worst'], rows);
}

/** The first paint for visitors with stored settings, compared with a plain visit. */
async function firstPaints(): Promise<string> {
  const running = await startSite();
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const times = await measureFirstPaints(browser, `${running.url}/neighborhoods/riverside`, rounds);
  await browser.close();
  await running.remove();
  const plain = median(times.get('plain') ?? []);
  const rows = [...times].map(([name, each]) => [
    name,
    median(each).toFixed(0),
    (median(each) / plain).toFixed(2),
  ]);
  return tableOf(['first drawing of a guide, by visitor', 'ms', 'of plain'], rows);
}

const began = load();
const parts: string[] = [];
for (const part of [requests, starts, build, pages, blockingTimes, firstPaints, presses]) {
  const text = await part();
  console.log(`\n${text}`);
  parts.push(text);
}
const when = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const processor = `${cpus().length} processors (${cpus()[0]?.model}), load ${began} before and ${load()} after`;
const medians = `Medians of ${rounds} rounds`;
if (!isQuick)
  writeBetweenMarkers(
    'bench/README.md',
    'site',
    [`${when}, ${processor}. ${medians}.`, ...parts].join('\n\n'),
  );
