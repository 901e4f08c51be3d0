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
  /** What the page shows, where it is one of many of its kind. */
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
  ...neighborhoods.map(({ slug, name, page }) => ({
    path: `/neighborhoods/${slug}`,
    page: 'neighborhood',
    meta: { heading: name, title: page.title },
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

export interface PageModule {
  readonly Page: ComponentType<{ route: SiteRoute }>;
  /** Loads what this address shows, before the page is rendered. */
  readonly prepare?: (route: SiteRoute) => Promise<void>;
  /** The picture of its first screen, if it has one; the head preloads it. */
  readonly firstPicture?: (route: SiteRoute) => PlacedPicture | undefined;
}
