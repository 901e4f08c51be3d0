import { type LateModule, lateModule } from '../loading/late-module.ts';
import type { PageModule } from '../routes.ts';
import { reloadForNewDeployment } from './reload-for-new-deployment.ts';

declare const __GALLERY__: boolean;

const loaders: Readonly<Record<string, () => Promise<PageModule>>> = {
  ...import.meta.glob<PageModule>('../routes/*.tsx'),
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

function loadingOf(page: string): Loading {
  const found = known.get(page);
  if (found) return found;
  const load = loaders[`../routes/${page}.tsx`];
  if (!load) throw new Error(`There is no page module ${page}`);
  const ahead = lateModule(load);
  const orAnew = async (error: unknown): Promise<PageModule> => {
    if (!reloadForNewDeployment()) throw error;
    // Nothing comes where the whole page is being loaded anew instead; it is waited for.
    return new Promise(() => {});
  };
  const loading = { ahead, asked: lateModule(() => ahead.load().catch(orAnew), 1) };
  known.set(page, loading);
  return loading;
}

/** A page's module, for a visitor who goes there. */
export const pageModule = (page: string): LateModule<PageModule> => loadingOf(page).asked;

/** Fetches a page's module before anybody asks for it. */
export function fetchPageAhead(page: string): void {
  loadingOf(page)
    .ahead.load()
    .catch(() => {});
}
