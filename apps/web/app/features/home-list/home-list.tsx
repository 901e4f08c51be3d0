import { type MouseEvent, useRef, useState } from 'react';
import { track } from '../../analytics/track.ts';
import {
  type ChoiceKind,
  choiceInWords,
  choiceKinds,
  choiceLabels,
  choiceOfQuery,
  choicesOf,
  homesInDigits,
  listPath,
  narrowed,
  withChoice,
} from '../../homes/choices.ts';
import type { HomeChoice, HomeList as List } from '../../homes/home-view.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { HomeCard, isLargeCard, sizesOfCard } from './home-card.tsx';
import { HomeFilter } from './home-filter.tsx';
import { NoHome } from './no-home.tsx';
import { useFoldsClosed } from './use-folds-closed.ts';
import './home-list.css';

const isEmpty = (choice: HomeChoice) => Object.keys(choice).length === 0;

/**
 * Homes with what narrows them. Each choice is a link to a page of its own, so that it works without scripts; with
 * them, choices of several kinds go together, and the address says which.
 */
export function HomeList({ homes, places, choice: ofPage, note }: List & { readonly note?: string }) {
  const [search, setSearch] = useState(() => (import.meta.env.SSR ? '' : location.search));
  const hydrated = useHydrated();
  const [announced, announce] = useState('');
  const choices = choicesOf(places);
  // The prerendered page knows no query, and a page of one choice is about that choice alone.
  const choice = hydrated && isEmpty(ofPage) ? choiceOfQuery(search, choices) : ofPage;
  const shown = narrowed(homes, choices, choice);
  const allDrawn = homes.every(({ caption }) => caption);
  const filters = useRef<HTMLElement>(null);
  useFoldsClosed(filters);

  /** How many homes a value leaves: beside what else is chosen, or alone where its link leads to its own page. */
  const countWith = (kind: ChoiceKind, value: string) =>
    narrowed(homes, choices, withChoice(hydrated ? choice : {}, kind, value)).length;

  const choose = (event: MouseEvent, next: HomeChoice) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    track({ action: 'button_click', label: 'filter_homes' });
    if (!isEmpty(ofPage)) return location.assign(listPath(next));
    const query = new URLSearchParams(
      choiceKinds.flatMap((kind) => (next[kind] ? [[kind, next[kind]]] : [])),
    );
    setSearch(`?${query}`);
    history.replaceState(history.state, '', `${location.pathname}?${query}`);
    const count = narrowed(homes, choices, next).length;
    announce(`${choiceInWords(choices, next)}: ${count === 0 ? 'none' : count}`);
  };

  return (
    <>
      <div className="home-choice">
        <nav className="home-filters" ref={filters} aria-label="Narrow the list">
          {choiceKinds.map((kind) => {
            const values = choices[kind]
              .filter((value) => value.value === choice[kind] || homes.some(value.fits))
              .map((value) => ({ ...value, count: countWith(kind, value.value) }));
            // What leaves no choice is not offered.
            if (values.length < 2 && !choice[kind]) return null;
            return (
              <HomeFilter
                key={kind}
                kind={kind}
                label={choiceLabels[kind]}
                values={values}
                chosen={choice[kind]}
                onChoose={(event, value) => choose(event, withChoice(choice, kind, value))}
              />
            );
          })}
        </nav>
        <p className="home-count">
          <strong>{homesInDigits(shown.length)}</strong>
          {isEmpty(choice) ? (
            note && <span className="footnote">{note}</span>
          ) : (
            <a
              href="/properties"
              onClick={(event) => {
                choose(event, {});
                // It goes with what was chosen.
                if (event.defaultPrevented) filters.current?.querySelector('summary')?.focus();
              }}
            >
              Show all {homes.length}
            </a>
          )}
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {shown.length === 0 ? (
        <NoHome choice={choice} choices={choices} homes={homes} onChoose={choose} />
      ) : (
        <ul className="home-cards">
          {shown.map((home, at) => (
            <li key={home.id} className={isLargeCard(at, shown.length) ? 'home-large' : undefined}>
              <HomeCard
                home={home}
                first={at === 0}
                sizes={sizesOfCard(at, shown.length)}
                heading="h2"
                drawnAsSaid={allDrawn}
              />
            </li>
          ))}
        </ul>
      )}
      {note && !isEmpty(choice) && <p className="footnote home-note">{note}</p>}
    </>
  );
}
