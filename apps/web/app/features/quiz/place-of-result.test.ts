import { plateCaption, quizResults } from '@rivermark/content';
import { quizStyles } from '@rivermark/content/ids';
import { expect, test } from 'vitest';
import { placeOfResult } from './place-of-result.ts';
import { plateOfStyle } from './quiz-art.tsx';

test.each(quizStyles)(
  '%s leads to a conversation on the place over which its plate says it stands',
  (style) => {
    const place = placeOfResult(style);
    expect(quizResults[style].matches.find(({ name }) => name === place)?.slug).toBeDefined();
    expect(plateCaption(plateOfStyle[style])).toContain(`, ${place}. Illustration.`);
  },
);
