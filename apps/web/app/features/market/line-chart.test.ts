import { expect, test } from 'vitest';
import { pointsOf } from './line-chart.tsx';

test('the highest value is drawn at the top, the lowest at the bottom, the months evenly', () => {
  expect(pointsOf([10, 30, 20])).toEqual([
    [1, 72],
    [46, 22],
    [91, 47],
  ]);
});

test('a figure that never moves is a level line', () => {
  expect(new Set(pointsOf([7, 7, 7]).map(([, y]) => y)).size).toBe(1);
});
