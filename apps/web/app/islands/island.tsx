import type { ComponentType, ReactNode } from 'react';
import { SlotContents } from '../ui/slot.tsx';
import type { IslandName } from './registry.ts';

/**
 * When an island is hydrated: in view, in an idle moment, or at its first use. Its first
 * use always counts.
 */
export type When = 'visible' | 'idle' | 'press';

interface IslandProps<Props extends object> {
  readonly name: IslandName;
  /** The component that `registry.ts` has under this name. */
  readonly of: ComponentType<Props>;
  readonly when: When;
  /** Everything that the component shows. It stands in the document as JSON. */
  readonly props: Props;
  /** Static markup that the component places with `Slot`. */
  readonly slots?: Readonly<Record<string, ReactNode>>;
  /** Whether it follows the query of the address, so that a query hydrates it at once. */
  readonly readsQuery?: boolean;
}

/**
 * A component that the server draws and the browser hydrates. Everything around it stays plain
 * HTML.
 */
export function Island<Props extends object>({
  name,
  of: Component,
  when,
  props,
  slots = {},
  readsQuery,
}: IslandProps<Props>) {
  return (
    <div
      data-island={name}
      data-when={when}
      data-reads-query={readsQuery ? '' : undefined}
      data-props={JSON.stringify(props)}
    >
      <SlotContents value={slots}>
        <Component {...props} />
      </SlotContents>
    </div>
  );
}
