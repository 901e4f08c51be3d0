import type { ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';
import './plain-page.css';

interface PlainPageProps {
  readonly heading: string;
  readonly intro?: string;
  readonly trail?: readonly (readonly [name: string, to?: string])[];
  readonly children?: ReactNode;
}

/** A page of text: breadcrumbs where it has some, its heading, an introduction, and what follows. */
export function PlainPage({ heading, intro, trail, children }: PlainPageProps) {
  return (
    <div className="plain-page wrap">
      {trail && <Breadcrumbs trail={trail} />}
      <h1 tabIndex={-1}>{heading}</h1>
      {intro && <p className="lead">{intro}</p>}
      {children}
    </div>
  );
}
