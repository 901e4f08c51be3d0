import { showToast } from './toast-store.ts';

/** Attributes of a button that copies `text` and then says `done`. */
export const copies = (text: string, done: string) => ({ 'data-copy': text, 'data-copied': done });

/** Copies what the clicked button names. */
export function answerCopyButton(target: Element): void {
  const { copy, copied = '' } = target.closest<HTMLElement>('[data-copy]')?.dataset ?? {};
  if (copy) void copyText(copy, copied);
}

/** Copies a text and says so. If the browser does not allow it, shows the text to copy by hand. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', title: done });
  } catch {
    // The clipboard needs an encrypted connection and the visitor's permission.
    showToast({ kind: 'failure', title: 'This browser does not allow copying here', description: text });
  }
}
