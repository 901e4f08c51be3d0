import assert from 'node:assert/strict';
import type { HttpReceiver } from './http-receiver.ts';

/** One delivery by HTTP from the outbox to a receiver, with a timeout in milliseconds. */
export interface DeliveryUnderTest {
  readonly receiver: HttpReceiver;
  deliver(timeoutMs: number): Promise<unknown>;
}

/** Timeout for calls that are answered: a busy machine must not fail them. */
const LONG_MS = 60_000;
const SHORT_MS = 1000;

/** What the outbox learns of a failed attempt. */
const told = (healing: string, code: RegExp) => (error: Record<string, unknown>) => {
  assert.ok(['DeliveryError', 'MailError'].includes(String(error.name)), String(error.name));
  assert.equal(error.healing, healing);
  assert.match(String(error.code), code);
  return true;
};

/** What every delivery by HTTP does, each a promise and its proof. */
export const httpDeliveryContract: readonly (readonly [
  promise: string,
  prove: (on: DeliveryUnderTest) => Promise<void>,
])[] = [
  [
    'it is delivered once the receiver says so, by one call',
    async ({ receiver, deliver }) => {
      receiver.behave({ status: 201 });
      await deliver(LONG_MS);
      assert.equal(receiver.calls.length, 1);
      assert.ok((receiver.calls[0]?.body.length ?? 0) > 0);
    },
  ],
  [
    'a redirection is not followed, and told as refused',
    async ({ receiver, deliver }) => {
      receiver.behave({ status: 307, headers: { location: `${receiver.url}/elsewhere` } });
      await assert.rejects(deliver(LONG_MS), told('slowly', /^HTTP 307$/));
      assert.equal(receiver.calls.length, 1);
    },
  ],
  [
    'a refusal is tried again slowly, a trouble of the receiver soon',
    async ({ receiver, deliver }) => {
      receiver.behave({ status: 403 });
      await assert.rejects(deliver(LONG_MS), told('slowly', /^HTTP 403$/));
      for (const status of [429, 500, 503]) {
        receiver.behave({ status });
        await assert.rejects(deliver(LONG_MS), told('soon', new RegExp(`^HTTP ${status}$`)));
      }
    },
  ],
  [
    'a receiver that never answers is left after its time, and one that is not there is said by a code',
    async ({ receiver, deliver }) => {
      receiver.behave('never');
      await assert.rejects(deliver(SHORT_MS), told('soon', /^ETIMEDOUT$/));
      await receiver.stop();
      await assert.rejects(deliver(LONG_MS), told('soon', /^E[A-Z]+$|^UND_ERR_SOCKET$/));
    },
  ],
];
