import { type PlateName, plateAlt, plateCaption } from '@rivermark/content';
import { plateOf } from '../site/pictures.ts';
import { useSite } from '../site/site.tsx';
import { Picture } from '../ui/picture.tsx';
import { SpreadFigure, spreadSizes } from './spread-figure.tsx';

/** A plate there: 'Plate III. Georgian Revival, San Marco. Illustration.' */
export const SpreadPlate = ({ name, first }: { name: PlateName; first?: boolean }) => (
  <SpreadFigure caption={plateCaption(name)} inked>
    <Picture
      picture={plateOf(useSite(), name)}
      alt={plateAlt(name)}
      sizes={spreadSizes}
      first={first ?? false}
    />
  </SpreadFigure>
);
