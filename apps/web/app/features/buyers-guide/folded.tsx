import type { ReactNode } from 'react';

interface Props {
  readonly name: string;
  /** A summary, in small letters under the name. */
  readonly of?: string;
  readonly children: ReactNode;
}

/** For long or reference parts: collapsed on the screen, open in print. */
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
