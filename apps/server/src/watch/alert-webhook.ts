import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';

const TIMEOUT_MS = 10_000;

/** `t=SECONDS,v1=HEX`: the HMAC-SHA256 of `SECONDS.BODY` under the secret. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Posts a signed JSON body. Rejects unless the answer is 2xx; a redirection is not followed. */
export async function postAlert(
  { url, secret }: NonNullable<Config['alertWebhook']>,
  now: number,
  content: object,
): Promise<void> {
  const body = JSON.stringify(content);
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'x-rivermark-signature': signatureOf(secret, Math.floor(now / 1000), body),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw Object.assign(new Error('The webhook refused'), { code: `HTTP_${answer.status}` });
}
