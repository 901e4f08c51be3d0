import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';

/** What each page puts in its first screen: its words by their lines, its buttons whole. */
const kept = {
  '/': '.title-plate h1, .title-plate .lead, .title-plate button',
  '/#featured-properties': '#featured-properties h2, .carousel-controls button, .carousel-count',
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

/** Where a page opens: at the part that its address names, or at its top. */
const showFirstScreen = (page: Page) =>
  page.evaluate(async () => {
    const named = location.hash && document.querySelector(location.hash);
    if (named) named.scrollIntoView();
    else scrollTo(0, 0);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });

for (const [path, selector] of Object.entries(kept)) {
  test(`what floats covers nothing that ${path} shows first, from 320 to 1920 px`, async ({ page }) => {
    // Scrolling at once, so that the place is settled when it is measured.
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
        // On phones a solid bar from edge to edge is the foot of the window: what goes on beneath it is below the fold.
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
  });
}

test('from 1120 px on the tabs leave the edge of what the page holds free, on a ground of their own that bears their words on any page', async ({
  page,
}) => {
  for (const path of ['/', '/neighborhoods/san-marco', '/faq', '/buyers-guide']) {
    await page.goto(path);
    for (const width of [1120, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const { air, beyond, grounds, rings } = await page.evaluate(() => {
        const { left, right } = document.querySelector('.brand')?.parentElement?.getBoundingClientRect() ?? {
          left: 0,
          right: 0,
        };
        const { paddingInlineStart } = getComputedStyle(document.querySelector('.site-header') as Element);
        const edge = Number.parseFloat(paddingInlineStart);
        const tabs = [...document.querySelectorAll('.floating-tab')].filter((tab) => tab.checkVisibility());
        const boxes = tabs.map((tab) => tab.getBoundingClientRect());
        return {
          air: boxes.map((box) =>
            box.left < innerWidth / 2 ? left + edge - box.right : box.left - (right - edge),
          ),
          beyond: tabs.filter((tab) => tab.scrollWidth > tab.clientWidth).length,
          grounds: tabs.map((tab) => getComputedStyle(tab).backgroundColor),
          rings: tabs.map((tab) => Number.parseFloat(getComputedStyle(tab).outlineOffset)),
        };
      });
      const at = `${path} at ${width} px`;
      expect(air.length, at).toBeGreaterThan(1);
      expect(Math.min(...air), at).toBeGreaterThanOrEqual(8);
      expect(beyond, at).toBe(0);
      // A ring of cream is seen on midnight alone.
      expect(Math.max(...rings), at).toBeLessThanOrEqual(-3);
      expect(new Set(grounds), at).toEqual(new Set(['rgb(11, 26, 44)']));
    }
  }
});

test('from 1120 px on the tabs stand level in the gutters: wherever one scrolls, no word comes under them', async ({
  page,
}) => {
  for (const path of ['/', '/neighborhoods/san-marco', '/privacy-policy', '/properties', '/buyers-guide']) {
    await page.goto(path);
    for (const width of [1120, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const { tabs, looked, under, upright, heights, ends } = await page.evaluate(() => {
        const shown = [...document.querySelectorAll('.floating-tab')].filter((tab) => tab.checkVisibility());
        const tabs = shown.map((tab) => tab.getBoundingClientRect());
        const upright = shown.filter((tab) => getComputedStyle(tab).writingMode !== 'horizontal-tb');
        const under = new Set<string>();
        let looked = 0;
        for (const part of document.querySelectorAll('main, .site-footer')) {
          const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const parent = node.parentElement;
            const words = node.textContent?.trim();
            if (!words || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('dialog'))
              continue;
            // What a scroller keeps for later is not on the page yet.
            let edge = { left: 0, right: innerWidth };
            for (let box: Element | null = parent; box; box = box.parentElement)
              if (getComputedStyle(box).overflowX !== 'visible') edge = box.getBoundingClientRect();
            const range = document.createRange();
            range.selectNodeContents(node);
            for (const rect of range.getClientRects()) {
              // The box of a letter over three lines begins 5 px before its ink.
              const left = Math.max(rect.left + (parent.closest('.opening') ? 5 : 0), edge.left);
              const right = Math.min(rect.right, edge.right);
              if (right - left < 2 || rect.height < 2) continue;
              looked += 1;
              if (tabs.some((tab) => left < tab.right && tab.left < right)) under.add(words);
            }
          }
        }
        const ends = new Set(
          shown
            .filter((tab) => !tab.matches('.settings-button'))
            .map((tab) => tab.getBoundingClientRect())
            .map(({ top, bottom }) => `${top} to ${bottom}`),
        );
        return {
          tabs: tabs.length,
          looked,
          under: [...under],
          upright: upright.length,
          heights: tabs.map(({ height }) => height),
          ends: ends.size,
        };
      });
      expect(tabs, path).toBeGreaterThan(1);
      expect(upright, path).toBe(0);
      expect(ends, `${path}: those with words in one line`).toBe(1);
      expect(new Set(heights), path).toEqual(new Set([44]));
      expect(looked, path).toBeGreaterThan(40);
      expect(under, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('what opens stands whole on the bar from edge to edge of a phone, and beside the tabs in one place', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  await hydrated(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
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
          const tab = document.querySelector('.contact-widget > summary')?.getBoundingClientRect();
          return innerWidth < 600
            ? `from ${left} to ${document.documentElement.clientWidth - right}, ${Math.round((bar?.top ?? 0) - bottom)} over the bar`
            : `${Math.round((tab?.left ?? 0) - right)} from the tab, ${innerHeight - bottom} from the foot`;
        }),
      );
      await page.keyboard.press('Escape');
      await expect(page.locator(panel)).toBeHidden();
    }
    expect([...places], `at ${width} px`).toEqual([
      width < 600 ? 'from 0 to 0, 0 over the bar' : '12 from the tab, 12 from the foot',
    ]);
  }
});
