import { useEffect, useRef } from 'react';
import { lateModule } from '../../loading/late-module.ts';
import { useLateModule } from '../../loading/use-late-module.ts';
import { Button } from '../../ui/button.tsx';
import type { KnownCosts } from './monthly-cost.ts';
import './home-costs.css';

const calculatorModule = lateModule(() => import('./cost-calculator.tsx'));

/** What a month in the home costs, by what the visitor enters. The calculator comes when the section comes near. */
export function HomeCosts(known: KnownCosts) {
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
    <section ref={section} className="home-costs" aria-labelledby="costs">
      <div className="head">
        <h2 id="costs" tabIndex={-1}>
          What a month costs
        </h2>
        <p className="lead">Begin with these figures and put your own in their place.</p>
      </div>
      <div className="home-costs-place">
        <p className="without-scripts">
          The calculator needs JavaScript, which is off in this browser. Write or call, and I will work it out
          with you.
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
    </section>
  );
}
