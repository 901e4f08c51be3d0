import {
  areaName,
  type Development,
  developmentKinds,
  developmentStages,
  developments,
  guideOf,
} from '@rivermark/content';
import { type ReactNode, useEffect, useRef } from 'react';
import { type MapChoice, nothingChosen, passes } from '../../maps/map-choice.ts';
import { Link } from '../../ui/link.tsx';
import { monthInWords } from '../../ui/month-in-words.ts';
import { scrollBehavior } from '../../ui/motion.ts';

export interface DevelopmentListProps {
  readonly choice: MapChoice;
  readonly choose: (choice: MapChoice) => void;
  readonly action: (name: string) => ReactNode;
  /** Brings the map onto the screen; absent where that is an outside one, which shows what it will. */
  readonly onShowMap?: () => void;
}

/** The same projects as on the map, in the order of its pins; complete without scripts. */
export function DevelopmentList({ choice, choose, action, onShowMap }: DevelopmentListProps) {
  const list = useRef<HTMLElement>(null);
  const shown = developments.filter((development) => passes(development, choice));
  const isFiltered = shown.length < developments.length;

  // Only within the list, where it scrolls by itself: the page stays where the visitor is.
  useEffect(() => {
    const box = list.current;
    const item = choice.project && box?.querySelector<HTMLElement>(`[data-project="${choice.project}"]`);
    if (!box || !item || box.scrollHeight <= box.clientHeight) return;
    const place = item.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    const isSeen = place.top >= frame.top && place.bottom <= frame.bottom;
    const top = box.scrollTop + place.top - frame.top;
    if (!isSeen) box.scrollTo({ top: top - 8, behavior: scrollBehavior() });
  }, [choice.project]);

  return (
    <div className="developments-list" data-filtered={isFiltered || undefined}>
      {isFiltered && (
        <p className="developments-count">
          <span>{`${shown.length} of ${developments.length} projects`}</span>{' '}
          <button
            type="button"
            className="quiet"
            onClick={() => {
              // The button goes with what was chosen.
              list.current?.querySelector<HTMLElement>('li:not([hidden]) summary')?.focus();
              choose({ ...nothingChosen, project: choice.project });
            }}
          >
            Show all
          </button>
        </p>
      )}
      {/* Where it scrolls by itself its entries take it along, and the arrow keys on one of them. */}
      <section className="developments-scroll" aria-label="List of new developments" ref={list}>
        <ol>
          {developments.map((development, at) => (
            <li
              key={development.id}
              data-project={development.id}
              hidden={!passes(development, choice)}
              aria-current={development.id === choice.project || undefined}
            >
              <Entry
                development={development}
                number={at + 1}
                open={development.id === choice.project}
                onToggle={(open) => choose({ ...choice, project: open ? development.id : null })}
              >
                {action(development.name)}
                {onShowMap && (
                  <button type="button" className="developments-to-map quiet" onClick={onShowMap}>
                    See it on the map
                  </button>
                )}
              </Entry>
            </li>
          ))}
        </ol>
      </section>
      {/* Where the list stands under the map; a box, so that it works before and without scripts. */}
      <label className="developments-more button">
        <input type="checkbox" className="visually-hidden" />
        <span>All {developments.length} projects</span>
        <span>The first of them</span>
      </label>
    </div>
  );
}

interface EntryProps {
  readonly development: Development;
  readonly number: number;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
}

function Entry({ development, number, open, onToggle, children }: EntryProps) {
  const { name, kind, stage, when, place, text, sourceLabel, asOf } = development;
  const guide = guideOf(development);
  return (
    // It may have been opened before the scripts came: that is no mismatch. One at a time, then as later.
    <details name="development" open={open} suppressHydrationWarning>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control of its own */}
      <summary
        className="unmarked"
        onClick={(event) => {
          event.preventDefault();
          onToggle(!open);
        }}
      >
        <span className="development-number" data-stage={stage} aria-hidden="true">
          {number}
        </span>
        <h3>{name}</h3>
        <span className="development-line">
          {developmentKinds[kind]}, <span className="unbroken">{developmentStages[stage].toLowerCase()}</span>
          <br />
          {when}
        </span>
      </summary>
      <div className="development-text">
        <p className="development-line">
          {areaName(development)}: {place}
        </p>
        <p>{text}</p>
        <p className="development-line">
          {sourceLabel}, {monthInWords(asOf)}.
          {guide && (
            <>
              {' '}
              <Link to={`/neighborhoods/${guide.slug}`}>Guide to {guide.name}</Link>
            </>
          )}
        </p>
        <div className="development-actions">{children}</div>
      </div>
    </details>
  );
}
