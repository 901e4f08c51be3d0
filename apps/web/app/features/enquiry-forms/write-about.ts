import { dialogId } from './dialog-id.ts';

const opening = 'I would like to know more about ';

/**
 * Names a subject in the contact form's message. Typed text stays; an earlier, untouched subject is
 * replaced.
 */
export function writeAbout(subject: string): void {
  const message = document.querySelector<HTMLTextAreaElement>(`#${dialogId('contact')} [name=message]`);
  if (!message || message.value.includes(subject)) return;
  const sentence = `${opening}${subject}. `;
  const untouched =
    message.value.trim() === '' || /^I would like to know more about [^\n]+\. $/.test(message.value);
  message.value = untouched ? sentence : `${message.value.trimEnd()}\n\n${sentence}`;
}
