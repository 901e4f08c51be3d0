import { homeContent, neighborhoods, type PageMeta, pageMeta, quizResults } from '@rivermark/content';
import type { CardWords } from './draw-card.ts';

/** The plain pages, each with a picture of ours that has something of its subject. */
const plain: Readonly<Record<string, readonly [picture: string, line: string]>> = {
  [pageMeta.home.path]: ['hero', homeContent.hero.line],
  [pageMeta.clientConcierge.path]: ['downtown-penthouse', 'Your documents, sent safely'],
  [pageMeta.faq.path]: ['san-marco-georgian', 'Eight answers on buying in Jacksonville'],
  [pageMeta.marketInsights.path]: ['southside', 'Prices, days and inventory, each with its month'],
  [pageMeta.neighborhoodQuiz.path]: ['ortega', 'Six questions, and a place to start reading'],
};

/** Whose picture a page's card shows, and what is written on it. */
export function cardOf(path: string, meta: PageMeta): { picture: string; words: CardWords } {
  const guide = neighborhoods.find(({ slug }) => path === `/neighborhoods/${slug}`);
  if (guide) return { picture: guide.slug, words: { title: guide.name, line: guide.tagline } };
  const result = Object.values(quizResults).find(({ style }) => path === `/neighborhood-quiz/${style}`);
  if (result)
    return {
      picture: result.pictureOf,
      words: { title: result.title, line: result.matches.map(({ name }) => name).join(', ') },
    };
  const [picture = 'hero', line = ''] = plain[path] ?? [];
  return { picture, words: { title: meta.heading, line } };
}
