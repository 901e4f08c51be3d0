import { givenAnswers } from './given-answers.ts';

/**
 * On the page of a result: words that whoever took the quiz reads instead of the ones in the
 * document.
 */
export const ANSWERED_WORDS = 'data-answered-words';

/** Shows them, where the visitor took the quiz. Returns whether it did. */
export function showAnsweredWords(): boolean {
  const places = document.querySelectorAll(`[${ANSWERED_WORDS}]`);
  if (places.length === 0 || !givenAnswers()) return false;
  for (const place of places) place.textContent = place.getAttribute(ANSWERED_WORDS);
  return true;
}
