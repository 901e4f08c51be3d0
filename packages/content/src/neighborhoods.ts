import { content } from '../made/content.ts';
import type { Neighborhood } from './neighborhood-types.ts';

export type * from './neighborhood-types.ts';
/** All of them, in the order of the cards. */
export const { neighborhoods } = content;

/** The neighborhood with this slug; throws when the list lacks it, which is a fault of the content. */
export function neighborhoodBySlug(slug: string): Neighborhood {
  const found = neighborhoods.find((neighborhood) => neighborhood.slug === slug);
  if (!found) throw new Error(`No neighborhood has the slug ${slug}`);
  return found;
}
