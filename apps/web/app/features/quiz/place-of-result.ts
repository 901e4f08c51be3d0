import { quizResults } from '@rivermark/content';
import type { QuizStyle } from '@rivermark/content/ids';

/** The places that a result names: first the one whose picture stands over it, then the others in their order. */
export function placesOfResult(style: QuizStyle) {
  const { matches, pictureOf } = quizResults[style];
  const isFirst = ({ slug }: (typeof matches)[number]) => slug === pictureOf;
  return [...matches.filter(isFirst), ...matches.filter((match) => !isFirst(match))];
}
