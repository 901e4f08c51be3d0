import type { Page } from '@playwright/test';
import { applySettings, keepSettings, largestOnPhone, largestText } from './accessibility-modes.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { fontsHaveCome, layoutFaults } from './layout-faults.ts';
import { templates } from './paths.ts';

/** WCAG 1.4.12, as a visitor's own style sheet would set it, over everything that the page says. */
const spaced = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    );
    document.adoptedStyleSheets = [sheet];
  });

interface Reading {
  readonly width: number;
  readonly height: number;
  readonly settings?: Record<string, string | number | boolean>;
  readonly spaced?: true;
}

const readings: Readonly<Record<string, Reading>> = {
  'a phone with text at 200 %': { width: 320, height: 640, settings: { fontSize: 200 } },
  'a tablet with text at 200 %': { width: 900, height: 900, settings: { fontSize: 200 } },
  'a laptop with text at 200 %': { width: 1280, height: 900, settings: { fontSize: 200 } },
  'a laptop with text at 75 %': { width: 1280, height: 900, settings: { fontSize: 75 } },
  'a laptop with every setting at its largest': { width: 1280, height: 900, settings: largestText },
  'a phone with every setting at its largest': { width: 320, height: 640, settings: largestOnPhone },
  'a laptop enlarged to 400 %': { width: 320, height: 256 },
  "a laptop with the guidelines' text spacing": { width: 1280, height: 900, spaced: true },
  "a phone with the guidelines' text spacing": { width: 320, height: 640, spaced: true },
};

for (const path of [...templates, '/no-such-page']) {
  test(`on ${path} nothing is cut, lies over other words or scrolls sideways, however it is read`, async ({
    page,
    watching,
  }) => {
    test.slow();
    watching.expected.push(/404/);
    await page.goto(path);
    await hydrated(page);
    for (const [name, { width, height, settings = {}, spaced: isSpaced }] of Object.entries(readings)) {
      await page.setViewportSize({ width, height });
      await applySettings(page, settings);
      if (isSpaced) await spaced(page);
      await fontsHaveCome(page);
      expect.soft(await layoutFaults(page), name).toEqual([]);
    }
  });
}

test('a page with larger text is laid out as for a narrower screen, before scripts, after them and when it changes', async ({
  page,
  watching,
}) => {
  watching.expected.push(/ERR_FAILED|dynamically imported/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await keepSettings(page, { fontSize: 200 });
  await page.route('**/assets/*.js', (route) => route.abort());
  // What is set comes with the style, and before anything is drawn.
  await page.route('**/assets/follow-settings-*.js', (route) => route.continue());
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

test('floating buttons lie on nothing but the page: not on each other, at any width and text size', async ({
  page,
}) => {
  for (const path of ['/', '/neighborhoods/jacksonville-beach']) {
    await page.goto(path);
    await hydrated(page);
    for (const fontSize of [100, 150, 200]) {
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
