import { type Neighborhood, neighborhoodTiles } from '@rivermark/content';
import { tracked } from '../../analytics/track-clicks.ts';
import { RiverMark } from '../../locator/river-mark.tsx';
import { pictureOf } from '../../site/pictures.ts';
import { useSite } from '../../site/site.tsx';
import { Figures } from '../../ui/figures.tsx';
import { FiguresSource } from '../../ui/figures-source.tsx';
import { Picture } from '../../ui/picture.tsx';

/** One neighborhood at length: picture, words, dated figures and the way to its guide. */
export function FeaturePanel({ neighborhood }: { neighborhood: Neighborhood }) {
  const { slug, name, tagline, figures, imageAlt, river, zipCode } = neighborhood;
  return (
    <div className="feature-panel split">
      <Picture
        className="four-by-three"
        picture={pictureOf(useSite(), slug)}
        alt={imageAlt}
        sizes="(min-width: 60rem) 55vw, (max-width: 40rem) 61vw, 92vw"
      />
      <div className="stack">
        <p className="label">ZIP {zipCode}</p>
        <div>
          <h3>{name}</h3>
          <RiverMark words={river.long} />
        </div>
        <p className="lead">{tagline}</p>
        {figures && (
          <>
            {/* The ZIP code, which is the last of them, stands above. */}
            <Figures tiles={neighborhoodTiles(neighborhood).slice(0, -1)} />
            <FiguresSource {...neighborhood} />
          </>
        )}
        <a
          className="button button-primary"
          href={`/neighborhoods/${slug}`}
          {...tracked({ action: 'navigation', label: `neighborhood_${slug}` })}
        >
          Read the guide to {name}
        </a>
      </div>
    </div>
  );
}
