import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { inAllUnless } from './in-all.ts';

/** What each page shows in its first screen: its words by line, its whole buttons. */
const kept = {
  '/': '.title-plate h1, .title-plate .lead, .title-plate button',
  '/#featured-properties': '#featured-properties h2, .carousel-controls button, .carousel-mark',
  '/neighborhoods/riverside':
    '.guide-hero h1, .guide-hero p, .guide-hero button, .breadcrumbs a, #snapshot, .figures dt, .figures dd',
  '/properties/riverside-bungalow':
    '.home-panel h1, .home-panel p, .home-panel button, .figures dt, .figures dd',
  '/market-insights': 'h1, .lead, .trend-card h3, .trend-value',
  '/neighborhood-quiz': 'h1, .lead, .quiz-progress, .quiz legend, .quiz-option, .quiz-actions button',
} as const;

const sizes = [
  [320, 568],
  [320, 640],
  [390, 844],
  [768, 900],
  [900, 900],
  [1024, 768],
  [1280, 900],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** A page's initial position: the part that its address names, or its top. */
const showFirstScreen = (page: Page) =>
  page.evaluate(async () => {
    const named = location.hash && document.querySelector(location.hash);
    if (named) named.scrollIntoView();
    else scrollTo(0, 0);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });

for (const [path, selector] of Object.entries(kept)) {
  test(
    `what floats covers nothing that ${path} shows first, from 320 to 1920 px`,
    inAllUnless(path === '/' || path.startsWith('/properties')),
    async ({ page }) => {
      // Without smooth scrolling, so that positions are final when measured.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrated(page);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await showFirstScreen(page);
        const { floats, shown, covered } = await page.evaluate((fitting) => {
          const rectsOf = (element: Element) => {
            if (element.matches('button, .quiz-option')) return [element.getBoundingClientRect()];
            const words = document.createRange();
            words.selectNodeContents(element);
            return [...words.getClientRects()];
          };
          const floating = [...document.querySelectorAll('.floating > *')].map((float) =>
            float.getBoundingClientRect(),
          );
          // On phones a solid bar across the foot of the window counts as its end. Everything below
          // it is below the fold.
          const bar = document.querySelector('.floating');
          const isFoot = bar && getComputedStyle(bar).backgroundColor !== 'rgba(0, 0, 0, 0)';
          const lieOver = (rect: DOMRect) =>
            rect.top < innerHeight &&
            floating.some(
              ({ left, right, top, bottom }) =>
                rect.left < right && left < rect.right && rect.top < bottom && top < rect.bottom,
            );
          const all = [...document.querySelectorAll(`main :is(${fitting})`)].filter(
            (element) => element.checkVisibility() && !element.closest('dialog'),
          );
          return {
            floats: floating.length,
            shown: all.length,
            covered: all.flatMap((element) =>
              !isFoot && rectsOf(element).some(lieOver) ? [element.textContent?.trim()] : [],
            ),
          };
        }, selector);
        expect(floats).toBeGreaterThan(1);
        expect(shown).toBeGreaterThan(2);
        expect(covered, `at ${width}x${height}`).toEqual([]);
      }
    },
  );
}

test('what floats is one line on paper at any width, on the edge of what the page holds, each of its words whole', async ({
  page,
}) => {
  for (const path of ['/', '/neighborhoods/san-marco', '/faq', '/buyers-guide']) {
    await page.goto(path);
    await hydrated(page);
    for (const width of [320, 390, 768, 900, 1120, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = await page.evaluate(() => {
        const foot = document.querySelector('.floating') as HTMLElement;
        const head = document.querySelector('.site-header') as HTMLElement;
        const edge = Number.parseFloat(getComputedStyle(head).paddingInlineStart);
        const shown = [...foot.querySelectorAll('.floating-tab, .floating-name')].filter((one) =>
          one.checkVisibility(),
        );
        const boxes = shown.map((one) => one.getBoundingClientRect());
        const paper = document.createElement('i');
        paper.style.background = 'var(--paper)';
        foot.append(paper);
        const grounds = [foot, paper].map((one) => getComputedStyle(one).backgroundColor);
        paper.remove();
        const { left, right, bottom } = foot.getBoundingClientRect();
        return {
          end: Math.abs(Math.round(right - edge - Math.max(...boxes.map((box) => box.right)))),
          start: Math.abs(Math.round(Math.min(...boxes.map((box) => box.left)) - left - edge)),
          lines:
            Math.max(...boxes.map(({ top }) => top)) < Math.min(...boxes.map((box) => box.bottom)) ? 1 : 2,
          least: Math.min(...boxes.map(({ height }) => height)),
          beyond: shown.filter((one) => one.scrollWidth > one.clientWidth).length,
          belowIt: innerHeight - bottom,
          paper: new Set(grounds).size,
        };
      });
      const at = `${path} at ${width} px`;
      expect({ ...bar, least: 44 <= bar.least || bar.least }, at).toEqual({
        end: 0,
        // The smallest phones omit the contact's name: the line is for buttons.
        start: width > 320 ? 0 : bar.start,
        lines: 1,
        least: true,
        beyond: 0,
        belowIt: 0,
        paper: 1,
      });
    }
  }
});

test("what opens stands on the line at the foot, moves nothing beside it, and is from edge to edge of a phone, else at the page's edge; on a phone the page stays in sight above all settings, and a press on it closes what opened", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  await hydrated(page);
  const widget = page.locator('.contact-widget > summary');
  const widgetPanel = page.locator('.contact-widget-panel');
  for (const width of [320, 390, 900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = () =>
      page
        .locator('.floating > *, .contact-widget summary')
        .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())));
    const before = await boxes();
    await widget.click();
    await expect(widgetPanel).toBeVisible();
    expect(await boxes(), `${width}`).toEqual(before);
    await page.keyboard.press('Escape');
  }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const places = new Set<string>();
    for (const [button, panel] of [
      ['.settings-button', '.settings'],
      ['.contact-widget > summary', '.contact-widget-panel'],
    ] as const) {
      await page.locator(button).click();
      await expect(page.locator(panel)).toBeVisible();
      places.add(
        await page.locator(panel).evaluate((opened) => {
          const { left, right, bottom } = opened.getBoundingClientRect();
          const bar = document.querySelector('.floating')?.getBoundingClientRect();
          const over = `${Math.round((bar?.top ?? 0) - bottom)} over the bar`;
          return innerWidth < 600
            ? `from ${left} to ${document.documentElement.clientWidth - right}, ${over}`
            : `${document.documentElement.clientWidth - right} from the window's edge, ${over}`;
        }),
      );
      await page.keyboard.press('Escape');
      await expect(page.locator(panel)).toBeHidden();
    }
    expect([...places], `at ${width} px`).toEqual([
      width < 600 ? 'from 0 to 0, 0 over the bar' : "72 from the window's edge, 0 over the bar",
    ]);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.settings-button').click();
  const { top, rows, whole } = await page.locator('.settings').evaluate((panel) => {
    const box = panel.getBoundingClientRect();
    const rows = [...panel.querySelectorAll('.settings-list > *')];
    return {
      top: box.top,
      rows: rows.length,
      whole: rows.filter((row) => row.getBoundingClientRect().bottom <= box.bottom).length,
    };
  });
  // The header and a fifth of the window.
  expect(top).toBeGreaterThan(64 + 844 / 5);
  expect(whole).toBe(rows);
  await page.keyboard.press('Escape');
  await widget.click();
  await expect(page.getByRole('link', { name: /^Call 904-555-0142$/ })).toBeVisible();
  await page.mouse.click(195, 200);
  await expect(widgetPanel).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/faq');
});
