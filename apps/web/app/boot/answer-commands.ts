/**
 * Where buttons know no commands, opens and closes the dialogs, before the scripts and after them: after all other
 * listeners, as the browser's own would.
 */
export function answerCommands(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor') as string);
    if (event.defaultPrevented || !button || !(dialog instanceof HTMLDialogElement)) return;
    if (button.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}
