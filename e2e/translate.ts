import type { Page } from '@playwright/test';

/** Changes every word of the page like a browser's translator: wraps each text in new elements. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body as Node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('textarea, option, script, style')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `·${text.data}`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
