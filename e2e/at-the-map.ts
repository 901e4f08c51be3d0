import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { hydrated } from './forms.ts';

export const MAP = '/maps/new-developments';

/** The home page at its map, once the map answers. */
export async function atTheMap(page: Page, path = '/'): Promise<FrameLocator> {
  // Otherwise screenshots would catch flights halfway.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page);
  const frame = page.frameLocator('iframe[title="Map of new developments in Jacksonville"]');
  // It comes only near the window, and what is above it may still grow. The section's end is too
  // far away on a phone.
  await expect(async () => {
    await page.locator('.developments-map').scrollIntoViewIfNeeded();
    await expect(frame.locator('html')).toHaveAttribute('data-started', '', { timeout: 2000 });
  }).toPass();
  return frame;
}

export const entry = (page: Page, name: string) =>
  page.locator('.developments-list li').filter({ has: page.getByRole('heading', { name, exact: true }) });

/**
 * Opens the clusters around this pin until it is separate. Give its name as far as "9. University
 * of Florida".
 */
export async function parted(map: FrameLocator, name: string) {
  const pin = map.getByRole('link', { name });
  const gathered = map
    .getByRole('button', { name: 'show them apart' })
    .and(map.getByRole('button', { name }));
  for (let tries = 0; tries < 4 && !(await pin.isVisible()); tries += 1) await gathered.click();
  await expect(pin).toBeVisible();
  return pin;
}

export const opened = (page: Page, name: string) => entry(page, name).locator('details');
