import type { Content } from './content.ts';
import { pagesOf, quizResultPagesOf } from './page-meta.ts';

/** What mails and the desk call the page at a path; undefined where the site has no such page. */
export function pageName(content: Content, path: string): string | undefined {
  const { homes, neighborhoods } = content;
  if (path === '/') return 'Home';
  if (path === '/properties') return 'Properties';
  const nameOf = (slug: string) => neighborhoods.find((one) => one.slug === slug)?.name;
  const [, kind, ...rest] = path.split('/');
  const last = rest.join('/');
  if (kind === 'neighborhoods') {
    const name = nameOf(last);
    return name && `${name} guide`;
  }
  if (kind === 'properties') {
    const place = last.startsWith('in/') ? nameOf(last.slice('in/'.length)) : undefined;
    return place ? `Homes in ${place}` : homes.find(({ id }) => id === last)?.name;
  }
  return [...Object.values(pagesOf(content)), ...Object.values(quizResultPagesOf(content))].find(
    (page) => page.path === path,
  )?.title;
}

/**
 * The page of the place that a visitor asked to see: a home by its address, or a neighborhood by
 * its name. Undefined if it no longer has a page.
 */
export function pageOfPlace({ homes, neighborhoods }: Content, place: string): string | undefined {
  const home = homes.find(({ address }) => address === place);
  if (home) return `/properties/${home.id}`;
  const neighborhood = neighborhoods.find(({ name }) => name === place);
  return neighborhood && `/neighborhoods/${neighborhood.slug}`;
}
