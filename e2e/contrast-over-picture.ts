import type { Page } from '@playwright/test';

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of words: its position in CSS pixels of the window, and its letters' color. */
interface Line extends Part {
  readonly words: string;
  readonly color: string;
}

/** Every line of words within a selector's elements that is entirely in the window. */
const linesIn = (page: Page, selector: string): Promise<Line[]> =>
  page.evaluate((within) => {
    const lines: Line[] = [];
    for (const root of document.querySelectorAll(within)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const words = node.textContent?.trim();
        if (!parent || !words || !parent.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { color } = getComputedStyle(parent);
        for (const { x, y, width, height } of range.getClientRects())
          if (y >= 0 && y + height <= innerHeight) lines.push({ words, color, x, y, width, height });
      }
    }
    return lines;
  }, selector);

/** The smallest rectangle of whole pixels with all lines. */
function partOf(lines: readonly Line[]): Part {
  const x = Math.floor(Math.min(...lines.map((line) => line.x)));
  const y = Math.floor(Math.min(...lines.map((line) => line.y)));
  const right = Math.ceil(Math.max(...lines.map((line) => line.x + line.width)));
  const bottom = Math.ceil(Math.max(...lines.map((line) => line.y + line.height)));
  return { x, y, width: right - x, height: bottom - y };
}

/** A part of the window without a selector's words and without floating parts: their background. */
async function groundOf(page: Page, selector: string, clip: Part): Promise<Buffer> {
  await page.evaluate((within) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `:is(${within}), :is(${within}) * { color: transparent !important; text-decoration: none !important; transition: none !important }
       .floating, .site-header { visibility: hidden !important }`,
    );
    document.adoptedStyleSheets = [sheet];
  }, selector);
  const shot = await page.screenshot({ animations: 'disabled', clip });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return shot;
}

/**
 * The least contrast between the letters in a selector's elements and any pixel behind their lines,
 * by WCAG's formula, measured on a screenshot. Also the words with it, and the number of compared
 * pixels. `reader` is a blank page that reads the pixels.
 */
export async function leastContrast(page: Page, reader: Page, selector: string) {
  const lines = await linesIn(page, selector);
  const part = partOf(lines);
  const ground = await groundOf(page, selector, part);
  return reader.evaluate(
    async ({ source, all, left, top }) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      const drawing = canvas.getContext('2d', { willReadFrequently: true });
      if (!drawing) throw new Error('There is no canvas');
      drawing.drawImage(image, 0, 0);
      const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
      const table = Array.from({ length: 256 }, (_, value) => linear(value / 255));
      const light = (red = 0, green = 0, blue = 0) =>
        0.2126 * (table[red] ?? 0) + 0.7152 * (table[green] ?? 0) + 0.0722 * (table[blue] ?? 0);
      let least = { contrast: 21, words: '', pixels: 0 };
      for (const { words, color, x, y, width, height } of all) {
        const [red, green, blue] = (color.match(/\d+/g) ?? []).map(Number);
        const letters = light(red, green, blue);
        const { data } = drawing.getImageData(
          Math.floor(x) - left,
          Math.floor(y) - top,
          Math.ceil(width),
          Math.ceil(height),
        );
        for (let at = 0; at < data.length; at += 4) {
          const ground = light(data[at], data[at + 1], data[at + 2]);
          const contrast = (Math.max(letters, ground) + 0.05) / (Math.min(letters, ground) + 0.05);
          if (contrast < least.contrast) least = { ...least, contrast, words };
        }
        least.pixels += data.length / 4;
      }
      return least;
    },
    { source: `data:image/png;base64,${ground.toString('base64')}`, all: lines, left: part.x, top: part.y },
  );
}
