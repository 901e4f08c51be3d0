import type { BuyersGuide } from '@rivermark/content';

/** A purchase day by day, from the effective date. */
export function GuideTimeline({ steps }: { steps: BuyersGuide['timeline'] }) {
  return (
    <dl className="days">
      {steps.map(({ when, what }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
