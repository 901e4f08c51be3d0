import { type KeyboardEvent, useRef } from 'react';
import { Slot } from './slot.tsx';
import './tabs.css';

export interface Tab<Name extends string> {
  /** Also the name of the slot that its panel is. */
  readonly name: Name;
  readonly label: string;
}

export interface TabsProps<Name extends string> {
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly selected: Name;
  readonly onSelect: (name: Name) => void;
}

/** The tabs pattern: arrows, Home and End select. Without scripts all panels show. */
export function Tabs<Name extends string>({ id, label, tabs, selected, onSelect }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);
  const place = tabs.findIndex(({ name }) => name === selected);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const target = {
      ArrowRight: place === last ? 0 : place + 1,
      ArrowLeft: place === 0 ? last : place - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.name);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };

  return (
    <>
      <div className="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ name, label: text }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel-${name}`}
            aria-selected={name === selected}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ name }) => (
        <Slot
          slot={name}
          key={name}
          className={name === selected ? 'tab-panel' : 'tab-panel tab-panel-other'}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
        />
      ))}
    </>
  );
}
