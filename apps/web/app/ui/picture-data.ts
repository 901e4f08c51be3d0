/** A prepared picture as the build lists it: content hash, intrinsic size, available widths. */
export type Picture = {
  readonly name: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
} & (
  | { readonly illustration: true }
  /** The agent's photos bring their own texts. The content describes illustrations. */
  | { readonly illustration: false; readonly alt: string }
);

/** The id of the picture of the first screen, which a page's first drawing waits for. */
export const FIRST_PICTURE = 'first-picture';

/** Which picture stands in a place, and how large. */
export interface PlacedPicture {
  readonly picture: Picture;
  /**
   * The `sizes` attribute. On phones it is two thirds of the real width, so that screens of triple
   * density load double density, which looks the same at half the bytes.
   */
  readonly sizes: string;
  /** Other crops of the subject, each with a media query. The first match is used. */
  readonly compositions?: readonly Composition[];
  /** Whether it follows the time of day. A script in the page chooses it before it is requested. */
  readonly keepsTime?: true;
}

export interface Composition {
  readonly media: string;
  readonly picture: Picture;
}

const address = ({ name, hash }: Picture, width: number, format: 'avif' | 'webp') =>
  `/img/${name}-${width}-${hash}.${format}`;

/** The `srcset` attribute: its AVIF files. */
export const srcSetOf = (picture: Picture) =>
  picture.widths.map((width) => `${address(picture, width, 'avif')} ${width}w`).join(', ');

/** For a place of 400 px or less: its larger files would be lines that nobody reads. */
export const smallOf = (picture: Picture): Picture => ({
  ...picture,
  widths: picture.widths.slice(0, 2),
});

/** The largest file, to open on its own. */
export const largestOf = (picture: Picture) =>
  address(picture, picture.widths.at(-1) ?? picture.width, 'avif');

/** For the few browsers without AVIF: the only WebP file. */
export const fallbackOf = (picture: Picture) =>
  address(picture, picture.widths[1] ?? picture.widths[0] ?? picture.width, 'webp');

/** The class for which the build writes a rule with its focus. */
export const pictureClass = (name: string) => `pic-${name}`;
