import { homeContent, type Neighborhood } from '@rivermark/content';
import type { NeighborhoodSlug } from '@rivermark/content/ids';
import { useState } from 'react';
import { Link } from '../../ui/link.tsx';
import { placeInDigits } from '../../ui/place-in-words.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { FeaturePanel } from './feature-panel.tsx';
import { inFours, isLarge } from './is-large.ts';
import { NeighborhoodCard } from './neighborhood-card.tsx';
import './neighborhood-tabs.css';

type TabName = 'all' | NeighborhoodSlug;

/** So long after a card was chosen the tabs show all again. */
const RESET_MS = 100;

const featured: readonly NeighborhoodSlug[] = homeContent.neighborhoods.tabs;

/** All as cards, or one of a few at length. */
export function NeighborhoodTabs({ neighborhoods }: { neighborhoods: readonly Neighborhood[] }) {
  const [selected, setSelected] = useState<TabName>('all');
  const onChoose = () => setTimeout(() => setSelected('all'), RESET_MS);
  const all = {
    name: 'all' as const,
    label: 'All',
    panel: (
      <>
        <ul className={inFours(neighborhoods.length) ? 'neighborhood-cards in-fours' : 'neighborhood-cards'}>
          {neighborhoods.map((neighborhood, at) => {
            const large = isLarge(at, neighborhoods.length);
            return (
              <li
                key={neighborhood.slug}
                className={large ? 'is-large' : undefined}
                data-place={placeInDigits(at, neighborhoods.length)}
              >
                <NeighborhoodCard neighborhood={neighborhood} isLarge={large} onChoose={onChoose} />
              </li>
            );
          })}
        </ul>
        <nav className="neighborhood-index" aria-label="All guides">
          {neighborhoods.map(({ slug, name }) => (
            <Link key={slug} to={`/neighborhoods/${slug}`} onClick={onChoose}>
              {name}
            </Link>
          ))}
        </nav>
      </>
    ),
  };
  const panels = neighborhoods
    .filter(({ slug }) => featured.includes(slug))
    .map((neighborhood) => ({
      name: neighborhood.slug,
      label: neighborhood.name,
      panel: <FeaturePanel neighborhood={neighborhood} onChoose={onChoose} />,
    }));
  return (
    <Tabs
      id="neighborhood"
      label="Neighborhoods"
      tabs={[all, ...panels]}
      selected={selected}
      onSelect={setSelected}
    />
  );
}
