import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';

// The test runner turns this cache off unless it is told not to.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

test('a page that the browser kept as it was stands where the visitor left it, and answers', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await hydrated(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
    scrollTo({ top: 900, behavior: 'instant' });
  });
  await page.goto('/maps/new-developments');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(900);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Riverside' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Riverside' })).toBeFocused();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(900);
});

test('a legal page keeps its words when the visitor comes back to it, and the next one has its own', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Information, not advice' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'When you only read' })).toBeVisible();
});
