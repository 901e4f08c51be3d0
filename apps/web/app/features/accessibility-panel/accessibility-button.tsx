import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { retryingImport } from '../../loading/retrying-import.ts';
import { useRetryingImport } from '../../loading/use-retrying-import.ts';
import './settings.css';
import './accessibility-button.css';
import './cursors.deferred.css';
import './settings-missing.deferred.css';

const panelModule = retryingImport(() => import('./accessibility-panel.tsx'));
const panelId = 'accessibility-panel';

/**
 * Closes on Escape from anywhere, as the panel may hide the focused element. A modal dialog closes
 * first.
 */
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

/** The open fold that floats beside the button. */
const openFoldBeside = (button: Element | null) =>
  button?.closest('aside')?.querySelector<HTMLDetailsElement>('details[open]');

/**
 * The floating button, and the panel, whose code is fetched when it is first opened. Only one thing
 * beside it is open.
 */
export function AccessibilityButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { module, failed, load } = useRetryingImport(panelModule);

  const show = () => {
    setOpen(true);
    const other = openFoldBeside(button.current);
    if (other) other.open = false;
    load();
  };
  const close = () => {
    const inside = document.getElementById(panelId)?.contains(document.activeElement);
    setOpen(false);
    if (inside) button.current?.focus();
  };
  useEscape(open, close);
  useEffect(() => {
    const aside = button.current?.closest('aside');
    const onToggle = () => openFoldBeside(button.current) && setOpen(false);
    // Toggle events do not bubble.
    aside?.addEventListener('toggle', onToggle, true);
    return () => aside?.removeEventListener('toggle', onToggle, true);
  }, []);

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
