import type { ReactNode } from 'react';

/** One part of the gallery under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  const id = `specimen-${name.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section className="page-section" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {children}
    </section>
  );
}
