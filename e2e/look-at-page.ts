import type { Page } from '@playwright/test';
import { faultsOf } from './faults-of.ts';
import { expect } from './fixtures.ts';

/** The addresses at which axe has looked. */
const lookedAt = new WeakMap<Page, Set<string>>();

/**
 * Nothing is wider than the window, and axe finds nothing. Axe takes longer than many a step of a
 * journey, so it looks once at each address, and with `--all` at every state.
 */
export async function lookAtPage(page: Page): Promise<void> {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBe(0);
  const known = lookedAt.get(page) ?? new Set();
  lookedAt.set(page, known);
  const { pathname } = new URL(page.url());
  if (known.has(pathname) && !process.env.TEST_ALL) return;
  known.add(pathname);
  expect(await faultsOf(page)).toEqual([]);
}
