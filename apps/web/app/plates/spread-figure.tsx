import { type PlateName, plateAlt, plateCaption } from '@rivermark/content';
import type { ReactNode } from 'react';
import { plateOf } from '../site/pictures.ts';
import { useSite } from '../site/site.tsx';
import { Picture } from '../ui/picture.tsx';
import './spread-figure.css';

/** A picture beside the words of a spread; what is drawn has its caption beneath it. */
export const SpreadFigure = ({
  caption,
  inked,
  children,
}: {
  caption?: string | undefined;
  /** Whether it is a plate, whose frame keeps the page's edge. */
  inked?: boolean;
  children: ReactNode;
}) => (
  <figure className={inked ? 'plate picture inked' : 'plate picture'}>
    {children}
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);

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

/** How wide a picture stands in a spread. */
export const spreadSizes = '(min-width: 60rem) 58vw, (max-width: 40rem) 66vw, 100vw';
