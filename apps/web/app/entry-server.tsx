import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { MapFrame } from './maps/map-frame.tsx';
import { loadPage } from './page-modules.ts';
import { movedPaths, NOT_FOUND_PATH, notFoundRoute, routeOf, routes } from './routes.ts';
import { lastChanged } from './seo/last-changed.ts';
import { structuredDataOf } from './seo/structured-data.ts';
import { SiteApp } from './site-app.tsx';

export { lastChanged, movedPaths, NOT_FOUND_PATH, structuredDataOf };

/** Every page to prerender, and the file it becomes. */
export function pagesToRender() {
  return [...routes, notFoundRoute].map((route) => ({
    ...route,
    file: route.path === '/' ? 'index.html' : `${route.path.slice(1).replaceAll('/', '--')}.html`,
  }));
}

/** The HTML of one address. All modules are loaded first, so nothing is streamed in late or hidden. */
export async function renderPage(path: string): Promise<string> {
  await loadPage(routeOf(path).page);
  return renderToString(
    <StaticRouter location={path}>
      <SiteApp />
    </StaticRouter>,
  );
}

/** The HTML of the map's own document. */
export const renderMapFrame = (): string => renderToStaticMarkup(<MapFrame />);
