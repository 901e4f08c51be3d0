import type { Neighborhood } from '@rivermark/content';
import { Link } from 'react-router';
import { track } from '../../analytics/track.ts';
import { pictureOf } from '../../picture-set.ts';
import { Picture } from '../../ui/picture.tsx';

interface NeighborhoodCardProps {
  readonly neighborhood: Neighborhood;
  readonly onChoose: () => void;
}

/** The whole card is one link. */
export function NeighborhoodCard({ neighborhood, onChoose }: NeighborhoodCardProps) {
  const { slug, name, description, figures, imageAlt } = neighborhood;
  return (
    <Link
      className="neighborhood-card"
      to={`/neighborhoods/${slug}`}
      onClick={() => {
        track({ action: 'navigation', label: `neighborhood_${slug}` });
        onChoose();
      }}
    >
      <Picture
        className="four-by-three"
        picture={pictureOf(slug)}
        alt={imageAlt}
        sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, 9rem"
      />
      <span className="neighborhood-card-name">{name}</span>
      <span className="neighborhood-card-text">{description}</span>
      {figures && (
        <span className="neighborhood-card-figure">
          Condos: {figures.medianPrice} median · {figures.growth}
        </span>
      )}
    </Link>
  );
}
