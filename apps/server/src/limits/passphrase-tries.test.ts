import { expect, test } from 'vitest';
import { memoryCounts } from './memory-counts.ts';
import { createPassphraseTries } from './passphrase-tries.ts';

const inMemory = (_kind: string, windowMs: number) => memoryCounts(windowMs);

test('after five wrong passphrases the next waits a quarter of an hour, for that link alone', async () => {
  let now = 0;
  const tries = createPassphraseTries(inMemory, 'documents', () => now);
  for (let count = 0; count < 5; count += 1) expect(await tries.admit('a')).toBe(0);
  expect(await tries.admit('a')).toBe(15);
  expect(await tries.admit('b')).toBe(0);
  now = 15 * 60_000;
  expect(await tries.admit('a')).toBe(0);
});

test('the right one clears the count', async () => {
  const tries = createPassphraseTries(inMemory, 'documents');
  for (let count = 0; count < 5; count += 1) await tries.admit('a');
  await tries.succeeded('a');
  expect(await tries.admit('a')).toBe(0);
});
