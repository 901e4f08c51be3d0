import type { FloorPlanOfHome } from '../homes/home-view.ts';
import { Picture } from '../ui/picture.tsx';
import { largestOf } from '../ui/picture-data.ts';

interface Props {
  readonly plan: FloorPlanOfHome;
  /** How wide it stands on the page, as for every picture. */
  readonly sizes: string;
}

/** The measured floor plan of a home with its caption under it; phones take the sheet that stands. */
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
