import type { Quiz } from './quiz-view.ts';

const PAGE = '/neighborhood-quiz';
const PROPS = /data-island="quiz-page"[^>]* data-props="([^"]*)"/;
const characters: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&nbsp;': '\u00a0',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/**
 * The quiz as its own page carries it, so that no other page and no script has its words. Rejects
 * where it cannot be had. The text is searched rather than parsed: a parsed document's style would
 * break this page's policy.
 */
export async function loadQuiz(): Promise<Quiz> {
  const answer = await fetch(PAGE);
  if (!answer.ok) throw new Error(`${PAGE} answered ${answer.status}`);
  const props = PROPS.exec(await answer.text())?.[1];
  if (!props) throw new Error(`${PAGE} has no quiz`);
  return JSON.parse(props.replace(/&\w+;/g, (name) => characters[name] ?? name)) as Quiz;
}
