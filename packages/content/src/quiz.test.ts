import { describe, expect, test } from 'vitest';
import { quizStyles } from './ids.ts';
import { neighborhoodBySlug } from './neighborhoods.ts';
import { quizQuestions, quizResults } from './quiz.ts';

test('the quiz has six questions, q1 to q6', () => {
  expect(quizQuestions.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5', 'q6']);
});

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

test('each result has the specified title and neighborhoods', () => {
  expect(
    quizStyles.map((style) => {
      const { title, matches } = quizResults[style];
      return [style, title, matches.map(({ name }) => name).join(', ')];
    }),
  ).toEqual([
    ['coastal', 'Coastal Chill', 'Jacksonville Beach, Atlantic Beach'],
    ['urban', 'Urban Cool', 'Southbank, Brooklyn, Downtown'],
    ['historic', 'Historic Soul', 'Riverside, Avondale, Springfield'],
    ['eclectic', 'Creative Edge', 'Murray Hill, San Marco'],
    ['suburban', 'Family Focused', 'Nocatee, Julington Creek, Southside'],
  ]);
});

test('a matched neighborhood with a guide links to that guide', () => {
  for (const { matches } of Object.values(quizResults)) {
    for (const { name, slug, reason } of matches) {
      if (slug) expect(neighborhoodBySlug(slug).name).toContain(name);
      expect(reason.length).toBeGreaterThan(40);
    }
  }
});
