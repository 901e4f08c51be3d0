import type { Answers } from './tally.ts';

/** In the tab's storage, from the quiz to the page of its result. */
const KEY = 'rivermark-quiz-answers';

interface State {
  readonly answers?: Answers;
}

/** Hands the answers to the page of the result, which opens next. */
export function handOverAnswers(answers: Answers): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // Without storage the page shows the result as to anybody else.
  }
}

/**
 * The answers behind a result. They live in this entry of the browser's history: a reload still has
 * them, another visit to the address does not.
 */
export function givenAnswers(): Answers | undefined {
  try {
    const handed = sessionStorage.getItem(KEY);
    if (handed) {
      sessionStorage.removeItem(KEY);
      history.replaceState({ answers: JSON.parse(handed) } satisfies State, '');
    }
  } catch {
    // Nothing was handed over.
  }
  return (history.state as State | null)?.answers;
}
