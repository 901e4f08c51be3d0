import { describe, expect, test } from 'vitest';
import { fixtureContent } from '../load/fixtures.ts';
import { quizStyles } from './ids.ts';

const { questions: quizQuestions } = fixtureContent().quiz;

describe.each(quizQuestions)('$id', ({ text, options }) => {
  test('offers each style once, so that every result can be reached from any answer', () => {
    expect(options.map(({ value }) => value).toSorted()).toEqual([...quizStyles].toSorted());
    expect(new Set(options.map(({ label }) => label)).size).toBe(5);
  });

  test('asks about houses and pastimes, never about a person', () => {
    const protectedSubject =
      /\b(?:age are you|old are you|child|kid|famil|marri|spouse|partner|husband|wife|religio|faith|worship|language|origin|born|accent|disab|health|gender|race|income|household|who lives)\w*/i;
    for (const line of [text, ...options.map(({ label }) => label)]) {
      expect(line).not.toMatch(protectedSubject);
    }
  });
});

test('no style always stands in the same place', () => {
  for (const style of quizStyles) {
    const places = quizQuestions.map(({ options }) => options.findIndex(({ value }) => value === style));
    expect(new Set(places).size).toBeGreaterThanOrEqual(3);
  }
});
