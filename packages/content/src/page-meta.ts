import { neighborhoodSlugs, type QuizStyle } from './ids.ts';
import { inWords } from './in-words.ts';

/** What a page says about itself: to the visitor, to search engines and on share cards. */
export interface PageMeta {
  /** Without the suffix of the brand, with which it has at most 60 characters, as much as search results show. */
  readonly title: string;
  readonly description: string;
  /** The page's first heading. */
  readonly heading: string;
}

export interface RoutedPageMeta extends PageMeta {
  readonly path: string;
}

/** The day on which the words and figures of the pages were last gone through; legal pages carry their own. */
export const contentUpdated = '2026-11-21';

/** The pages with one fixed address each; the neighborhood pages carry theirs with the neighborhood. */
export const pageMeta = {
  home: {
    path: '/',
    title: 'Luxury Homes',
    description: `Homes on the river and the ocean, ${inWords(neighborhoodSlugs.length)} neighborhood guides and dated market figures for Jacksonville and Ponte Vedra Beach, Florida.`,
    heading: 'Discover Jacksonville',
  },
  clientConcierge: {
    path: '/client-concierge',
    title: 'Client Concierge',
    description:
      'Send the documents that begin a working agreement: why each one is asked for, what you may black out, who opens it and when it is erased.',
    heading: 'Welcome to the Client Concierge',
  },
  faq: {
    path: '/faq',
    title: 'Questions & Answers',
    description:
      'Closing costs, buyer agreements, flood insurance, CDD assessments, condominium reserves and homestead: eight answers on buying in Jacksonville.',
    heading: 'Frequently Asked Questions',
  },
  marketInsights: {
    path: '/market-insights',
    title: 'Market Insights',
    description:
      'Median price, days on market, inventory and new listings in Jacksonville, each with its month and source, plus notable sales by neighborhood.',
    heading: 'Market Insights & Trends',
  },
  neighborhoodQuiz: {
    path: '/neighborhood-quiz',
    title: 'Neighborhood Quiz',
    description:
      'Six questions about water, walking, house age, lots and upkeep point to Jacksonville neighborhoods worth a first look, with reasons for each.',
    heading: 'Neighborhood Matchmaker Quiz',
  },
  privacyPolicy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description:
      'What this site stores when you write or send documents, how long it is kept, who can open it, and how to have it corrected or erased.',
    heading: 'Privacy Policy',
  },
  termsOfService: {
    path: '/terms-of-service',
    title: 'Terms of Service',
    description:
      'The terms for using this site: what listings and figures here mean, when a client relationship begins, and what is asked of visitors.',
    heading: 'Terms of Service',
  },
  accessibility: {
    path: '/accessibility',
    title: 'Accessibility Statement',
    description:
      'How this site is built and checked for keyboard, screen reader, zoom and contrast, what is known to fall short, and how to report a barrier.',
    heading: 'Accessibility Statement',
  },
} as const satisfies Record<string, RoutedPageMeta>;

/** The page that answers every unknown address. */
export const notFoundMeta: PageMeta = {
  title: 'Page Not Found',
  description:
    'This address has no page. Return to the home page for featured homes, neighborhood guides and market figures for Jacksonville, Florida.',
  heading: 'Oops! Page not found',
};

export const notFoundLine =
  'The bridge is up, and this address is on the other side. What you look for may have moved; the home page leads to all of it.';

/** Of the picture on the page for unknown addresses. */
export const notFoundImageAlt =
  'Ink drawing of a lift bridge raised over the St. Johns River; the gap between its towers measures 404 feet';

/** The page of each quiz result, which is what visitors share. */
export const quizResultMeta: Readonly<Record<QuizStyle, RoutedPageMeta>> = {
  coastal: {
    path: '/neighborhood-quiz/coastal',
    title: 'Quiz: Coastal Chill',
    description:
      'A Coastal Chill result points to Jacksonville Beach and Atlantic Beach: ocean walkovers, dune houses and condominiums, and why each fits.',
    heading: 'Coastal Chill',
  },
  urban: {
    path: '/neighborhood-quiz/urban',
    title: 'Quiz: Urban Cool',
    description:
      'An Urban Cool result points to Southbank, Brooklyn and Downtown: river towers, lofts and errands on foot along the Riverwalks, with reasons.',
    heading: 'Urban Cool',
  },
  historic: {
    path: '/neighborhood-quiz/historic',
    title: 'Quiz: Historic Soul',
    description:
      'A Historic Soul result points to Riverside, Avondale and Springfield: porches, tile roofs and houses from the years after the 1901 fire.',
    heading: 'Historic Soul',
  },
  eclectic: {
    path: '/neighborhood-quiz/eclectic',
    title: 'Quiz: Creative Edge',
    description:
      'A Creative Edge result points to Murray Hill and San Marco: independent shops, stages and houses with room for a workshop, with reasons.',
    heading: 'Creative Edge',
  },
  suburban: {
    path: '/neighborhood-quiz/suburban',
    title: 'Quiz: Family Focused',
    description:
      'This result points to Nocatee, Julington Creek and Southside: newer houses, bigger lots, trails and garages, with the reasons for each one.',
    heading: 'Family Focused',
  },
};
