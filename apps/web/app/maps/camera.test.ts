import { expect, test } from 'vitest';
import { between, fitted, held, NEAREST, pannedBy, toMapUnits, toScreen, zoomedAt } from './camera.ts';
import { drawn, world } from './projection.ts';

const size = { width: 700, height: 500 };
const camera = { x: 4000, y: 5000, scale: 0.3 };

test('zooming keeps the place under the pointer where it is', () => {
  const at = { x: 120, y: 400 };
  const place = { x: 4000 + (120 - 350) / 0.3, y: 5000 + (400 - 250) / 0.3 };
  const zoomed = zoomedAt(camera, size, 1.7, at);
  expect(zoomed.scale).toBeCloseTo(0.51);
  expect(toScreen(zoomed, size, place).x).toBeCloseTo(120);
  expect(toScreen(zoomed, size, place).y).toBeCloseTo(400);
});

test('what is under a point of the screen is what is drawn there', () => {
  const place = { x: 3900, y: 5100 };
  const under = toMapUnits(camera, size, toScreen(camera, size, place));
  expect(under.x).toBeCloseTo(place.x);
  expect(under.y).toBeCloseTo(place.y);
});

test('panning moves what is seen by as many pixels', () => {
  const place = { x: 3900, y: 5100 };
  const before = toScreen(camera, size, place);
  const after = toScreen(pannedBy(camera, 30, -20), size, place);
  expect(after.x - before.x).toBeCloseTo(30);
  expect(after.y - before.y).toBeCloseTo(-20);
});

test('the camera goes no nearer than the data is right and no further than the map', () => {
  expect(held({ ...camera, scale: 99 }, size).scale).toBe(NEAREST);
  const far = held({ ...camera, scale: 0 }, size);
  expect(far.scale).toBeCloseTo(Math.min(700 / world.width, 500 / world.height));
  expect(held({ x: -9999, y: 99999, scale: 0.3 }, size)).toEqual({
    x: drawn.across[0] + 350 / 0.3,
    y: drawn.down[1] - 250 / 0.3,
    scale: 0.3,
  });
});

test('what is fitted shows whole within the padding', () => {
  const places = [
    { x: 5000, y: 4000 },
    { x: 6000, y: 6000 },
  ];
  const padding = { top: 40, right: 60, bottom: 20, left: 200 };
  const fit = fitted(places, size, padding);
  for (const place of places) {
    const { x, y } = toScreen(fit, size, place);
    expect(x).toBeGreaterThanOrEqual(199.9);
    expect(x).toBeLessThanOrEqual(640.1);
    expect(y).toBeGreaterThanOrEqual(39.9);
    expect(y).toBeLessThanOrEqual(480.1);
  }
});

test('a flight begins and ends where it should', () => {
  const to = { x: 6000, y: 3000, scale: 0.9 };
  for (const [share, end] of [
    [0, camera],
    [1, to],
  ] as const) {
    const there = between(camera, to, share);
    expect(there.x).toBeCloseTo(end.x);
    expect(there.y).toBeCloseTo(end.y);
    expect(there.scale).toBeCloseTo(end.scale);
  }
});
