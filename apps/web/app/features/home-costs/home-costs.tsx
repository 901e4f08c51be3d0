import type { ReactNode } from 'react';
import './home-costs.css';

interface HomeCostsProps {
  /** What it comes to before anything is entered, in words. */
  readonly month?: string | undefined;
  /** The calculator. */
  readonly children: ReactNode;
}

/**
 * The monthly cost of the home in one row. Folded beneath it: the parts, which the visitor can
 * change.
 */
export const HomeCosts = ({ month, children }: HomeCostsProps) => (
  <section aria-labelledby="costs">
    <details className="fold home-costs">
      <summary className="unmarked">
        <h2 id="costs">What a month costs</h2>
        {month && <span>{month}</span>}
      </summary>
      <p className="without-scripts">
        The calculator needs JavaScript, which is off in this browser. Write or call, and I will work it out
        with you.
      </p>
      <div className="needs-scripts">{children}</div>
      <p className="footnote">
        A lender quotes you the rate, an insurance agent the premium for this roof and this flood zone. An
        estimate, not an offer of credit. Your browser works it out; nothing you enter is sent.
      </p>
    </details>
  </section>
);
