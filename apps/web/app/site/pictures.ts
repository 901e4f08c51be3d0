import type { HomeId, NeighborhoodSlug, PlateName, QuizStyle } from '@rivermark/content';
import type { Picture, PlacedPicture } from '../ui/picture-data.ts';
import { type HeroFrame, heroFrames, homeFrames } from '../ui/picture-frames.ts';
import type { Site } from './site.tsx';

/** A picture and its compositions, for use with the `sizes` of its place. */
export type Composed = Omit<PlacedPicture, 'sizes'>;

/**
 * A subject's picture. Listings, neighborhoods, quiz results and the missing page are 4:3; the hero
 * is 16:9 or in the named frame.
 */
export function pictureOf(
  { pictures }: Pick<Site, 'pictures'>,
  subject: HomeId | NeighborhoodSlug | `quiz-${QuizStyle}` | 'hero' | `hero-${HeroFrame}` | 'not-found',
): Picture {
  const picture = pictures.get(subject);
  if (!picture) throw new Error(`There is no picture of ${subject}`);
  return picture;
}

/** Whether it exists: homes leave the list, and so may places. */
export const hasPicture = ({ pictures }: Pick<Site, 'pictures'>, subject: string): boolean =>
  pictures.has(subject);

/** The hero in every frame: 4:5 on phones, 21:9 in low windows, else 16:9. */
export const heroPicture = (site: Site): Composed => ({
  picture: pictureOf(site, 'hero'),
  compositions: (Object.keys(heroFrames) as HeroFrame[]).map((frame) => ({
    media: heroFrames[frame].media,
    picture: pictureOf(site, `hero-${frame}`),
  })),
  ...(site.keepsTime && { keepsTime: true }),
});

/** A featured home in the carousel: 16:9 on tablets, where it is as wide as the page, else 4:3. */
export function widePictureOf(site: Site, home: HomeId): Composed {
  const wide = site.pictures.get(`${home}-wide`);
  return {
    picture: pictureOf(site, home),
    ...(wide && { compositions: [{ media: homeFrames.wide.media, picture: wide }] }),
  };
}

/** The agent's portrait, which exists only as a photo. */
export const portraitOfAgent = ({ pictures }: Site): Picture | undefined => pictures.get('agent');

/** The picture of a plate. */
export const plateOf = (site: Site, name: PlateName): Picture => pictureOf(site, `plate-${name}`);

/**
 * The part that distinguishes the files of each drawing of the quiz, by `set-style`. The rest is
 * common to all.
 */
export const optionDrawings = ({ pictures }: Site): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...pictures.values()].flatMap(({ name, hash }) =>
      name.startsWith('option-') ? [[name.slice('option-'.length), hash]] : [],
    ),
  );
