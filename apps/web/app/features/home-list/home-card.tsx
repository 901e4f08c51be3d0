import { unitOf, withCommas } from '@rivermark/content/amounts';
import type { ReactNode } from 'react';
import { type HomeCard as Card, homePath } from '../../homes/home-view.ts';
import { RiverMark } from '../../locator/river-mark.tsx';
import { Picture } from '../../ui/picture.tsx';
import './home-card.css';
import '../../ui/card.css';

export interface HomeCardProps {
  readonly home: Card;
  /** Whether it stands on the page's first screen. */
  readonly first?: boolean;
  /** How wide its picture stands there. */
  readonly sizes: string;
  readonly heading?: 'h2' | 'h3';
  /** Whether the list says once of all its pictures that they are drawn. */
  readonly drawnAsSaid?: boolean;
}

/** Whether the card at an index is large: rows of two, then rows of three, without gaps. */
export const isLargeCard = (at: number, of: number): boolean =>
  at < (of % 3 === 2 ? 2 : of % 3 === 1 ? 4 : 0);

/**
 * `sizes` of a card's picture. Wide windows have two or three columns. Narrower ones have two, and
 * the first of an odd number fills the row.
 */
export const sizesOfCard = (at: number, of: number) =>
  `(max-width: 40rem) 61vw, (min-width: 60rem) ${isLargeCard(at, of) ? 46 : 30}vw, ${at === 0 && of % 2 === 1 ? 92 : 46}vw`;

/**
 * A home in a list: picture, name, price, main facts, and sale status. The whole card links to its
 * page.
 */
export function HomeCard({
  home,
  sizes,
  first = false,
  heading: Heading = 'h3',
  drawnAsSaid = false,
}: HomeCardProps): ReactNode {
  const { id, name, neighborhoodName, status, statusInWords, priceInWords, feature, open } = home;
  const { beds, baths, squareFeet } = home;
  const said = [
    ...(status === 'for-sale' ? [] : [statusInWords]),
    // In a line of its facts the city goes without saying.
    neighborhoodName.replace(' Jacksonville', ''),
    `${beds} ${unitOf(beds, 'bed')}`,
    `${baths} ${unitOf(baths, 'bath')}`,
    ...(squareFeet === undefined ? [] : [`${withCommas(squareFeet)} sq ft`]),
    ...(home.caption && !drawnAsSaid ? [home.caption] : []),
  ];
  return (
    <article className="picture-card home-card" data-status={status}>
      <Picture className="four-by-three" picture={home.picture} sizes={sizes} alt={home.alt} first={first} />
      <div className="home-card-words">
        <Heading>
          <a href={homePath(id)}>{name}</a>
        </Heading>
        <RiverMark words={home.riverMark} />
        {open && <div className="label">{open}</div>}
        <div className="home-card-offer">
          <p className="price">{priceInWords}</p>
          {feature && <p className="home-card-feature">{feature}</p>}
        </div>
        <p className="footnote">
          {said.map((words) => (
            <span key={words}>{words} </span>
          ))}
        </p>
      </div>
    </article>
  );
}
