import type { ReactNode } from 'react';

/** Long, and for looking up: folded on phones, open on wider screens and on paper. */
export const Folded = ({ name, children }: { name: string; children: ReactNode }) => (
  <details className="fold booklet-fold">
    <summary className="unmarked">
      <span>{name}</span>
    </summary>
    {children}
  </details>
);
