import { neighborhoods, type PageMeta, pageMeta, quizResults } from '@rivermark/content';
import { pageCards } from '@rivermark/content/page-cards';
import type { CardWords } from './draw-card.ts';

/** What of a page's route its card is made from. */
export interface CardedRoute {
  readonly path: string;
  readonly meta: PageMeta;
  readonly card?: { readonly picture: string; readonly line: string };
}

/** Whose picture a page's card shows, and what is written on it. */
export function cardOf({ path, meta, card }: CardedRoute): { picture: string; words: CardWords } {
  if (card) return { picture: card.picture, words: { title: meta.heading, line: card.line } };
  const guide = neighborhoods.find(({ slug }) => path === `/neighborhoods/${slug}`);
  if (guide) return { picture: guide.slug, words: { title: guide.name, line: guide.tagline } };
  const result = Object.values(quizResults).find(({ style }) => path === `/neighborhood-quiz/${style}`);
  if (result)
    return {
      picture: result.pictureOf,
      words: { title: result.title, line: result.matches.map(({ name }) => name).join(', ') },
    };
  const [name = ''] = Object.entries(pageMeta).find(([, page]) => page.path === path) ?? [];
  const { picture, line } = pageCards[name] ?? {
    picture: name === '' ? 'not-found' : 'plate-tudor',
    line: '',
  };
  return { picture, words: { title: meta.heading, line } };
}
