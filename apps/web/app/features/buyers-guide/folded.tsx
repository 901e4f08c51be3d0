import type { ReactNode } from 'react';

interface Props {
  readonly name: string;
  /** What is in it, in small letters under its name. */
  readonly of?: string;
  readonly children: ReactNode;
}

/** Long, or for looking up: folded on the screen, open on paper. */
export const Folded = ({ name, of, children }: Props) => (
  <details className="fold booklet-fold">
    <summary className="unmarked">
      <span>
        {name}
        {of && <small>{of}</small>}
      </span>
    </summary>
    {children}
  </details>
);
