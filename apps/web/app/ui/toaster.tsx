import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { say } from './live-regions.tsx';
import { ToastCard } from './toast-card.tsx';
import { dismissToast, type Toast, toastKinds, toastStore } from './toast-store.ts';
import { topDialog } from './top-dialog.ts';
import { useToastPlace } from './use-toast-place.ts';
import './toast.deferred.css';

const named = { role: 'region', 'aria-label': 'Messages' };

/**
 * The open dialog, where React controls its content; anything else could be lost to its hydration.
 */
function dialogForToasts(): HTMLElement | null {
  const dialog = topDialog();
  return dialog?.closest('[data-island]:not([data-hydrated])') ? null : dialog;
}

function watchDialogs(listener: () => void) {
  const leaveToasts = toastStore.subscribe(listener);
  document.addEventListener('toggle', listener, true);
  document.addEventListener('close', listener, true);
  return () => {
    leaveToasts();
    document.removeEventListener('toggle', listener, true);
    document.removeEventListener('close', listener, true);
  };
}

const heardInPlace = ({ repeats }: Toast) =>
  Boolean(repeats && document.getElementById(repeats)?.closest('[role=status], [role=alert]'));

const inWords = ({ title, description, detail, link }: Toast) =>
  [title.replace(/\w$/, '$&.'), description, detail, link?.label].filter(Boolean).join(' ');

/**
 * Shows toasts inside the open modal dialog, else in the page. Once per page. It is no live region:
 * each toast is announced when it appears, so it can move into a dialog and out again silently.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.onServer);
  const dialog = useSyncExternalStore(watchDialogs, dialogForToasts, () => null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // Only after hydration may they stand elsewhere than in the prerendered page.
  useEffect(() => setPlace(dialog), [dialog]);

  const box = useRef<HTMLDivElement>(null);
  useToastPlace(box, toasts, place?.isConnected ? place : null);

  /** The dialog in which each toast came. */
  const cameIn = useRef(new Map<number, Element | null>());
  useLayoutEffect(() => {
    for (const toast of toasts) {
      if (cameIn.current.has(toast.id)) continue;
      cameIn.current.set(toast.id, topDialog());
      if (!heardInPlace(toast)) say(toastKinds[toast.kind], inWords(toast));
    }
    // What is said in a dialog is past once it has closed.
    const onClose = ({ target }: Event) => {
      for (const { id } of toasts) if (cameIn.current.get(id) === target) dismissToast(id);
    };
    document.addEventListener('close', onClose, true);
    return () => document.removeEventListener('close', onClose, true);
  }, [toasts]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const newest = toasts.at(-1);
      if (event.key !== 'Escape' || !newest) return;
      const inside = event.target instanceof Element && event.target.closest('.toasts');
      if (topDialog() && !inside) return;
      // Inside a dialog the same key would close the dialog as well.
      if (inside) event.preventDefault();
      dismissToast(newest.id);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toasts]);

  const cards = (
    // Without its name, while it is empty, it is no landmark.
    <div ref={box} className="toasts" {...(toasts.length > 0 && named)}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
  return place?.isConnected ? createPortal(cards, place) : cards;
}
