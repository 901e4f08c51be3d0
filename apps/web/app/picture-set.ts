import type { HomeId, NeighborhoodSlug, QuizStyle } from '@rivermark/content/ids';
import type { Picture, PlacedPicture } from './ui/picture-data.ts';
import { type HeroFrame, heroFrames, homeFrames } from './ui/picture-frames.ts';

declare const __PICTURES__: readonly Picture[];
declare const __KEEPS_TIME__: boolean;

/** All of them, by name. */
export const pictures = __PICTURES__;

const byName = new Map<string, Picture>(pictures.map((picture) => [picture.name, picture]));

/** A picture and its compositions, to be placed with the `sizes` of its place. */
export type Composed = Omit<PlacedPicture, 'sizes'>;

/**
 * The picture of a subject: a listing, a neighborhood, a quiz result or the missing page, each at 4:3; the hero's, at
 * 16:9 or in the frame that is named.
 */
export function pictureOf(
  subject: HomeId | NeighborhoodSlug | `quiz-${QuizStyle}` | 'hero' | `hero-${HeroFrame}` | 'not-found',
): Picture {
  const picture = byName.get(subject);
  if (!picture) throw new Error(`There is no picture of ${subject}`);
  return picture;
}

/** Whether there is one: a home leaves the list, and a place may. */
export const hasPicture = (subject: string): boolean => byName.has(subject);

/** The hero in every frame that screens have for it: 4:5 on phones, 21:9 in low windows, else 16:9. */
export const heroPicture = (): Composed => ({
  picture: pictureOf('hero'),
  compositions: (Object.keys(heroFrames) as HeroFrame[]).map((frame) => ({
    media: heroFrames[frame].media,
    picture: pictureOf(`hero-${frame}`),
  })),
  ...(__KEEPS_TIME__ && { keepsTime: true }),
});

/** A featured home where its picture takes the width of the page: 16:9 from 60 rem, else 4:3. */
export function widePictureOf(home: HomeId): Composed {
  const wide = byName.get(`${home}-wide`);
  return {
    picture: pictureOf(home),
    ...(wide && { compositions: [{ media: homeFrames.wide.media, picture: wide }] }),
  };
}

/** The agent's portrait, which the site has only as a photo. */
export const portraitOfAgent = () => byName.get('agent');
