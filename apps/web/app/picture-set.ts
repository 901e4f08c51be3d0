import type { ListingId, NeighborhoodSlug, QuizStyle } from '@rivermark/content/ids';

/** One prepared picture, as the build lists it: the mark of its content, its intrinsic size, the widths it comes in. */
export type Picture = {
  readonly name: string;
  readonly mark: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
} & (
  | { readonly illustration: true }
  /** A photo of the agent's brings its own words; what an illustration shows is said by the content. */
  | { readonly illustration: false; readonly alt: string }
);

declare const __PICTURES__: readonly Picture[];

/** All of them, by name. */
export const pictures = __PICTURES__;

const byName = new Map<string, Picture>(pictures.map((picture) => [picture.name, picture]));

/** The picture of a subject: a listing, a neighborhood, a quiz result, the missing page, or one of the hero's two cuts. */
export function pictureOf(
  subject: ListingId | NeighborhoodSlug | `quiz-${QuizStyle}` | 'hero' | 'hero-portrait' | 'not-found',
): Picture {
  const picture = byName.get(subject);
  if (!picture) throw new Error(`There is no picture of ${subject}`);
  return picture;
}

/** The agent's portrait, which the site has only as a photo. */
export const portraitOfAgent = () => byName.get('agent');

const address = ({ name, mark }: Picture, width: number, format: 'avif' | 'webp') =>
  `/img/${name}-${width}-${mark}.${format}`;

export const srcSetOf = (picture: Picture, format: 'avif' | 'webp') =>
  picture.widths.map((width) => `${address(picture, width, format)} ${width}w`).join(', ');

/** For a browser that takes neither list. */
export const fallbackOf = (picture: Picture) => address(picture, picture.widths[1] ?? picture.width, 'webp');
