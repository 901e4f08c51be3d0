import { expect, test } from 'vitest';
import { cropOf, focusWithin } from './crop.ts';

test.each([
  ['the middle', { x: 0.5, y: 0.5 }, { left: 350, top: 0, width: 900, height: 1200 }],
  ['a focus near the right', { x: 0.95, y: 0.5 }, { left: 700, top: 0, width: 900, height: 1200 }],
  ['a focus on the left edge', { x: 0, y: 0 }, { left: 0, top: 0, width: 900, height: 1200 }],
])('an upright cut of a wide picture keeps %s', (_, focus, expected) => {
  expect(cropOf({ width: 1600, height: 1200 }, 3 / 4, focus)).toEqual(expected);
});

test('a wide cut of an upright picture takes its whole width', () => {
  expect(cropOf({ width: 900, height: 1600 }, 2, { x: 0.5, y: 0.25 })).toEqual({
    left: 0,
    top: 175,
    width: 900,
    height: 450,
  });
});

test('a picture of one pixel is cut to itself', () => {
  expect(cropOf({ width: 1, height: 1 }, 16 / 9, { x: 1, y: 1 })).toEqual({
    left: 0,
    top: 0,
    width: 1,
    height: 1,
  });
});

test('the focus of the whole lies where it was within the part', () => {
  const full = { width: 1600, height: 1200 };
  const part = { left: 700, top: 0, width: 900, height: 1200 };
  expect(focusWithin(full, part, { x: 0.95, y: 0.5 })).toEqual({ x: 820 / 900, y: 0.5 });
});
