import { content } from '../made/content.ts';

/** Every home that has a page: those of the carousel in its order, then the others. */
export const { homes } = content;
export const featuredHomes = homes.slice(0, content.featuredCount);
