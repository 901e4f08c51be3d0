import { weekdays } from '../schema/settings.ts';
import { type PlateName, plateAlt, plateCaption } from '../src/plates.ts';
import { datedOf, shelfOfFigure } from './dated.ts';
import { shownDevelopments } from './developments.ts';
import { shownHomes } from './homes.ts';
import { hoursInWords } from './hours-in-words.ts';
import { shownMarket } from './market.ts';
import { byId, list, type ModuleConstants, narrow } from './module-code.ts';
import { shownNeighborhoods } from './neighborhoods.ts';
import { titleSuffix } from './pages.ts';
import type { Content } from './read-content.ts';
import { samplesOf } from './samples.ts';
import { countedWords, filledIn } from './words.ts';

const descriptionsOf = (pages: Readonly<Record<string, { readonly description: string }>>) =>
  Object.fromEntries(Object.entries(pages).map(([name, { description }]) => [name, description]));

/** Of one plate alone: those of all would be the page's script otherwise. */
const wordsOf = (plate: PlateName) => ({
  name: plate,
  alt: plateAlt(plate),
  caption: plateCaption(plate),
});

/** What each module of `made/` holds, by its name. `today`: which homes and figures are shown depends on it. */
export function modulesOf(content: Content, today: Date): Readonly<Record<string, ModuleConstants>> {
  const { settings, site, pages, quiz, concierge, notices, faq, legal } = content;
  const { neighborhoods, guides } = shownNeighborhoods(content.neighborhoods, settings, today);
  const { featured, others, details } = shownHomes(content.homes, neighborhoods, settings, today);
  const { areas, developments } = shownDevelopments(content.developments.data);
  const words = countedWords({
    carousel: featured,
    neighborhoods: neighborhoods.length,
    answers: faq.items.length,
    questions: quiz.data.questions.length,
    documents: Object.keys(concierge.data.documents).length,
    activeProjects: developments.filter(({ stage }) => stage !== 'completed').length,
  });
  const filled = <T>(value: T): T => filledIn(value, words);
  const market = filled(shownMarket(content.market.data, neighborhoods, settings, today));
  const { hero, developments: claims, ...home } = content.homePage.data;
  const { illustration, keepsTime = true, ...heroWords } = hero;
  const { source: _source, sample: _sample, shelfLife: _shelfLife, ...claimWords } = claims;
  const { brand, footerNeighborhoods, ...identity } = site.data;
  const { intro: quizIntro, notice: quizNotice, questions, results } = filled(quiz.data);
  const { items, ...faqContent } = filled(faq);
  const { plate, ...aboutWords } = content.about.data;
  const { otherWays, thanks, ...conciergeWords } = concierge.data;
  const { description: notFoundDescription, ...notFoundWords } = pages.data.notFound;
  return {
    ids: {
      neighborhoodSlugs: narrow(neighborhoods.map(({ slug }) => slug)),
      homeIds: narrow([...featured, ...others].map(({ id }) => id)),
      developmentIds: narrow(developments.map(({ id }) => id)),
    },
    site: {
      identity: { value: identity, type: 'SiteIdentity', from: 'site-identity' },
      footerPlaces: narrow(
        footerNeighborhoods.map((id) => ({
          slug: id,
          name: neighborhoods.find(({ slug }) => slug === id)?.name ?? '',
        })),
      ),
      brand: narrow({ ...brand, titleSuffix: titleSuffix(brand) }),
    },
    'business-hours': {
      businessHours: narrow({
        ...settings.businessHours,
        days: settings.businessHours.days.map((day) => weekdays.indexOf(day)),
      }),
      hoursInWords: narrow(hoursInWords(settings.businessHours)),
    },
    samples: { samples: { value: samplesOf(content), type: 'readonly string[]' } },
    'featured-homes': { featuredHomes: list(featured, 'Home', 'home-types') },
    'other-homes': { otherHomes: list(others, 'Home', 'home-types') },
    'home-details': { homeDetails: byId(details, 'HomeDetails', 'home-types') },
    'buyers-guide': {
      buyersGuide: { value: content.buyersGuide, type: 'BuyersGuide', from: 'buyers-guide-types' },
    },
    neighborhoods: { neighborhoods: list(filled(neighborhoods), 'Neighborhood', 'neighborhood-types') },
    ...Object.fromEntries(
      Object.entries(filled(guides)).map(([slug, value]) => [
        `guide-${slug}`,
        { guide: { value, type: 'NeighborhoodGuide', from: 'neighborhood-types' } },
      ]),
    ),
    developments: {
      developmentAreas: byId(areas, 'Area', 'development-types'),
      developments: list(filled(developments), 'Development', 'development-types'),
    },
    market: {
      marketContent: narrow(market.marketContent),
      trendCards: list(market.trendCards, 'TrendCard', 'market-types'),
      notableSales: list(market.notableSales, 'NotableSale', 'market-types'),
      spotlights: list(market.spotlights, 'Spotlight', 'market-types'),
      investmentCards: list(market.investmentCards, 'InvestmentCard', 'market-types'),
    },
    faq: { faqContent: narrow(faqContent), faqItems: list(items, 'FaqItem', 'faq-types') },
    quiz: {
      quizQuestions: list(
        questions.map(({ text, drawings, options }, at) => ({
          id: `q${at + 1}`,
          text,
          drawings,
          options: options.map(({ style, label }) => ({ value: style, label })),
        })),
        'QuizQuestion',
        'quiz-types',
      ),
      quizResults: {
        value: Object.fromEntries(
          Object.entries(results).map(([style, { matches, page: _page, ...result }]) => [
            style,
            {
              style,
              ...result,
              matches: matches.map(({ neighborhood, ...match }) => ({ ...match, slug: neighborhood })),
            },
          ]),
        ),
        type: 'QuizResults',
        from: 'quiz-types',
      },
    },
    'quiz-content': { quizContent: narrow({ intro: quizIntro, notice: quizNotice }) },
    home: {
      homeContent: narrow(
        filled({
          ...home,
          hero: { ...heroWords, imageAlt: illustration.alt, focus: illustration.focus },
          developments: {
            ...claimWords,
            claims: shelfOfFigure(claims, settings, today) === 'left-out' ? [] : claims.claims,
            ...datedOf(claims, settings, today),
          },
        }),
      ),
      // By itself: the build asks for it, and pages shall not carry it.
      heroKeepsTime: { value: keepsTime, type: 'boolean' },
    },
    about: {
      aboutContent: narrow(
        filled({
          ...aboutWords,
          plate: wordsOf(plate),
          paragraphs: content.about.blocks.map(({ text }) => text),
        }),
      ),
    },
    concierge: {
      conciergeContent: narrow(
        filled({ ...conciergeWords, otherWays: { ...otherWays, plate: wordsOf(otherWays.plate) } }),
      ),
    },
    // By itself, as it comes with what sends.
    'concierge-thanks': { conciergeThanks: narrow(filled(thanks)) },
    notices: {
      outsideServiceNotices: narrow(notices.data.outsideServices),
      visitCountsNotice: narrow(notices.data.visitCounts),
    },
    'wire-fraud': { wireFraudNotice: narrow(notices.data.wireFraud) },
    legal: {
      privacyPolicy: { value: filled(legal['privacy-policy']), type: 'LegalPage', from: 'legal-types' },
      termsOfService: { value: filled(legal['terms-of-service']), type: 'LegalPage', from: 'legal-types' },
      accessibilityStatement: { value: filled(legal.accessibility), type: 'LegalPage', from: 'legal-types' },
    },
    pages: {
      contentUpdated: narrow(pages.data.updated),
      pageWords: narrow(
        filled(
          Object.fromEntries(
            Object.entries(pages.data.pages).map(([name, { card: _card, description: _said, ...page }]) => [
              name,
              page,
            ]),
          ),
        ),
      ),
      notFoundWords: narrow(notFoundWords),
      quizPageWords: narrow(
        Object.fromEntries(
          Object.entries(results).map(([style, { page, title }]) => [
            style,
            { title: page.title, heading: title },
          ]),
        ),
      ),
    },
    // By itself, as the next: the build asks for them, and scripts shall not carry them.
    'page-descriptions': {
      descriptions: {
        value: filled({
          pages: descriptionsOf(pages.data.pages),
          quizResults: descriptionsOf(
            Object.fromEntries(Object.entries(results).map(([style, { page }]) => [style, page])),
          ),
          neighborhoods: Object.fromEntries(
            content.neighborhoods.map(({ id, data }) => [id, data.page.description]),
          ),
          notFound: notFoundDescription,
        }),
        type: "Readonly<Record<'pages' | 'quizResults' | 'neighborhoods', Readonly<Record<string, string>>>> & { readonly notFound: string }",
      },
    },
    'page-cards': {
      pageCards: {
        value: filled(
          Object.fromEntries(
            Object.entries(pages.data.pages).flatMap(([name, { card }]) => (card ? [[name, card]] : [])),
          ),
        ),
        type: 'Readonly<Record<string, { readonly picture: string; readonly line: string }>>',
      },
    },
  };
}
