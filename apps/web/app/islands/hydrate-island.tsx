import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { restoreFormState } from '../loading/restore-form-state.ts';
import { tolerateDomTranslation } from '../loading/tolerate-dom-translation.ts';
import { SlotNodes } from '../ui/slot.tsx';
import { IslandBoundary } from './island-boundary.tsx';

tolerateDomTranslation();

/** The nodes in each slot of this island, but not of islands inside it. */
function slotNodesOf(island: HTMLElement): Map<string, readonly Node[]> {
  const slots = [...island.querySelectorAll<HTMLElement>('[data-slot]')];
  return new Map(
    slots
      .filter((slot) => slot.parentElement?.closest('[data-slot], [data-island]') === island)
      .map((slot) => [slot.dataset.slot ?? '', [...slot.childNodes]]),
  );
}

/**
 * Hydrates one island on its own element; resolves once its effects have run. Password managers and
 * translators may have changed its markup: React then draws the island again, and what was entered
 * is put back.
 */
export function hydrateIsland(island: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const props = JSON.parse(island.dataset.props ?? '{}') as object;
  const slotNodes = slotNodesOf(island);
  const restore = restoreFormState(island);
  return new Promise((resolve) => {
    const onSettled = () => {
      island.dataset.hydrated = '';
      resolve();
    };
    // React then works in slices of 5 ms, so that a slow phone answers between them.
    startTransition(() => {
      hydrateRoot(
        island,
        <IslandBoundary onDrawn={restore} onSettled={onSettled}>
          <SlotNodes value={slotNodes}>
            <Component {...props} />
          </SlotNodes>
        </IslandBoundary>,
        // A mismatch is expected where others have changed the markup, and it is repaired.
        { onRecoverableError: () => {} },
      );
    });
  });
}
