import { noteOpening } from './opened-at.ts';

/**
 * Adds what native dialogs lack in some browsers: light dismiss, and focus that returns to a button
 * that was pressed without being focused. The boot script handles command attributes, because they
 * must work earlier. The entry calls this once.
 */
export function installDialogCommands(): void {
  const lacksClosedBy = !('closedBy' in HTMLDialogElement.prototype);
  const openers = new WeakMap<Element, HTMLElement>();
  let pressed: EventTarget | null = null;

  document.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLButtonElement>('button[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
    if (button && dialog instanceof HTMLDialogElement) {
      if (button.getAttribute('command') === 'show-modal') {
        openers.set(dialog, button);
        noteOpening(dialog);
      }
    } else if (lacksClosedBy && target === pressed && target.matches('dialog[closedby="any"]')) {
      // A press that began inside, to select text, may end here as well.
      (target as HTMLDialogElement).close();
    }
  });

  document.addEventListener(
    'close',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement)) return;
      if (document.activeElement === document.body) openers.get(target)?.focus();
    },
    true,
  );
}
