import { BUYERS_GUIDE_PATH } from './buyers-guide-path.ts';
import type { Content, PageName, PageWords } from './content.ts';
import { type QuizStyle, quizStyles } from './quiz-styles.ts';

/** What a page says about itself: to the visitor, to search engines and on share cards. */
export interface PageMeta {
  /** Without the brand's suffix. With it, at most 60 characters, the limit of search results. */
  readonly title: string;
  /** Shown by search engines below the title. */
  readonly description: string;
  /** The page's first heading. */
  readonly heading: string;
  /** Only for those who were given its address: in no search engine and no site map. */
  readonly unlisted?: true;
}

export interface RoutedPageMeta extends PageMeta {
  readonly path: string;
}

/** The addresses of the pages that every site has. */
export const pagePaths = {
  home: '/',
  clientConcierge: '/client-concierge',
  faq: '/faq',
  marketInsights: '/market-insights',
  neighborhoodQuiz: '/neighborhood-quiz',
  buyersGuide: BUYERS_GUIDE_PATH,
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  accessibility: '/accessibility',
} as const satisfies Record<PageName, string>;

const metaOf = ({ title, description, heading }: PageWords): PageMeta => ({ title, description, heading });

/** The pages with one fixed address each. */
export const pagesOf = ({ pages }: Pick<Content, 'pages'>): Readonly<Record<PageName, RoutedPageMeta>> =>
  Object.fromEntries(
    (Object.keys(pagePaths) as PageName[]).map((name) => [
      name,
      {
        path: pagePaths[name],
        ...metaOf(pages[name]),
        ...(name === 'buyersGuide' && { unlisted: true as const }),
      },
    ]),
  ) as Record<PageName, RoutedPageMeta>;

/** The page of each quiz result, which is what visitors share. */
export const quizResultPagesOf = ({
  quizResultPages,
}: Pick<Content, 'quizResultPages'>): Readonly<Record<QuizStyle, RoutedPageMeta>> =>
  Object.fromEntries(
    quizStyles.map((style) => [
      style,
      { path: `/neighborhood-quiz/${style}`, ...metaOf(quizResultPages[style]) },
    ]),
  ) as Record<QuizStyle, RoutedPageMeta>;

/** The page that answers every unknown address. */
export const notFoundMeta = ({ notFound }: Pick<Content, 'notFound'>): PageMeta => metaOf(notFound);
