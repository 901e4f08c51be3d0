import type { Page } from '@playwright/test';
import { faultsOf } from './faults-of.ts';
import { expect } from './fixtures.ts';

/** The page as it stands: axe finds nothing, and nothing is wider than the window. */
export async function lookAtPage(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBe(0);
}
