import { keepSettings } from './accessibility-modes.ts';
import { expect, test } from './fixtures.ts';
import { hydrated, islandReady } from './forms.ts';

const inkOf = (element: Element) => getComputedStyle(element).color;

test('a system that asks for more contrast gets the high colours, and the panel can still choose others', async ({
  page,
}) => {
  await page.goto('/faq');
  await hydrated(page);
  const usual = await page.locator('main p').first().evaluate(inkOf);
  await page.emulateMedia({ contrast: 'more' });
  const asked = await page.locator('main p').first().evaluate(inkOf);
  expect(asked).not.toBe(usual);
  await page.getByRole('button', { name: 'Accessibility' }).click();
  await page.getByLabel('High', { exact: true }).check();
  expect(await page.locator('main p').first().evaluate(inkOf)).toBe(asked);
  await page.getByLabel('Inverted').check();
  expect(await page.locator('main p').first().evaluate(inkOf)).not.toBe(asked);
});

test("forced colours win over the panel's", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/faq');
  const forced = await page.locator('main p').first().evaluate(inkOf);
  await keepSettings(page, { contrast: 'inverted' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'inverted');
  expect(await page.locator('main p').first().evaluate(inkOf)).toBe(forced);
});

test('where transparency is unwanted nothing shows through what lies under words; reduced motion stops the carousel, smooth scrolling and every animation', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const veil = (name: string) =>
    page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name);
  await page.goto('/');
  await hydrated(page);
  expect(Number(await veil('--veil'))).toBeLessThan(1);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-transparency', value: 'reduce' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
  for (const name of ['--veil', '--veil-deep', '--veil-thin', '--veil-page'])
    expect(Number(await veil(name))).toBe(1);

  await islandReady(page, 'featured-carousel');
  await expect(page.getByRole('button', { name: 'Start the automatic change of slides' })).toBeAttached();
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('body, body *')].filter((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element);
        return Math.max(Number.parseFloat(animationDuration), Number.parseFloat(transitionDuration)) > 0.001;
      }).length,
  );
  expect(moving).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});
