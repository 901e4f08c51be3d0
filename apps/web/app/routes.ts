import { neighborhoods, notFoundMeta, type PageMeta, pageMeta, quizResultMeta } from '@rivermark/content';
import { quizStyles } from '@rivermark/content/ids';
import { NOT_FOUND_PATH } from '@rivermark/contracts/built-site';
import type { ComponentType } from 'react';
import type { PlacedPicture } from './ui/picture-data.ts';

/** One address of the site. `page` names a module in routes/, which exports `Page`. */
export interface SiteRoute {
  readonly path: string;
  readonly page: string;
  readonly meta: PageMeta;
  /** Of a page that is one of many of its kind: what it shows. It is in the page, not in the scripts. */
  readonly data?: unknown;
  /** What its social card shows and says under its heading, where the card does not know by the address. */
  readonly card?: { readonly picture: string; readonly line: string };
}

const fixed = (page: string, { path, ...meta }: PageMeta & { readonly path: string }): SiteRoute => ({
  path,
  page,
  meta,
});

declare const __GALLERY__: boolean;

/** The developers' gallery of parts and of pictures; a build has it only when asked for. */
const galleryRoutes: readonly SiteRoute[] = [
  {
    path: '/gallery',
    page: 'parts',
    meta: { title: 'Parts', description: 'Every part of the pages, in every state.', heading: 'Parts' },
  },
  {
    path: '/gallery/pictures',
    page: 'pictures',
    meta: {
      title: 'Pictures',
      description: 'Every picture of the site with its sizes and weights.',
      heading: 'Pictures',
    },
  },
];

/** The whole URL table. */
export const routes: readonly SiteRoute[] = [
  fixed('home', pageMeta.home),
  ...neighborhoods.map(({ slug, name, meta }) => ({
    path: `/neighborhoods/${slug}`,
    page: 'neighborhood',
    meta: { heading: name, ...meta },
  })),
  fixed('client-concierge', pageMeta.clientConcierge),
  fixed('faq', pageMeta.faq),
  fixed('market-insights', pageMeta.marketInsights),
  fixed('neighborhood-quiz', pageMeta.neighborhoodQuiz),
  ...quizStyles.map((style) => fixed('quiz-result', quizResultMeta[style])),
  fixed('buyers-guide', pageMeta.buyersGuide),
  fixed('privacy-policy', pageMeta.privacyPolicy),
  fixed('terms-of-service', pageMeta.termsOfService),
  fixed('accessibility', pageMeta.accessibility),
  ...(__GALLERY__ ? galleryRoutes : []),
];

/** Addresses that are no pages but that people try, and what they mean. */
export const movedPaths: Readonly<Record<string, string>> = { '/neighborhoods': '/#neighborhoods' };

export const notFoundRoute: SiteRoute = { path: NOT_FOUND_PATH, page: 'not-found', meta: notFoundMeta };

/** The route of an address; the missing page for every address that is none. `own`: see own-route.ts. */
export function routeOf(path: string, own: SiteRoute | undefined): SiteRoute {
  if (path === own?.path) return own;
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}

export interface PageModule {
  readonly Page: ComponentType<{ route: SiteRoute }>;
  /** Fetches what this address shows beside the module, where that is a module of its own; the page stands only then. */
  readonly prepare?: (route: SiteRoute) => Promise<void>;
  /** The picture of its first screen, if it has one: it is fetched before the browser has read so far. */
  readonly firstPicture?: (route: SiteRoute) => PlacedPicture | undefined;
  /** Style sheets of its own, beside the one of every page, in their order. */
  readonly styleSheets?: readonly StyleSheetLink[];
}

export interface StyleSheetLink {
  readonly href: string;
  readonly media?: 'print';
}
