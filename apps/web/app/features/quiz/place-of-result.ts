import type { QuizResult } from '@rivermark/content';

/** The places that a result names: first the one whose picture stands over it, then the others in their order. */
export function placesOfResult({ matches, pictureOf }: Pick<QuizResult, 'matches' | 'pictureOf'>) {
  const isFirst = ({ slug }: (typeof matches)[number]) => slug === pictureOf;
  return [...matches.filter(isFirst), ...matches.filter((match) => !isFirst(match))];
}
