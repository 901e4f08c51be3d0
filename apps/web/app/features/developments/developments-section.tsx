import { homeContent } from '@rivermark/content';
import { useEffect, useRef } from 'react';
import { track } from '../../analytics/track.ts';
import { Figures } from '../../shell/figures.tsx';
import { monthInWords } from '../../shell/month-in-words.ts';

const { developments } = homeContent;

/** So much of the section must be on screen for it to count as viewed. */
const VIEWED = 0.5;

/** What is being built, in three dated figures. Its view is reported once. */
export function DevelopmentsSection() {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        track({ action: 'section_view', label: 'new_developments' });
        observer.disconnect();
      },
      { threshold: VIEWED },
    );
    if (section.current) observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      id="new-developments"
      className="section wrap"
      aria-labelledby="developments-heading"
      ref={section}
    >
      <h2 id="developments-heading">{developments.heading}</h2>
      <p className="lead">{developments.intro}</p>
      <Figures tiles={developments.claims.map(({ label, value }) => [label, value])} />
      <p className="footnote">
        {developments.sourceLabel}, {monthInWords(developments.asOf)}.
      </p>
    </section>
  );
}
