import { type MouseEvent, useState } from 'react';
import { Tabs } from '../../ui/tabs.tsx';

/** Delay before a chosen card's tabs show all again, for visitors who navigate back. */
const RESET_MS = 100;

interface NeighborhoodTabsProps {
  /** Each names a slot, its panel. The first is shown. */
  readonly tabs: readonly { readonly name: string; readonly label: string }[];
}

/** All neighborhoods as cards, or one of a few at length. */
export function NeighborhoodTabs({ tabs }: NeighborhoodTabsProps) {
  const first = tabs[0]?.name ?? '';
  const [selected, setSelected] = useState(first);
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('[role=tabpanel] a')) setTimeout(() => setSelected(first), RESET_MS);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only hears of links inside
    <div className="neighborhood-tabs" onClick={onClick}>
      <Tabs id="neighborhood" label="Neighborhoods" tabs={tabs} selected={selected} onSelect={setSelected} />
    </div>
  );
}
