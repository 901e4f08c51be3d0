type Sender = typeof import('./sender.ts');

let sender: Sender | undefined;

/** The sender, once it has come: for what cannot wait. */
export const senderAtHand = (): Sender | undefined => sender;

/** Fetches the rules and the e-mail client. If they do not come it rejects, and the next call tries again. */
export async function bringSender(): Promise<Sender> {
  sender ??= await import('./sender.ts');
  return sender;
}
