import { type PlateName, plateAlt, plateCaption } from '@rivermark/content';
import { plateOf } from '../site/pictures.ts';
import { useSite } from '../site/site.tsx';
import { Picture } from '../ui/picture.tsx';

interface Props {
  readonly name: PlateName;
  /** Its width on the page, as for every picture. */
  readonly sizes: string;
  readonly className?: string;
}

/** A measured elevation with its numbered caption: 'Plate I. Bungalow, Riverside. Illustration.' */
export const Plate = ({ name, sizes, className }: Props) => (
  <figure className={className ? `plate ${className}` : 'plate'}>
    <Picture picture={plateOf(useSite(), name)} alt={plateAlt(name)} sizes={sizes} />
    <figcaption>{plateCaption(name)}</figcaption>
  </figure>
);
