/** One prepared picture, as the build lists it: the mark of its content, its intrinsic size, the widths it comes in. */
export type Picture = {
  readonly name: string;
  readonly mark: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** One of very many: it comes as AVIF, and as WebP only where AVIF is not known. */
  readonly plain?: true;
} & (
  | { readonly illustration: true }
  /** A photo of the agent's brings its own words; what an illustration shows is said by the content. */
  | { readonly illustration: false; readonly alt: string }
);

/** The id of the picture of the first screen, which a page's first drawing waits for. */
export const FIRST_PICTURE = 'first-picture';

/** Which picture stands in a place, and how large. */
export interface PlacedPicture {
  readonly picture: Picture;
  /**
   * How wide it stands on the page, as the `sizes` attribute says it. On a phone two thirds of that: a screen of
   * three dots to the pixel then takes two, which the eye does not tell from three and which weighs half.
   */
  readonly sizes: string;
  /** Other compositions of the same subject, each for the screens its media query means; the first that fits is taken. */
  readonly compositions?: readonly Composition[];
  /** Whether it keeps the time of day: a script in the page then chooses it before it is asked for. */
  readonly keepsTime?: true;
}

export interface Composition {
  readonly media: string;
  readonly picture: Picture;
}

const address = ({ name, mark }: Picture, width: number, format: 'avif' | 'webp') =>
  `/img/${name}-${width}-${mark}.${format}`;

export const srcSetOf = (picture: Picture, format: 'avif' | 'webp') =>
  picture.widths.map((width) => `${address(picture, width, format)} ${width}w`).join(', ');

/** For a place of 400 px or less: its larger files would be lines that nobody reads. */
export const smallOf = (picture: Picture): Picture => ({
  ...picture,
  plain: true,
  widths: picture.widths.slice(0, 2),
});

/** The largest, for who wants to see it by itself. */
export const largestOf = (picture: Picture) =>
  address(picture, picture.widths.at(-1) ?? picture.width, 'avif');

/** For a browser that takes neither list. */
export const fallbackOf = (picture: Picture) => address(picture, picture.widths[1] ?? picture.width, 'webp');

/** The class of a picture's element, for which the build writes a rule: its blurred likeness and its focus. */
export const pictureClass = (name: string) => `pic-${name}`;
