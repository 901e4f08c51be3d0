import type { HomeId, NeighborhoodSlug, QuizStyle } from '@rivermark/content/ids';
import type { Picture } from './ui/picture-data.ts';

declare const __PICTURES__: readonly Picture[];

/** All of them, by name. */
export const pictures = __PICTURES__;

const byName = new Map<string, Picture>(pictures.map((picture) => [picture.name, picture]));

/** The picture of a subject: a listing, a neighborhood, a quiz result, the missing page, or one of the hero's two cuts. */
export function pictureOf(
  subject: HomeId | NeighborhoodSlug | `quiz-${QuizStyle}` | 'hero' | 'hero-portrait' | 'not-found',
): Picture {
  const picture = byName.get(subject);
  if (!picture) throw new Error(`There is no picture of ${subject}`);
  return picture;
}

/** The agent's portrait, which the site has only as a photo. */
export const portraitOfAgent = () => byName.get('agent');
