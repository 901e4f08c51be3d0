import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';

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
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
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

const full = 'Properties, Neighborhoods, New Developments, Client Concierge, Market Insights, FAQ'.split(
  ', ',
);
const short = ['Properties', 'Areas', 'Services', 'Insights', 'FAQ'];

test('no script, and no picture but the first, is asked for before the page has loaded, nor what comes late before it is drawn; a card leads to its page from the top, and back to where the visitor was; the header offers its pages at 390, 900 and 1280 px, and leads to them and to the neighborhoods of the home page, clear of the header', async ({
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

  const banner = page.getByRole('banner');
  const offered = banner.getByRole('navigation').getByRole('link');
  const menu = page.getByText('Menu', { exact: true });
  const places = banner.getByRole('link', { name: /^(Neighborhoods|Areas)$/ });
  const expectPlaces = async () => {
    await expect(page).toHaveURL(/\/#neighborhoods$/);
    const heading = page.getByRole('heading', { name: 'Neighborhoods', level: 2 }).first();
    await expect(heading).toBeInViewport();
    const height = (await banner.boundingBox())?.height ?? 0;
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(height);
  };
  await expect(offered).toHaveText(full);
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(offered).toHaveText(short);
  await page.setViewportSize({ width: 390, height: 900 });
  await menu.click();
  await expect(offered).toHaveText(full);
  await banner.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
  await expect(places).toBeHidden();
  await menu.click();
  await places.click();
  await expectPlaces();
  for (const width of [900, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo(0, 0));
    await places.click();
    await expectPlaces();
  }
});
