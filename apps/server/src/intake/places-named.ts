import type { Content } from '@rivermark/content';
import { plainWord } from './search-words.ts';

/** What the site calls its homes and neighborhoods, by which an inquiry about one is found. */
export interface PlacesNamed {
  /** What showings ask for. */
  readonly homes: readonly string[];
  /** Pages from which an inquiry was sent. */
  readonly pages: readonly string[];
}

/**
 * The homes and guides whose name, address or neighborhood has every word that was typed: 'avondale
 * tudor'.
 */
export function placesNamed({ homes, neighborhoods }: Content, typed: string): PlacesNamed {
  const words = plainWord(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const holdsAll = (...texts: readonly string[]) => {
    const named = plainWord(texts.join(' ')).split(/[^\p{L}\p{N}]+/u);
    return words.length > 0 && words.every((word) => named.some((part) => part.startsWith(word)));
  };
  const found = homes.filter(({ name, address, neighborhoodName }) =>
    holdsAll(name, address, neighborhoodName),
  );
  const guides = neighborhoods.filter(({ name }) => holdsAll(name));
  return {
    homes: [...found.map(({ address }) => address), ...guides.map(({ name }) => name)],
    pages: [
      ...found.map(({ id }) => `/properties/${id}`),
      ...guides.map(({ slug }) => `/neighborhoods/${slug}`),
    ],
  };
}
