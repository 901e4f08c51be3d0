import { expect, test } from 'vitest';
import { ordinaryPolicy, retryDelay } from './policy.ts';

test('the first retry comes after 2 to 4 seconds, later ones 15 to 30 minutes apart', () => {
  const [latest, soonest] = [() => 0, () => 0.999_999];
  expect(retryDelay(1, ordinaryPolicy, latest)).toBe(4000);
  expect(retryDelay(1, ordinaryPolicy, soonest)).toBe(2000);
  expect(retryDelay(50, ordinaryPolicy, latest)).toBe(30 * 60_000);
  expect(retryDelay(50, ordinaryPolicy, soonest)).toBeCloseTo(15 * 60_000, -1);
});

test('delays grow', () => {
  const delays = [1, 2, 3, 4, 5].map((attempts) => retryDelay(attempts, ordinaryPolicy, () => 0));
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
  expect(new Set(delays).size).toBe(5);
});

test('after a refusal the waits are slower: minutes at first, hours at last', () => {
  for (const random of [() => 0, () => 0.5, () => 0.999]) {
    expect(retryDelay(1, ordinaryPolicy, random, 'slowly')).toBeGreaterThanOrEqual(2.5 * 60_000);
    expect(retryDelay(50, ordinaryPolicy, random, 'slowly')).toBeGreaterThanOrEqual(60 * 60_000);
  }
});
