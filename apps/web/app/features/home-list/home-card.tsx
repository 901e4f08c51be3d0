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
  readonly heading?: 'h2' | 'h3';
}

/** A card's picture and how wide it stands there. */
export const pictureOfCard = ({ picture }: Card) => ({
  picture,
  sizes: '(min-width: 64rem) 25rem, (max-width: 40rem) 61vw, 46vw',
});

/** A home in a list: its picture, where it stands in its sale, what it is and costs. All of it leads to its page. */
export function HomeCard({ home, first = false, heading: Heading = 'h3' }: HomeCardProps): ReactNode {
  const { id, name, neighborhoodName, status, statusInWords, priceInWords, beds, baths, squareFeet } = home;
  return (
    <article className="picture-card home-card" data-status={status}>
      <figure className="home-card-picture">
        <Picture className="four-by-three" {...pictureOfCard(home)} alt={home.alt} first={first} />
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
