import type { MouseEvent } from 'react';
import { type choicesOf, homesInDigits, listPath, type Narrowable, waysOn } from '../../homes/choices.ts';
import type { HomeChoice } from '../../homes/home-view.ts';

interface NoHomeProps {
  readonly homes: readonly Narrowable[];
  readonly choices: ReturnType<typeof choicesOf>;
  readonly choice: HomeChoice;
  readonly onChoose: (event: MouseEvent, next: HomeChoice) => void;
}

/** Where nothing fits: said plainly, and the ways on that lead to a home. */
export function NoHome({ homes, choices, choice, onChoose }: NoHomeProps) {
  // Beside the list stands the way to all.
  const ways = waysOn(homes, choices, choice).filter(({ next }) => Object.keys(next).length > 0);
  return (
    <div className="home-none">
      <p className="big">
        {homes.length === 0
          ? 'No home is for sale here right now. Ask me what is coming.'
          : 'No home here fits that right now. Remove a filter, or ask me what is coming.'}
      </p>
      {ways.length > 0 && (
        <ul className="rules">
          {ways.map(({ next, words, count }) => (
            <li key={words}>
              <a href={listPath(next)} onClick={(event) => onChoose(event, next)}>
                {words}
              </a>
              <span>{homesInDigits(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
