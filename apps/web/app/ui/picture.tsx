import { FIRST_PICTURE, fallbackOf, type PlacedPicture, pictureClass, srcSetOf } from './picture-data.ts';
import './picture.css';

export interface PictureProps extends PlacedPicture {
  /** What the illustration shows; a photo in its place says its own words. Empty where the words beside it say all. */
  readonly alt: string;
  /** For the picture of the first screen: fetched before all else. All others wait until they come near. */
  readonly first?: boolean;
  readonly className?: string;
}

const formats = ['avif', 'webp'] as const;
const formatsOf = ({ plain }: PlacedPicture['picture']) => (plain ? formats.slice(0, 1) : formats);

/** A picture in the format and width that the screen takes; its place is kept, and its blurred likeness there, before it comes. */
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
      {compositions.flatMap(({ media, picture: other }) =>
        formatsOf(other).map((format) => (
          <source
            key={other.name + format}
            media={media}
            type={`image/${format}`}
            srcSet={srcSetOf(other, format)}
            sizes={sizes}
            width={other.width}
            height={other.height}
          />
        )),
      )}
      {formatsOf(picture).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSetOf(picture, format)} sizes={sizes} />
      ))}
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
