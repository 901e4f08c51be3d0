import type { PageModule } from './routes.ts';

declare const __GALLERY__: boolean;

const loaders: Readonly<Record<string, () => Promise<PageModule>>> = {
  ...import.meta.glob<PageModule>('./routes/*.tsx'),
  ...(__GALLERY__
    ? {
        './routes/parts.tsx': () => import('./gallery/parts.tsx'),
        './routes/pictures.tsx': () => import('./gallery/pictures.tsx'),
      }
    : {}),
};
const loaded = new Map<string, PageModule>();
const loading = new Map<string, Promise<PageModule>>();
const failed = new Set<string>();

/** A page's module if it is here already; reading it never waits. */
export const loadedPage = (page: string): PageModule | undefined => loaded.get(page);

/** Fetches a page's module, once. A failure is kept, so that a page which is drawn again says it instead of asking for ever. */
export function loadPage(page: string): Promise<PageModule> {
  const known = loading.get(page);
  if (known) return known;
  const load = loaders[`./routes/${page}.tsx`];
  if (!load) throw new Error(`There is no page module ${page}`);
  const promise = load().then((module: PageModule | undefined) => {
    // Nothing comes where the whole page is being loaded anew instead; it is waited for.
    if (!module) return new Promise<PageModule>(() => {});
    loaded.set(page, module);
    return module;
  });
  promise.catch(() => failed.add(page));
  loading.set(page, promise);
  return promise;
}

/** Lets what failed be fetched anew; called once the failure has been shown. */
export function forgetFailedPages(): void {
  for (const page of failed) loading.delete(page);
  failed.clear();
}
