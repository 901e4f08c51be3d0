import { HOUR_MS } from '@rivermark/contracts/durations';
import type { PushSubscriptionRow } from '../db/push-tables.ts';
import type { Mailbox } from '../mailbox.ts';
import { httpFault, unreached } from '../outbox/http-fault.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** What a device shows. */
export interface PushNote {
  readonly title: string;
  readonly body: string;
  /** A later note of the same tag takes the place of the earlier, so that one that comes twice is seen once. */
  readonly tag: string;
}

/** The browser took its permission back, or the subscription has ended: nobody is there any more. */
export class SubscriptionGone extends Error {}

/** So long a push service tries to reach a device that is off; what is older is said by the next reminder. */
export const PUSH_LIFE_MS = 4 * HOUR_MS;
const TIMEOUT_MS = 10_000;

/** Encrypts a note for one browser and gives it to its push service. Rejects with DeliveryError or SubscriptionGone. */
export type SendPush = (
  to: Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>,
  note: PushNote,
) => Promise<void>;

interface SendDeps {
  readonly keys: () => Promise<VapidKeys>;
  /** Whom a push service may write to about what comes from here. */
  readonly agent: Mailbox;
  /** For one call in all; absent: the ordinary time. */
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
    // Not by the library's own call, whose time limit begins anew with every byte. A redirection is not followed: it
    // could lead to where no browser's address may.
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
