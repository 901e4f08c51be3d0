import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { inAllUnless } from './in-all.ts';

test('an unknown path is logged, says so with status 404 and leads home', async ({ page, watching }) => {
  watching.expected.push(/404/);
  const logged = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('/no/such/page'),
  });
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  expect((await logged).type()).toBe('warning');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await hydrated(page);
  await expect(page.locator('main')).toHaveCount(1);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Discover Jacksonville' })).toBeVisible();
});

test('an address written otherwise leads to the page that it means', async ({ request }) => {
  for (const [asked, address] of [
    ['/%66aq', '/faq'],
    ['/Neighborhoods/Riverside/', '/neighborhoods/riverside'],
    ['/neighborhoods', '/#neighborhoods'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, address]);
  }
});

test('no script, and no picture but the first, is asked for before the page has loaded, nor what comes late before it is drawn; a card leads to its page from the top, and back to where the visitor was', async ({
  page,
}) => {
  // Scrolling at once, so that the place is settled when it is read.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  const early = await page.evaluate(() => {
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [drawn] = performance.getEntriesByName('first-contentful-paint');
    if (!loaded || !drawn) throw new Error('The browser told neither');
    return performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) =>
          (/\.js$|\/img\/(?!hero)/.test(name) && startTime < loaded.loadEventStart) ||
          (/\.js$|\/img\/(?!hero)|\/deferred-/.test(name) && startTime < drawn.startTime),
      )
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
  await expect
    .poll(() =>
      page
        .locator('.carousel-track img')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete),
    )
    .toBe(true);

  const link = page.locator('#neighborhoods .neighborhood-card[href$="/avondale"]');
  // In the middle, where pressing it needs no scrolling.
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Avondale' })).toBeVisible();
  await expect(page).toHaveTitle(/Avondale/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

const menus = [
  [390, ['Properties', 'Neighborhoods', 'New Developments', 'Client Concierge', 'Market Insights', 'FAQ']],
  [900, ['Properties', 'Areas', 'Services', 'Insights', 'FAQ']],
  [1280, ['Properties', 'Neighborhoods', 'New Developments', 'Client Concierge', 'Market Insights', 'FAQ']],
] as const;

for (const [width, links] of menus) {
  test(
    `at ${width} px the header offers ${links.join(', ')}, and Neighborhoods leads to that place of the home page, clear of the header`,
    inAllUnless(width !== 1280),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/terms-of-service');
      await hydrated(page);
      if (width === 390) await page.getByText('Menu', { exact: true }).click();
      await expect(page.getByRole('banner').getByRole('navigation').getByRole('link')).toHaveText([...links]);
      await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
      await expect(page).toHaveURL(/\/faq$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
      const places = page.getByRole('banner').getByRole('link', { name: /^(Neighborhoods|Areas)$/ });
      if (width === 390) {
        await expect(places).toBeHidden();
        await page.getByText('Menu', { exact: true }).click();
      }
      await places.click();
      await expect(page).toHaveURL(/\/#neighborhoods$/);
      const heading = page.getByRole('heading', { name: 'Neighborhoods', level: 2 }).first();
      await expect(heading).toBeInViewport();
      const header = await page.getByRole('banner').boundingBox();
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0);
    },
  );
}
