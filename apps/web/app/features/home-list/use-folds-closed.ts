import { type RefObject, useEffect } from 'react';

/** Closes open folds on a click outside or on Escape. Escape also restores the focus. */
export function useFoldsClosed(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const openOne = () => element.current?.querySelector<HTMLDetailsElement>('details[open]');
    const pressed = ({ target }: PointerEvent) => {
      const open = openOne();
      if (open && !open.contains(target as Node)) open.open = false;
    };
    const typed = ({ key }: KeyboardEvent) => {
      const open = openOne();
      if (key !== 'Escape' || !open) return;
      const hadFocus = open.contains(document.activeElement);
      open.open = false;
      if (hadFocus) open.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', typed);
    };
  }, [element]);
}
