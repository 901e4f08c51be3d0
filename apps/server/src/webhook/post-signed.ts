import { createHmac } from 'node:crypto';
import type { Webhook } from '../config/webhook.ts';
import { httpFault, unreached } from '../outbox/http-fault.ts';

/** For the whole exchange: a receiver that takes its time is asked again, and holds up nothing else meanwhile. */
const TIMEOUT_MS = 10_000;

/** `t=SECONDS,v1=HEX`: the HMAC-SHA256 of `SECONDS.BODY` under the secret. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/**
 * Posts a signed JSON body. Rejects with DeliveryError unless the answer is 2xx. A redirection is not followed: it could
 * lead what is sent to where the operator never meant it to go.
 */
export async function postSigned(
  { url, secret }: Webhook,
  now: number,
  content: object,
  { headers, timeoutMs = TIMEOUT_MS }: { headers?: Record<string, string>; timeoutMs?: number } = {},
): Promise<void> {
  const body = JSON.stringify(content);
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'x-rivermark-signature': signatureOf(secret, Math.floor(now / 1000), body),
    },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw unreached(error);
  });
  await answer.body?.cancel();
  if (!answer.ok) throw httpFault(answer.status);
}
