import type { Neighborhood } from '@rivermark/content';
import { inFours, isLarge } from './is-large.ts';
import { NeighborhoodCard } from './neighborhood-card.tsx';
import './neighborhood-tabs.css';

/** The first panel: a card for each neighborhood, and an index of all guides. */
export function AllNeighborhoods({ neighborhoods }: { neighborhoods: readonly Neighborhood[] }) {
  return (
    <>
      <ul className={inFours(neighborhoods.length) ? 'neighborhood-cards in-fours' : 'neighborhood-cards'}>
        {neighborhoods.map((neighborhood, at) => {
          const large = isLarge(at, neighborhoods.length);
          return (
            <li key={neighborhood.slug} className={large ? 'is-large' : undefined}>
              <NeighborhoodCard neighborhood={neighborhood} isLarge={large} />
            </li>
          );
        })}
      </ul>
      <nav className="neighborhood-index" aria-label="All guides">
        {neighborhoods.map(({ slug, name }) => (
          <a key={slug} href={`/neighborhoods/${slug}`}>
            {name}
          </a>
        ))}
      </nav>
    </>
  );
}
