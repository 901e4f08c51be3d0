import { neighborhoodBySlug, quizResults } from '@rivermark/content';
import type { QuizStyle } from '@rivermark/content/ids';
import { pictureOf } from '../../picture-set.ts';
import { Picture } from '../../ui/picture.tsx';

export const quizArtOf = (style: QuizStyle) => ({
  picture: pictureOf(`quiz-${style}`),
  sizes: '(min-width: 56rem) 52rem, (max-width: 40rem) 61vw, 92vw',
});

/** The band over a result: a part of the picture of one of its neighborhoods. */
export function QuizArt({ style, first = false }: { style: QuizStyle; first?: boolean }) {
  return (
    <Picture
      className="quiz-art"
      {...quizArtOf(style)}
      alt={neighborhoodBySlug(quizResults[style].pictureOf).imageAlt}
      first={first}
    />
  );
}
