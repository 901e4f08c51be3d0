import { neighborhoods, type PageMeta, pageMeta, quizResults } from '@rivermark/content';
import { pageCards } from '@rivermark/content/page-cards';
import type { CardWords } from './draw-card.ts';

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
  const [name = ''] = Object.entries(pageMeta).find(([, page]) => page.path === path) ?? [];
  const { picture, line } = pageCards[name] ?? { picture: 'hero', line: '' };
  return { picture, words: { title: meta.heading, line } };
}
