import { createHash } from 'node:crypto';
import type { Content } from '@rivermark/content';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { homeRoutes } from './homes/home-routes.ts';
import { MapFrame } from './maps/map-frame.tsx';
import { movedPaths, notFoundRoute, type PageModule, routesOf, type SiteRoute } from './routes.ts';
import { lastChanged } from './seo/last-changed.ts';
import { structuredDataOf } from './seo/structured-data.ts';
import { PageFrame } from './shell/page-frame.tsx';
import { type Site, type SitePictures, SiteProvider, siteOf } from './site/site.tsx';
import type { PlacedPicture } from './ui/picture-data.ts';

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

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** A site that knows no home, its pictures or its map. */
function withoutHomes({ content, pictures, locators, ...rest }: Site): Site {
  const ofHomes = new Set(
    content.homes.flatMap(({ id, views }) => [
      id,
      ...['wide', 'close-up', 'plan', 'plan-tall'].map((part) => `${id}-${part}`),
      ...views.map(({ name }) => `${id}-view-${name}`),
    ]),
  );
  return {
    ...rest,
    content: { ...content, homes: [], hiddenHomes: [], featuredCount: 0, moved: {} },
    pictures: new Map([...pictures].filter(([name]) => !ofHomes.has(name))),
    galleries: {},
    locators: { ...locators, homes: {} },
    report: [],
  };
}

/** A page, the file that it becomes, and how it is drawn. */
export interface DrawablePage extends SiteRoute {
  readonly file: string;
}

/** Draws the pages of a site from its content and its pictures. */
export function pagesFor(content: Content, pictures: SitePictures) {
  const site = siteOf(content, pictures);
  const shared = withoutHomes(site);
  const sharedHash = hashOf({ ...shared, pictures: [...shared.pictures] });
  /** Each home has a page, and its route says all that the page shows of homes. */
  const siteFor = ({ page }: SiteRoute) => (page === 'property' ? shared : site);
  return {
    movedPaths,
    /** Every page, and the file that it becomes. */
    pages: [...routesOf(content), ...homeRoutes(site), notFoundRoute(content)].map(
      (route): DrawablePage => ({
        ...route,
        file: route.path === '/' ? 'index.html' : `${route.path.slice(1).replaceAll('/', '--')}.html`,
      }),
    ),
    /** The HTML of one page's body, and the picture of its first screen. */
    async draw(route: SiteRoute): Promise<{ body: string; firstPicture: PlacedPicture | undefined }> {
      const { Page, firstPicture } = await loadPage(route);
      const site = siteFor(route);
      const body = renderToString(
        <SiteProvider site={site}>
          <PageFrame route={route}>
            <Page route={route} />
          </PageFrame>
        </SiteProvider>,
      );
      // React marks what it could not draw, and leaves it to the browser.
      if (body.includes('<!--$!-->')) throw new Error(`${route.path} cannot be drawn; script/dev says why`);
      return { body, firstPicture: firstPicture?.(site, route) };
    },
    /** The HTML of the map's own document. */
    drawMapFrame: (): string =>
      renderToStaticMarkup(
        <SiteProvider site={site}>
          <MapFrame />
        </SiteProvider>,
      ),
    structuredDataOf: (route: SiteRoute, origin: string) =>
      structuredDataOf(siteFor(route).content, route, origin),
    /** The hash of everything that a page is drawn from; undefined where that is the whole site. */
    inputsOf: (route: SiteRoute) => (siteFor(route) === shared ? hashOf([sharedHash, route]) : undefined),
    lastChanged: (path: string) => lastChanged(content, path),
  };
}
