import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { homeRoutes } from './homes/home-routes.ts';
import { MapFrame } from './maps/map-frame.tsx';
import { pageModule } from './pages/page-modules.ts';
import { movedPaths, notFoundRoute, routes, type SiteRoute, type StyleSheetLink } from './routes.ts';
import { lastChanged } from './seo/last-changed.ts';
import { structuredDataOf } from './seo/structured-data.ts';
import { printSheet, SiteApp } from './site-app.tsx';
import type { PlacedPicture } from './ui/picture-data.ts';

export { lastChanged, movedPaths, structuredDataOf };

/** Every page to prerender, and the file it becomes. */
export function pagesToRender() {
  return [...routes, ...homeRoutes(), notFoundRoute].map((route) => ({
    ...route,
    file: route.path === '/' ? 'index.html' : `${route.path.slice(1).replaceAll('/', '--')}.html`,
  }));
}

/**
 * The HTML of one page, and the picture of its first screen. All modules are loaded first, so nothing is streamed in
 * late or hidden.
 */
export async function renderPage(route: SiteRoute): Promise<{
  body: string;
  firstPicture: PlacedPicture | undefined;
  styleSheets: readonly StyleSheetLink[];
}> {
  const { firstPicture, styleSheets = [] } = await pageModule(route).load();
  const markup = renderToString(
    <StaticRouter location={route.path}>
      <SiteApp own={route} />
    </StaticRouter>,
  );
  // So React marks what it could not draw, and leaves it to the browser.
  if (markup.includes('<!--$!-->')) throw new Error(`${route.path} cannot be drawn; script/dev says why`);
  // React writes a page's own style sheets before the markup, as it has no head here: they stand in the document's head.
  const body = markup.replace(/^(?:<link rel="stylesheet"[^>]*>)+/, '');
  return { body, firstPicture: firstPicture?.(route), styleSheets: [printSheet, ...styleSheets] };
}

/** The HTML of the map's own document. */
export const renderMapFrame = (): string => renderToStaticMarkup(<MapFrame />);
