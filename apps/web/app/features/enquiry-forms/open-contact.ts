import { track } from '../../analytics/track.ts';
import { dialogId } from './dialog-id.ts';

const opening = 'I would like to know more about ';

/**
 * Names a subject in the contact form's message. What the visitor has typed there stays; only a subject that was
 * named before and left as it was gives way.
 */
export function writeAbout(subject: string): void {
  const message = document.querySelector<HTMLTextAreaElement>(`#${dialogId('contact')} [name=message]`);
  if (!message || message.value.includes(subject)) return;
  const sentence = `${opening}${subject}. `;
  const untouched =
    message.value.trim() === '' || /^I would like to know more about [^\n]+\. $/.test(message.value);
  message.value = untouched ? sentence : `${message.value.trimEnd()}\n\n${sentence}`;
}

/** Opens the contact form with a subject named in its message. */
export function openContactAbout(subject: string): void {
  const dialog = document.getElementById(dialogId('contact'));
  if (!(dialog instanceof HTMLDialogElement)) return;
  writeAbout(subject);
  track({ action: 'button_click', label: 'open_contact' });
  track({ action: 'contact_method', label: 'form' });
  if (!dialog.open) dialog.showModal();
}
