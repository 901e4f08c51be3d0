import { homeContent } from '@rivermark/content';
import { Suspense, use } from 'react';
import type * as Section from './developments-section.tsx';

type Module = typeof Section;

const ID = 'new-developments';
/** The section's script is fetched when it comes so near to the screen. */
const NEAR = '1000px 0px';

const bring = (): Promise<Module> => import('./developments-section.tsx');

/** Prerendering waits for nothing, so there the module is at hand. */
const atHand = import.meta.env.SSR ? await bring() : undefined;

/**
 * The section's text is in the page; its script, which carries every project's text again, comes when the section
 * is near, named in the address, or to be printed.
 */
function bringWhenNeeded(): Promise<Module> {
  const section = document.getElementById(ID);
  if (!section || location.search || location.hash === `#${ID}`) return bring();
  return new Promise((resolve, reject) => {
    const go = () => {
      observer.disconnect();
      bring().then(resolve, reject);
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && go(), {
      rootMargin: NEAR,
    });
    observer.observe(section);
    section.addEventListener('focusin', go, { once: true });
    addEventListener('beforeprint', go, { once: true });
  });
}

let coming: Promise<Module> | undefined;

function Late(props: Section.DevelopmentsSectionProps) {
  if (!atHand) coming ??= bringWhenNeeded();
  const { DevelopmentsSection } = atHand ?? use(coming as Promise<Module>);
  return <DevelopmentsSection {...props} />;
}

/**
 * The new developments: figures, map and list. To be made once, outside of what is rendered again: a change before
 * its script has come would take the prerendered list away.
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
