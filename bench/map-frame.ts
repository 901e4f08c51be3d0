/**
 * The cost of the map of new developments, in one run and in a real Chromium: the home page
 * scrolled to its section with the map, compared with the same page with an empty frame; then the
 * map's own document. For each the bytes over the wire and the time until it is usable, as medians.
 * `--quick` runs each once.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { MAP_FRAME_PATH } from '@rivermark/contracts/built-site';
import { startSite } from '@rivermark/testkit/site';

const runs = process.argv.includes('--quick') ? 1 : 9;
/** Pending requests have finished by then. */
const QUIET_MS = 1200;
/** The slowdown that simulates a phone. */
const SLOWER = 4;

interface Measure {
  readonly bytes: Readonly<Record<'document' | 'script' | 'all', number>>;
  readonly usable: number;
  readonly script: number;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Opens a new page with an empty cache; `use` resolves when it is usable. */
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

/** Milliseconds from scrolling to the section until its frame reports that it has started. */
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
// In turns, so that other load affects all alike. The first round only warms up the server.
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
