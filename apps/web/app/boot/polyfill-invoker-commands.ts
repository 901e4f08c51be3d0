/** The longest wait for a dialog's style. */
const LATEST_MS = 1000;

/**
 * Opens and closes dialogs where the browser knows no command attributes. Listens after all others,
 * as the browser would. Where it knows them, delays a dialog that is opened before `styled`: the
 * document lacks its style until then.
 */
export function polyfillInvokerCommands(styled: Promise<unknown>): void {
  let native = false;
  styled.then(() => {
    native = 'commandForElement' in HTMLButtonElement.prototype;
  });
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor') as string);
    if (native || event.defaultPrevented || !button || !(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    if (button.getAttribute('command') === 'close') dialog.close();
    else
      Promise.race([styled, new Promise((late) => setTimeout(late, LATEST_MS))]).then(() => {
        if (!dialog.open) dialog.showModal();
      });
  });
}
