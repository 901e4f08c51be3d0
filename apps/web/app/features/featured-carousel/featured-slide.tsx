import { ageNote, type Home, priceInWords, statusLabels, unitOf, withCommas } from '@rivermark/content';
import { agentLine } from '@rivermark/content/site';
import type { ReactNode } from 'react';
import { homePath } from '../../homes/home-view.ts';
import { RiverMark } from '../../locator/river-mark.tsx';
import { widePictureOf } from '../../site/pictures.ts';
import { useSite } from '../../site/site.tsx';
import { monthInWords } from '../../ui/month-in-words.ts';
import { Picture } from '../../ui/picture.tsx';

/** How many features a slide shows. */
const CARD_FEATURES = 3;

/** One home: its picture, then its name, price and facts, and the actions for visitors. */
export function FeaturedSlide({ home, action }: { home: Home; action: ReactNode }) {
  const { id, name, address, beds, baths, squareFeet } = home;
  const facts: readonly (readonly [label: string, value: string | number])[] = [
    [unitOf(beds, 'bed'), beds],
    [unitOf(baths, 'bath'), baths],
    ...(squareFeet === undefined ? [] : [['sq ft', withCommas(squareFeet)] as const]),
  ];
  const site = useSite();
  const picture = widePictureOf(site, id);
  const status = statusLabels[home.status];
  const price = priceInWords(home);
  const [open] = home.openHouses;
  return (
    <>
      <Picture
        className="slide-picture"
        {...picture}
        alt={home.imageAlt}
        sizes="(min-width: 64rem) 52vw, (max-width: 40rem) 66vw, 90vw"
      />
      <div className="slide-words">
        <div>
          <h3>
            <a href={homePath(id)}>{name}</a>
          </h3>
          <RiverMark words={home.river.long} />
          <p className="footnote">
            <span className="slide-address">{address}</span>
            {picture.picture.illustration && <span className="caption"> · Illustration</span>}
          </p>
          {open && <p className="label slide-open">{open.label}</p>}
        </div>
        <p className="price">
          {status && <span className="label">{status}</span>}
          {price !== status && <span>{price}</span>}
        </p>
        <dl className="facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="row">
          {/* What is hidden and leaves the row would widen the page of a phone. */}
          <a className="button button-secondary" href={homePath(id)} aria-label={`See this home: ${name}`}>
            See this home
          </a>
          {action}
        </p>
        <div className="slide-more footnote">
          <ul className="slide-features">
            {home.features.slice(0, CARD_FEATURES).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          {home.old && <p className="slide-age">{ageNote(monthInWords(home.asOf))}</p>}
          <p>{`Shown by ${agentLine(site.content.identity)}`}</p>
        </div>
      </div>
    </>
  );
}
