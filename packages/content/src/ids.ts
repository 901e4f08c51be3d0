import { content } from '../made/content.ts';

export * from './quiz-styles.ts';
export const neighborhoodSlugs = content.neighborhoods.map(({ slug }) => slug);
export const developmentIds = content.developments.map(({ id }) => id);

export type HomeId = string;
export type NeighborhoodSlug = string;
export type DevelopmentId = string;
