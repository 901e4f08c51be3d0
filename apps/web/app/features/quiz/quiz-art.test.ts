import { fixtureContent } from '@rivermark/content/fixtures';
import { quizStyles } from '@rivermark/content/ids';
import { expect, test } from 'vitest';
import { plateOfPlace } from './quiz-art.tsx';

const { results } = fixtureContent().quiz;

test.each(quizStyles)('%s compares its places by a house for each, no two of one kind', (style) => {
  const plates = results[style].matches.map(({ name }) => plateOfPlace[name]);
  expect(plates).not.toContain(undefined);
  expect(new Set(plates).size).toBe(plates.length);
});
