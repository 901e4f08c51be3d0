import { useEffect, useRef } from 'react';
import { track } from '../../analytics/track.ts';
import { scrollBehavior } from '../../ui/motion.ts';
import { DevelopmentList } from './development-list.tsx';
import { MapEmbed } from './map-embed.tsx';
import type { Project } from './project.ts';
import { useMapChoice } from './use-map-choice.ts';
import './developments.css';
import '../../maps/stage-tokens.css';

/** So often between its ends the observer looks again. */
const STEPS = Array.from({ length: 51 }, (_, step) => step / 50);

/**
 * Half of the section is on screen; where it is too long for that, as on a phone, it all but fills
 * the screen.
 */
function isViewed({ intersectionRect, boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean {
  const screen = rootBounds?.height ?? innerHeight;
  return intersectionRect.height >= Math.min(boundingClientRect.height * 0.5, screen * 0.9);
}

/**
 * The map in its frame, and the list of the same projects. Each project has two slots, `summary-ID`
 * and `text-ID`.
 */
export function DevelopmentsExplorer({ projects }: { projects: readonly Project[] }) {
  const explorer = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { choice, choose } = useMapChoice(projects, explorer, frame);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting && isViewed(entry))) return;
        track({ action: 'section_view', label: 'new_developments' });
        observer.disconnect();
      },
      { threshold: STEPS },
    );
    const section = explorer.current?.closest('section');
    if (section) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  const onShowMap = () => frame.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'center' });
  return (
    <div className="developments" ref={explorer}>
      <MapEmbed frame={frame} projects={projects.map(({ id }) => id)} />
      <DevelopmentList projects={projects} choice={choice} choose={choose} onShowMap={onShowMap} />
    </div>
  );
}
