import { neighborhoodBySlug, quizResults } from '@rivermark/content';
import type { QuizStyle } from '@rivermark/content/ids';
import { pictureOf } from '../../picture-set.ts';

/** Over a result stands the picture of the place that it leads to, which the card of that place has then no more. */
export function viewOfStyle(style: QuizStyle) {
  const slug = quizResults[style].pictureOf;
  const { name, imageAlt } = neighborhoodBySlug(slug);
  const picture = pictureOf(slug);
  return { picture, alt: imageAlt, caption: picture.illustration ? `${name}. Illustration.` : undefined };
}
