import type { FloorPlanOfHome } from '../homes/home-view.ts';
import { Picture } from '../ui/picture.tsx';

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
    <figcaption>{caption}</figcaption>
  </figure>
);
