import { showToast } from './toast-store.ts';

/** Copies a text and says so; where the browser does not allow it, the text is shown to be copied by hand. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'note', title: done });
  } catch {
    // No clipboard without an encrypted connection, or without the visitor's leave.
    showToast({ kind: 'failure', title: 'This browser does not allow copying here', description: text });
  }
}
