import { homeContent } from '@rivermark/content';
import { type ReactNode, useEffect, useRef } from 'react';
import { track } from '../../analytics/track.ts';
import { mapEmbedUrl } from '../../build-config.ts';
import { Figures } from '../../ui/figures.tsx';
import { sourceInWords } from '../../ui/figures-source.tsx';
import { scrollBehavior } from '../../ui/motion.ts';
import { DevelopmentList } from './development-list.tsx';
import { MapEmbed } from './map-embed.tsx';
import { useMapChoice } from './use-map-choice.ts';
import './developments.css';

const { developments } = homeContent;

/** So often between its ends the observer looks again. */
const STEPS = Array.from({ length: 51 }, (_, step) => step / 50);

/** Half of the section is on screen; where it is too long for that, as on a phone, it all but fills the screen. */
function isViewed({ intersectionRect, boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean {
  const screen = rootBounds?.height ?? innerHeight;
  return intersectionRect.height >= Math.min(boundingClientRect.height * 0.5, screen * 0.9);
}

export interface DevelopmentsSectionProps {
  /** Of the section, as links name it. */
  readonly id: string;
  /** Opens the contact form about the project of this name. */
  readonly onAsk: (name: string) => void;
  /** The button that does the same in the list. */
  readonly action: (name: string) => ReactNode;
}

/** What is being built: three dated figures, the map in its frame, and the list of the same projects. */
export function DevelopmentsSection({ id, onAsk, action }: DevelopmentsSectionProps) {
  const section = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { choice, choose } = useMapChoice(section, frame, onAsk);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || !isViewed(entry)) return;
        track({ action: 'section_view', label: 'new_developments' });
        observer.disconnect();
      },
      { threshold: STEPS },
    );
    if (section.current) observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
  const onShowMap = () => frame.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'center' });
  return (
    <section
      ref={section}
      id={id}
      className="section wrap"
      aria-labelledby="developments-heading"
      data-late=""
    >
      <div className="head">
        <h2 id="developments-heading">{developments.heading}</h2>
        <p className="lead">{developments.intro}</p>
      </div>
      {developments.claims.length > 0 && (
        <Figures tiles={developments.claims.map(({ label, value }) => [label, value])} />
      )}
      <div className="developments">
        <MapEmbed frame={frame} />
        <DevelopmentList
          choice={choice}
          choose={choose}
          action={action}
          {...(!mapEmbedUrl && { onShowMap })}
        />
      </div>
      <p className="footnote">
        {developments.claims.length > 0 && `${sourceInWords(developments)} `}
        {developments.note}
      </p>
    </section>
  );
}
