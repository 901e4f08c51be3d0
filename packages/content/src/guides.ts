import { neighborhoodGuides } from '../made/guides.ts';
import type { NeighborhoodGuide } from './neighborhood-types.ts';

/** The long text of a neighborhood's page; throws when the neighborhood has none, which is a fault of the content. */
export function guideTextOf(slug: string): NeighborhoodGuide {
  const guide = neighborhoodGuides[slug];
  if (!guide) throw new Error(`There is no guide to ${slug}`);
  return guide;
}
