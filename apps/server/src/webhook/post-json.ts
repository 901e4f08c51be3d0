import { httpFault, unreached } from '../outbox/http-fault.ts';

/**
 * For the whole exchange: a receiver that takes its time is asked again, and holds up nothing else
 * meanwhile.
 */
const TIMEOUT_MS = 10_000;

/**
 * Posts a JSON body. Rejects with DeliveryError unless the answer is 2xx. A redirection is not
 * followed: it could lead what is sent to where the operator never meant it to go.
 */
export async function postJson(
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw unreached(error);
  });
  await answer.body?.cancel();
  if (!answer.ok) throw httpFault(answer.status);
}
