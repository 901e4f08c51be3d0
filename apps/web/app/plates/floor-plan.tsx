import type { FloorPlanOfHome } from '../homes/home-view.ts';
import { Picture } from '../ui/picture.tsx';
import { largestOf } from '../ui/picture-data.ts';

interface Props {
  readonly plan: FloorPlanOfHome;
  /** Its width on the page, as for every picture. */
  readonly sizes: string;
}

/** A home's measured floor plan with its caption; phones get the portrait sheet. */
export const FloorPlan = ({ plan: { picture, tall, alt, caption }, sizes }: Props) => (
  <figure className="plate">
    <Picture
      picture={picture}
      compositions={[{ media: '(max-width: 40rem)', picture: tall }]}
      alt={alt}
      sizes={sizes}
    />
    <figcaption>
      {caption}{' '}
      <a href={largestOf(picture)} target="_blank" rel="noopener">
        See it large
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </figcaption>
  </figure>
);
