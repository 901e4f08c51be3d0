import type { Page } from '@playwright/test';

/** What a glyph box of a page is made of: where it is, in CSS pixels of the window, and the colour of its letters. */
interface GlyphBox {
  readonly words: string;
  readonly color: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Every line of words within an element, one box for each; then their letters are made transparent. What they were is kept for a second measurement. */
async function takeLettersAway(page: Page, selector: string): Promise<GlyphBox[]> {
  return page.evaluate((within) => {
    const root = document.querySelector(within);
    if (!root) throw new Error(`There is no ${within}`);
    scrollTo(0, 0);
    const boxes: GlyphBox[] = [];
    const parents = new Set<HTMLElement>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim();
      if (!parent || !words || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      parent.dataset.letters ??= getComputedStyle(parent).color;
      const color = parent.dataset.letters;
      for (const { x, y, width, height } of range.getClientRects())
        boxes.push({ words, color, x, y, width, height });
      parents.add(parent);
    }
    for (const parent of parents) parent.style.setProperty('color', 'transparent', 'important');
    // What floats over the page is no part of what lies behind the words.
    for (const floating of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(floating).position === 'fixed') floating.style.setProperty('display', 'none');
    return boxes;
  }, selector);
}

/**
 * The least contrast between the letters within an element and any pixel behind their boxes, by WCAG's formula,
 * measured on a screenshot; and the words where it is. `reader` is a blank page, which reads the pixels.
 */
export async function leastContrast(page: Page, reader: Page, selector: string) {
  const boxes = await takeLettersAway(page, selector);
  const left = Math.floor(Math.min(...boxes.map(({ x }) => x)));
  const top = Math.floor(Math.min(...boxes.map(({ y }) => y)));
  const right = Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width)));
  const bottom = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height)));
  const png = await page.screenshot({
    clip: { x: left, y: top, width: right - left, height: bottom - top },
    animations: 'disabled',
  });
  return reader.evaluate(
    async ({ source, boxes: all, origin }) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      const drawing = canvas.getContext('2d');
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
        const from = { x: Math.floor(x) - origin.x, y: Math.floor(y) - origin.y };
        const { data } = drawing.getImageData(from.x, from.y, Math.ceil(width), Math.ceil(height));
        for (let at = 0; at < data.length; at += 4) {
          const ground = light(data[at], data[at + 1], data[at + 2]);
          const contrast = (Math.max(letters, ground) + 0.05) / (Math.min(letters, ground) + 0.05);
          if (contrast < least.contrast) least = { ...least, contrast, words };
        }
        least.pixels += data.length / 4;
      }
      return least;
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, boxes, origin: { x: left, y: top } },
  );
}
