import { expect, test } from 'vitest';
import { memoryCounts } from './memory-counts.ts';

test('each key is counted for itself, in a window that begins with the first, and then anew', async () => {
  const counts = memoryCounts(3_600_000);
  expect(await counts.add('a', 0)).toEqual({ count: 1, until: 3_600_000 });
  expect(await counts.add('a', 2)).toEqual({ count: 2, until: 3_600_000 });
  expect(await counts.add('b', 3)).toEqual({ count: 1, until: 3_600_003 });
  expect(await counts.read('a', 3_599_999)).toEqual({ count: 2, until: 3_600_000 });
  expect((await counts.read('a', 3_600_000)).count).toBe(0);
  expect((await counts.add('a', 3_600_000)).count).toBe(1);
  await counts.forget('b');
  expect((await counts.read('b', 4)).count).toBe(0);
});

test('a window that a clock ahead of time opened ends when the clock is set back', async () => {
  const counts = memoryCounts(3_600_000);
  await counts.add('a', 9_000_000);
  expect((await counts.read('a', 1_000_000)).count).toBe(0);
  expect(await counts.add('a', 1_000_000)).toEqual({ count: 1, until: 4_600_000 });
});

test('however many keys there are, the oldest alone are forgotten', async () => {
  const counts = memoryCounts(3_600_000, 100);
  for (let key = 0; key < 1000; key += 1) await counts.add(String(key), 0);
  expect((await counts.read('999', 1)).count).toBe(1);
  expect((await counts.read('900', 1)).count).toBe(1);
  expect((await counts.read('0', 1)).count).toBe(0);
});
