import { useEffect, useEffectEvent, useRef } from 'react';
import { lateModule } from '../../loading/late-module.ts';
import { useEarlyPress } from '../../loading/use-early-press.ts';
import { useLateModule } from '../../loading/use-late-module.ts';
import './settings.css';
import './accessibility-button.css';

const panelModule = lateModule(() => import('./accessibility-panel.tsx'));
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

/** The floating button, and the panel, whose code is fetched when it is first opened. */
export function AccessibilityButton({ open, onToggle }: AccessibilityButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { module, failed, load } = useLateModule(panelModule);

  const show = () => {
    onToggle(true);
    load();
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
        className="floating-tab settings-button scripts-only"
        aria-label="Accessibility"
        aria-expanded={open && !failed}
        aria-controls={open && module ? panelId : undefined}
        data-tooltip={open ? undefined : 'Accessibility'}
        data-early=""
        suppressHydrationWarning
        onClick={open && !failed ? close : show}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle className="settings-button-head" cx="12" cy="4.4" r="2.1" />
          <path d="M4.2 8.4c5 1.5 10.6 1.5 15.6 0M12 9.5v4.7M8.6 20.6l3.4-6.4 3.4 6.4" />
        </svg>
      </button>
      {open && module && <module.AccessibilityPanel id={panelId} onClose={close} />}
      <p className="settings-missing" role="status">
        {open && failed && 'The settings could not be loaded. Please press the button again.'}
      </p>
    </>
  );
}
