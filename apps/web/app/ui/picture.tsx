import { fallbackOf, type Picture as PictureData, srcSetOf } from '../picture-set.ts';

export interface PictureProps {
  readonly picture: PictureData;
  readonly alt: string;
  /** How wide it stands on the page, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** Another crop for narrow screens. */
  readonly portrait?: PictureData;
  /** For the picture of the first screen: fetched before all else. All others wait until they come near. */
  readonly first?: boolean;
  readonly className?: string;
}

const formats = ['avif', 'webp'] as const;

/** A picture in the format and width that the screen takes, its place kept before it comes. */
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
          />
        ))}
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSetOf(picture, format)} sizes={sizes} />
      ))}
      <img
        src={fallbackOf(picture)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
      />
    </picture>
  );
}
