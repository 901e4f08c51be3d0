import { fixtureContent } from '@rivermark/content/fixtures';
import { quizStyles } from '@rivermark/content/ids';
import { expect, test } from 'vitest';
import { placesOfResult } from './place-of-result.ts';
import { plateOfPlace } from './quiz-art.tsx';

const { results: quizResults } = fixtureContent().quiz;

test.each(quizStyles)(
  '%s shows first the place whose picture it has, and then all others in their order',
  (style) => {
    const { matches, pictureOf } = quizResults[style];
    const [first, ...others] = placesOfResult(quizResults[style]);
    expect(first?.slug).toBe(pictureOf);
    expect(others).toEqual(matches.filter(({ slug }) => slug !== pictureOf));
  },
);

test.each(quizStyles)(
  '%s compares its places by pictures of one kind, a house for each, of which none stands above them',
  (style) => {
    const places = placesOfResult(quizResults[style]);
    const plates = places.map(({ name }) => plateOfPlace[name]);
    expect(plates).not.toContain(undefined);
    expect(new Set(plates).size).toBe(plates.length);
  },
);
