import { expect, test } from 'vitest';
import { baseMap } from '../app/maps/base-map.ts';
import { toMap } from '../app/maps/projection.ts';
import { ringsOf } from '../app/maps/water.ts';
import { mends } from './known-waters.ts';
import { mendShore } from './mend-shores.ts';

const at = (x: number, y: number) => ({ x, y });
const corners = [at(0, 0), at(4, 0), at(5, 1), at(4, 2), at(4, 10), at(0, 10)];
const island = [at(50, 50), at(60, 50), at(60, 60)];

test('a shore is led another way between two of its points, and others stay', () => {
  const way = [at(4, 0), at(3, 1), at(4, 2)];
  const led = [[at(0, 0), at(4, 0), at(3, 1), at(4, 2), at(4, 10), at(0, 10)], island];
  expect(mendShore([corners, island], way)).toEqual(led);
  expect(mendShore([corners, island], [...way].reverse())).toEqual(led);
});

test('where the way crosses the beginning of the ring, the rest of it stays too', () => {
  const begunElsewhere = [at(5, 1), at(4, 2), at(4, 10), at(0, 10), at(0, 0), at(4, 0)];
  const way = [at(4, 0), at(3, 1), at(4, 2)];
  const led = [[at(4, 2), at(4, 10), at(0, 10), at(0, 0), at(4, 0), at(3, 1)]];
  expect(mendShore([begunElsewhere], way)).toEqual(led);
  expect(mendShore([begunElsewhere], [...way].reverse())).toEqual(led);
});

test('the river has neither the square end of a creek nor the hook and the corner where its sources meet', () => {
  const shore = ringsOf(baseMap.water).flat();
  for (const way of mends)
    for (const { x, y } of way.slice(1, -1).map(toMap)) expect(shore).toContainEqual({ x, y });
});
