import type { Page } from '@playwright/test';
import { enterMode, type ModeName, windowsOf } from './accessibility-modes.ts';
import { leastContrast } from './contrast-over-picture.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { inAllUnless } from './in-all.ts';

/** WCAG 2 AA, for text of any size. */
const ENOUGH = 4.5;
/** The policy of pages has no such pictures: ours are served. */
test.use({ bypassCSP: true });

const svg = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">${inside}</svg>`)}`;

/**
 * Possible photos in the illustration's place. Under light letters none is worse than the first.
 */
const bright = {
  white: svg('<rect width="100%" height="100%" fill="#fff"/>'),
  busy: svg(
    `<defs><pattern id="p" width="13" height="11" patternUnits="userSpaceOnUse"><rect width="13" height="11" fill="#fff"/><rect width="6" height="5" fill="#ffe9b4"/><rect x="7" y="6" width="5" height="4" fill="#9fe3ff"/><rect x="9" width="2" height="11" fill="#333"/></pattern></defs><rect width="100%" height="100%" fill="url(#p)"/>`,
  ),
};

/** The worst; `--all` also tries the page's own picture, and another. */
const sources = process.env.TEST_ALL ? [undefined, bright.white, bright.busy] : [bright.white];

/** Waits until the first screen's picture is painted: the page's own, or a replacement. */
async function show(page: Page, source?: string, place = '.slide-picture img') {
  const picture = page.locator(place).first();
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image: HTMLImageElement, other) => {
    if (!other) return;
    for (const choice of image.parentElement?.querySelectorAll('source') ?? []) choice.remove();
    image.src = other;
  }, source);
  // A wider window may load another file of the picture, which ends the previous wait.
  const isDrawn = (image: HTMLImageElement) =>
    image.decode().then(
      () => true,
      () => false,
    );
  await expect.poll(() => picture.evaluate(isDrawn)).toBe(true);
}

/** Words on pictures: where, which picture, and the least number of pixels behind them. */
const overPictures = [['/', '.home-words > *', '.title-picture img', 3000]] as const;

for (const mode of [
  'as it comes',
  'high contrast',
  'inverted contrast',
  'text at 200 %',
] as const satisfies readonly ModeName[]) {
  test(
    `with ${mode}, words over any picture have ${ENOUGH} to 1 on every pixel behind them, but not without the dark under them`,
    inAllUnless(mode === 'as it comes'),
    async ({ page, context }) => {
      test.slow();
      const reader = await context.newPage();
      await enterMode(page, mode);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [path, words, picture, least] of overPictures) {
        await page.goto(path);
        await hydrated(page);
        for (const window of windowsOf[mode]) {
          await page.setViewportSize({ ...window, height: mode === 'text at 200 %' ? 1600 : window.height });
          for (const source of sources) {
            await show(page, source, picture);
            const { contrast, words: found, pixels } = await leastContrast(page, reader, words);
            expect(pixels, path).toBeGreaterThan(least);
            expect(contrast, `${path} at ${window.width} px, "${found}"`).toBeGreaterThanOrEqual(ENOUGH);
          }
        }
        // The measurement sees what is missing.
        if (mode !== 'as it comes') continue;
        await page.evaluate(() => {
          const sheet = document.styleSheets[0];
          sheet?.insertRule(
            '.carousel-controls, .home-words > * { background: none !important }',
            sheet.cssRules.length,
          );
        });
        await show(page, bright.white, picture);
        expect((await leastContrast(page, reader, words)).contrast, words).toBeLessThan(1.5);
      }
    },
  );
}
