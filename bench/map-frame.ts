/**
 * What the map of new developments costs, in one run and in a real Chromium: the home page scrolled to its section
 * with the map, beside the same page whose frame is empty; then the map's own document. For each the bytes as they
 * came over the wire and the time until it can be used, as medians. `--quick` runs each once.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { MAP_FRAME_PATH } from '@rivermark/contracts/built-site';
import { startSite } from '@rivermark/testkit/site';

const runs = process.argv.includes('--quick') ? 1 : 9;
/** By then what was under way has come. */
const QUIET_MS = 1200;
/** Slower than this machine, as a phone is. */
const SLOWER = 4;

interface Measure {
  readonly bytes: Readonly<Record<'document' | 'script' | 'all', number>>;
  readonly usable: number;
  readonly script: number;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Opens a page of its own, with an empty cache; `use` resolves when it can be used. */
async function measured(browser: Browser, use: (page: Page) => Promise<number>): Promise<Measure> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const types = new Map<string, string>();
  const bytes = { document: 0, script: 0, all: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (types.get(requestId) === 'Document') bytes.document += encodedDataLength;
    if (types.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  const usable = await use(page);
  await page.waitForTimeout(QUIET_MS);
  const { metrics } = await session.send('Performance.getMetrics');
  const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  await context.close();
  return { bytes, usable, script: script * 1000 };
}

/** From the moment the section is scrolled to until its frame says that it has started, in milliseconds. */
const home = (url: string, withMap: boolean) => async (page: Page) => {
  if (!withMap) {
    await page.route(`**${MAP_FRAME_PATH}*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><html data-started>' }),
    );
  }
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForTimeout(QUIET_MS);
  const from = performance.now();
  await page.locator('#new-developments .footnote').scrollIntoViewIfNeeded();
  await page
    .frameLocator('.developments-map iframe')
    .locator('html[data-started]')
    .waitFor({ state: 'attached' });
  return performance.now() - from;
};

const alone = (url: string) => async (page: Page) => {
  const from = performance.now();
  await page.goto(url + MAP_FRAME_PATH);
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  return performance.now() - from;
};

const site = await startSite();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const ways = [
  ['home, frame empty', home(site.url, false)],
  ['home with the map', home(site.url, true)],
  ['the map alone', alone(site.url)],
] as const;
const found = new Map<string, Measure[]>(ways.map(([name]) => [name, []]));
// By turns, so that what else the machine does weighs on all alike; the first round only warms the server.
for (let round = 0; round <= runs; round += 1) {
  for (const [name, use] of ways) {
    const measure = await measured(browser, use);
    if (round > 0 || runs === 1) found.get(name)?.push(measure);
  }
}
await browser.close();
await site.remove();

const cell = (value: number, digits = 1) => value.toFixed(digits).padStart(10);
console.log(
  `${''.padEnd(22)}${['KB HTML', 'KB script', 'KB all', 'usable ms', 'script ms'].map((head) => head.padStart(10)).join('')}`,
);
for (const [name, all] of found) {
  const of = (pick: (measure: Measure) => number) => median(all.map(pick));
  console.log(
    name.padEnd(22) +
      cell(of(({ bytes }) => bytes.document) / 1000) +
      cell(of(({ bytes }) => bytes.script) / 1000) +
      cell(of(({ bytes }) => bytes.all) / 1000) +
      cell(
        of(({ usable }) => usable),
        0,
      ) +
      cell(
        of(({ script }) => script),
        0,
      ),
  );
}
