import type { Browser, Page } from '@playwright/test';

/** Slower than this machine, as a phone is. */
const SLOWER = 4;
const QUIET_MS = 1200;

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

interface Interaction {
  readonly path: string;
  /** Brings the page so far that the next press is the one that counts. */
  readonly before?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

const quiz = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Next' });

const interactions: Readonly<Record<string, Interaction>> = {
  menu: { path: '/faq', act: (page) => page.getByText('Menu', { exact: true }).click() },
  dialog: { path: '/', act: press('Join Our Luxury Portfolio') },
  carousel: { path: '/', act: (page) => page.getByRole('button', { name: 'Next property' }).first().click() },
  quiz: {
    path: '/',
    before: async (page) => {
      await page.getByRole('button', { name: 'Take the quiz here' }).click();
      await page.getByRole('dialog').getByRole('radio').first().check({ force: true });
    },
    act: (page) => quiz(page).click(),
  },
  panel: { path: '/faq', act: press('Accessibility') },
  'page change': {
    path: '/',
    act: (page) => page.locator('main a[href^="/neighborhoods/"]').first().click(),
  },
};

/** From the press until what it did was painted, as the browser itself measures it (Event Timing), in milliseconds. */
async function measure(browser: Browser, url: string, { path, before, act }: Interaction): Promise<number> {
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
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await before?.(page);
  await page.waitForTimeout(QUIET_MS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // The bench knows no browser's types: what runs there is told as text.
  await page.evaluate(`
    window.seen = [];
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration)))
      .observe({ type: 'event', durationThreshold: 16 })`);
  await act(page);
  await page.waitForTimeout(QUIET_MS);
  const worst = (await page.evaluate('Math.max(0, ...seen)')) as number;
  await context.close();
  return worst;
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
