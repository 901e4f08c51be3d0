import { builtHtml } from '../../ui/built-html.ts';
import type { Quiz } from './quiz-view.ts';

const PAGE = '/neighborhood-quiz';

/** The quiz as its own page carries it, so that no other page and no script has its words. Rejects where it cannot be had. */
export async function loadQuiz(): Promise<Quiz> {
  const answer = await fetch(PAGE);
  if (!answer.ok) throw new Error(`${PAGE} answered ${answer.status}`);
  const page = new DOMParser().parseFromString(builtHtml(await answer.text()), 'text/html');
  const props = page.querySelector<HTMLElement>('[data-island="quiz-page"]')?.dataset.props;
  if (!props) throw new Error(`${PAGE} has no quiz`);
  return JSON.parse(props) as Quiz;
}
