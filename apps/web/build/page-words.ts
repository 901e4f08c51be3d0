import { fairHousingFaults } from '@rivermark/content';

/**
 * All text of a page at once, including words of attributes. Fast, but may join words that nobody
 * sees together.
 */
function roughText(html: string): string {
  const body = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const attributes = [
    ...body.matchAll(/\s(?:alt|aria-label|placeholder|title|content|data-tooltip)="([^"]*)"/g),
  ];
  return [body.replaceAll(/<[^>]*>/g, ''), ...attributes.map(([, value]) => value)]
    .join('\n')
    .replaceAll(/\s+/g, ' ');
}

/** How many characters around a phrase are shown, so that it can be found. */
const AROUND = 40;

/**
 * A page's phrases against fair housing, each with the words around it, in the shortest text that
 * has it.
 */
export async function phrasesOnPage(path: string, html: string): Promise<string[]> {
  if (fairHousingFaults(roughText(html)).length === 0) return [];
  const { wordsOfPage } = await import('./words-of-page.ts');
  const found = new Map<string, string>();
  for (const text of wordsOfPage(html).sort((a, b) => a.length - b.length))
    for (const phrase of fairHousingFaults(text)) {
      const at = text.indexOf(phrase);
      const around = text.slice(Math.max(0, at - AROUND), at + phrase.length + AROUND);
      if (!found.has(phrase)) found.set(phrase, around);
    }
  return [...found].map(
    ([phrase, around]) => `${path} says "…${around}…": "${phrase}" is kept out of the copy for fair housing.`,
  );
}
