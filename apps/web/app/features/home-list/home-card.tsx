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

/** Whether the card at a place among so many is a large one: rows of two and three, and none with a hole. */
export const isLargeCard = (at: number, of: number): boolean =>
  at < (of % 3 === 2 ? 2 : of % 3 === 1 ? 4 : 0);

/** How wide the picture of a card stands: in wide windows two in a row or three, before that two, the first of an odd number alone. */
export const sizesOfCard = (at: number, of: number) =>
  `(max-width: 40rem) 61vw, (min-width: 60rem) ${isLargeCard(at, of) ? 46 : 30}vw, ${at === 0 && of % 2 === 1 ? 92 : 46}vw`;

/** A home in a list: its picture, what it is called, costs, and has before others, and where it stands in its sale. All of it leads to its page. */
export function HomeCard({
  home,
  sizes,
  first = false,
  heading: Heading = 'h3',
  drawnAsSaid = false,
}: HomeCardProps): ReactNode {
  const { id, name, neighborhoodName, status, statusInWords, priceInWords, feature } = home;
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
