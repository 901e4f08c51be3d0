import type { Neighborhood } from '@rivermark/content';
import { tracked } from '../../analytics/track-clicks.ts';
import { RiverMark } from '../../locator/river-mark.tsx';
import { pictureOf } from '../../site/pictures.ts';
import { useSite } from '../../site/site.tsx';
import { Picture } from '../../ui/picture.tsx';

interface NeighborhoodCardProps {
  readonly neighborhood: Neighborhood;
  /** Whether it is one of those that open and close the index, their pictures large. */
  readonly isLarge: boolean;
}

/** The whole card is one link. */
export function NeighborhoodCard({ neighborhood, isLarge }: NeighborhoodCardProps) {
  const { slug, name, description, imageAlt, river } = neighborhood;
  return (
    <a
      className="neighborhood-card"
      href={`/neighborhoods/${slug}`}
      {...tracked({ action: 'navigation', label: `neighborhood_${slug}` })}
    >
      <Picture
        className="four-by-three"
        picture={pictureOf(useSite(), slug)}
        alt={imageAlt}
        sizes={`(min-width: 40rem) ${isLarge ? 45 : 21}vw, 66vw`}
      />
      <span className="neighborhood-card-name">{name}</span>
      <RiverMark as="span" words={river.long} />
      <span className="neighborhood-card-text">{description}</span>
    </a>
  );
}
