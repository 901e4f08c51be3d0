import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Answers a press that came before the scripts: the script in the page notes it on a control with `data-early=""`. */
export function useEarlyPress(control: RefObject<HTMLElement | null>, press: () => void): void {
  const answer = useEffectEvent(press);
  useEffect(() => {
    const { current } = control;
    if (!current?.dataset.early) return;
    current.dataset.early = '';
    answer();
  }, [control]);
}
