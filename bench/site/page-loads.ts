import type { Browser, CDPSession } from '@playwright/test';

/** One opening of a page on a slow phone. */
export interface Load {
  /** Milliseconds from the request until the largest thing of the first screen is there. */
  readonly lcp: number;
  /** Over the wire, by the browser's name of the kind: Document, Script, Font, Image, … */
  readonly bytes: Readonly<Record<string, number>>;
}

/** As Lighthouse's phone: 1.6 Mbit/s down, 150 ms there and back, a quarter of this machine's speed. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
const line = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 };
const SLOWER = 4;
/** By then what was under way has come. */
const QUIET_MS = 1500;

async function watch(session: CDPSession) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint'] });
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let began = 0;
  let painted = 0;
  session.on('Network.requestWillBeSent', ({ wallTime, type }) => {
    if (began === 0 && type === 'Document') began = wallTime;
  });
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  session.on('PerformanceTimeline.timelineEventAdded', ({ event: { lcpDetails } }) => {
    if (lcpDetails) painted = lcpDetails.renderTime || lcpDetails.loadTime;
  });
  return (): Load => ({ lcp: (painted - began) * 1000, bytes });
}

/** Opens a page with an empty cache; without scripts it is as if somebody had written its HTML by hand. */
export async function loadPage(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<Load> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled });
  const page = await context.newPage();
  const loaded = await watch(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: 'load' });
  // Scripts begin after that.
  if (javaScriptEnabled) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForTimeout(QUIET_MS);
  await context.close();
  return loaded();
}
