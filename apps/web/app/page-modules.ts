import type { PageModule } from './routes.ts';

const loaders = import.meta.glob<PageModule>('./routes/*.tsx');
const loaded = new Map<string, PageModule>();
const loading = new Map<string, Promise<PageModule>>();

/** A page's module if it is here already; reading it never waits. */
export const loadedPage = (page: string): PageModule | undefined => loaded.get(page);

/** Fetches a page's module, once; a failed fetch can be tried again. */
export function loadPage(page: string): Promise<PageModule> {
  const known = loading.get(page);
  if (known) return known;
  const load = loaders[`./routes/${page}.tsx`];
  if (!load) throw new Error(`There is no page module ${page}`);
  const promise = load().then((module) => {
    loaded.set(page, module);
    return module;
  });
  promise.catch(() => loading.delete(page));
  loading.set(page, promise);
  return promise;
}
