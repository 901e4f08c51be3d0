type Sender = typeof import('./sender.ts');

let sender: Sender | undefined;

/** Fetches the service's clients. If they do not come it rejects, and the next call tries again. */
export async function bringSender(): Promise<Sender> {
  sender ??= await import('./sender.ts');
  return sender;
}
