import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openPanel } from './panel.ts';

const inkOf = (page: Page) =>
  page
    .locator('main p')
    .first()
    .evaluate((element) => getComputedStyle(element).color);
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const brightnessOf = async (page: Page) =>
  Math.max(...((await groundOf(page)).match(/\d+/g)?.map(Number) ?? []));

test("a dark device gets dusk, and its paper stays light; a system that asks for more contrast gets the high colours; the panel's choice wins over both, and forced colours win over the panel's; where transparency is unwanted nothing shows through what lies under words", async ({
  page,
  context,
}) => {
  const panel = await openPanel(page);
  const usual = await inkOf(page);
  await page.emulateMedia({ contrast: 'more' });
  const asked = await inkOf(page);
  expect(asked).not.toBe(usual);
  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
  const forced = await inkOf(page);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
  const dusk = await groundOf(page);
  expect(await brightnessOf(page)).toBeLessThan(80);
  await page.emulateMedia({ media: 'print' });
  expect(await brightnessOf(page)).toBeGreaterThan(240);
  await page.emulateMedia({ media: 'screen' });

  const html = page.locator('html');
  await panel.getByLabel('High', { exact: true }).check();
  await expect(html).toHaveAttribute('data-contrast', 'high');
  expect(await inkOf(page)).toBe(asked);
  expect(await brightnessOf(page)).toBe(255);
  await panel.getByLabel('Inverted').check();
  await expect(html).toHaveAttribute('data-contrast', 'inverted');
  expect(await groundOf(page)).not.toBe(dusk);
  await page.emulateMedia({ contrast: 'more' });
  expect(await inkOf(page)).not.toBe(asked);
  await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'light', forcedColors: 'active' });
  expect(await inkOf(page)).toBe(forced);

  const veil = (name: string) =>
    page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name);
  expect(Number(await veil('--veil'))).toBeLessThan(1);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  for (const name of ['--veil', '--veil-deep', '--veil-thin', '--veil-page'])
    expect(Number(await veil(name))).toBe(1);
});
