import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { dismissToast, type Toast, toastDuration } from './toast-store.ts';

/** One message. Dismisses automatically, except while hovered or focused. */
export function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    if (held || toast.link) return;
    const timer = setTimeout(() => dismissToast(toast.id), toastDuration(toast));
    return () => clearTimeout(timer);
  }, [held, toast]);

  function onFocus({ relatedTarget, currentTarget }: FocusEvent) {
    setHeld(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the message while it is looked at is no action
    <div
      className={`toast toast-${toast.kind}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={onFocus}
      onBlur={() => setHeld(false)}
    >
      <p className="toast-title">{toast.title}</p>
      {toast.description && <p>{toast.description}</p>}
      {toast.detail && <p>{toast.detail}</p>}
      {toast.link && (
        <p>
          <a href={toast.link.path}>{toast.link.label}</a>
        </p>
      )}
      <button
        type="button"
        className="toast-close"
        aria-label="Dismiss"
        onClick={() => {
          dismissToast(toast.id);
          cameFrom.current?.focus();
        }}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 4l12 12M16 4L4 16" />
        </svg>
      </button>
    </div>
  );
}
