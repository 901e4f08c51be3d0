import type { Neighborhood } from '@rivermark/content';
import { track } from '../../analytics/track.ts';
import { pictureOf } from '../../picture-set.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';

interface NeighborhoodCardProps {
  readonly neighborhood: Neighborhood;
  /** Whether it is one of those that open and close the index, their pictures large. */
  readonly isLarge: boolean;
  readonly onChoose: () => void;
}

/** The whole card is one link. */
export function NeighborhoodCard({ neighborhood, isLarge, onChoose }: NeighborhoodCardProps) {
  const { slug, name, description, imageAlt } = neighborhood;
  return (
    <Link
      className="neighborhood-card"
      to={`/neighborhoods/${slug}`}
      // Where only its edge shows in the row of a phone.
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      onClick={() => {
        track({ action: 'navigation', label: `neighborhood_${slug}` });
        onChoose();
      }}
    >
      <Picture
        className="four-by-three"
        picture={pictureOf(slug)}
        alt={imageAlt}
        sizes={`(min-width: 40rem) ${isLarge ? 45 : 21}vw, 66vw`}
      />
      <span className="neighborhood-card-name">{name}</span>
      <span className="neighborhood-card-text">{description}</span>
    </Link>
  );
}
