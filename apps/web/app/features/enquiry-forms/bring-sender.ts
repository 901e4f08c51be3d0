type Sender = typeof import('./sender.ts');

let sender: Sender | undefined;

/** The sender, once it has come: for what cannot wait. */
export const senderAtHand = (): Sender | undefined => sender;

const keepPage = (event: Event) => event.stopImmediatePropagation();

/**
 * Fetches the rules and the e-mail client. A script that does not come would elsewhere load the page anew;
 * here that would lose what is typed, so it only rejects, and the next call tries again.
 */
export async function bringSender(): Promise<Sender> {
  if (sender) return sender;
  window.addEventListener('vite:preloadError', keepPage, true);
  try {
    sender = await import('./sender.ts');
    return sender;
  } finally {
    window.removeEventListener('vite:preloadError', keepPage, true);
  }
}
