import { fairHousingFaults } from '@rivermark/content';
import { load } from 'cheerio';

/** Attributes whose words are read out, shown, or found by search engines. */
const spoken = ['alt', 'aria-label', 'placeholder', 'title', 'content', 'data-tooltip'];

/** Every run of words that a page says, in its text or in such an attribute. */
export function wordsOfPage(html: string): string[] {
  const $ = load(html);
  $('script, style').remove();
  const blocks = $(
    'p, li, h1, h2, h3, h4, dt, dd, summary, label, button, a, td, th, caption, legend, figcaption, title, option, text',
  );
  const texts = blocks.toArray().map((element) => $(element).text());
  const attributes = spoken.flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );
  // Words that stand in none of these: the whole as it is read.
  return [
    ...new Set(
      [...texts, $('body').text(), ...attributes].map((text) => text.replaceAll(/\s+/g, ' ').trim()),
    ),
  ];
}

/** All text of a page at once, words of attributes among it. Cheap, and may join words that no reader sees together. */
function roughText(html: string): string {
  const body = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const attributes = [
    ...body.matchAll(/\s(?:alt|aria-label|placeholder|title|content|data-tooltip)="([^"]*)"/g),
  ];
  return [body.replaceAll(/<[^>]*>/g, ''), ...attributes.map(([, value]) => value)]
    .join('\n')
    .replaceAll(/\s+/g, ' ');
}

/** How much of the words around a phrase is shown, so that it is found. */
const AROUND = 40;

/** The phrases against fair housing that a page says, each with the words around it; the shortest text that has it. */
export function phrasesOnPage(path: string, html: string): string[] {
  if (fairHousingFaults(roughText(html)).length === 0) return [];
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
