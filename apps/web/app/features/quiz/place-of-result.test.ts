import { plateCaption, quizResults } from '@rivermark/content';
import { quizStyles } from '@rivermark/content/ids';
import { expect, test } from 'vitest';
import { placeOfResult, placesOfResult } from './place-of-result.ts';
import { plateOfStyle } from './quiz-art.tsx';

test.each(quizStyles)(
  '%s leads to a conversation on the place over which its plate says it stands',
  (style) => {
    const place = placeOfResult(style);
    expect(quizResults[style].matches.find(({ name }) => name === place)?.slug).toBeDefined();
    expect(plateCaption(plateOfStyle[style])).toContain(`, ${place}. Illustration.`);
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
