import type { Content } from './content.ts';
import type { Neighborhood } from './neighborhood-types.ts';

export type * from './neighborhood-types.ts';

/** The neighborhood with this slug. Throws if unknown, which the content check rules out. */
export function neighborhoodBySlug(
  { neighborhoods }: Pick<Content, 'neighborhoods'>,
  slug: string,
): Neighborhood {
  const found = neighborhoods.find((neighborhood) => neighborhood.slug === slug);
  if (!found) throw new Error(`No neighborhood has the slug ${slug}`);
  return found;
}
