import type { SiteRoute } from './routes.ts';

/** The element in which a page brings its own entry of the URL table, with its data, to the browser. */
export const OWN_ROUTE = 'own-route';

/**
 * The page of this document, where it came with data of its own: the table in the scripts does not know it, so that the
 * scripts stay the same however many homes there are. Such pages are reached by plain links, each as a document.
 */
export const ownRoute: SiteRoute | undefined =
  typeof document === 'undefined'
    ? undefined
    : (JSON.parse(document.getElementById(OWN_ROUTE)?.textContent ?? 'null') ?? undefined);

/** Whether an address is of a page that comes with data of its own, as a document: links to it are plain ones. */
export const isDocument = (path: string): boolean => /^\/properties($|\/)/.test(path);
