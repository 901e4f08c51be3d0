export * from './quiz-styles.ts';

/** These come from the content, which checks them; the names say which id is meant. */
export type HomeId = string;
export type NeighborhoodSlug = string;
export type DevelopmentId = string;
