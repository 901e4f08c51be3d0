import { homeContent } from '@rivermark/content';
import { Suspense, use } from 'react';
import type * as Section from './developments-section.tsx';

type Module = typeof Section;

const ID = 'new-developments';

const bring = (): Promise<Module> => import('./developments-section.tsx');

/** Prerendering waits for nothing, so there the module is at hand. */
const atHand = import.meta.env.SSR ? await bring() : undefined;

let coming: Promise<Module> | undefined;

function Late(props: Section.DevelopmentsSectionProps) {
  if (!atHand) coming ??= bring();
  const { DevelopmentsSection } = atHand ?? use(coming as Promise<Module>);
  return <DevelopmentsSection {...props} />;
}

/**
 * The new developments: figures, map and list. Their text is in the page; the script, which carries every project's
 * text again, comes by itself after the rest of the page has been taken over. It does not wait to be near the
 * screen: a change of the address would find the section unready and take its prerendered list away.
 */
export function Developments(props: Omit<Section.DevelopmentsSectionProps, 'id'>) {
  const place = (
    <section id={ID} className="section wrap developments-place">
      <h2>{homeContent.developments.heading}</h2>
    </section>
  );
  return (
    <Suspense fallback={place}>
      <Late id={ID} {...props} />
    </Suspense>
  );
}
