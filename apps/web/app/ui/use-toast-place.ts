import { type RefObject, useEffect, useState } from 'react';
import type { Toast } from './toast-store.ts';

function covers(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether the toasts in `box` stand at the foot of the window, as at its head they would cover what they repeat. */
export function useToastPlace(box: RefObject<Element | null>, toasts: readonly Toast[]): boolean {
  const [atFoot, setAtFoot] = useState(false);
  useEffect(() => {
    const repeated = toasts.flatMap(({ repeats }) => repeats ?? []);
    if (repeated.length === 0) return setAtFoot(false);
    const look = () => {
      const inTheWay = repeated.some((id) => {
        const sentence = document.getElementById(id);
        return box.current && sentence && covers(box.current, sentence);
      });
      if (inTheWay) setAtFoot((now) => !now);
    };
    look();
    addEventListener('scroll', look, { capture: true, passive: true });
    return () => removeEventListener('scroll', look, { capture: true });
  }, [box, toasts]);
  return atFoot;
}
