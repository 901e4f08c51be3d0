// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { siteForTests } from '../../site/site-for-tests.ts';
import { click, mount } from '../../ui/mount-for-tests.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { QuizSteps } from './quiz-steps.tsx';
import { quizView } from './quiz-words.ts';
import type { Answers } from './tally.ts';

const quiz = quizView(siteForTests());

async function openQuiz() {
  const finished: Answers[] = [];
  const place = await mount(
    <QuizSteps id="quiz" quiz={quiz} onFinish={(answers) => finished.push(answers)} />,
  );
  const textOf = (selector: string) => place.querySelector(selector)?.textContent;
  const field = (value: string) => place.querySelector<HTMLInputElement>(`input[value=${value}]`);
  const choose = (value: string) => act(async () => field(value)?.click());
  return { place, finished, textOf, field, choose };
}

test('without an answer the quiz does not go on, and says so in the words for that question', async () => {
  const { place, finished, textOf, choose } = await openQuiz();
  await click(place, 'Next');
  expect(textOf('[role=alert]')).toBe('Please choose an option.');
  expect(place.querySelector('fieldset')?.getAttribute('aria-invalid')).toBe('true');
  // A second press repeats the toast; it does not pile another on top.
  await click(place, 'Next');
  expect(toastStore.current()).toMatchObject([
    { title: 'Please choose an option', description: 'Select an answer to continue with the quiz.' },
  ]);
  expect(textOf('.label')).toBe('Question 1 of 6');
  for (let question = 1; question < 6; question += 1) {
    await choose('urban');
    // The answer takes back what was said.
    expect(textOf('[role=alert]')).toBe('');
    expect(toastStore.current()).toEqual([]);
    await click(place, 'Next');
  }
  await click(place, 'Get My Results!');
  expect(toastStore.current()).toMatchObject([{ description: 'Select an answer to see your results.' }]);
  expect(finished).toEqual([]);
  await choose('coastal');
  await click(place, 'Get My Results!');
  expect(finished).toEqual([['urban', 'urban', 'urban', 'urban', 'urban', 'coastal']]);
});

test('each question has five options, has the focus when it comes, and going back keeps the answers', async () => {
  const { place, textOf, field, choose } = await openQuiz();
  expect(place.querySelectorAll('input[type=radio]')).toHaveLength(5);
  expect(place.querySelector('progress')?.value).toBe(1);
  await choose('eclectic');
  await click(place, 'Next');
  expect(textOf('.label')).toBe('Question 2 of 6');
  expect(place.querySelector('progress')?.value).toBe(2);
  expect(document.activeElement).toBe(place.querySelector('legend'));
  expect(place.querySelectorAll('input:checked')).toHaveLength(0);
  await click(place, 'Back');
  expect(field('eclectic')?.checked).toBe(true);
});
