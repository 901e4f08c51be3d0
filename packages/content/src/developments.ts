import type { Content } from './content.ts';
import type { Development } from './development-types.ts';
import { neighborhoodBySlug } from './neighborhoods.ts';

export type { Development } from './development-types.ts';
export * from './development-words.ts';

/** The name of an area, as it stands before a place. */
export const areaName = (
  { developmentAreas }: Pick<Content, 'developmentAreas'>,
  { area }: Development,
): string => developmentAreas[area]?.name ?? '';

/** The guide that covers a project's area, if there is one. */
export function guideOf(
  content: Pick<Content, 'developmentAreas' | 'neighborhoods'>,
  { area }: Development,
): { slug: string; name: string } | undefined {
  const slug = content.developmentAreas[area]?.guide;
  return slug ? { slug, name: neighborhoodBySlug(content, slug).name } : undefined;
}
