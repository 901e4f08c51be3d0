import type { ReactNode } from 'react';
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

/** How wide a picture stands in a spread. */
export const spreadSizes = '(min-width: 60rem) 58vw, (max-width: 40rem) 66vw, 100vw';
