import { pictureClass } from '../picture-class.ts';
import { fallbackOf, type Picture as PictureData, srcSetOf } from '../picture-set.ts';
import './picture.css';

export interface PictureProps {
  readonly picture: PictureData;
  /** What the illustration shows; a photo in its place says its own words. Empty where the words beside it say all. */
  readonly alt: string;
  /**
   * How wide it stands on the page, as the `sizes` attribute says it. On a phone two thirds of that: a screen of
   * three dots to the pixel then takes two, which the eye does not tell from three and which weighs half.
   */
  readonly sizes: string;
  /** Another crop for narrow screens. */
  readonly portrait?: PictureData;
  /** For the picture of the first screen: fetched before all else. All others wait until they come near. */
  readonly first?: boolean;
  readonly className?: string;
}

const formats = ['avif', 'webp'] as const;

/** A picture in the format and width that the screen takes; its place is kept, and its blurred likeness there, before it comes. */
export function Picture({ picture, alt, sizes, portrait, first = false, className }: PictureProps) {
  return (
    <picture className={className}>
      {portrait &&
        formats.map((format) => (
          <source
            key={format}
            media="(max-width: 40rem)"
            type={`image/${format}`}
            srcSet={srcSetOf(portrait, format)}
            sizes={sizes}
            width={portrait.width}
            height={portrait.height}
          />
        ))}
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSetOf(picture, format)} sizes={sizes} />
      ))}
      <img
        className={pictureClass(picture.name)}
        src={fallbackOf(picture)}
        alt={alt === '' || picture.illustration ? alt : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
      />
    </picture>
  );
}
