import { type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { track } from '../../analytics/track.ts';
import {
  type ChoiceKind,
  choiceInWords,
  choiceKinds,
  choiceLabels,
  choiceOfQuery,
  choicesOf,
  fromShort,
  type HomeInShort,
  homesInDigits,
  listPath,
  narrowed,
  withChoice,
} from '../../homes/choices.ts';
import type { HomeChoice, HomeList as List } from '../../homes/home-view.ts';
import { Slot } from '../../ui/slot.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { isLargeCard, sizesOfCard } from './home-card.tsx';
import { HomeFilter } from './home-filter.tsx';
import { NoHome } from './no-home.tsx';
import { useFoldsClosed } from './use-folds-closed.ts';
import './home-list.css';

interface HomeListProps extends Pick<List, 'places' | 'choice'> {
  /** Every home; the card of each that is shown first is in the slot of its id. */
  readonly homes: readonly HomeInShort[];
  readonly note?: string;
}

const isEmpty = (choice: HomeChoice) => Object.keys(choice).length === 0;

/**
 * Homes with their filters. Each choice links to a page of its own, so that it works without
 * scripts. With scripts, filters combine and the address reflects them.
 */
export function HomeList({ homes: inShort, places, choice: ofPage, note }: HomeListProps) {
  const [search, setSearch] = useState(() => (import.meta.env.SSR ? '' : location.search));
  const hydrated = useHydrated();
  const [announced, announce] = useState('');
  const choices = choicesOf(places);
  const homes = useMemo(() => fromShort(inShort), [inShort]);
  // The prerendered page knows no query, and a page of one choice is about that choice alone.
  const choice = hydrated && isEmpty(ofPage) ? choiceOfQuery(search, choices) : ofPage;
  const shown = narrowed(homes, choices, choice);
  const list = useRef<HTMLUListElement>(null);
  const isNarrowed = hydrated && shown.length < homes.length && isEmpty(ofPage);
  // Cards are static, and where one stands decides how wide its picture is.
  useLayoutEffect(() => {
    const cards = list.current?.children ?? [];
    if (isNarrowed)
      for (const [at, card] of [...cards].entries())
        for (const picture of card.querySelectorAll('[sizes]'))
          picture.setAttribute('sizes', sizesOfCard(at, cards.length));
  });
  const filters = useRef<HTMLElement>(null);
  useFoldsClosed(filters);

  /**
   * How many homes a value leaves: combined with the other filters, or alone if its link leads to a
   * page of its own.
   */
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
        <ul className="home-cards" ref={list}>
          {shown.map(({ id }, at) => (
            <Slot
              key={id}
              slot={id}
              as="li"
              className={isLargeCard(at, shown.length) ? 'home-large' : undefined}
            />
          ))}
        </ul>
      )}
      {note && !isEmpty(choice) && <p className="footnote home-note">{note}</p>}
    </>
  );
}
