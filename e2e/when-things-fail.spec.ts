import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { layoutFaults } from './layout-faults.ts';
import { sizeAt, widths } from './paths.ts';

test('an unknown path is logged, and says so with status 404', async ({ page, watching }) => {
  watching.expected.push(/404/);
  const logged = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('/no/such/page'),
  });
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  expect((await logged).type()).toBe('warning');
});

test('the gallery of parts is not on the ordinary site', async ({ request }) => {
  expect((await request.get('/gallery')).status()).toBe(404);
});

test('a script that a new deployment took away brings one reload, and the page asked for', async ({
  page,
  watching,
}) => {
  watching.expected.push(/404|Failed to load/);
  let gone = true;
  await page.route('**/assets/market-insights-*.js', (route) =>
    gone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  // The page that is asked for anew names the scripts of the new deployment.
  await page.route('**/market-insights', (route) => {
    gone = false;
    return route.continue();
  });
  await page.goto('/faq');
  await hydrated(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('banner').getByRole('link', { name: 'Market Insights' }).click();
  await reloaded;
  expect(page.url()).toMatch(/market-insights$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Market Insights & Trends' })).toBeVisible();
});

test('where the network loses the script of the developments, their list stays, and the map comes later', async ({
  page,
  watching,
}) => {
  watching.expected.push(/ERR_|Failed to (load|fetch)/);
  await page.clock.install();
  let asked = 0;
  let lost = true;
  await page.route('**/assets/developments-section-*.js', (route) => {
    asked += 1;
    return lost ? route.abort() : route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  await page.locator('#new-developments').scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toBeGreaterThan(3);
  await expect(page.getByRole('region', { name: 'List of new developments' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  lost = false;
  await page.clock.runFor(30_000);
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('what stays missing after one reload is said, with the ways out', async ({ page, watching }) => {
  watching.expected.push(/404|Failed to (load|fetch)|dynamically imported|Error/);
  await page.goto('/faq');
  await hydrated(page);
  await page.evaluate(() => sessionStorage.setItem('rivermark-reloaded-at', String(Date.now())));
  await page.route('**/assets/privacy-policy-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize(sizeAt(width));
    expect(await layoutFaults(page), `at ${width} px`).toEqual([]);
  }
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Discover Jacksonville' })).toBeVisible();
});

test('a tooltip waits 700 ms, the next one does not, and Escape closes it', async ({ page }) => {
  // Scrolling at once: a page that still moves closes its tooltips.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const tip = page.locator('.tooltip');
  await page.getByRole('button', { name: 'Previous property' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Previous property' }).hover();
  await page.clock.runFor(699);
  await expect(tip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tip).toHaveText('Previous');
  await expect(tip).toBeVisible();
  await page.getByRole('button', { name: 'Next property' }).hover();
  await page.clock.runFor(1);
  await expect(tip).toHaveText('Next');
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.mouse.move(1, 1);
  await page.clock.runFor(301);
  await page.getByRole('button', { name: 'Next property' }).hover();
  await page.clock.runFor(699);
  await expect(tip).toBeHidden();
});
