import { fixtureContent } from '@rivermark/content/fixtures';
import { expect, test } from 'vitest';
import { baseMap } from './base-map.ts';
import { toMap, world } from './projection.ts';
import { isWater, ringsOf } from './water.ts';

test.each([
  ['the river under the Main Street Bridge', [-81.6582, 30.3225]],
  ['the broad reach off Ortega', [-81.675, 30.25]],
  ['the river south of the Buckman Bridge', [-81.67, 30.1]],
  ['the Atlantic', [-81.3, 30.3]],
  ['the Intracoastal at Beach Boulevard', [-81.4203, 30.2875]],
] as const)('%s is water', (_name, place) => {
  expect(isWater(toMap(place))).toBe(true);
});

test.each([
  ['Blount Island', [-81.53, 30.4]],
  ['Five Points', [-81.6835, 30.314]],
  ['San Marco Square', [-81.653, 30.3035]],
  ['Nocatee Town Center', [-81.4185, 30.1115]],
] as const)('%s is land', (_name, place) => {
  expect(isWater(toMap(place))).toBe(false);
});

test.each(fixtureContent().developments)('the pin of $name lies on land and on the map', ({ lon, lat }) => {
  const pin = toMap([lon, lat]);
  expect(isWater(pin)).toBe(false);
  expect(pin.x > 0 && pin.x < world.width && pin.y > 0 && pin.y < world.height).toBe(true);
});

test('all water is one shape: each stretch of shore has water on one side alone, at mouths too', () => {
  const shores = ringsOf(baseMap.water);
  const across = shores.flatMap((shore) =>
    shore.flatMap((to, at) => {
      const from = shore.at(at - 1) ?? to;
      const long = Math.hypot(to.x - from.x, to.y - from.y);
      if (long < 8) return [];
      const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
      const [aside, down] = [(to.y - from.y) / long, (from.x - to.x) / long];
      const sides = [1, -1].map((side) => isWater({ x: x + aside * side, y: y + down * side }));
      return sides[0] === sides[1] ? [{ x, y }] : [];
    }),
  );
  expect(shores.length).toBeGreaterThan(3);
  expect(across).toEqual([]);
});
