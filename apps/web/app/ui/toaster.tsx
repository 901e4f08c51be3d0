import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './toast-card.tsx';
import { dismissToast, toastStore } from './toast-store.ts';
import './toast.css';

/** Told once React answers for the whole page; before, nothing may be put into a dialog that it has not taken over. */
export const TAKEN_OVER = 'rivermark-taken-over';

/** The open modal dialog: all else is out of reach, for the pointer, the keyboard and screen readers. */
function topDialog(): Element | null {
  if (document.documentElement.dataset.hydrated === undefined) return null;
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
}

function watchDialogs(listener: () => void) {
  const leaveToasts = toastStore.subscribe(listener);
  document.addEventListener(TAKEN_OVER, listener);
  document.addEventListener('toggle', listener, true);
  document.addEventListener('close', listener, true);
  return () => {
    leaveToasts();
    document.removeEventListener(TAKEN_OVER, listener);
    document.removeEventListener('toggle', listener, true);
    document.removeEventListener('close', listener, true);
  };
}

/** Where toasts appear: inside the open modal dialog, else where it stands in the page. Once per page. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.onServer);
  const dialog = useSyncExternalStore(watchDialogs, topDialog, () => null);
  const [place, setPlace] = useState<Element | null>(null);
  // Only after hydration may the regions stand elsewhere than in the prerendered page.
  useEffect(() => setPlace(dialog), [dialog]);

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

  const regions = (
    <div className="toasts">
      {(['status', 'alert'] as const).map((role) => (
        <div key={role} role={role}>
          {toasts
            .filter((toast) => toast.role === role)
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} />
            ))}
        </div>
      ))}
    </div>
  );
  return place?.isConnected ? createPortal(regions, place) : regions;
}
