import { developmentAreas } from './developments/areas.ts';
import { developmentsBeyondDowntown } from './developments/beyond-downtown.ts';
import type { Development } from './developments/development.ts';
import { downtownDevelopments } from './developments/downtown.ts';
import type { DevelopmentId, NeighborhoodSlug } from './ids.ts';
import { neighborhoodBySlug } from './neighborhoods.ts';

export { type AreaId, developmentAreas } from './developments/areas.ts';
export {
  type Development,
  type DevelopmentKind,
  type DevelopmentStage,
  developmentKinds,
  developmentStages,
} from './developments/development.ts';

/** All projects of the map and its list, in the order in which both are read. */
export const developments: readonly Development[] = [...downtownDevelopments, ...developmentsBeyondDowntown];

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
  const slug = developmentAreas[area].guide;
  return slug ? { slug, name: neighborhoodBySlug(slug).name } : undefined;
}

/** The newest month for which a project of the list is said. */
export const developmentsAsOf =
  developments
    .map(({ asOf }) => asOf)
    .sort()
    .at(-1) ?? '';
