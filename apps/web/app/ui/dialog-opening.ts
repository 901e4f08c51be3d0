import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back each time the dialog opens. `sawItOpen` is false for a dialog that was open before the scripts
 * came: when it opened is not known then.
 */
export function useDialogOpening(
  ref: RefObject<HTMLDialogElement | null>,
  onOpen: (sawItOpen: boolean) => void,
): void {
  const report = useEffectEvent(onOpen);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (dialog.open) report(false);
    // Not every browser tells of an opening by an event.
    const observer = new MutationObserver(() => {
      if (dialog.open) report(true);
    });
    observer.observe(dialog, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [ref]);
}
