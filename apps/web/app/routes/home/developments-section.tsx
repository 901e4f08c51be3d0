import { DevelopmentsExplorer } from '../../features/developments/developments-explorer.tsx';
import { Island } from '../../islands/island.tsx';
import { useContent } from '../../site/site.tsx';
import { Figures } from '../../ui/figures.tsx';
import { sourceInWords } from '../../ui/figures-source.tsx';
import { DevelopmentSummary, DevelopmentText } from './development-entry.tsx';
import { RiverReach } from './river/river-reach.tsx';

/** What is being built: dated figures, the map in its frame, and the list of the same projects. */
export function DevelopmentsSection() {
  const { developments, homePage } = useContent();
  const { heading, intro, claims, note, ...source } = homePage.developments;
  const slots = Object.fromEntries(
    developments.flatMap((development, at) => [
      [
        `summary-${development.id}`,
        <DevelopmentSummary key={development.id} development={development} number={at + 1} />,
      ],
      [`text-${development.id}`, <DevelopmentText key={development.id} development={development} />],
    ]),
  );
  return (
    <section id="new-developments" className="section wrap" aria-labelledby="developments-heading">
      <RiverReach from={29} to={36} />
      <div className="head">
        <h2 id="developments-heading">{heading}</h2>
        <p className="lead">{intro}</p>
      </div>
      {claims.length > 0 && <Figures tiles={claims.map(({ label, value }) => [label, value])} />}
      {developments.length > 0 && (
        <Island
          name="developments"
          of={DevelopmentsExplorer}
          when="visible"
          readsQuery
          props={{ projects: developments.map(({ id, name, kind, stage }) => ({ id, name, kind, stage })) }}
          slots={slots}
        />
      )}
      <p className="footnote">
        {claims.length > 0 && `${sourceInWords(source)} `}
        {note}
      </p>
    </section>
  );
}
