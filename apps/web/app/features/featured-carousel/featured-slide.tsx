import { ageNote, type Home, priceLine, withCommas } from '@rivermark/content';
import { identity } from '@rivermark/content/site';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { homePath } from '../../homes/home-view.ts';
import { pictureOf, widePictureOf } from '../../picture-set.ts';
import { IllustrationCaption } from '../../ui/illustration-caption.tsx';
import { monthInWords } from '../../ui/month-in-words.ts';
import { Picture } from '../../ui/picture.tsx';

/** One home: its picture, its facts, the first three of its features, and what a visitor can do. */
export function FeaturedSlide({ home, action }: { home: Home; action: ReactNode }) {
  const { id, name, address, neighborhood, neighborhoodName, beds, baths, squareFeet } = home;
  const facts = [
    ['Beds', beds],
    ['Baths', baths],
    ['Sq ft', withCommas(squareFeet)],
  ] as const;
  return (
    <>
      <figure className="slide-figure">
        <Picture
          className="four-by-three"
          {...widePictureOf(id)}
          alt={home.imageAlt}
          sizes="(min-width: 64rem) 44rem, (max-width: 40rem) 61vw, 92vw"
        />
        <IllustrationCaption picture={pictureOf(id)} />
      </figure>
      <div className="slide-words">
        <p className="slide-place">
          <Link to={`/neighborhoods/${neighborhood}`}>{neighborhoodName}</Link>
        </p>
        <h3>{name}</h3>
        <p className="slide-price">{priceLine(home)}</p>
        <p className="slide-address">{address}</p>
        <dl className="slide-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ul className="slide-features">
          {home.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {home.old && <p className="footnote">{ageNote(monthInWords(home.asOf))}</p>}
        {action}
        <p className="slide-place">
          {/* What is hidden and leaves the row would widen the page of a phone. */}
          <a href={homePath(id)} aria-label={`All about this home: ${name}`}>
            All about this home
          </a>
        </p>
        <p className="slide-brokerage">{identity.brokerageName}</p>
      </div>
    </>
  );
}
