import { keepSettings } from './accessibility-modes.ts';
import { expect, test } from './fixtures.ts';

test('a page with larger text is laid out as for a narrower screen, before scripts, after them and when it changes', async ({
  page,
  watching,
}) => {
  watching.expected.push(/ERR_FAILED|dynamically imported/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await keepSettings(page, { fontSize: 200 });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('data-text-size', '200');
  const menus = () =>
    page
      .locator('.nav-full, .nav-short, .nav-menu')
      .evaluateAll((all) =>
        all.filter((menu) => getComputedStyle(menu).display !== 'none').map(({ className }) => className),
      );
  expect(await menus()).toEqual(['nav-menu']);
  for (const [size, menu] of [
    ['125', 'nav-full'],
    ['150', 'nav-short'],
    [null, 'nav-full'],
    ['200', 'nav-menu'],
  ] as const) {
    await page.evaluate(
      (text) =>
        text
          ? document.documentElement.setAttribute('data-text-size', text)
          : document.documentElement.removeAttribute('data-text-size'),
      size,
    );
    expect(await menus(), `${size}`).toEqual([menu]);
  }
});
