import type { Page } from '@playwright/test';

/** Scrolls the sentence to the top of the window, below the header, where messages appear. */
export const bringToHead = (page: Page, sentence: string) =>
  page.locator(sentence).evaluate((element) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    scrollBy({ top: element.getBoundingClientRect().top - header - 24, behavior: 'instant' });
  });

/** Undefined while the message or its sentence is missing. */
export const covered = (page: Page, sentence: string) =>
  page.evaluate((selector) => {
    const [a, b] = ['.toast', selector].map((one) => document.querySelector(one)?.getBoundingClientRect());
    if (!a || !b) return undefined;
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }, sentence);

/**
 * Whether the message covers any of these; undefined while either is missing, as when the message
 * moves into a dialog.
 */
export const liesOver = (page: Page, selector: string) =>
  page.evaluate((things) => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect();
    const all = [...document.querySelectorAll(things)].map((one) => one.getBoundingClientRect());
    if (!toast || all.length === 0) return undefined;
    return all.some(
      ({ left, right, top, bottom }) =>
        toast.left < right && left < toast.right && toast.top < bottom && top < toast.bottom,
    );
  }, selector);
