import type { Page } from '@playwright/test';

/** Controls too small to hit, other than links inside a sentence. */
export const smallTargets = (page: Page, least: number) =>
  page.evaluate((px) => {
    const controls = document.querySelectorAll(
      'a[href], button, summary, input, select, textarea, [role=tab]',
    );
    return [...controls].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      if (element.closest('.visually-hidden, [inert], .skip-link')) return [];
      // Its label, or the card behind its link, is part of the target.
      const whole = element.matches('input') ? element.closest('label') : element.closest('.picture-card');
      const target = whole ?? element;
      const { width, height } = target.getBoundingClientRect();
      const inSentence =
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
      if (inSentence || (width >= px - 0.5 && height >= px - 0.5)) return [];
      return [`${element.outerHTML.slice(0, 90)} ${width.toFixed()} × ${height.toFixed()}`];
    });
  }, least);
