import {
  countHomesIn,
  neighborhoodBySlug,
  plateAlt,
  plateCaption,
  type QuizMatch,
  type QuizStyle,
  quizStyles,
} from '@rivermark/content';
import { optionDrawings, pictureOf, plateOf } from '../../site/pictures.ts';
import type { Site } from '../../site/site.tsx';
import { sourceInWords } from '../../ui/figures-source.tsx';
import { plateOfPlace } from './quiz-art.tsx';
import type { PlaceView, Quiz, QuizQuestions, QuizSharing, ResultView } from './quiz-view.ts';

function placeView(site: Site, { name, slug, reason }: QuizMatch): PlaceView {
  const { content } = site;
  const plate = plateOfPlace[name];
  const guide = slug ? neighborhoodBySlug(content, slug) : undefined;
  return {
    name,
    slug,
    reason,
    ...(plate && {
      house: {
        picture: plateOf(site, plate),
        alt: plateAlt(plate),
        caption: plateCaption(plate, 'without place'),
      },
    }),
    riverMark: guide?.river.long,
    medianPrice: guide?.figures?.medianPrice,
    homes: slug ? countHomesIn(content, slug) : 0,
  };
}

/** What the result of a style says. */
export function resultView(site: Site, style: QuizStyle): ResultView {
  const { content } = site;
  const result = content.quiz.results[style];
  const { title, about, summary, line, advice, talk } = result;
  const place = neighborhoodBySlug(content, result.pictureOf);
  const source = place.figures ? sourceInWords(place) : '';
  const picture = pictureOf(site, place.slug);
  return {
    ...{ style, title, about, summary, line, talk },
    note: `${advice} ${content.quiz.notice} ${source}`.trim(),
    view: {
      picture,
      alt: place.imageAlt,
      caption: picture.illustration ? `${place.name}. Illustration.` : undefined,
    },
    places: result.matches.map((match) => placeView(site, match)),
  };
}

export function quizQuestionsView(site: Site): QuizQuestions {
  const { questions, intro, notice } = site.content.quiz;
  return { questions, intro, notice, drawings: optionDrawings(site) };
}

const byStyle = <Value>(of: (style: QuizStyle) => Value) =>
  Object.fromEntries(quizStyles.map((style) => [style, of(style)])) as Record<QuizStyle, Value>;

export const quizSharing = ({ content: { brand, identity, quiz } }: Site): QuizSharing => ({
  brand: brand.name,
  agent: identity.agentName,
  brokerage: identity.brokerageName,
  titles: byStyle((style) => quiz.results[style].title),
});

/** The whole quiz, as its page carries it. */
export const quizView = (site: Site): Quiz => ({
  ...quizQuestionsView(site),
  ...quizSharing(site),
  results: byStyle((style) => resultView(site, style)),
});
