import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { MapFrame } from './maps/map-frame.tsx';
import { pageModule } from './pages/page-modules.ts';
import { movedPaths, NOT_FOUND_PATH, notFoundRoute, routeOf, routes } from './routes.ts';
import { lastChanged } from './seo/last-changed.ts';
import { structuredDataOf } from './seo/structured-data.ts';
import { SiteApp } from './site-app.tsx';
import type { PlacedPicture } from './ui/picture-data.ts';

export { lastChanged, movedPaths, NOT_FOUND_PATH, structuredDataOf };

/** Every page to prerender, and the file it becomes. */
export function pagesToRender() {
  return [...routes, notFoundRoute].map((route) => ({
    ...route,
    file: route.path === '/' ? 'index.html' : `${route.path.slice(1).replaceAll('/', '--')}.html`,
  }));
}

/**
 * The HTML of one address, and the picture of its first screen. All modules are loaded first, so nothing is streamed in
 * late or hidden.
 */
export async function renderPage(
  path: string,
): Promise<{ body: string; firstPicture?: PlacedPicture; styleSheet?: string }> {
  const route = routeOf(path);
  const { firstPicture, styleSheet } = await pageModule(route.page).load();
  const markup = renderToString(
    <StaticRouter location={path}>
      <SiteApp />
    </StaticRouter>,
  );
  // React writes a page's own style sheet before the markup, as it has no head here: it stands in the document's head.
  const body = styleSheet ? markup.replace(/^<link rel="stylesheet"[^>]*>/, '') : markup;
  return {
    body,
    ...(firstPicture && { firstPicture: firstPicture(route) }),
    ...(styleSheet && { styleSheet }),
  };
}

/** The HTML of the map's own document. */
export const renderMapFrame = (): string => renderToStaticMarkup(<MapFrame />);
