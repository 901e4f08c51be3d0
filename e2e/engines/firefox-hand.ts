import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Hand } from './hand.ts';

/** Firefox by its own protocol; no download and no driver. `program` is the path of the browser. */
export async function firefoxHand(program: string): Promise<Hand> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: program, headless: true });
  const page = await browser.newPage();
  return {
    engine: 'Firefox',
    version: (await browser.version()).replace('firefox/', ''),
    size: (width, height) => page.setViewport({ width, height }),
    open: async (url) => {
      await page.goto(url);
    },
    run: <T>(body: string) => page.evaluate(`(() => {${body}})()`) as Promise<T>,
    pressAt: (x, y) => page.mouse.click(x, y),
    write: (text) => page.keyboard.type(text),
    escape: () => page.keyboard.press('Escape'),
    choose: async (selector, path) => {
      const field = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      await field?.uploadFile(path);
    },
    close: () => browser.close(),
  };
}
