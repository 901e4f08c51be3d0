import type { Browser, Frame, Locator, Page } from '@playwright/test';

/** The slowdown that simulates a phone. */
const SLOWER = 4;
const QUIET_MS = 1200;

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first();

interface Interaction {
  readonly path: string;
  /** Prepares the page, so that the next press is the measured one. */
  readonly before?: (page: Page) => Promise<void>;
  readonly pressed: (page: Page) => Locator;
  /** It navigates to another document, and ends with that one's first paint. */
  readonly leaves?: boolean;
}

const quiz = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Next' });
const map = (page: Page) => page.frameLocator('iframe[title="Map of new developments in Jacksonville"]');
const neighborhood = (page: Page) => page.locator('main a[href^="/neighborhoods/"]').first();
const scripted = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

const interactions: Readonly<Record<string, Interaction>> = {
  menu: { path: '/faq', pressed: (page) => page.getByText('Menu', { exact: true }) },
  dialog: { path: '/', pressed: button('Join Our Luxury Portfolio') },
  carousel: { path: '/', pressed: button('Next property') },
  quiz: {
    path: '/',
    before: async (page) => {
      await page.getByRole('button', { name: 'Take the quiz here' }).click();
      await page.getByRole('dialog').getByRole('radio').first().check({ force: true });
    },
    pressed: quiz,
  },
  panel: { path: '/faq', pressed: button('Accessibility') },
  map: {
    path: '/',
    before: async (page) => {
      await page.locator('#new-developments .footnote').first().scrollIntoViewIfNeeded();
      await map(page).locator('html[data-started]').waitFor({ state: 'attached' });
      await page.locator('.developments-map').scrollIntoViewIfNeeded();
    },
    pressed: (page) => map(page).getByRole('button', { name: 'Zoom in' }),
  },
  'page change, seen before': {
    path: '/',
    before: async (page) => {
      await neighborhood(page).click();
      await page.waitForURL('**/neighborhoods/*');
      await page.waitForTimeout(QUIET_MS);
      await page.goBack();
      await page.waitForTimeout(QUIET_MS);
      await neighborhood(page).scrollIntoViewIfNeeded();
    },
    pressed: neighborhood,
    leaves: true,
  },
};

// As text, because the bench has no browser types.
const watchPresses = `
  window.seen = [];
  new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'event', durationThreshold: 16 });`;
/** The next document reports its first paint, on the clock of the press. */
const watchLeaving = `
  addEventListener('click', ({ timeStamp }) =>
    sessionStorage.setItem('pressed', performance.timeOrigin + timeStamp), { capture: true, once: true });`;
const sinceLeaving = `
  new Promise((told) => new PerformanceObserver((list) =>
    told(performance.timeOrigin + list.getEntries()[0].startTime - Number(sessionStorage.getItem('pressed'))))
    .observe({ type: 'paint', buffered: true }))`;

/** Moves the pointer to its middle, for the next press. */
async function aim(page: Page, locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  await page.waitForTimeout(QUIET_MS);
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${locator}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Milliseconds from the press until its effect was painted, as measured by the browser (Event
 * Timing).
 */
async function measure(browser: Browser, url: string, interaction: Interaction): Promise<number> {
  const { path, before, pressed, leaves = false } = interaction;
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url + path);
  await page.mouse.wheel(0, 200);
  await scripted(page);
  await before?.(page);
  await aim(page, pressed(page));
  await page.waitForTimeout(QUIET_MS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const watched: readonly Frame[] = leaves ? [page.mainFrame()] : page.frames();
  for (const frame of watched) await frame.evaluate(leaves ? watchLeaving : watchPresses);
  // Not by click(): its own checks of the page took a sixth of the times.
  await page.mouse.down();
  await page.mouse.up();
  if (leaves) await page.waitForURL((now) => now.pathname !== path);
  await page.waitForTimeout(QUIET_MS);
  if (leaves) {
    const took = (await page.evaluate(sinceLeaving)) as number;
    await context.close();
    return took;
  }
  const seen = await Promise.all(watched.map((frame) => frame.evaluate('seen') as Promise<number[]>));
  await context.close();
  // The browser does not report less than two frames.
  return Math.max(16, ...seen.flat());
}

/** The times of each interaction, by its name. */
export async function measureInteractions(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  for (const [name, interaction] of Object.entries(interactions)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await measure(browser, url, interaction));
    found.set(name, times);
  }
  return found;
}
