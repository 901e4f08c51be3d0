import { featuredHomes } from '../made/featured-homes.ts';
import { otherHomes } from '../made/other-homes.ts';
import type { Home } from './home-types.ts';

/** Every home that has a page: those of the carousel in its order, then the others. */
export const homes: readonly Home[] = [...featuredHomes, ...otherHomes];

export { featuredHomes };
