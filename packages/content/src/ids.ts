/** The identifiers that addresses and forms are built from; small, so that the browser can check them. */
import { developmentIds, type homeIds, neighborhoodSlugs } from '../made/ids.ts';

export * from './quiz-styles.ts';
export { developmentIds, neighborhoodSlugs };

/** The name of a home's file in `content/homes`: its address on the site, and the name of its pictures. */
export type HomeId = (typeof homeIds)[number];
/** The name of a neighborhood's file in `content/neighborhoods`. */
export type NeighborhoodSlug = (typeof neighborhoodSlugs)[number];
/** Of a new development, in the order of their list and of the map's pins. */
export type DevelopmentId = (typeof developmentIds)[number];
