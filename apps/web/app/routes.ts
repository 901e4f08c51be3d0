import {
  type Content,
  notFoundMeta,
  type PageMeta,
  pagesOf,
  quizResultPagesOf,
  quizStyles,
} from '@rivermark/content';
import { NOT_FOUND_PATH } from '@rivermark/contracts/built-site';
import type { ComponentType } from 'react';
import type { Site } from './site/site.tsx';
import type { PlacedPicture } from './ui/picture-data.ts';

/** One address of the site. `page` names a module in routes/, which exports `Page`. */
export interface SiteRoute {
  readonly path: string;
  readonly page: string;
  readonly meta: PageMeta;
  /** What the page shows, if it is one of many of its kind. */
  readonly data?: unknown;
  /** The picture and line of its social card, if the address does not determine them. */
  readonly card?: { readonly picture: string; readonly line: string; readonly riverMark?: string };
}

const fixed = (page: string, { path, ...meta }: PageMeta & { readonly path: string }): SiteRoute => ({
  path,
  page,
  meta,
});

declare const __GALLERY__: boolean;

/** The developers' gallery of parts and of pictures; only in builds that request it. */
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

/** The URL table, except for homes' pages. */
export function routesOf(content: Content): readonly SiteRoute[] {
  const pages = pagesOf(content);
  const results = quizResultPagesOf(content);
  return [
    fixed('home', pages.home),
    ...content.neighborhoods.map(({ slug, name, page }) => ({
      path: `/neighborhoods/${slug}`,
      page: 'neighborhood',
      meta: { heading: name, ...page },
    })),
    fixed('client-concierge', pages.clientConcierge),
    fixed('faq', pages.faq),
    fixed('market-insights', pages.marketInsights),
    fixed('neighborhood-quiz', pages.neighborhoodQuiz),
    ...quizStyles.map((style) => fixed('quiz-result', results[style])),
    fixed('buyers-guide', pages.buyersGuide),
    fixed('privacy-policy', pages.privacyPolicy),
    fixed('terms-of-service', pages.termsOfService),
    fixed('accessibility', pages.accessibility),
    ...(__GALLERY__ ? galleryRoutes : []),
  ];
}

/** Addresses without a page that people try, and their redirects. */
export const movedPaths: Readonly<Record<string, string>> = { '/neighborhoods': '/#neighborhoods' };

export const notFoundRoute = (content: Content): SiteRoute => ({
  path: NOT_FOUND_PATH,
  page: 'not-found',
  meta: notFoundMeta(content),
});

export interface PageModule {
  readonly Page: ComponentType<{ route: SiteRoute }>;
  /** The picture of its first screen, if it has one; the head preloads it. */
  readonly firstPicture?: (site: Site, route: SiteRoute) => PlacedPicture | undefined;
}
