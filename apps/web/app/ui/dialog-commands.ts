import { noteOpening } from './opened-at.ts';

/**
 * What native dialogs lack in some browsers: closing by a press beside the dialog, and the focus going back to a
 * button that was pressed but never had the focus. Opening and closing by command attributes is in the boot script,
 * as it must work before these. Called once, by the entry.
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
