import { homes } from './homes.ts';
import { neighborhoods } from './neighborhoods.ts';
import { pageMeta, quizResultMeta } from './page-meta.ts';

/** What a page is called where it is spoken of: in the agent's mails. */
const pageNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(neighborhoods.map(({ slug, name }) => [`/neighborhoods/${slug}`, `${name} guide`])),
  ...Object.fromEntries(
    [...Object.values(pageMeta), ...Object.values(quizResultMeta)].map(({ path, title }) => [path, title]),
  ),
  '/properties': 'Properties',
  ...Object.fromEntries(
    neighborhoods.map(({ slug, name }) => [`/properties/in/${slug}`, `Homes in ${name}`]),
  ),
  ...Object.fromEntries(homes.map(({ id, name }) => [`/properties/${id}`, name])),
  [pageMeta.home.path]: 'Home',
};

/** The name of the page at a path; undefined where the site has no such page. */
export const pageName = (path: string): string | undefined =>
  Object.hasOwn(pageNames, path) ? pageNames[path] : undefined;

const pagesOfPlaces: Readonly<Record<string, string>> = {
  ...Object.fromEntries(neighborhoods.map(({ slug, name }) => [name, `/neighborhoods/${slug}`])),
  ...Object.fromEntries(homes.map(({ id, address }) => [address, `/properties/${id}`])),
};

/** The page of what a showing is asked for, a home's address or a neighborhood; undefined where it has none any more. */
export const pageOfPlace = (place: string): string | undefined =>
  Object.hasOwn(pagesOfPlaces, place) ? pagesOfPlaces[place] : undefined;
