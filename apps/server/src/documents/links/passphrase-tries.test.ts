import { expect, test } from 'vitest';
import { createPassphraseTries } from './passphrase-tries.ts';

test('after five wrong passphrases the next waits a quarter of an hour, for that link alone', () => {
  let now = 0;
  const tries = createPassphraseTries(() => now);
  for (let count = 0; count < 5; count += 1) {
    expect(tries.waitMinutes('a')).toBe(0);
    tries.failed('a');
  }
  expect(tries.waitMinutes('a')).toBe(15);
  expect(tries.waitMinutes('b')).toBe(0);
  now = 15 * 60_000;
  expect(tries.waitMinutes('a')).toBe(0);
});

test('the right one clears the count', () => {
  const tries = createPassphraseTries();
  for (let count = 0; count < 4; count += 1) tries.failed('a');
  tries.succeeded('a');
  tries.failed('a');
  expect(tries.waitMinutes('a')).toBe(0);
});
