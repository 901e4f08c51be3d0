import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { showToast } from '../../ui/toast-store.ts';
import type Panel from './accessibility-panel.tsx';
import './accessibility-panel.css';
import './settings.css';
import './accessibility-button.css';

const panelId = 'accessibility-panel';

export interface AccessibilityButtonProps {
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** Escape closes it wherever the focus is, because the panel may hide what has it; a modal dialog goes first. */
function useEscape(active: boolean, close: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog:modal')) close();
  });
  useEffect(() => {
    if (!active) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active]);
}

/** A press that came before the scripts is noted on the button by the script in the page. */
function useEarlyPress(button: RefObject<HTMLButtonElement | null>, open: () => void) {
  const answer = useEffectEvent(open);
  useEffect(() => {
    const { current } = button;
    if (!current?.dataset.early) return;
    current.dataset.early = '';
    answer();
  }, [button]);
}

/** The floating button, and the panel, whose code is fetched when it is first opened. */
export function AccessibilityButton({ open, onToggle }: AccessibilityButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [Loaded, setLoaded] = useState<typeof Panel>();

  const show = () => {
    onToggle(true);
    if (Loaded) return;
    import('./accessibility-panel.tsx').then(
      // Nothing comes where the whole page is being loaded anew instead.
      (module: { default: typeof Panel } | undefined) => module && setLoaded(() => module.default),
      () => {
        onToggle(false);
        showToast({
          role: 'alert',
          title: 'Error',
          description: 'The panel did not come. Please try again.',
        });
      },
    );
  };
  const close = () => {
    const inside = document.getElementById(panelId)?.contains(document.activeElement);
    onToggle(false);
    if (inside) button.current?.focus();
  };
  useEscape(open, close);
  useEarlyPress(button, show);

  return (
    <>
      <button
        type="button"
        ref={button}
        className="settings-button scripts-only"
        aria-label="Accessibility"
        aria-expanded={open}
        aria-controls={open && Loaded ? panelId : undefined}
        data-tooltip={open ? undefined : 'Accessibility'}
        data-early=""
        suppressHydrationWarning
        onClick={open ? close : show}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle className="settings-button-head" cx="12" cy="4.4" r="2.1" />
          <path d="M4.2 8.4c5 1.5 10.6 1.5 15.6 0M12 9.5v4.7M8.6 20.6l3.4-6.4 3.4 6.4" />
        </svg>
      </button>
      {open && Loaded && <Loaded id={panelId} onClose={close} />}
    </>
  );
}
