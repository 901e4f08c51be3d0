import { type Content, type PageMeta, type PageName, pagePaths } from '@rivermark/content';
import type { CardWords } from './draw-card.ts';

/** What of a page's route its card is made from. */
export interface CardedRoute {
  readonly path: string;
  readonly meta: PageMeta;
  readonly card?: { readonly picture: string; readonly line: string; readonly riverMark?: string };
}

/** Whose picture a page's card shows, and what is written on it. */
export function cardOf(
  { neighborhoods, pages, quiz }: Content,
  { path, meta, card }: CardedRoute,
): { picture: string; words: CardWords } {
  if (card) {
    const { picture, ...words } = card;
    return { picture, words: { title: meta.heading, ...words } };
  }
  const guide = neighborhoods.find(({ slug }) => path === `/neighborhoods/${slug}`);
  if (guide)
    return {
      picture: guide.slug,
      words: { title: guide.name, line: guide.tagline, riverMark: guide.river.long },
    };
  const result = Object.values(quiz.results).find(({ style }) => path === `/neighborhood-quiz/${style}`);
  if (result)
    return {
      picture: result.pictureOf,
      words: { title: result.title, line: result.matches.map(({ name }) => name).join(', ') },
    };
  const name = (Object.keys(pagePaths) as PageName[]).find((each) => pagePaths[each] === path);
  const { picture, line } = (name && pages[name].card) ?? {
    picture: name ? 'plate-tudor' : 'not-found',
    line: '',
  };
  return { picture, words: { title: meta.heading, line } };
}
