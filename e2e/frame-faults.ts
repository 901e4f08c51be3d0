import type { Page } from '@playwright/test';

/**
 * Where the current page breaks the frame: its measure, left edge, columns, headings, width or
 * rows.
 */
export const frameFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const say = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} '${element.textContent?.trim().slice(0, 30)}'`;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('dialog, .visually-hidden, .skip-link, .toasts, [inert]');

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} in ${clientWidth}`);

    // The width of 66 digits 0, in the line's own font.
    const measures = new Map<string, number>();
    const measureOf = (element: Element) => {
      const { font } = getComputedStyle(element);
      const known = measures.get(font);
      if (known !== undefined) return known;
      const ruler = document.createElement('span');
      Object.assign(ruler.style, { font, position: 'absolute', inlineSize: '66ch' });
      document.body.append(ruler);
      const measure = ruler.getBoundingClientRect().width;
      ruler.remove();
      measures.set(font, measure);
      return measure;
    };
    for (const paragraph of document.querySelectorAll('main p, .site-footer p')) {
      // In a low window the first panel has one line across the picture, so there is no line break
      // to find.
      if (!isSeen(paragraph) || paragraph.matches('.home-words .lead')) continue;
      const words = document.createRange();
      words.selectNodeContents(paragraph);
      const { width } = words.getBoundingClientRect();
      if (width > measureOf(paragraph) + 1) faults.push(`longer than 66ch: ${say(paragraph)}`);
    }

    const leftOf = (selector: string) => {
      const element = [...document.querySelectorAll(selector)].find(isSeen);
      // An intro is beside its heading if there is room.
      if (!element || element.matches(':is(.head, .home-words, .quiz-head, .legal-start) p'))
        return undefined;
      const words = document.createRange();
      words.selectNodeContents(element);
      return Math.round(Math.min(...[...words.getClientRects()].map(({ left }) => left)));
    };
    const edge = leftOf('.brand');
    for (const selector of ['main h1', 'main p', '.site-footer .brand-name', '.footer-notices p']) {
      const left = leftOf(selector);
      if (left !== undefined && Math.abs(left - (edge ?? 0)) > 2)
        faults.push(`${selector} begins at ${left}, the brand at ${edge}`);
    }

    // From 60 em there is one split, 7 to 5: all right columns of a page begin on one line.
    const columns = new Map<number, Element>();
    for (const row of document.querySelectorAll('main :is(.head, .split, .document)')) {
      if (!isSeen(row) || innerWidth < 960) continue;
      for (const part of row.children) {
        const from = Math.round(part.getBoundingClientRect().left);
        if (!isSeen(part) || from < row.getBoundingClientRect().left + 200) continue;
        if (![...columns.keys()].some((other) => Math.abs(other - from) < 3)) columns.set(from, part);
      }
    }
    if (columns.size > 1)
      faults.push(`right columns at ${[...columns].map(([from, part]) => `${from}: ${say(part)}`)}`);

    // A heading's parts end on one baseline, which an empty inline block marks.
    for (const head of document.querySelectorAll('main .head')) {
      if (!isSeen(head) || innerWidth < 960) continue;
      // From 1600 px a page's title is alone on one line.
      const title = head.matches('.page-head.wrap > *') && innerWidth >= 1600 && head.querySelector('h1');
      if (title) {
        if (title.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(title).lineHeight))
          faults.push(`a title in two lines: ${say(head)}`);
        continue;
      }
      const lines = [...head.children].map((words) => {
        const mark = document.createElement('span');
        mark.style.display = 'inline-block';
        words.append(mark);
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return bottom;
      });
      if (Math.max(...lines) - Math.min(...lines) > 1.5)
        faults.push(`ends on lines at ${lines}: ${say(head)}`);
    }

    for (const grid of document.querySelectorAll('main :is(ul, ol, dl, .figures), .site-footer > div')) {
      if (!isSeen(grid) || getComputedStyle(grid).display !== 'grid') continue;
      const boxes = [...grid.children].filter(isSeen).map((child) => child.getBoundingClientRect());
      if (/auto|scroll/.test(getComputedStyle(grid).overflowX)) continue;
      const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
      const counts = [...rows.values()].map(({ length }) => length);
      const last = counts.at(-1) ?? 0;
      if (
        counts.length > 1 &&
        last === 1 &&
        Math.max(...counts) > 1 &&
        (boxes.at(-1)?.width ?? 0) < 0.6 * grid.clientWidth
      )
        faults.push(`one alone in the last row: ${say(grid)}`);
      const right = Math.max(...boxes.map((box) => box.right));
      if (boxes.length > 1 && grid.getBoundingClientRect().right - right > 0.3 * grid.clientWidth)
        faults.push(`a hole at the right: ${say(grid)}`);
    }
    /** The boxes of its words, line by line. */
    const linesOf = (element: Element) => {
      const boxes: DOMRect[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = document.createRange();
        words.selectNodeContents(node);
        boxes.push(...[...words.getClientRects()].filter(({ width }) => width > 1));
      }
      return boxes;
    };
    for (const part of document.querySelectorAll('.booklet-part')) {
      const [heading, text] = ['h3', '.booklet-text'].map((name) => part.querySelector(name));
      if (!heading || !text || !isSeen(part)) continue;
      const [first, beside] = [linesOf(heading)[0], linesOf(text)[0]];
      if (!first || !beside || beside.left < first.right) continue;
      if (Math.abs(first.bottom - beside.bottom) > 8) faults.push(`begins on another line: ${say(text)}`);
      if (text.clientWidth < 0.6 * part.clientWidth) faults.push(`half of it is empty: ${say(part)}`);
    }
    for (const chapter of document.querySelectorAll('.chapter-text:not(:has(.costs))')) {
      // Its beginning spans both columns.
      const texts = [...chapter.querySelectorAll('h3')].flatMap(
        (heading) => heading.closest('.booklet-part')?.querySelector('.booklet-text') ?? [],
      );
      const lefts = texts.filter(isSeen).map((text) => Math.round(text.getBoundingClientRect().left));
      if (Math.max(...lefts) - Math.min(...lefts) > 1)
        faults.push(`texts begin at ${[...new Set(lefts)]}: ${say(chapter)}`);
    }
    // A title's second line is close to it.
    for (const line of document.querySelectorAll('.chapter-plated .lead')) {
      const [title, words] = [line.previousElementSibling, line].map((part) => part && linesOf(part));
      if (isSeen(line) && (words?.[0]?.top ?? 0) - (title?.at(-1)?.bottom ?? 0) > 32)
        faults.push(`far under its title: ${say(line)}`);
    }
    for (const mark of document.querySelectorAll('main a.note')) {
      const before = mark.previousSibling;
      const length = before?.textContent?.length ?? 0;
      if (before?.nodeType !== Node.TEXT_NODE || length === 0 || !isSeen(mark)) continue;
      const letter = document.createRange();
      letter.setStart(before, length - 1);
      letter.setEnd(before, length);
      if (mark.getBoundingClientRect().left < letter.getBoundingClientRect().left)
        faults.push(`a source's mark begins a line: ${say(mark)} after '${before.textContent?.slice(-20)}'`);
    }
    const balanced =
      '.further p, .chapter-head .lead, .checklist li, .glossary dd, .not-found .lead, .quiz legend';
    for (const words of document.querySelectorAll(balanced)) {
      if (!isSeen(words)) continue;
      const rows = Map.groupBy(linesOf(words), ({ bottom }) => Math.round(bottom / 8));
      const widths = [...rows.values()].map((boxes) => boxes.reduce((sum, { width }) => sum + width, 0));
      if (widths.length > 1 && (widths.at(-1) ?? 0) < 0.25 * Math.max(...widths))
        faults.push(`a word alone in the last line: ${say(words)}`);
    }
    return [...new Set(faults)];
  });
