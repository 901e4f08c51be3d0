import { type MouseEvent, useEffect, useRef } from 'react';
import { type MapChoice, nothingChosen, passes } from '../../maps/map-choice.ts';
import { scrollBehavior } from '../../ui/motion.ts';
import { Slot } from '../../ui/slot.tsx';
import type { Project } from './project.ts';

export interface DevelopmentListProps {
  readonly choice: MapChoice;
  readonly choose: (choice: MapChoice) => void;
  readonly projects: readonly Project[];
  /** Brings the map onto the screen. */
  readonly onShowMap: () => void;
}

/** The same projects as on the map, in the order of its pins; complete without scripts. */
export function DevelopmentList({ projects, choice, choose, onShowMap }: DevelopmentListProps) {
  const list = useRef<HTMLElement>(null);
  const shown = projects.filter((project) => passes(project, choice));
  const isFiltered = shown.length < projects.length;

  // Scroll only within the list. The page must not move.
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
          <span>{`${shown.length} of ${projects.length} projects`}</span>{' '}
          <button
            type="button"
            className="quiet"
            onClick={() => {
              // The button disappears with the choice.
              list.current?.querySelector<HTMLElement>('li:not([hidden]) summary')?.focus();
              choose({ ...nothingChosen, project: choice.project });
            }}
          >
            Show all
          </button>
        </p>
      )}
      {/* A scrollable list is focusable, so that the arrow keys scroll it. */}
      <section className="developments-scroll" aria-label="List of new developments" ref={list}>
        <ol>
          {projects.map((project) => (
            <li
              key={project.id}
              data-project={project.id}
              hidden={!passes(project, choice)}
              aria-current={project.id === choice.project || undefined}
            >
              <Entry
                id={project.id}
                open={project.id === choice.project}
                onToggle={(open) => choose({ ...choice, project: open ? project.id : null })}
                onShowMap={onShowMap}
              />
            </li>
          ))}
        </ol>
      </section>
      {/* Where the list is below the map. A checkbox works without scripts. */}
      <label className="developments-more button">
        <input type="checkbox" className="visually-hidden" />
        <span>All {projects.length} projects</span>
        <span>The first of them</span>
      </label>
    </div>
  );
}

interface EntryProps {
  readonly id: string;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly onShowMap: () => void;
}

function Entry({ id, open, onToggle, onShowMap }: EntryProps) {
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('.developments-to-map')) onShowMap();
  };
  return (
    // Visitors may open one before hydration, which is not a mismatch. Only one is open at a time.
    <details name="development" open={open} suppressHydrationWarning>
      <Slot
        as="summary"
        slot={`summary-${id}`}
        className="unmarked"
        onClick={(event) => {
          event.preventDefault();
          onToggle(!open);
        }}
      />
      <Slot slot={`text-${id}`} className="development-text" onClick={onClick} />
    </details>
  );
}
