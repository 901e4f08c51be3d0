/** A visitor waits no longer for a dialog to look right. */
const LATEST_MS = 1000;

/**
 * Opens and closes the dialogs where buttons know no commands, before the scripts and after them: after all other
 * listeners, as the browser's own would. Where they do, holds back a dialog that is asked for before `styled`, as the document
 * has no style for what is in it.
 */
export function answerCommands(styled: Promise<unknown>): void {
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
