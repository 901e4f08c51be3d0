import { content } from '../made/content.ts';
import type { Development } from './development-types.ts';
import { neighborhoodBySlug } from './neighborhoods.ts';

export type { Development } from './development-types.ts';
export * from './development-words.ts';
export const { developments, developmentAreas } = content;

/** The name of an area, as it stands before a place. */
export const areaName = ({ area }: Development): string => developmentAreas[area]?.name ?? '';

/** The project with this id; throws when the list lacks it, which is a fault of the content. */
export function developmentById(id: string): Development {
  const found = developments.find((development) => development.id === id);
  if (!found) throw new Error(`No development has the id ${id}`);
  return found;
}

/** The guide that covers a project's area, if there is one. */
export function guideOf({ area }: Development): { slug: string; name: string } | undefined {
  const slug = developmentAreas[area]?.guide;
  return slug ? { slug, name: neighborhoodBySlug(slug).name } : undefined;
}
