import { withCommas } from '@rivermark/content';
import type { ReactNode } from 'react';
import { type HomeCard as Card, homePath } from '../../homes/home-view.ts';
import { Picture } from '../../ui/picture.tsx';
import './home-card.css';
import '../../ui/card.css';

export interface HomeCardProps {
  readonly home: Card;
  /** Whether it stands on the page's first screen. */
  readonly first?: boolean;
  /** Whether it is one of two in its row; the others stand three to a row. */
  readonly large?: boolean;
  readonly heading?: 'h2' | 'h3';
}

/** Whether the card at a place among so many is a large one: rows of two and three, and none with a hole. */
export const isLargeCard = (at: number, of: number): boolean =>
  at < (of % 3 === 2 ? 2 : of % 3 === 1 ? 4 : 0);

/** A card's picture and how wide it stands there. */
export const pictureOfCard = ({ picture }: Card, large: boolean) => ({
  picture,
  sizes: `(min-width: 60rem) ${large ? 44 : 29}vw, (max-width: 40rem) 61vw, 46vw`,
});

/** A home in a list: its picture, where it stands in its sale, what it is and costs. All of it leads to its page. */
export function HomeCard({
  home,
  first = false,
  large = false,
  heading: Heading = 'h3',
}: HomeCardProps): ReactNode {
  const { id, name, neighborhoodName, status, statusInWords, priceInWords, beds, baths, squareFeet } = home;
  return (
    <article className="picture-card home-card" data-status={status}>
      <figure className="home-card-picture">
        <Picture className="four-by-three" {...pictureOfCard(home, large)} alt={home.alt} first={first} />
        {home.caption && <figcaption>{home.caption}</figcaption>}
      </figure>
      <p className="home-card-status">
        {statusInWords} · {neighborhoodName}
      </p>
      <Heading>
        <a href={homePath(id)}>{name}</a>
      </Heading>
      <p className="home-card-price">{priceInWords}</p>
      <p>
        {beds} beds · {baths} baths · {withCommas(squareFeet)} sq ft
      </p>
    </article>
  );
}
