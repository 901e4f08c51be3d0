import { weekdays } from '../schema/settings.ts';
import type { Content, PageWords, PlateWords } from '../src/content.ts';
import { isActive } from '../src/development-words.ts';
import { type PlateName, plateAlt, plateCaption } from '../src/plates.ts';
import { type QuizStyle, quizStyles } from '../src/quiz-styles.ts';
import type { QuizResult } from '../src/quiz-types.ts';
import { datedOf, stalenessOfFigure } from './dated.ts';
import { developmentsOf } from './developments.ts';
import { homesOf } from './homes.ts';
import { hoursInWords } from './hours-in-words.ts';
import { marketOf } from './market.ts';
import { movedOf } from './moved.ts';
import { neighborhoodsOf } from './neighborhoods.ts';
import { titleSuffix } from './pages.ts';
import type { ContentFiles } from './read-content-files.ts';
import { samplesOf } from './samples.ts';
import { unbroken } from './unbroken-words.ts';
import { countedWords, filledIn } from './words.ts';

const plateWords = (name: PlateName): PlateWords => ({
  name,
  alt: plateAlt(name),
  caption: plateCaption(name),
});

type QuizResultFile = ContentFiles['quiz']['data']['results'][QuizStyle];

const resultOf = (style: QuizStyle, { matches, page: _page, ...result }: QuizResultFile): QuizResult => ({
  style,
  ...result,
  matches: matches.map(({ neighborhood, ...match }) => ({ ...match, slug: neighborhood })),
});

/** One value for each quiz style. */
const byStyle = <T>(valueFor: (style: QuizStyle) => T) =>
  Object.fromEntries(quizStyles.map((style) => [style, valueFor(style)])) as Record<QuizStyle, T>;

const pageWordsOf = ({ title, page }: QuizResultFile): PageWords => ({ ...page, heading: title });

/**
 * Texts with no line break inside names and figures, except those that programs read or compare.
 */
function shown(content: Content): Content {
  const {
    identity,
    brand,
    footerPlaces,
    samples,
    moved,
    hiddenHomes,
    pages,
    quizResultPages,
    notFound,
    ...rest
  } = content;
  const withoutBreaks = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (_key, inner) =>
      typeof inner === 'string' ? unbroken(inner) : inner,
    ) as T;
  return {
    ...withoutBreaks(rest),
    identity,
    brand,
    footerPlaces,
    samples,
    moved,
    hiddenHomes,
    pages,
    quizResultPages,
    notFound,
  };
}

/** What the files say on a day in Jacksonville. */
export function contentOf(files: ContentFiles, today: Date): Content {
  const { settings, faq, legal } = files;
  const [site, quiz, concierge] = [files.site.data, files.quiz.data, files.concierge.data];
  const neighborhoods = neighborhoodsOf(files.neighborhoods, settings, today);
  const { homes, featuredCount } = homesOf(files.homes, neighborhoods, settings, today);
  const { areas, developments } = developmentsOf(files.developments.data);
  const words = countedWords({
    carousel: homes.slice(0, featuredCount),
    neighborhoods: neighborhoods.length,
    answers: faq.items.length,
    questions: quiz.questions.length,
    documents: Object.keys(concierge.documents).length,
    activeProjects: developments.filter(isActive).length,
  });
  const filled = <T>(value: T): T => filledIn(value, words);
  const { brand, footerNeighborhoods, ...identity } = site;
  const { hero, developments: claims, ...homePage } = files.homePage.data;
  const { illustration, keepsTime = true, ...heroWords } = hero;
  const { plate, ...about } = files.about.data;
  return shown({
    identity,
    brand: { ...brand, titleSuffix: titleSuffix(brand) },
    footerPlaces: footerNeighborhoods.map((slug) => ({
      slug,
      name: neighborhoods.find((one) => one.slug === slug)?.name ?? '',
    })),
    businessHours: {
      days: settings.businessHours.days.map((day) => weekdays.indexOf(day)),
      opens: settings.businessHours.opens,
      closes: settings.businessHours.closes,
      inWords: hoursInWords(settings.businessHours),
    },
    usesWhatsApp: settings.whatsapp,
    asksForBuyerAgreement: settings.buyerAgreement === 'asked',
    samples: samplesOf(files),
    homes,
    hiddenHomes: files.homes.flatMap(({ id }) => (homes.some((home) => home.id === id) ? [] : id)),
    featuredCount,
    moved: movedOf(files, homes),
    neighborhoods: filled(neighborhoods),
    developmentAreas: areas,
    developments: filled(developments),
    market: filled(marketOf(files.market.data, neighborhoods, settings, today)),
    faq: filled(faq),
    quiz: filled({
      intro: quiz.intro,
      notice: quiz.notice,
      questions: quiz.questions.map(({ text, drawings, options }, index) => ({
        id: `q${index + 1}`,
        text,
        drawings,
        options: options.map(({ style, label }) => ({ value: style, label })),
      })),
      results: byStyle((style) => resultOf(style, quiz.results[style])),
    }),
    buyersGuide: files.buyersGuide,
    homePage: filled({
      ...homePage,
      hero: { ...heroWords, imageAlt: illustration.alt, focus: illustration.focus, keepsTime },
      developments: {
        heading: claims.heading,
        intro: claims.intro,
        note: claims.note,
        claims: stalenessOfFigure(claims, settings, today) === 'left-out' ? [] : claims.claims,
        ...datedOf(claims, settings, today),
      },
    }),
    about: filled({
      ...about,
      plate: plate && plateWords(plate),
      paragraphs: files.about.blocks.map(({ text }) => text),
    }),
    concierge: filled(concierge),
    notices: files.notices.data,
    legal: filled({
      privacyPolicy: legal['privacy-policy'],
      termsOfService: legal['terms-of-service'],
      accessibility: legal.accessibility,
    }),
    updated: files.pages.data.updated,
    pages: filled(files.pages.data.pages),
    quizResultPages: filled(byStyle((style) => pageWordsOf(quiz.results[style]))),
    notFound: files.pages.data.notFound,
  });
}
