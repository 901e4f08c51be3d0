import { expect, test } from 'vitest';
import { createAttempts } from './attempts.ts';

test('after five wrong passphrases the next waits a quarter of an hour, for that link alone', () => {
  let now = 0;
  const attempts = createAttempts(() => now);
  for (let count = 0; count < 5; count += 1) {
    expect(attempts.waitMinutes('a')).toBe(0);
    attempts.failed('a');
  }
  expect(attempts.waitMinutes('a')).toBe(15);
  expect(attempts.waitMinutes('b')).toBe(0);
  now = 15 * 60_000;
  expect(attempts.waitMinutes('a')).toBe(0);
});

test('the right one clears the count', () => {
  const attempts = createAttempts();
  for (let count = 0; count < 4; count += 1) attempts.failed('a');
  attempts.succeeded('a');
  attempts.failed('a');
  expect(attempts.waitMinutes('a')).toBe(0);
});
