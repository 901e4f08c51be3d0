import type { Page } from '@playwright/test';
import { faultsOf } from './faults-of.ts';
import { expect } from './fixtures.ts';

/** A page of one inquiry is like that of another. */
const kindOf = (url: string) => new URL(url).pathname.replace(/\/(?=[\w-]*\d)[\w-]{16,}/g, '/:id');

/** The kinds of addresses at which axe has looked. */
const lookedAt = new WeakMap<Page, Set<string>>();

/** Nothing is wider than the window. */
async function expectWidth(page: Page) {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBe(0);
}

/** Looks at a page that is built of the parts of others. Axe joins with `--all`. */
export const glanceAtPage = (page: Page): Promise<void> =>
  process.env.TEST_ALL ? lookAtPage(page) : expectWidth(page);

/**
 * Nothing is wider than the window, and axe finds nothing. Axe takes longer than many a step of a
 * journey, so it looks once at each kind of address, and with `--all` at every state.
 */
export async function lookAtPage(page: Page): Promise<void> {
  await expectWidth(page);
  const known = lookedAt.get(page) ?? new Set();
  lookedAt.set(page, known);
  const kind = kindOf(page.url());
  if (known.has(kind) && !process.env.TEST_ALL) return;
  known.add(kind);
  expect(await faultsOf(page)).toEqual([]);
}
