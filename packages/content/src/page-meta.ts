import { content } from '../made/content.ts';
import { BUYERS_GUIDE_PATH } from './buyers-guide-path.ts';
import { type QuizStyle, quizStyles } from './quiz-styles.ts';

/** What a page says about itself: to the visitor, to search engines and on share cards. */
export interface PageMeta {
  /** Without the suffix of the brand, with which it has at most 60 characters, as much as search results show. */
  readonly title: string;
  /** Of a page that comes with its data: `pageDescriptions` has the others', which scripts do not carry. */
  readonly description?: string;
  /** The page's first heading. */
  readonly heading: string;
  /** For those who were given its address: in no search engine and no site map. */
  readonly unlisted?: true;
}

export interface RoutedPageMeta extends PageMeta {
  readonly path: string;
}

/** The day on which the words and figures of the pages were last gone through; legal pages carry their own. */
export const contentUpdated = content.updated;

const { pages: pageWords, notFound: notFoundWords, quizResultPages: quizPageWords } = content;

/** The pages with one fixed address each; the neighborhood pages carry theirs with the neighborhood. */
export const pageMeta = {
  home: { path: '/', ...pageWords.home },
  clientConcierge: { path: '/client-concierge', ...pageWords.clientConcierge },
  faq: { path: '/faq', ...pageWords.faq },
  marketInsights: { path: '/market-insights', ...pageWords.marketInsights },
  neighborhoodQuiz: { path: '/neighborhood-quiz', ...pageWords.neighborhoodQuiz },
  buyersGuide: { path: BUYERS_GUIDE_PATH, ...pageWords.buyersGuide, unlisted: true },
  privacyPolicy: { path: '/privacy-policy', ...pageWords.privacyPolicy },
  termsOfService: { path: '/terms-of-service', ...pageWords.termsOfService },
  accessibility: { path: '/accessibility', ...pageWords.accessibility },
} as const satisfies Record<string, RoutedPageMeta>;

/** The page that answers every unknown address. */
export const notFoundMeta: PageMeta = {
  title: notFoundWords.title,
  heading: notFoundWords.heading,
};

export const notFoundLine: string = notFoundWords.line;

/** Of the picture on the page for unknown addresses. */
export const notFoundImageAlt: string = notFoundWords.illustration.alt;

/** The page of each quiz result, which is what visitors share. */
export const quizResultMeta = Object.fromEntries(
  quizStyles.map((style) => [style, { path: `/neighborhood-quiz/${style}`, ...quizPageWords[style] }]),
) as Readonly<Record<QuizStyle, RoutedPageMeta>>;
