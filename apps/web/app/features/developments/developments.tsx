import { homeContent } from '@rivermark/content';
import { type ComponentType, Suspense, use } from 'react';
import type { DevelopmentsSectionProps } from './developments-section.tsx';

type Section = ComponentType<DevelopmentsSectionProps>;

const ID = 'new-developments';

/** Once it has come it is at hand: who returns to the page finds it whole, and their place on it. */
let atHand: Section | undefined;
let coming: Promise<Section> | undefined;

const AGAIN_AFTER_MS = 10_000;

/** Fetches the section, again and again if the network fails: meanwhile its prerendered text stays as it is. */
async function fetchSection(): Promise<Section> {
  for (;;) {
    try {
      const { DevelopmentsSection } = await import('./developments-section.tsx');
      atHand = DevelopmentsSection;
      return DevelopmentsSection;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    }
  }
}

function bring(): Promise<Section> {
  coming ??= fetchSection();
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
