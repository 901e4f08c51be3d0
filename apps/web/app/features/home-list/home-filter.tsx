import type { MouseEvent } from 'react';
import type { ChoiceKind, ChoiceValue } from '../../homes/choices.ts';

interface HomeFilterProps {
  readonly kind: ChoiceKind;
  readonly label: string;
  /** Each with the number of homes that it leaves. */
  readonly values: readonly (ChoiceValue & { readonly count: number })[];
  readonly chosen: string | undefined;
  /** Takes a value, or with none what is chosen back. */
  readonly onChoose: (event: MouseEvent<HTMLAnchorElement>, value?: string) => void;
}

/**
 * One filter: a row that opens a list of links, so that it works without scripts. One is open at a
 * time.
 */
export function HomeFilter({ kind, label, values, chosen, onChoose }: HomeFilterProps) {
  const choose = (event: MouseEvent<HTMLAnchorElement>, value?: string) => {
    onChoose(event, value);
    if (!event.defaultPrevented) return;
    const filter = event.currentTarget.closest('details');
    filter?.removeAttribute('open');
    filter?.querySelector('summary')?.focus();
  };
  return (
    <details name="home-filter" className="home-filter">
      <summary className="unmarked">
        <span className="home-filter-name" id={`filter-${kind}`}>
          {label}
          <span className="visually-hidden">: </span>
        </span>
        <span className="home-filter-value" data-chosen={chosen && ''}>
          {values.find(({ value }) => value === chosen)?.label ?? 'Any'}
        </span>
      </summary>
      <ul aria-labelledby={`filter-${kind}`}>
        {values.map(({ value, label: words, count }) => {
          const isChosen = value === chosen;
          return (
            <li key={value}>
              <a
                href={isChosen ? '/properties' : `/properties/${kind}/${value}`}
                aria-current={isChosen ? 'true' : undefined}
                onClick={(event) => choose(event, isChosen ? undefined : value)}
              >
                {words}
                {isChosen ? (
                  <span className="visually-hidden"> (chosen; follow to end)</span>
                ) : (
                  <span>
                    {count}
                    <span className="visually-hidden"> {count === 1 ? 'home' : 'homes'}</span>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
