import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { CountedHistogram, countInto, countsByBound } from './counted-histogram.ts';

const BOUNDS = [0.001, 0.5, 10];

test('what is counted in plain numbers is told as the registry tells its own, letter for letter', async () => {
  const told = [new Registry(), new Registry()] as const;
  const shape = { name: 'seconds', help: 'How long', labelNames: ['class'] as const, buckets: BOUNDS };
  const own = new Histogram({ ...shape, registers: [told[0]] });
  const counted = { page: countsByBound(BOUNDS), desk: countsByBound(BOUNDS) };
  new CountedHistogram({ ...shape, registers: [told[1]] }, () =>
    Object.entries(counted).map(([name, counts]) => [{ class: name }, counts] as const),
  );
  for (const [kind, seconds] of [
    ['page', 0.0004],
    ['page', 0.001],
    ['page', 11],
    ['desk', 0.25],
    ['desk', 10],
    ['page', 0],
  ] as const) {
    own.observe({ class: kind }, seconds);
    countInto(counted[kind], BOUNDS, seconds);
  }
  const text = await told[1].metrics();
  expect(text).toBe(await told[0].metrics());
  expect(text).toContain('seconds_bucket{le="+Inf",class="page"} 4');
});
