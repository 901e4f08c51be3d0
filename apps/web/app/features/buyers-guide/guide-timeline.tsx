import type { BuyersGuide } from '@rivermark/content';
import { Folded } from './folded.tsx';

/** A purchase day by day, from the effective date. */
export function GuideTimeline({ steps }: { steps: BuyersGuide['timeline'] }) {
  return (
    <Folded name="Day by day">
      <dl className="days">
        {steps.map(({ when, what }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Folded>
  );
}
