import type { MouseEvent } from 'react';
import './error-summary.deferred.css';

export interface ErrorSummaryProps {
  /** `id`: of the field to go to; `name`: what it is called, or what is missing there. */
  readonly faults: readonly { readonly id: string; readonly name: string }[];
}

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  // The link would change the page's address; all it is for is the focus.
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** Lists every fault with a link to its field. Takes the focus when a form was refused. */
export function ErrorSummary({ faults }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this groups what is said about them
    <div className="error-summary" role="group" tabIndex={-1} aria-labelledby={`${faults[0]?.id}-summary`}>
      <p id={`${faults[0]?.id}-summary`}>Please check your entries</p>
      <ul>
        {faults.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goToField}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
