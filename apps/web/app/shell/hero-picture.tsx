import type { Picture } from '../picture-set.ts';

/** The first screen's picture: fetched first, as wide as the screen, its size known before it comes. */
export function HeroPicture({
  picture,
  portrait,
  alt,
}: {
  picture: Picture;
  portrait: Picture;
  alt: string;
}) {
  return (
    <picture className="hero-picture">
      <source media="(max-width: 40rem)" type="image/avif" srcSet={portrait.avif} sizes="100vw" />
      <source media="(max-width: 40rem)" type="image/webp" srcSet={portrait.webp} sizes="100vw" />
      <source type="image/avif" srcSet={picture.avif} sizes="100vw" />
      <source type="image/webp" srcSet={picture.webp} sizes="100vw" />
      <img
        src={picture.fallback}
        alt={alt}
        width={picture.width}
        height={picture.height}
        fetchPriority="high"
      />
    </picture>
  );
}
