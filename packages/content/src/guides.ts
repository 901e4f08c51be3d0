import type { Neighborhood } from './neighborhood-types.ts';
import { neighborhoods } from './neighborhoods.ts';

export type NeighborhoodGuide = Pick<Neighborhood, 'about' | 'lies' | 'buildings' | 'plate' | 'checks'>;

/**
 * The long text of a neighborhood's page; fails when the neighborhood has none, which is a fault of
 * the content.
 */
export async function loadGuide(slug: string): Promise<NeighborhoodGuide> {
  const guide = neighborhoods.find((one) => one.slug === slug);
  if (!guide) throw new Error(`There is no guide to ${slug}`);
  return guide;
}
