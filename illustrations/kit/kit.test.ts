import { expect, test } from 'vitest';
import { mix } from './colour.ts';
import { measuresAlong, measureUpright } from './elevation/measures.ts';
import { cells, front, quad } from './faces.ts';
import { addGrain } from './finish.ts';
import { nth, tuples } from './lists.ts';
import { dline, dpoly, hull, n, placing, smooth } from './path.ts';
import { camera, mirroredIn } from './projector.ts';
import { rng, smoothNoise } from './random.ts';
import { Sheet } from './sheet.ts';
import { gableEnd, gableWall, slope } from './slopes.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const row = (seed: number) => Array.from({ length: 5 }, rng(seed));
  expect(row(7)).toEqual(row(7));
  expect(row(7)).not.toEqual(row(8));
  expect(row(7).every((x) => x >= 0 && x < 1)).toBe(true);
});

test('smooth noise stays within its bounds', () => {
  const noise = smoothNoise(3, 40);
  for (let x = -500; x < 500; x += 7) expect(Math.abs(noise(x))).toBeLessThanOrEqual(1);
});

test('colours mix, and a short or empty one is refused', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(() => mix('#fff', '#000000', 0.5)).toThrow(RangeError);
});

test('tables of numbers are read whole or not at all', () => {
  expect(tuples(2, '0,1 -2,3.5')).toEqual([
    [0, 1],
    [-2, 3.5],
  ]);
  expect(() => tuples(3, '0,1')).toThrow(RangeError);
  expect(() => tuples(2, '0,x')).toThrow(RangeError);
  expect(() => quad('0,0,0 1,0,0 1,1,0')).toThrow(RangeError);
  expect(() => nth([1], 1)).toThrow(RangeError);
});

test('paths are written with two decimals and no negative zero', () => {
  expect([n(1), n(0.126), n(-0.001)]).toEqual(['1', '0.13', '0']);
  expect(
    smooth([
      [0, 0],
      [10, 0],
    ]),
  ).toMatch(/^M0 0C.* 10 0$/);
});

test('a figure is placed, scaled and turned, and its outline closes what its line leaves open', () => {
  const points = placing(10, 20, -2, 3)(tuples(2, '0,0 1,1'));
  expect(points).toEqual(tuples(2, '10,20 8,23'));
  expect(dline(points)).toBe('M10 20L8 23');
  expect(dpoly(points)).toBe(`${dline(points)}Z`);
});

test('a gable stands on its wall, and a slope without depth is a front', () => {
  const [, , right, peak, left] = gableWall(0, 4, 0, 3, 5, 9);
  expect(gableEnd(0, 4, 3, 5, 9)).toEqual([left, right, peak]);
  expect(slope([0, 4, 1, 9], [0, 4, 2, 9])).toEqual(front(0, 4, 1, 2, 9));
});

test('a material with half a tone is refused', () => {
  const cam = camera({ eye: [0, 2, 0], f: 500, cx: 400, cy: 300 });
  const wall = front(0, 4, 0, 3, 9);
  expect(cells(cam, wall, 2, 2, { tones: '#8a7a7c 1 0.6', joint: '#5f5560 0.4 0.5' })).toContain('#5f5560');
  expect(() => cells(cam, wall, 2, 2, { tones: '#8a7a7c 0.2' })).toThrow(RangeError);
  expect(() => cells(cam, wall, 2, 2, { joint: '#5f5560' })).toThrow(RangeError);
});

test('a hull leaves out what lies inside', () => {
  expect(
    hull([
      [0, 0],
      [4, 0],
      [2, 2],
      [4, 4],
      [0, 4],
    ]),
  ).toHaveLength(4);
});

test('water mirrors about its level', () => {
  const cam = camera({ eye: [0, 2, 0], f: 500, cx: 400, cy: 300 });
  const still = mirroredIn(cam, 0);
  expect(still([1, 3, 10])).toEqual(cam([1, -3, 10]));
});

test('the far end of a street lies nearer the vanishing point', () => {
  const cam = camera({ eye: [0, 2, 0], f: 500, cx: 400, cy: 300 });
  expect(cam([3, 0, 5])[0]).toBeGreaterThan(cam([3, 0, 50])[0]);
});

test('a ramp written as text equals one written as stops', () => {
  const asText = new Sheet(8, 6);
  const asStops = new Sheet(8, 6);
  asText.lin('0 #FFE9B4, 1 #B8743F 0.5');
  asStops.lin([
    [0, '#FFE9B4'],
    [1, '#B8743F', 0.5],
  ]);
  expect(`${asText}`).toBe(`${asStops}`);
});

test('grain keeps to a byte and comes out the same twice', () => {
  const grained = () => {
    const rgb = new Uint8Array(300).fill(250);
    addGrain(rgb, 30);
    return rgb;
  };
  expect(grained()).toEqual(grained());
  expect(new Set(grained()).size).toBeGreaterThan(10);
});

test('each bay of a line of measures has its figure on the line, and one without room for it is a mistake', () => {
  const figuresOf = (...stations: number[]) => {
    const A = new Sheet(600, 400);
    const bays = stations.slice(1).map(() => '12′-6″');
    measuresAlong(A, 200, stations, bays);
    return Array.from(A.toString().matchAll(/translate\(([\d.]+) (\d+)\)"><g/g), ([, x, y]) => [
      Number(x),
      Number(y),
    ]);
  };
  expect(figuresOf(100, 300, 500)).toEqual([
    [200, 200],
    [400, 200],
  ]);
  expect(() => figuresOf(100, 300, 340)).toThrow('no room');
});

test('the figure of a height is read without turning the head, in the middle of its line', () => {
  const A = new Sheet(600, 400);
  measureUpright(A, 300, 100, 200, '12′-6″');
  expect(A.toString()).toContain('translate(300 150)"><g');
  expect(A.toString()).not.toContain('rotate');
});
