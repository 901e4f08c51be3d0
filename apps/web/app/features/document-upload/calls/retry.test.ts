import { expect, test, vi } from 'vitest';
import {
  type Connection,
  LONGEST_TROUBLE_MS,
  MOST_FAILURES,
  pauseAfter,
  type RetryOptions,
  withRetry,
} from './retry.ts';
import { UploadFailure } from './upload-failure.ts';

const network = () => new UploadFailure('network', 'no answer');

/** A device whose waits are over at once, and are written down. */
function device({ offline = false } = {}) {
  const waits: number[] = [];
  let now = 0;
  const connection: Connection = {
    offline: () => offline,
    now: () => now,
    wait: async (ms) => {
      waits.push(ms);
      now += ms;
    },
  };
  return { waits, connection };
}

const options = (connection: Connection, more: Partial<RetryOptions> = {}): RetryOptions => ({
  signal: new AbortController().signal,
  connection,
  movedOn: () => false,
  onPause: () => {},
  onResume: () => {},
  ...more,
});

test('pauses double from a quarter of a second to two seconds', () => {
  expect([1, 2, 3, 4, 5, 9].map(pauseAfter)).toEqual([250, 500, 1000, 2000, 2000, 2000]);
});

test('a failure that passes is not told', async () => {
  const { waits, connection } = device();
  const attempt = vi.fn().mockRejectedValueOnce(network()).mockResolvedValue(undefined);
  await withRetry(attempt, options(connection));
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(waits).toEqual([250]);
});

test('it gives up after so many failures in a row', async () => {
  const { waits, connection } = device();
  const attempt = vi.fn().mockRejectedValue(network());
  await expect(withRetry(attempt, options(connection))).rejects.toMatchObject({ kind: 'network' });
  expect(attempt).toHaveBeenCalledTimes(MOST_FAILURES);
  expect(waits).toHaveLength(MOST_FAILURES - 1);
});

test('a service that answers errors is given up before ten seconds are over, however slowly it answers', async () => {
  const { waits, connection } = device();
  const busy = () => new UploadFailure('busy', '503');
  await expect(withRetry(() => Promise.reject(busy()), options(connection))).rejects.toMatchObject({
    kind: 'busy',
  });
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(LONGEST_TROUBLE_MS);
  const slow = vi.fn(async () => {
    await connection.wait(4000, new AbortController().signal);
    throw busy();
  });
  await expect(withRetry(slow, options(connection))).rejects.toMatchObject({ kind: 'busy' });
  expect(slow.mock.calls.length).toBeLessThan(5);
});

test('as long as something moves on it does not give up', async () => {
  const { connection } = device();
  let attempts = 0;
  const attempt = async () => {
    attempts += 1;
    if (attempts < 5 * MOST_FAILURES) throw network();
  };
  await withRetry(attempt, options(connection, { movedOn: () => true }));
  expect(attempts).toBe(5 * MOST_FAILURES);
});

test('without a network it waits, however often, and says so', async () => {
  const { connection } = device({ offline: true });
  const onPause = vi.fn();
  let attempts = 0;
  const attempt = async () => {
    attempts += 1;
    if (attempts < 3 * MOST_FAILURES) throw network();
  };
  await withRetry(attempt, options(connection, { onPause }));
  expect(attempts).toBe(3 * MOST_FAILURES);
  expect(onPause).toHaveBeenCalledWith(true);
});

test.each(['refused', 'closed', 'final', 'taken'] as const)('what is %s is not tried again', async (kind) => {
  const { connection } = device();
  const attempt = vi.fn().mockRejectedValue(new UploadFailure(kind, '400'));
  await expect(withRetry(attempt, options(connection))).rejects.toMatchObject({ kind });
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('cancelling ends it, also during an attempt', async () => {
  const { connection } = device();
  const controller = new AbortController();
  const attempt = async () => {
    controller.abort();
    throw network();
  };
  await expect(withRetry(attempt, options(connection, { signal: controller.signal }))).rejects.toHaveProperty(
    'name',
    'AbortError',
  );
});
