import { createHash } from 'node:crypto';
import { DAY_MS } from '@rivermark/contracts/durations';
import { expect, test } from 'vitest';
import { isToBeReadAgain } from './is-to-be-read-again.ts';

const objects = Array.from({ length: 300 }, (_, index) =>
  createHash('sha256').update(`object ${index}`).digest('hex'),
);

test.each([1, 6, 24, 7 * 24, 40 * 24])(
  'with a backup every %i hours each object is read again about every thirty days',
  (hours) => {
    const every = hours * 3_600_000;
    const reads = new Map(objects.map((one) => [one, 0]));
    const days = 120;
    for (let last = 0; last + every <= days * DAY_MS; last += every) {
      for (const one of objects) {
        if (isToBeReadAgain(one, { last, now: last + every })) reads.set(one, (reads.get(one) ?? 0) + 1);
      }
    }
    const made = Math.floor((days * DAY_MS) / every);
    const most = Math.min(made, days / 30);
    for (const [one, count] of reads) {
      expect(count, one).toBeGreaterThanOrEqual(most - 1);
      expect(count, one).toBeLessThanOrEqual(most);
    }
  },
);

test('of a day a thirtieth is read, and nothing where the clock was set back', () => {
  const read = (last: number, now: number) => objects.filter((one) => isToBeReadAgain(one, { last, now }));
  expect(read(0, DAY_MS).length).toBeLessThan(objects.length / 10);
  expect(read(9 * DAY_MS, DAY_MS)).toEqual([]);
});
