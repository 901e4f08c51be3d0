import { guideLoaders } from '../made/guides.ts';
import type { NeighborhoodGuide } from './neighborhood-types.ts';

/** The long text of a neighborhood's page, a module of its own; fails when the neighborhood has none, which is a fault of the content. */
export async function loadGuide(slug: string): Promise<NeighborhoodGuide> {
  const load = guideLoaders[slug];
  if (!load) throw new Error(`There is no guide to ${slug}`);
  return (await load()).guide;
}
