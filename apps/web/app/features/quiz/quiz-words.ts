import {
  neighborhoodBySlug,
  plateAlt,
  plateCaption,
  quizContent,
  quizQuestions,
  quizResults,
} from '@rivermark/content';
import { type QuizStyle, quizStyles } from '@rivermark/content/ids';
import { brand, identity } from '@rivermark/content/site';
import { homesIn } from '../../homes/home-counts.ts';
import { plateOf } from '../../plates/plate-set.ts';
import { sourceInWords } from '../../ui/figures-source.tsx';
import { placesOfResult } from './place-of-result.ts';
import { plateOfPlace } from './quiz-art.tsx';
import type { PlaceView, Quiz, QuizQuestions, QuizSharing, ResultView } from './quiz-view.ts';
import { viewOfStyle } from './view-of-style.ts';

declare const __OPTION_DRAWINGS__: Readonly<Record<string, string>>;

function placeView({ name, slug, reason }: ReturnType<typeof placesOfResult>[number]): PlaceView {
  const plate = plateOfPlace[name];
  return {
    name,
    slug,
    reason,
    ...(plate && {
      house: { picture: plateOf(plate), alt: plateAlt(plate), caption: plateCaption(plate, 'without place') },
    }),
    medianPrice: slug && neighborhoodBySlug(slug).figures?.medianPrice,
    homes: slug ? homesIn(slug) : 0,
  };
}

/** What the result of a style says. */
export function resultView(style: QuizStyle): ResultView {
  const { title, about, summary, line, advice, talk, pictureOf } = quizResults[style];
  const place = neighborhoodBySlug(pictureOf);
  const source = place.figures ? sourceInWords(place) : '';
  return {
    ...{ style, title, about, summary, line, talk },
    note: `${advice} ${quizContent.notice} ${source}`.trim(),
    view: viewOfStyle(style),
    places: placesOfResult(style).map(placeView),
  };
}

export const quizQuestionsView: QuizQuestions = {
  questions: quizQuestions,
  intro: quizContent.intro,
  notice: quizContent.notice,
  drawings: __OPTION_DRAWINGS__,
};

const byStyle = <Value>(of: (style: QuizStyle) => Value) =>
  Object.fromEntries(quizStyles.map((style) => [style, of(style)])) as Record<QuizStyle, Value>;

export const quizSharing: QuizSharing = {
  brand: brand.name,
  agent: identity.agentName,
  brokerage: identity.brokerageName,
  titles: byStyle((style) => quizResults[style].title),
};

/** The whole quiz, as its page carries it. */
export const quiz = (): Quiz => ({ ...quizQuestionsView, ...quizSharing, results: byStyle(resultView) });
