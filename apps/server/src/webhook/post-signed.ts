import { createHmac } from 'node:crypto';
import type { Webhook } from '../config/webhook.ts';
import { postJson } from './post-json.ts';

/** `t=SECONDS,v1=HEX`: the HMAC-SHA256 of `SECONDS.BODY` under the secret. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Posts a signed JSON body, as postJson does. */
export async function postSigned(
  { url, secret }: Webhook,
  now: number,
  content: object,
  { headers, timeoutMs }: { headers?: Record<string, string>; timeoutMs?: number } = {},
): Promise<void> {
  const body = JSON.stringify(content);
  const signature = signatureOf(secret, Math.floor(now / 1000), body);
  await postJson(url, body, { ...headers, 'x-rivermark-signature': signature }, timeoutMs);
}
