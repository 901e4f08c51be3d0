import { type RefObject, useEffect, useEffectEvent } from 'react';
import { openedAt } from './opened-at.ts';

/**
 * Calls back each time the dialog opens, with the time on the page's clock. The time is undefined
 * where the dialog was opened before any script ran.
 */
export function useDialogOpening(
  ref: RefObject<HTMLDialogElement | null>,
  onOpen: (at: number | undefined) => void,
): void {
  const report = useEffectEvent(onOpen);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (dialog.open) report(openedAt(dialog));
    // Some browsers fire no event when a dialog opens.
    const observer = new MutationObserver(() => {
      if (dialog.open) report(performance.now());
    });
    observer.observe(dialog, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [ref]);
}
