import { dollars, withCommas } from '@rivermark/content/amounts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type CostEntries,
  entryFault,
  type KnownCosts,
  monthlyCost,
  readAmount,
  usualLoan,
} from '../../homes/monthly-cost.ts';
import '../../ui/field.css';

type Name = keyof CostEntries;

const fields: readonly (readonly [name: Name, label: string, unit: string])[] = [
  ['price', 'Price', '$'],
  ['downPercent', 'Down payment', '%'],
  ['ratePercent', 'Interest rate', '%'],
  ['years', 'Years', ''],
  ['taxesPerYear', 'Property taxes a year', '$'],
  ['insurancePerYear', 'Insurance a year', '$'],
  ['duesPerMonth', 'Association dues a month', '$'],
];

/** After so long without a key the new sum is read out. */
const ANNOUNCE_MS = 900;
const rounded = (amount: number) => dollars(Math.round(amount));

/** Where it begins, with what is known of the home. */
const beginning = ({ price = 0, taxesPerYear = 0, hoaPerYear = 0 }: KnownCosts) => ({
  price: price > 0 ? withCommas(price) : '',
  downPercent: String(usualLoan.downPercent),
  ratePercent: String(usualLoan.ratePercent),
  years: String(usualLoan.years),
  taxesPerYear: taxesPerYear > 0 ? withCommas(taxesPerYear) : '',
  insurancePerYear: '',
  duesPerMonth: hoaPerYear > 0 ? withCommas(Math.round(hoaPerYear / 12)) : '',
});

/**
 * What a total without taxes or insurance must disclose: a short note beside it, and a long one.
 */
function leftOut(noTaxes: boolean, noInsurance: boolean): readonly [beside: string, atLength: string] {
  if (noTaxes && noInsurance)
    return [
      ', before taxes and insurance',
      ' Property taxes and insurance are not included until you enter them.',
    ];
  if (noTaxes) return [', before taxes', ' Property taxes are not included until you enter them.'];
  return noInsurance ? [', before insurance', ' Insurance is not included until you enter it.'] : ['', ''];
}

/** The monthly cost as it is being entered. */
export function CostCalculator(known: KnownCosts) {
  const [texts, setTexts] = useState<Record<Name, string>>(() => beginning(known));
  const [announced, announce] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // What was entered before hydration counts.
  useLayoutEffect(() => {
    for (const { name, value, defaultValue } of form.current?.querySelectorAll('input') ?? [])
      if (value !== defaultValue) setTexts((entered) => ({ ...entered, [name]: value }));
  }, []);
  const values = fields.map(([name]) => [name, readAmount(texts[name])] as const);
  const faults = Object.fromEntries(values.map(([name, value]) => [name, entryFault(name, value)]));
  const isWhole = Object.values(faults).every((fault) => fault === undefined);
  const cost = isWhole ? monthlyCost(Object.fromEntries(values) as unknown as CostEntries) : undefined;
  const total = cost && rounded(cost.total);
  const isEmpty = (name: Name) => texts[name].trim() === '';
  const [before, left] = leftOut(isEmpty('taxesPerYear'), isEmpty('insurancePerYear'));
  const said = total ? `a month${before}` : 'Please check the figures';

  const [began] = useState(total);
  useEffect(() => {
    if (total === began) return;
    const timer = setTimeout(() => announce(total ? `${total} ${said}` : said), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [total, said, began]);

  return (
    <form ref={form} className="cost-sheet" data-needs-script="" onSubmit={(event) => event.preventDefault()}>
      <div className="cost-fields">
        {fields.map(([name, label, unit]) => (
          <div className="field" key={name}>
            <label htmlFor={`cost-${name}`}>
              {label}
              {unit && <span className="field-optional"> ({unit})</span>}
            </label>
            <input
              className="field-control"
              id={`cost-${name}`}
              name={name}
              inputMode="decimal"
              autoComplete="off"
              value={texts[name]}
              aria-invalid={faults[name] ? true : undefined}
              aria-describedby={faults[name] ? `cost-${name}-fault` : undefined}
              onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
            />
            {faults[name] && (
              <p className="field-fault" id={`cost-${name}-fault`}>
                {faults[name]}
              </p>
            )}
          </div>
        ))}
      </div>
      <output className="cost-sum" aria-live="off" htmlFor={fields.map(([name]) => `cost-${name}`).join(' ')}>
        <span className="cost-total">{total ?? '–'}</span>
        <span>{said}</span>
      </output>
      <div className="cost-result">
        {cost && (
          <dl className="cost-parts">
            {(
              [
                ['Principal and interest', cost.principalAndInterest, 'price'],
                ['Property taxes', cost.taxes, 'taxesPerYear'],
                ['Insurance', cost.insurance, 'insurancePerYear'],
                ['Association dues', cost.dues, 'duesPerMonth'],
              ] as const
            ).map(([label, amount, entered]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{isEmpty(entered) ? 'not entered' : rounded(amount)}</dd>
              </div>
            ))}
          </dl>
        )}
        {cost && (
          <p className="footnote">
            {`A loan of ${rounded(cost.loan)} after ${rounded(cost.downPayment)} down.`}
            {left}
          </p>
        )}
        <p className="visually-hidden" role="status">
          {announced}
        </p>
      </div>
    </form>
  );
}
