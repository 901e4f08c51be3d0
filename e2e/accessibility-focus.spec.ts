import type { Page } from '@playwright/test';
import { keepSettings } from './accessibility-modes.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { inAllUnless } from './in-all.ts';
import { smallTargets } from './small-targets.ts';

/**
 * The focused element, in the page or in one of its frames, and how much of it is visible as the
 * browser would paint it.
 */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const frame = element instanceof HTMLIFrameElement ? element : undefined;
    const edge = frame?.getBoundingClientRect();
    const inner = frame?.contentDocument?.activeElement;
    if (inner && inner !== frame?.contentDocument?.body) element = inner;
    // The visible target: for a contrast choice its words, because the field is below them; for a
    // box that looks like a button its label; for a pin the circle around it.
    const target = element.closest('.pin, .cluster')?.querySelector('.pin-target');
    const drawn = element.matches('.setting-choice input')
      ? element.nextElementSibling
      : (target ?? element.closest('label.button') ?? element);
    const onTop = (x: number, y: number) => {
      const hit = element.ownerDocument.elementFromPoint(x, y);
      const isHit = Boolean(hit && (element.contains(hit) || hit.contains(element) || drawn?.contains(hit)));
      if (!frame || !edge || element === frame) return isHit;
      return isHit && document.elementFromPoint(x + edge.left, y + edge.top) === frame;
    };
    let seen = 0;
    let asked = 0;
    for (const { left, top, width, height } of (drawn ?? element).getClientRects())
      for (const part of [0.1, 0.5, 0.9])
        for (const down of [0.2, 0.5, 0.8]) {
          asked += 1;
          if (onTop(left + width * part, top + height * down)) seen += 1;
        }
    const { outlineStyle, outlineWidth, stroke, strokeWidth } = getComputedStyle(drawn ?? element);
    const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      share: asked ? seen / asked : 0,
      ring: target && stroke !== 'none' ? Number.parseFloat(strokeWidth) : outline,
    };
  });

const isSeen = (at: Awaited<ReturnType<typeof focused>>) => !at || (at.share > 0 && at.ring >= 2);

const walks = [
  { name: 'a laptop', width: 1280, height: 720, settings: {} },
  { name: 'a phone', width: 390, height: 700, settings: {} },
  { name: 'the smallest phone with text at 200 %', width: 320, height: 640, settings: { fontSize: 200 } },
  { name: 'a laptop enlarged to 400 %', width: 320, height: 256, settings: {} },
] as const;

/**
 * The home page has everything that floats and folds, so it is walked in every window. The others
 * are walked in the largest and the tightest.
 */
const walksOn = (path: string) =>
  path === '/' ? walks : walks.filter(({ name }) => name.includes('laptop'));

/**
 * Walks backward where the header could hide most: in the tightest window, and on the home page. A
 * run without `--all` walks the home page forward, and a shorter page backward.
 */
const keysOf = (path: string, height: number) => {
  if (path === '/faq' && height === 256 && !process.env.TEST_ALL) return ['Shift+Tab'];
  if (path === '/' && !process.env.TEST_ALL) return ['Tab'];
  return path === '/' || height === 256 ? ['Tab', 'Shift+Tab'] : ['Tab'];
};

for (const path of ['/', '/neighborhoods/riverside', '/client-concierge', '/market-insights', '/faq']) {
  for (const { name, width, height, settings } of walksOn(path)) {
    test(
      `on ${name}, every stop of the Tab key on ${path} has a ring and is not hidden`,
      inAllUnless((path === '/' || path === '/faq') && height === 256),
      async ({ page }) => {
        test.slow();
        await keepSettings(page, settings);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height });
        await page.goto(path);
        await hydrated(page);
        const names: string[] = [];
        for (const key of keysOf(path, height)) {
          for (let stop = 0; stop < 250; stop += 1) {
            await page.keyboard.press(key);
            const at = await focused(page);
            if (!at) break;
            names.push(at.name);
            if (isSeen(at)) continue;
            // A frame whose script is just starting paints its focus a moment later.
            await expect.soft
              .poll(async () => isSeen(await focused(page)), `${at.name} is hidden or has no ring`)
              .toBe(true);
          }
        }
        expect(names.length).toBeGreaterThan(30);
        expect(names.some((text) => text.includes("Let's Connect"))).toBe(true);
      },
    );
  }
}

/** Those with controls of their own, and the others. */
const walked = ['/', '/neighborhood-quiz', '/client-concierge'];
if (process.env.TEST_ALL) walked.push('/neighborhoods/ortega', '/faq', '/market-insights');

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('every target is at least 44 px high and wide, in the panel and the menu too', async ({ page }) => {
    for (const path of walked) {
      await page.goto(path);
      await hydrated(page);
      expect(await smallTargets(page, 44), path).toEqual([]);
    }
    // Every page has the same menu and panel.
    await page.getByText('Menu', { exact: true }).click();
    expect(await smallTargets(page, 44), 'the menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Accessibility' }).click();
    await expect(page.getByRole('dialog', { name: 'Accessibility' })).toBeVisible();
    expect(await smallTargets(page, 44), 'the panel').toEqual([]);
  });
});
