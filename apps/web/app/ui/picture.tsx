import { FIRST_PICTURE, fallbackOf, type PlacedPicture, pictureClass, srcSetOf } from './picture-data.ts';
import './picture.css';

export interface PictureProps extends PlacedPicture {
  /** Alternative text of the illustration. Empty if the words beside it say everything. */
  readonly alt: string;
  /** Loads first, for the picture of the first screen. All others load lazily. */
  readonly first?: boolean;
  readonly className?: string;
}

/** A responsive picture. Its place is reserved until it loads. */
export function Picture({
  picture,
  alt,
  sizes,
  compositions = [],
  keepsTime,
  first = false,
  className,
}: PictureProps) {
  return (
    <picture className={className}>
      {compositions.map(({ media, picture: other }) => (
        <source
          key={other.name}
          media={media}
          type="image/avif"
          srcSet={srcSetOf(other)}
          sizes={sizes}
          width={other.width}
          height={other.height}
        />
      ))}
      <source type="image/avif" srcSet={srcSetOf(picture)} sizes={sizes} />
      <img
        // A picture that a script draws is not part of the first drawing.
        id={first && import.meta.env.SSR ? FIRST_PICTURE : undefined}
        className={pictureClass(picture.name)}
        src={fallbackOf(picture)}
        alt={alt === '' || picture.illustration ? alt : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={first && !keepsTime ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
      />
    </picture>
  );
}
