import { homeContent } from '@rivermark/content';
import { Suspense, use } from 'react';
import type * as Section from './developments-section.tsx';

type Module = typeof Section;

const ID = 'new-developments';

/** Once it has come it is at hand: who returns to the page finds it whole, and their place on it. */
let atHand: Module | undefined;
let coming: Promise<Module> | undefined;

function bring(): Promise<Module> {
  coming ??= import('./developments-section.tsx').then((module) => {
    atHand = module;
    return module;
  });
  coming.catch(() => {
    coming = undefined;
  });
  return coming;
}

// Prerendering waits for nothing.
if (import.meta.env.SSR) await bring();

function Late(props: Section.DevelopmentsSectionProps) {
  const { DevelopmentsSection } = atHand ?? use(bring());
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
