import { expect, test } from './fixtures.ts';
import { hydrated, openForm } from './forms.ts';
import { layoutFaults } from './layout-faults.ts';
import { sizeAt, widths } from './paths.ts';

test('the gallery of parts is not on the ordinary site', async ({ request }) => {
  expect((await request.get('/gallery')).status()).toBe(404);
});

test('an island whose script a new deployment took away brings one reload', async ({ page, watching }) => {
  watching.expected.push(/404|Failed to (load|fetch)|dynamically imported/);
  let gone = true;
  await page.route('**/assets/home-list-*.js', (route) =>
    gone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/properties');
  await hydrated(page);
  // The page that is loaded again names the scripts of the new deployment.
  page.once('framenavigated', () => {
    gone = false;
  });
  const reloaded = page.waitForEvent('load');
  await page.locator('.home-filter summary').first().click();
  await reloaded;
  await hydrated(page);
  await page.locator('.home-filter summary').first().click();
  await expect(page.locator('[data-island=home-list]')).toHaveAttribute('data-hydrated');
});

test('an island that fails says so in its own place, and the rest of the page lives on; where the network loses the script of the developments, their list stays, and the map comes later', async ({
  page,
  watching,
}) => {
  watching.expected.push(/broken on purpose|ERR_|Failed to (load|fetch)/);
  await page.clock.install();
  let asked = 0;
  let lost = true;
  await page.route('**/assets/developments-explorer-*.js', (route) => {
    asked += 1;
    return lost ? route.abort() : route.continue();
  });
  // The carousel asks for it as soon as it is hydrated.
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (new Error().stack?.includes('/assets/islands-')) throw new Error('broken on purpose');
      return matchMedia.call(window, query);
    };
  });
  await page.goto('/');
  await hydrated(page);
  await page.locator('#new-developments').scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(asked).toBeGreaterThan(3);
  }).toPass();
  await expect(page.getByRole('region', { name: 'List of new developments' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  lost = false;
  await page.clock.runFor(30_000);
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.locator('#featured-properties').scrollIntoViewIfNeeded();
  const failed = page.locator('#featured-properties').getByRole('alert');
  await expect(failed.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(failed.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  for (const width of process.env.TEST_ALL ? widths : [390]) {
    await page.setViewportSize(sizeAt(width));
    expect(await layoutFaults(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize(sizeAt(1280));
  await openForm(page, 'contact');
  await page.keyboard.press('Escape');
  await expect(failed.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});
