import { homeContent } from '@rivermark/content';
import { Suspense, use } from 'react';
import { lateModule } from '../../loading/late-module.ts';
import { takeBackLateMarkupChanges } from '../../loading/markup-changes.ts';
import type { DevelopmentsSectionProps } from './developments-section.tsx';
import './developments.css';

const ID = 'new-developments';

/** Until it comes, its prerendered text stays as it is. */
const section = lateModule(async () => {
  const { DevelopmentsSection } = await import('./developments-section.tsx');
  if (!import.meta.env.SSR) takeBackLateMarkupChanges();
  return DevelopmentsSection;
}, Number.POSITIVE_INFINITY);

// Prerendering waits for nothing.
if (import.meta.env.SSR) await section.load();

function Late(props: DevelopmentsSectionProps) {
  const Section = use(section.current());
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
