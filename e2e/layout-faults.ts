import type { Page } from '@playwright/test';

/** A setting may load another typeface, and text width depends on its letters. */
export const fontsHaveCome = (page: Page) =>
  page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

/**
 * What a reader would lose on the current page: sideways scrolling, words beyond the edge or cut by
 * a box, and words over other words. Floating parts are excluded: they cover the page by design,
 * and are measured separately.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} in ${clientWidth}`);
    const top = document.querySelector('dialog:modal') ?? document.body;
    const apart =
      '.floating, .visually-hidden, .toasts, [inert], .consent-banner, script, style, option, .skip-link';

    interface Box {
      readonly element: Element;
      readonly overflowX: string;
      readonly overflowY: string;
      readonly edge: DOMRect;
    }
    /** Cached, because every line of words in it needs it and nothing moves meanwhile. */
    const boxes = new Map<Element, Box>();
    const boxOf = (element: Element): Box => {
      const known = boxes.get(element);
      if (known) return known;
      const { overflowX, overflowY } = getComputedStyle(element);
      const box = { element, overflowX, overflowY, edge: element.getBoundingClientRect() };
      boxes.set(element, box);
      return box;
    };
    /** An element and its ancestors below the root. */
    const around = function* (element: Element): Generator<Box> {
      for (let box: Element | null = element; box && box !== top; box = box.parentElement) yield boxOf(box);
    };

    interface Line {
      readonly element: Element;
      readonly rect: DOMRect;
    }
    const lines: Line[] = [];
    /** False if these words are scrolled out of the visible part of their own scroll container. */
    const isScrolledTo = (element: Element, rect: DOMRect) => {
      for (const { overflowY, edge } of around(element))
        if (/auto|scroll/.test(overflowY) && (rect.bottom <= edge.top || rect.top >= edge.bottom))
          return false;
      return true;
    };
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest(apart)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects())
        if (rect.width > 1 && isScrolledTo(element, rect)) lines.push({ element, rect });
    }

    const scrolls = (element: Element) => {
      for (const { overflowX } of around(element)) if (/auto|scroll/.test(overflowX)) return true;
      return false;
    };
    const say = ({ element }: Line) =>
      `${element.tagName.toLowerCase()}.${element.className} '${element.textContent?.trim().slice(0, 30)}'`;
    for (const line of lines) {
      if ((line.rect.right > clientWidth + 1 || line.rect.left < -1) && !scrolls(line.element))
        faults.push(`beyond the edge: ${say(line)}`);
      for (const { element, overflowX, overflowY, edge } of around(line.element)) {
        const cutsX =
          /hidden|clip/.test(overflowX) &&
          (line.rect.right > edge.right + 1 || line.rect.left < edge.left - 1);
        const cutsY =
          /hidden|clip/.test(overflowY) &&
          (line.rect.bottom > edge.bottom + 2 || line.rect.top < edge.top - 2);
        if (cutsX || cutsY) faults.push(`cut by ${element.className}: ${say(line)}`);
      }
    }

    /** A scroll container's hidden part covers nothing. */
    const isScrolledAway = ({ element, rect }: Line) => {
      for (const { overflowX, overflowY, edge } of around(element))
        if (
          /auto|scroll/.test(`${overflowX} ${overflowY}`) &&
          (rect.bottom > edge.bottom + 1 || rect.top < edge.top - 1)
        )
          return true;
      return false;
    };
    // Lines are sorted from the top, so those far below need no comparison.
    const sorted = lines
      .filter((line) => !isScrolledAway(line))
      .toSorted((one, other) => one.rect.top - other.rect.top);
    // Sticky parts have their own background, and the page or form passes below.
    const sticky = (element: Element) =>
      Boolean(
        element.closest('.site-header, .dialog-title, .dialog-close, .dialog-foot, .enquiry-send, .quiz-bar'),
      );
    for (const [place, one] of sorted.entries()) {
      for (const other of sorted.slice(place + 1)) {
        if (other.rect.top > one.rect.bottom) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (sticky(one.element) !== sticky(other.element)) continue;
        const x = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const y = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        const height = Math.min(one.rect.height, other.rect.height);
        // Boxes of adjacent lines overlap slightly; letters do not.
        if (x > 2 && y > height * 0.34) faults.push(`overlap: ${say(one)} and ${say(other)}`);
      }
    }
    return [...new Set(faults)].slice(0, 12);
  });
