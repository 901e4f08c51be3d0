import { type Neighborhood, neighborhoodTiles } from '@rivermark/content';
import { Link } from 'react-router';
import { track } from '../../analytics/track.ts';
import { pictureOf } from '../../picture-set.ts';
import { Figures } from '../../ui/figures.tsx';
import { FiguresSource } from '../../ui/figures-source.tsx';
import { Picture } from '../../ui/picture.tsx';

interface FeaturePanelProps {
  readonly neighborhood: Neighborhood;
  readonly onChoose: () => void;
}

/** One neighborhood at length: picture, words, dated figures and the way to its guide. */
export function FeaturePanel({ neighborhood, onChoose }: FeaturePanelProps) {
  const { slug, name, tagline, description, figures, imageAlt } = neighborhood;
  return (
    <div className="feature-panel">
      <Picture
        className="four-by-three"
        picture={pictureOf(slug)}
        alt={imageAlt}
        sizes="(min-width: 60rem) 36rem, (max-width: 40rem) 61vw, 92vw"
      />
      <div>
        <h3>{name}</h3>
        <p className="lead">{tagline}</p>
        <p>{description}</p>
        <h4>Condominium market</h4>
        <Figures tiles={neighborhoodTiles(neighborhood)} />
        {figures && <FiguresSource {...neighborhood} />}
        <Link
          className="button button-primary"
          to={`/neighborhoods/${slug}`}
          onClick={() => {
            track({ action: 'navigation', label: `neighborhood_${slug}` });
            onChoose();
          }}
        >
          Read the guide to {name}
        </Link>
      </div>
    </div>
  );
}
