import { expect, test } from 'vitest';
import { clustersOf, leastGap } from './clusters.ts';

const pins = [
  { id: 'a', x: 0, y: 0 },
  { id: 'b', x: 200, y: 0 },
  { id: 'c', x: 20, y: 0 },
  { id: 'd', x: 30, y: 10 },
];

test('near pins are gathered in their order, far ones stand alone, and none is lost', () => {
  expect(clustersOf(pins, 40, null).map(({ members }) => members)).toEqual([['a', 'c', 'd'], ['b']]);
});

test('the chosen pin is never gathered', () => {
  expect(clustersOf(pins, 40, 'c').map(({ members }) => members)).toEqual([['a', 'd'], ['b'], ['c']]);
});

test('a cluster stands in the middle of its pins', () => {
  expect(clustersOf(pins, 40, null)[0]?.x).toBeCloseTo(50 / 3);
});

test('the least gap is that of the two nearest, and endless where there are no two', () => {
  expect(leastGap(pins)).toBeCloseTo(Math.hypot(10, 10));
  expect(leastGap(pins.slice(0, 1))).toBe(Number.POSITIVE_INFINITY);
});
