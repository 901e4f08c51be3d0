import { useEffect, useRef } from 'react';
import type { KnownCosts } from '../../homes/monthly-cost.ts';
import { lateModule } from '../../loading/late-module.ts';
import { useLateModule } from '../../loading/use-late-module.ts';
import { Button } from '../../ui/button.tsx';
import './home-costs.css';

const calculatorModule = lateModule(() => import('./cost-calculator.tsx'));

interface HomeCostsProps extends KnownCosts {
  /** What it comes to before anything is entered, in words. */
  readonly month?: string | undefined;
}

/**
 * What a month in the home costs, in one row, and folded beneath it of what, as the visitor enters it. The calculator comes
 * when the row comes near, so that it is there when the row is opened.
 */
export function HomeCosts({ month, ...known }: HomeCostsProps) {
  const section = useRef<HTMLElement>(null);
  const { module, failed, load } = useLateModule(calculatorModule);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load();
      },
      { rootMargin: '600px' },
    );
    if (section.current) observer.observe(section.current);
    return () => observer.disconnect();
  }, [load]);
  return (
    <section ref={section} aria-labelledby="costs">
      <details className="fold home-costs">
        <summary className="unmarked">
          <h2 id="costs" tabIndex={-1}>
            What a month costs
          </h2>
          {month && <span>{month}</span>}
        </summary>
        <div className="home-costs-place">
          <p className="without-scripts">
            The calculator needs JavaScript, which is off in this browser. Write or call, and I will work it
            out with you.
          </p>
          {failed && (
            <p className="needs-scripts" role="alert">
              The calculator did not arrive.{' '}
              <Button
                look="secondary"
                onClick={() => {
                  // It goes with what it says.
                  document.getElementById('costs')?.focus();
                  load();
                }}
              >
                Try again
              </Button>
            </p>
          )}
          {module && <module.CostCalculator {...known} />}
        </div>
        <p className="footnote">
          A lender quotes you the rate, an insurance agent the premium for this roof and this flood zone. An
          estimate, not an offer of credit. It is worked out in this browser; what you enter is not sent.
        </p>
      </details>
    </section>
  );
}
