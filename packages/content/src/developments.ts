import { developmentAreas, developments } from '../made/developments.ts';
import type { Development } from './development-types.ts';
import type { DevelopmentId, NeighborhoodSlug } from './ids.ts';
import { neighborhoodBySlug } from './neighborhoods.ts';

export type { Development } from './development-types.ts';
export * from './development-words.ts';
export { developments };

/** The name of an area, as it stands before a place. */
export const areaName = ({ area }: Development): string => developmentAreas[area]?.name ?? '';

/** A project is active until it is completed. */
export const isActive = ({ stage }: Development): boolean => stage !== 'completed';

/** The project with this id; throws when the list lacks it, which is a fault of the content. */
export function developmentById(id: DevelopmentId): Development {
  const found = developments.find((development) => development.id === id);
  if (!found) throw new Error(`No development has the id ${id}`);
  return found;
}

/** The guide that covers a project's area, if there is one. */
export function guideOf({ area }: Development): { slug: NeighborhoodSlug; name: string } | undefined {
  const slug = developmentAreas[area]?.guide;
  return slug ? { slug, name: neighborhoodBySlug(slug).name } : undefined;
}
