import { givenAnswers } from './given-answers.ts';

/** On a result page, the text for visitors who took the quiz. It replaces the text in the HTML. */
export const ANSWERED_WORDS = 'data-answered-words';

/** Shows them, where the visitor took the quiz. Returns whether it did. */
export function showAnsweredWords(): boolean {
  const places = document.querySelectorAll(`[${ANSWERED_WORDS}]`);
  if (places.length === 0 || !givenAnswers()) return false;
  for (const place of places) place.textContent = place.getAttribute(ANSWERED_WORDS);
  return true;
}
