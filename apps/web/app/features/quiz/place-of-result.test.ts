import { plateCaption, quizResults } from '@rivermark/content';
import { quizStyles } from '@rivermark/content/ids';
import { expect, test } from 'vitest';
import { placeOfResult, placesOfResult } from './place-of-result.ts';
import { plateOfPlace } from './quiz-art.tsx';

test.each(quizStyles)(
  '%s leads to a conversation on the place whose picture it has, and whose card has a house of its kind',
  (style) => {
    const place = placeOfResult(style);
    const { matches, pictureOf } = quizResults[style];
    expect(matches.find(({ name }) => name === place)?.slug).toBe(pictureOf);
    expect(plateCaption(plateOfPlace[place] ?? 'lift-bridge')).toContain(`, ${place}. Illustration.`);
    // No picture stands twice on the page.
    const pictures = matches.map(({ name, slug }) => plateOfPlace[name] ?? slug);
    expect(new Set([pictureOf, ...pictures]).size).toBe(matches.length + 1);
  },
);

test.each(quizStyles)(
  '%s shows first the place that its button names, and then all others in their order',
  (style) => {
    const [first, ...others] = placesOfResult(style).map(({ name }) => name);
    expect(first).toBe(placeOfResult(style));
    const names = quizResults[style].matches.map(({ name }) => name);
    expect(others).toEqual(names.filter((name) => name !== first));
  },
);
