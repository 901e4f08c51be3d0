/**
 * How fast the site is, in one run: pages on a slow phone in a real Chromium, each beside itself without scripts; what
 * a press costs at a quarter of this machine's speed; the home page's requests per second and processor time beside a
 * bare node:http and nginx with the same bytes; memory after 100,000 requests; the start. Prints the tables of
 * `bench/README.md`. `--quick` does each once, to show that the bench still works. Needs nginx.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startSite } from '@rivermark/testkit/site';
import { measureInteractions } from './site/interactions.ts';
import { loadPage } from './site/page-loads.ts';
import { requestsPerSecond } from './site/requests-per-second.ts';

const isQuick = process.argv.includes('--quick');
const rounds = isQuick ? 1 : 5;
const paths = isQuick
  ? ['/']
  : ['/', '/neighborhoods/riverside', '/market-insights', '/properties', '/faq', '/buyers-guide'];

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const head = (cells: readonly string[]) => {
  console.log('');
  row(cells);
  row(cells.map(() => '---'));
};
const kb = (bytes = 0) => (bytes / 1000).toFixed(1);

/** Milliseconds from the command until the first page is answered; the second start finds everything there. */
async function starts(): Promise<[cold: number, warm: number]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rivermark-bench-'));
  const once = async () => {
    const began = performance.now();
    const site = await startSite({ dataDir });
    await (await fetch(site.url)).text();
    const took = performance.now() - began;
    await site.stop();
    return took;
  };
  const cold = await once();
  const warm = await once();
  rmSync(dataDir, { recursive: true });
  return [cold, warm];
}

const [cold, warm] = await starts();
const { served, held } = await requestsPerSecond(rounds, isQuick ? 300 : 2000, isQuick ? 2000 : 100_000);
const of = (name: string, pick: 'perSecond' | 'p99' | 'cpu') =>
  median((served.find((each) => each.name === name)?.rounds ?? []).map((each) => each[pick]));

console.log(`Load of the machine before: ${readFileSync('/proc/loadavg', 'utf8').split(' ')[0]}`);
head(['home page, answered by', 'a second', 'of bare', 'p99 ms', 'processor µs', 'bare, of it']);
for (const { name } of served) {
  const share = of(name, 'perSecond') / of('bare node:http', 'perSecond');
  const cpu = of('bare node:http', 'cpu') / of(name, 'cpu');
  row([
    name,
    of(name, 'perSecond').toFixed(0),
    share.toFixed(2),
    of(name, 'p99').toFixed(1),
    of(name, 'cpu').toFixed(1),
    cpu.toFixed(2),
  ]);
}
head(['start to the first page, ms', 'MB held before', 'after 100,000 requests']);
row([`cold ${cold.toFixed(0)}, warm ${warm.toFixed(0)}`, held.before.toFixed(0), held.after.toFixed(0)]);

const site = await startSite();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
head(['page on a slow phone', 'LCP ms', 'without scripts', 'HTML KB', 'script', 'fonts', 'pictures']);
for (const path of paths) {
  // Warm: what is measured is the way to the phone.
  await (await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } })).text();
  const loads = {
    with: [] as Awaited<ReturnType<typeof loadPage>>[],
    without: [] as Awaited<ReturnType<typeof loadPage>>[],
  };
  for (let round = 0; round < rounds; round += 1) {
    loads.with.push(await loadPage(browser, site.url + path, true));
    loads.without.push(await loadPage(browser, site.url + path, false));
  }
  const bytes = loads.with[0]?.bytes ?? {};
  const lcp = (all: typeof loads.with) => median(all.map((load) => load.lcp)).toFixed(0);
  row([
    path,
    lcp(loads.with),
    lcp(loads.without),
    kb(bytes.Document),
    kb(bytes.Script),
    kb(bytes.Font),
    kb(bytes.Image),
  ]);
}
head(['press, at a quarter of the speed', 'ms until painted']);
for (const [name, times] of await measureInteractions(browser, site.url, rounds))
  row([name, median(times).toFixed(0)]);
await browser.close();
await site.remove();
