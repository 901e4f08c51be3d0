import { quizResults } from '@rivermark/content';
import type { QuizStyle } from '@rivermark/content/ids';

/** The place that a result leads a conversation to: of those it names, the one whose picture it has, which has a guide. */
export function placeOfResult(style: QuizStyle): string {
  const { matches, pictureOf } = quizResults[style];
  return (matches.find(({ slug }) => slug === pictureOf) ?? matches[0])?.name ?? '';
}

/** The places that a result names: first the one that its button names, then the others in their order. */
export function placesOfResult(style: QuizStyle) {
  const first = placeOfResult(style);
  const { matches } = quizResults[style];
  return [...matches.filter(({ name }) => name === first), ...matches.filter(({ name }) => name !== first)];
}
