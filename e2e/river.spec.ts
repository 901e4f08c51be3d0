import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { inAllUnless } from './in-all.ts';

/** A page at a moment, with every picture that it asks for. */
async function at(
  browser: Browser,
  baseURL: string | undefined,
  moment: string,
  options: BrowserContextOptions,
): Promise<{ page: Page; asked: string[] }> {
  const context = await browser.newContext({ ...options, baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(moment));
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/img/')) asked.push(pathname);
  });
  return { page, asked };
}

const heroes = (asked: readonly string[]) => asked.filter((path) => path.startsWith('/img/hero'));

const shown = (page: Page) =>
  page.locator('img[fetchpriority=high]').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return new URL(image.currentSrc).pathname;
  });

/** Each takes a frame of its own: 16:9 and 4:5. */
const tablet = { width: 1024, height: 900 };
const phone = { width: 390, height: 844 };

// Five in the afternoon: day in July, dusk in December.
for (const [moment, viewport, expected, isExample] of [
  ['2026-12-01T12:00:00Z', tablet, /^\/img\/hero-dawn-\d+-/, false],
  ['2026-07-01T16:00:00Z', tablet, /^\/img\/hero-day-\d+-/, false],
  ['2026-07-01T21:00:00Z', tablet, /^\/img\/hero-day-\d+-/, false],
  ['2026-12-01T22:00:00Z', tablet, /^\/img\/hero-\d+-/, false],
  ['2026-12-02T04:00:00Z', { width: 1920, height: 900 }, /^\/img\/hero-night-panorama-\d+-/, false],
  ['2026-12-01T12:00:00Z', phone, /^\/img\/hero-dawn-tall-\d+-/, true],
] as const)
  test(
    `at ${moment} and ${viewport.width} px the home page asks for the river under Jacksonville's sun, before any other picture, for that alone and once, alive or not`,
    inAllUnless(isExample),
    async ({ browser, baseURL }) => {
      const { page, asked } = await at(browser, baseURL, moment, { viewport });
      await page.goto('/');
      expect(await shown(page)).toMatch(expected);
      await hydrated(page);
      expect(await shown(page)).toMatch(expected);
      await page.waitForLoadState('networkidle');
      expect(heroes(asked)).toEqual([await shown(page)]);
      expect(asked[0]).toBe(await shown(page));
      await expect(page.locator('img:not([loading=lazy])')).toHaveCount(1);
      await page.context().close();
    },
  );

test('it stays at dusk for who wants nothing to move, by the panel or by the system', async ({
  browser,
  baseURL,
}) => {
  const noon = '2026-07-01T16:00:00Z';
  const ways: readonly BrowserContextOptions[] = [
    {
      storageState: {
        cookies: [],
        origins: [
          {
            origin: new URL(baseURL ?? '').origin,
            localStorage: [{ name: 'rivermark-settings', value: '{"pauseAnimations":true}' }],
          },
        ],
      },
    },
    ...(process.env.TEST_ALL ? [{ reducedMotion: 'reduce' as const }] : []),
  ];
  for (const options of ways) {
    const { page, asked } = await at(browser, baseURL, noon, { viewport: tablet, ...options });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(heroes(asked)).toEqual([expect.stringMatching(/^\/img\/hero-\d+-/)]);
    await page.context().close();
  }
});

test('who comes to the home page from another sees the same hour', async ({ browser, baseURL }) => {
  const { page, asked } = await at(browser, baseURL, '2026-12-02T04:00:00Z', {
    viewport: { width: 1920, height: 900 },
  });
  await page.goto('/faq');
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Rivermark/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Jacksonville' })).toBeVisible();
  expect(await shown(page)).toMatch(/^\/img\/hero-night-panorama-\d+-/);
  expect(heroes(asked)).toEqual([await shown(page)]);
  await page.context().close();
});
