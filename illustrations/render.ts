import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { addGrain } from './kit/finish.ts';
import type { Sheet } from './kit/sheet.ts';

/** Long enough for the leaves of a whole avenue on a slow machine. */
const PATIENCE_MS = 180_000;
/** The masters' quality. */
export const WEBP_QUALITY = 92;

/**
 * Paints the sheet as pixels, `scale` for each unit, with film grain. Uses Chromium, which is ten
 * times as fast as librsvg if filters cover the whole sheet. `executable` is the Chromium to use.
 * Throws if it does not start.
 */
export async function render(
  sheet: Sheet,
  { scale, grain, executable }: { scale: number; grain: number; executable: string },
): Promise<Sharp> {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-illustrations-'));
  const browser = await chromium.launch({
    executablePath: executable,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: Math.ceil(sheet.w), height: Math.ceil(sheet.h) },
      deviceScaleFactor: scale,
    });
    writeFileSync(join(folder, 'sheet.svg'), sheet.toString());
    const file = join(folder, 'sheet.html');
    writeFileSync(file, '<!doctype html><style>*{margin:0}img{display:block}</style><img src="sheet.svg">');
    await page.goto(pathToFileURL(file).href, { timeout: PATIENCE_MS });
    const shot = await page.screenshot({ timeout: PATIENCE_MS });
    const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    addGrain(data, grain);
    return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}
