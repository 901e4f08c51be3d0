import type { Neighborhood } from '@rivermark/content';
import type { NeighborhoodSlug } from '@rivermark/content/ids';

/** How many places stand in the row. */
const ROW = 3;

/**
 * The next guide, and similar places: first those like this one, then those like them, then any
 * until the row is full. Leaves out this guide and the next.
 */
export function placesToLookAt(
  here: Neighborhood,
  all: readonly Neighborhood[],
): { readonly next: Neighborhood; readonly others: readonly NeighborhoodSlug[] } {
  const next = all[(all.indexOf(here) + 1) % all.length] ?? here;
  const like = (slug: NeighborhoodSlug) => all.find((one) => one.slug === slug)?.similar ?? [];
  const wanted = new Set([...here.similar, ...here.similar.flatMap(like), ...all.map(({ slug }) => slug)]);
  wanted.delete(here.slug);
  wanted.delete(next.slug);
  return { next, others: [...wanted].slice(0, ROW) };
}
