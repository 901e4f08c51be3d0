import { applySettings, keepSettings } from './accessibility-modes.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';

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

/** A page with everything that floats. */
const withAll = '/neighborhoods/jacksonville-beach';

test('floating buttons lie on nothing but the page: not on each other, at any width and text size', async ({
  page,
}) => {
  for (const path of process.env.TEST_ALL ? ['/', withAll] : [withAll]) {
    await page.goto(path);
    await hydrated(page);
    for (const fontSize of process.env.TEST_ALL ? [100, 150, 200] : [100, 200]) {
      await applySettings(page, { fontSize });
      for (const width of [320, 390, 900, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        const boxes = await page.evaluate(() =>
          [...document.querySelectorAll('.explore-more, .settings-button, .contact-widget')].map(
            (element) => {
              const { left, right, top, bottom } = element.getBoundingClientRect();
              return { left, right, top, bottom };
            },
          ),
        );
        expect(boxes).toHaveLength(path === '/' ? 2 : 3);
        for (const [place, one] of boxes.entries()) {
          expect(one.left).toBeGreaterThanOrEqual(0);
          expect(one.right).toBeLessThanOrEqual(width);
          for (const other of boxes.slice(place + 1))
            expect(
              one.right <= other.left ||
                other.right <= one.left ||
                one.bottom <= other.top ||
                other.bottom <= one.top,
              `${path} at ${width} px, ${fontSize} %`,
            ).toBe(true);
        }
      }
    }
  }
});
