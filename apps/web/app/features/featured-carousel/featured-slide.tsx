import type { FeaturedProperty } from '@rivermark/content';
import { identity } from '@rivermark/content/site';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pictureOf } from '../../picture-set.ts';
import { IllustrationCaption } from '../../ui/illustration-caption.tsx';
import { Picture } from '../../ui/picture.tsx';

/** One property: its picture, its facts, the first three of its features, and what a visitor can do. */
export function FeaturedSlide({ property, action }: { property: FeaturedProperty; action: ReactNode }) {
  const { title, address, neighborhood, neighborhoodSlug, price, beds, baths, sqft } = property;
  const facts = [
    ['Beds', beds],
    ['Baths', baths],
    ['Sq ft', sqft],
  ] as const;
  return (
    <>
      <figure className="slide-figure">
        <Picture
          className="four-by-three"
          picture={pictureOf(property.id)}
          alt={property.imageAlt}
          sizes="(min-width: 64rem) 44rem, (max-width: 40rem) 61vw, 92vw"
        />
        <IllustrationCaption picture={pictureOf(property.id)} />
      </figure>
      <div className="slide-words">
        <p className="slide-place">
          <Link to={`/neighborhoods/${neighborhoodSlug}`}>{neighborhood}</Link>
        </p>
        <h3>{title}</h3>
        <p className="slide-price">{price}</p>
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
          {property.features.slice(0, 3).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {action}
        <p className="slide-brokerage">{identity.brokerageName}</p>
      </div>
    </>
  );
}
