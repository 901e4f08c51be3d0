import { HOUR_MS } from '@rivermark/contracts/durations';
import type { PushSubscriptionRow } from '../db/push-tables.ts';
import type { Mailbox } from '../mailbox.ts';
import { httpFault, unreached } from '../outbox/http-fault.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** A notification on a device. */
export interface PushNote {
  readonly title: string;
  readonly body: string;
  /** A later note with the same tag replaces the earlier one, so duplicates are seen once. */
  readonly tag: string;
}

/** The subscription has ended, or the user withdrew permission. */
export class SubscriptionGone extends Error {}

/**
 * How long a push service tries to reach a device that is off. The next reminder repeats older
 * news.
 */
export const PUSH_LIFE_MS = 4 * HOUR_MS;
const TIMEOUT_MS = 10_000;

/**
 * Encrypts a note for one browser and hands it to its push service. Rejects with DeliveryError or
 * SubscriptionGone.
 */
export type SendPush = (
  to: Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>,
  note: PushNote,
) => Promise<void>;

interface SendDeps {
  readonly keys: () => Promise<VapidKeys>;
  /** Contact for push services about messages from this server. */
  readonly agent: Mailbox;
  /** Timeout of the whole call; if absent, the default. */
  readonly timeoutMs?: number;
}

export function createSendPush({ keys, agent, timeoutMs = TIMEOUT_MS }: SendDeps): SendPush {
  return async ({ endpoint, p256dh, auth }, note) => {
    const { default: webPush } = await import('web-push');
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(note),
      {
        vapidDetails: { subject: `mailto:${agent.address}`, ...(await keys()) },
        TTL: PUSH_LIFE_MS / 1000,
        urgency: 'high',
      },
    );
    // Not the library's own call: its timeout restarts with every byte. Redirects are not followed,
    // because they could lead to an address that no subscription may have.
    const answer = await fetch(endpoint, {
      method: 'POST',
      redirect: 'manual',
      headers: request.headers as Record<string, string>,
      body: new Uint8Array(request.body ?? []),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw unreached(error);
    });
    await answer.body?.cancel();
    if (answer.status === 404 || answer.status === 410) throw new SubscriptionGone();
    if (!answer.ok) throw httpFault(answer.status);
  };
}
