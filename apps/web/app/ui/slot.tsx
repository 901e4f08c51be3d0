import {
  createContext,
  createElement,
  type HTMLAttributes,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react';
import { builtHtml } from './built-html.ts';

/** On the server: what each slot of an island holds, by name. */
export const SlotContents = createContext<Readonly<Record<string, ReactNode>>>({});
/** In the browser: the nodes that each slot of an island held before hydration, by name. */
export const SlotNodes = createContext<ReadonlyMap<string, readonly Node[]>>(new Map());

/** Always the same object, because React would empty the element for a new one. */
const untouched = { __html: builtHtml('') };

interface SlotProps extends HTMLAttributes<HTMLElement> {
  /** Sets it apart from the other slots of its island. */
  readonly slot: string;
  readonly as?: 'div' | 'li' | 'a' | 'span' | 'summary' | 'section';
  readonly href?: string;
}

/**
 * An element whose content is static: the server draws it, and the browser keeps the nodes that it
 * finds. So an island controls words and pictures without having them in its script. The element's
 * own attributes may change.
 */
export const Slot: (props: SlotProps) => ReactNode = import.meta.env.SSR ? ServerSlot : BrowserSlot;

function ServerSlot({ slot, as = 'div', ...rest }: SlotProps) {
  return createElement(as, { ...rest, 'data-slot': slot }, useContext(SlotContents)[slot]);
}

function BrowserSlot({ slot, as = 'div', ...rest }: SlotProps) {
  const ref = useRef<HTMLElement>(null);
  const nodes = useContext(SlotNodes).get(slot);
  // Empty only where React had to draw the island again.
  useLayoutEffect(() => {
    if (nodes && !ref.current?.hasChildNodes()) ref.current?.append(...nodes);
  }, [nodes]);
  return createElement(as, {
    ...rest,
    'data-slot': slot,
    ref,
    dangerouslySetInnerHTML: untouched,
    suppressHydrationWarning: true,
  });
}
