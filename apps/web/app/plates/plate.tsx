import { type PlateName, plateAlt, plateCaption } from '@rivermark/content';
import { Picture } from '../ui/picture.tsx';
import { plateOf } from './plate-set.ts';

interface Props {
  readonly name: PlateName;
  /** How wide it stands on the page, as for every picture. */
  readonly sizes: string;
  readonly className?: string;
}

/** A measured elevation with its numbered caption under it: 'Plate I. Bungalow, Riverside. Illustration.' */
export const Plate = ({ name, sizes, className }: Props) => (
  <figure className={className ? `plate ${className}` : 'plate'}>
    <Picture picture={plateOf(name)} alt={plateAlt(name)} sizes={sizes} />
    <figcaption>{plateCaption(name)}</figcaption>
  </figure>
);
