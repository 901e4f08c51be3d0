import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { homeRoutes } from './homes/home-routes.ts';
import { MapFrame } from './maps/map-frame.tsx';
import { movedPaths, notFoundRoute, type PageModule, routes, type SiteRoute } from './routes.ts';
import { lastChanged } from './seo/last-changed.ts';
import { structuredDataOf } from './seo/structured-data.ts';
import { PageFrame } from './shell/page-frame.tsx';
import type { PlacedPicture } from './ui/picture-data.ts';

export { lastChanged, movedPaths, structuredDataOf };

declare const __GALLERY__: boolean;

const modules: Readonly<Record<string, () => Promise<PageModule>>> = {
  ...import.meta.glob<PageModule>(['./routes/*.tsx', '!./routes/*.test.tsx']),
  ...(__GALLERY__ ? import.meta.glob<PageModule>(['./routes/gallery/*.tsx']) : {}),
};

function loadPage({ page }: SiteRoute): Promise<PageModule> {
  const load = modules[`./routes/${page}.tsx`] ?? modules[`./routes/gallery/${page}.tsx`];
  if (!load) throw new Error(`There is no page module ${page}`);
  return load();
}

/** Every page to render, and the file it becomes. */
export function pagesToRender() {
  return [...routes, ...homeRoutes(), notFoundRoute].map((route) => ({
    ...route,
    file: route.path === '/' ? 'index.html' : `${route.path.slice(1).replaceAll('/', '--')}.html`,
  }));
}

/** The HTML of one page's body, and the picture of its first screen. */
export async function renderPage(
  route: SiteRoute,
): Promise<{ body: string; firstPicture: PlacedPicture | undefined }> {
  const { Page, prepare, firstPicture } = await loadPage(route);
  await prepare?.(route);
  const body = renderToString(
    <PageFrame route={route}>
      <Page route={route} />
    </PageFrame>,
  );
  // React marks what it could not draw, and leaves it to the browser.
  if (body.includes('<!--$!-->')) throw new Error(`${route.path} cannot be drawn; script/dev says why`);
  return { body, firstPicture: firstPicture?.(route) };
}

/** The HTML of the map's own document. */
export const renderMapFrame = (): string => renderToStaticMarkup(<MapFrame />);
