import type { Content } from './content.ts';
import type { Home } from './home-types.ts';

type Homes = Pick<Content, 'homes' | 'featuredCount'>;

/** The homes of the carousel, in its order. */
export const featuredHomes = ({ homes, featuredCount }: Homes): readonly Home[] =>
  homes.slice(0, featuredCount);

/** How many homes have a page in a neighborhood. */
export const countHomesIn = ({ homes }: Homes, slug: string): number =>
  homes.filter(({ neighborhood }) => neighborhood === slug).length;
