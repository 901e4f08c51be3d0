import type { Browser, Page } from '@playwright/test';
import { enterMode, type ModeName, windows } from './accessibility-modes.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';

interface Words {
  readonly text: string;
  readonly colour: readonly number[];
  /** Of at least 24 px: then 3:1 is enough, by WCAG 1.4.3. */
  readonly large: boolean;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Where the words over the picture stand, and in which colour. */
const wordsIn = (page: Page, selector: string): Promise<Words[]> =>
  page.evaluate((within) => {
    const found: Words[] = [];
    for (const root of document.querySelectorAll(within)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.textContent?.trim() || !element.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { color, fontSize } = getComputedStyle(element);
        const colour = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
        for (const { x, y, width, height } of range.getClientRects())
          if (y >= 0 && y + height <= innerHeight)
            found.push({
              text: node.textContent.trim(),
              colour,
              large: Number.parseFloat(fontSize) >= 24,
              box: { x, y, width, height },
            });
      }
    }
    return found;
  }, selector);

/** The least contrast between a colour and the pixels of a picture, by WCAG's formula. Read on a page of its own. */
async function leastContrasts(browser: Browser, picture: Buffer, words: readonly Words[]) {
  const page = await browser.newPage();
  const least = await page.evaluate(
    async ({ data, all }) => {
      const image = new Image();
      image.src = data;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) return [];
      context.drawImage(image, 0, 0);
      const light = (parts: readonly number[]) => {
        const [red = 0, green = 0, blue = 0] = parts.map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      return all.map(({ colour, box }) => {
        const ink = light(colour);
        const { data: pixels } = context.getImageData(
          Math.floor(box.x),
          Math.floor(box.y),
          Math.ceil(box.width),
          Math.ceil(box.height),
        );
        let lowest = 21;
        for (let at = 0; at < pixels.length; at += 4) {
          const ground = light([...pixels.slice(at, at + 3)]);
          lowest = Math.min(lowest, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
        }
        return lowest;
      });
    },
    { data: `data:image/png;base64,${picture.toString('base64')}`, all: words },
  );
  await page.close();
  return least;
}

const pictures = [
  '/',
  '/neighborhoods/riverside',
  '/neighborhoods/atlantic-beach',
  '/neighborhoods/ponte-vedra-beach',
  '/neighborhoods/springfield',
];
const overPictures = '.hero-words, .slide:not([inert]) figcaption, .picture-card figcaption';

for (const mode of [
  'as it comes',
  'high contrast',
  'inverted contrast',
  'text at 200 %',
] as const satisfies readonly ModeName[]) {
  test(`with ${mode}, words over pictures have the contrast they need in every pixel behind them`, async ({
    page,
    browser,
  }) => {
    test.slow();
    await enterMode(page, mode);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of pictures) {
      await page.goto(path);
      await hydrated(page);
      for (const window of windows) {
        await page.setViewportSize({ ...window, height: mode === 'text at 200 %' ? 1600 : window.height });
        // A wider window may bring another file of the picture, which ends the wait for the one before.
        const picture = page.locator('.hero-picture img');
        await expect
          .poll(() =>
            picture.evaluate((image: HTMLImageElement) =>
              image.decode().then(
                () => true,
                () => false,
              ),
            ),
          )
          .toBe(true);
        const words = await wordsIn(page, overPictures);
        expect(words.length).toBeGreaterThan(1);
        // The words themselves step aside, and what floats: what is left is the ground.
        await page.evaluate((selector) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(
            `:is(${selector}), :is(${selector}) * { color: transparent !important; transition: none !important }
             .floating, .site-header { visibility: hidden }`,
          );
          document.adoptedStyleSheets = [sheet];
        }, overPictures);
        const shot = await page.screenshot();
        await page.evaluate(() => {
          document.adoptedStyleSheets = [];
        });
        const least = await leastContrasts(browser, shot, words);
        const faint = words.flatMap(({ text, large }, place) => {
          const contrast = least[place] ?? 0;
          return contrast < (large ? 3 : 4.5) ? [`${text}: ${contrast.toFixed(2)}`] : [];
        });
        expect(faint, `${path} at ${window.width} px`).toEqual([]);
      }
    }
  });
}
