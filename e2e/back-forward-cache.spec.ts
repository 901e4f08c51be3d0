import { expect, test } from './fixtures.ts';
import { hydrated, openForm } from './forms.ts';

// The test runner turns this cache off unless it is told not to.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

test('a page comes back from the cache as it was left, answers, and counts as one more view', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await hydrated(page);
  await page.evaluate(() => {
    const views: unknown[] = [];
    Object.assign(window, { views, gtag: (...command: unknown[]) => views.push(command[1]) });
    scrollTo({ top: 900, behavior: 'instant' });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Riverside' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Riverside' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { views?: unknown[] }).views)).toEqual([
    'page_view',
  ]);
});

for (const path of [
  '/',
  '/neighborhoods/ortega',
  '/properties/riverfront-estate',
  '/client-concierge',
  '/faq',
])
  test(`nothing on ${path} keeps it out of the back/forward cache`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    // What a visitor uses holds nothing open, either.
    await openForm(page, 'contact');
    await page.keyboard.press('Escape');
    await page.goto('/accessibility');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const reasons = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return (navigation as unknown as { notRestoredReasons?: unknown }).notRestoredReasons ?? null;
    });
    expect(reasons).toBeNull();
  });
