import { guestExtras } from '@rivermark/contracts/open-house';
import type { GuestQueue, QueuedGuest } from './guest-queue.ts';

const ANSWER_WITHIN_MS = 20_000;
const AGAIN_AFTER_MS = 5_000;

/** How far sending has come. */
export interface Waiting {
  readonly count: number;
  /** The server takes no guests from this device any more: the open house has ended. */
  readonly isClosed: boolean;
}

type Sent = 'stored' | 'closed' | 'refused' | 'later';

async function post({ key, path, entries, typedAt }: QueuedGuest): Promise<Sent> {
  const ago = Math.max(0, Math.round((Date.now() - typedAt) / 1000));
  const body = JSON.stringify({ ...entries, [guestExtras.key]: key, [guestExtras.typedAgo]: String(ago) });
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  try {
    const answer = await fetch(path, { method: 'POST', headers, body, signal });
    // The words too: an answer of 200 may be a hotel's sign-in page.
    if (answer.ok) return (await answer.text()) === 'OK' ? 'stored' : 'later';
    if (answer.status === 403) return 'closed';
    return answer.status === 400 || answer.status === 422 ? 'refused' : 'later';
  } catch {
    return 'later';
  }
}

/**
 * Sends what is queued, one by one, and again until all have arrived: in a while, when the line is
 * back, and when the device wakes up. A key makes repeats harmless. Returns a function that sends
 * now.
 */
export function sendGuests(queue: GuestQueue, show: (waiting: Waiting) => void): () => Promise<void> {
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function sendAll(): Promise<void> {
    let isClosed = false;
    for (const guest of await queue.all()) {
      const sent = await post(guest);
      if (sent === 'stored') await queue.remove(guest.key);
      isClosed ||= sent === 'closed';
      if (sent === 'later') break;
    }
    const { length } = await queue.all();
    show({ count: length, isClosed });
    if (length > 0) timer = setTimeout(() => void send(), AGAIN_AFTER_MS);
  }

  function send(): Promise<void> {
    clearTimeout(timer);
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  addEventListener('online', () => void send());
  addEventListener('pageshow', () => void send());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void send();
  });
  return send;
}
