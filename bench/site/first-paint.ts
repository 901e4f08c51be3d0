import type { Browser, BrowserContextOptions } from '@playwright/test';

/** Where the accessibility panel saves settings. */
const SETTINGS = 'rivermark-settings';
/** Slower than this machine, as a phone is. */
const SLOWER = 4;
/** 1.6 Mbit/s and 150 ms, as Lighthouse's phone has them. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

interface Visitor extends BrowserContextOptions {
  /** What the accessibility panel saved on an earlier visit. */
  readonly saved?: Readonly<Record<string, unknown>>;
}

const visitors: Readonly<Record<string, Visitor>> = {
  plain: {},
  'saved settings': { saved: { contrast: 'inverted', fontSize: 150, readableFont: true } },
  'more contrast': { contrast: 'more' },
  'forced colors': { forcedColors: 'active' },
};

async function measure(browser: Browser, url: string, { saved, ...options }: Visitor) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    ...options,
  });
  const page = await context.newPage();
  if (saved)
    await page.addInitScript(`localStorage.setItem('${SETTINGS}', ${JSON.stringify(JSON.stringify(saved))})`);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url);
  const paint = await page.evaluate(
    `new Promise((told) => new PerformanceObserver((list) => told(list.getEntries()[0].startTime))
      .observe({ type: 'paint', buffered: true }))`,
  );
  await context.close();
  return paint as number;
}

/**
 * Milliseconds until the first drawing, by visitor. The visitors take turns, and another one begins
 * each round, so that all meet the same machine.
 */
export async function measureFirstPaints(browser: Browser, url: string, rounds: number) {
  const found = new Map<string, number[]>(Object.keys(visitors).map((name) => [name, []]));
  const all = Object.entries(visitors);
  for (let round = 0; round < rounds; round += 1) {
    const first = round % all.length;
    for (const [name, visitor] of [...all.slice(first), ...all.slice(0, first)])
      found.get(name)?.push(await measure(browser, url, visitor));
  }
  return found;
}
