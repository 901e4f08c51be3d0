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
