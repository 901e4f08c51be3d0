import { type LateModule, lateModule } from '../loading/late-module.ts';
import type { PageModule, SiteRoute } from '../routes.ts';
import { reloadForNewDeployment } from './reload-for-new-deployment.ts';

declare const __GALLERY__: boolean;

const loaders: Readonly<Record<string, () => Promise<PageModule>>> = {
  ...import.meta.glob<PageModule>(['../routes/*.tsx', '!../routes/*.test.tsx']),
  ...(__GALLERY__
    ? {
        '../routes/parts.tsx': () => import('../gallery/parts.tsx'),
        '../routes/pictures.tsx': () => import('../gallery/pictures.tsx'),
      }
    : {}),
};

interface Loading {
  /** For a visitor who may go there. */
  readonly ahead: LateModule<PageModule>;
  /** For a visitor who goes there: what is missing may be a reason to load the page anew. */
  readonly asked: LateModule<PageModule>;
}
const known = new Map<string, Loading>();

function loadingOf(route: SiteRoute): Loading {
  const { page, path } = route;
  const found = known.get(path);
  if (found) return found;
  const loader = loaders[`../routes/${page}.tsx`];
  if (!loader) throw new Error(`There is no page module ${page}`);
  const load = async () => {
    const module = await loader();
    await module.prepare?.(route);
    return module;
  };
  const ahead = lateModule(load);
  const orAnew = async (error: unknown): Promise<PageModule> => {
    if (!reloadForNewDeployment()) throw error;
    // Nothing comes where the whole page is being loaded anew instead; it is waited for.
    return new Promise(() => {});
  };
  const loading = { ahead, asked: lateModule(() => ahead.load().catch(orAnew), 1) };
  known.set(path, loading);
  return loading;
}

/** A page's module with what its address needs, for a visitor who goes there. */
export const pageModule = (route: SiteRoute): LateModule<PageModule> => loadingOf(route).asked;

/** Fetches a page's module before anybody asks for it. */
export function fetchPageAhead(route: SiteRoute): void {
  loadingOf(route)
    .ahead.load()
    .catch(() => {});
}
