import { notFoundDescription, pageDescriptions } from '@rivermark/content/page-descriptions';
import type { SiteRoute } from '../app/routes.ts';

/** What search engines show below a page's title. Throws where it has none. */
export function descriptionOf(
  { path, meta }: Pick<SiteRoute, 'path' | 'meta'>,
  notFoundPath: string,
): string {
  const description =
    meta.description ?? (path === notFoundPath ? notFoundDescription : pageDescriptions[path]);
  if (!description) throw new Error(`${path} has no description`);
  return description;
}
