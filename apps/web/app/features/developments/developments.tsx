import { homeContent } from '@rivermark/content';
import { type ComponentType, Suspense, use } from 'react';
import type { DevelopmentsSectionProps } from './developments-section.tsx';

type Section = ComponentType<DevelopmentsSectionProps>;

const ID = 'new-developments';

/** Once it has come it is at hand: who returns to the page finds it whole, and their place on it. */
let atHand: Section | undefined;
let coming: Promise<Section> | undefined;

function bring(): Promise<Section> {
  coming ??= import('./developments-section.tsx').then(({ DevelopmentsSection }) => {
    atHand = DevelopmentsSection;
    return DevelopmentsSection;
  });
  coming.catch(() => {
    coming = undefined;
  });
  return coming;
}

// Prerendering waits for nothing.
if (import.meta.env.SSR) await bring();

function Late(props: DevelopmentsSectionProps) {
  const Section = atHand ?? use(bring());
  return <Section {...props} />;
}

/**
 * The new developments: figures, map and list. Their text is in the page; the script, which carries every project's
 * text again, comes by itself after the rest of the page has been taken over. It does not wait to be near the
 * screen: a change of the address would find the section unready and take its prerendered list away.
 */
export function Developments(props: Omit<DevelopmentsSectionProps, 'id'>) {
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
