import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { sizeAt } from './paths.ts';
import { riverClearance } from './river-clearance.ts';

test('the river down the home page keeps three pixels from all words at every width', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  // Its stylesheet is deferred.
  await expect(page.locator('.river-crossing')).toBeVisible();
  for (const width of process.env.TEST_ALL ? [320, 390, 900, 1280, 1920] : [320, 1280]) {
    await page.setViewportSize(sizeAt(width));
    const { ink, words, least, isCut } = await page.evaluate(riverClearance);
    expect(ink, `ink at ${width}`).toBeGreaterThan(400);
    expect(words, `words at ${width}`).toBeGreaterThan(100);
    expect(least, `at ${width}`).toBeGreaterThanOrEqual(3);
    expect(isCut, `at ${width} a name or a mile is cut at the window's edge`).toBe(false);
  }
});
