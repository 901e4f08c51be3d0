import { neighborhoods } from '@rivermark/content';
import type { SiteRoute } from '../routes.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { monthInWords } from '../shell/month-in-words.ts';

export function Page({ route }: { route: SiteRoute }) {
  const place = neighborhoods.find(({ slug }) => route.path === `/neighborhoods/${slug}`);
  if (!place) throw new Error(`${route.path} is no neighborhood`);
  const { name, tagline, figures, asOf, sourceLabel, about, buildings } = place;
  const tiles = [
    ['Median condo price', figures.medianPrice],
    ['Price growth, year over year', figures.growth],
    ['Days on market', String(figures.daysOnMarket)],
    ['ZIP code', figures.zipCode],
  ] as const;
  return (
    <div className="plain-page wrap">
      <Breadcrumbs trail={[['Home', '/'], ['Neighborhoods', '/#neighborhoods'], [name]]} />
      <h1 tabIndex={-1}>{name}</h1>
      <p className="lead">{tagline}</p>
      <h2>Market Snapshot</h2>
      <dl className="figures">
        {tiles.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="footnote">
        {sourceLabel}, {monthInWords(asOf)}.
      </p>
      <h2>About {name}</h2>
      {about.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2>Featured Buildings &amp; Communities</h2>
      <dl className="buildings">
        {buildings.map((building) => (
          <div key={building.name}>
            <dt>{building.name}</dt>
            <dd>{building.descriptor}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
