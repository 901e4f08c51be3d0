import { expect, test } from 'vitest';
import { INK } from '../ink.ts';
import { widthOfLine } from '../lettering.ts';
import { drawPlan, type Plan } from './draw-plan.ts';
import { apart, type Box, obstaclesOf } from './obstacles.ts';
import { placeWords } from './place-words.ts';
import { inHalves } from './room-words.ts';
import type { Storey } from './storey.ts';

const storey: Storey = {
  title: 'FIRST FLOOR',
  w: 20,
  h: 16,
  outer: '0,0 20,0 20,16 0,16',
  rooms: [['BEDROOM', 0, 0, 20, 16]],
};
const planOf = (changed: Partial<Storey>, s = 10): Plan => {
  const sheet = { s, places: [{ storey: { ...storey, ...changed }, x: 80, y: 80 }] };
  const at = { scale: [200, 700], north: [400, 600] } as const;
  return { seed: 1, north: 0, wide: { ...sheet, ...at }, tall: { ...sheet, ...at } };
};
const drawn = (changed: Partial<Storey>, s?: number) => drawPlan(planOf(changed, s), 'tall').toString();

test('a door or a window that lies in no wall is a mistake', () => {
  expect(() => drawn({ windows: '4,0,8,0' })).not.toThrow();
  expect(() => drawn({ windows: '4,1,8,1' })).toThrow('lies in no wall');
  expect(() => drawn({ doors: '18,16,21,16,1' })).toThrow('lies in no wall');
});

test('a room whose name has no room is a mistake, unless its fixtures tell what it is', () => {
  const inCloset = (sized?: false) =>
    drawn({ rooms: [['BEDROOM', 0, 0, 3, 8, { ...(sized === false && { sized }) }]] });
  expect(inCloset).toThrow('no room for its name');
  expect(() => inCloset(false)).not.toThrow();
});

test('rooms are measured to half a foot, between their walls', () => {
  expect([inHalves(12), inHalves(12.4), inHalves(12.8)]).toEqual(['12′', '12′-6″', '13′']);
});

test('a sheet too small for it leaves out what a house is sold without, and keeps what is built in', () => {
  const inked = (s: number, kind: 'bed' | 'tub') =>
    drawn({ rooms: [], things: [[kind, 2, 2, 6, 5]] }, s).split(INK).length -
    drawn({ rooms: [] }, s).split(INK).length;
  expect(inked(10, 'bed')).toBeGreaterThan(0);
  expect(inked(7, 'bed')).toBe(0);
  expect(inked(7, 'tub')).toBeGreaterThan(0);
});

test('a line of letters is as wide as its letters and the air between them', () => {
  expect(widthOfLine('II', 10)).toBe(6);
  expect(widthOfLine('II', 10, 0.5)).toBe(11);
});

const PHONE = { name: 16, size: 13 };
const placedIn = (changed: Partial<Storey>, s = 10) => placeWords({ ...storey, ...changed }, PHONE, s);

test('the words of a room stand in its middle where it is empty, and beside what is built in there', () => {
  expect(placedIn({})).toMatchObject([
    { x: 10, y: 8, words: { name: ['BEDROOM'], size: ['19′-6″ × 15′-6″'] } },
  ]);
  const [beside] = placedIn({ things: [['counter', 6, 5, 8, 6]] });
  expect(beside?.box).toSatisfy((box: Box) => apart(box, { west: 6, north: 5, east: 14, south: 11 }));
});

test('where there is no room for its size a room says its name alone, and where there is none for that is a mistake', () => {
  const narrow = (w: number) => placedIn({ rooms: [['BEDROOM', 0, 0, w, 7.6]], inner: `${w},0,${w},16` }, 6);
  expect(narrow(13)).toMatchObject([{ words: { size: [] } }]);
  expect(() => narrow(8)).toThrow('no room for its name');
});

test('a slanting wall is kept clear of, too, though not the room on its two sides', () => {
  const boxes = obstaclesOf({ ...storey, inner: '0,0,20,16' }, []);
  expect(boxes.some((box) => !apart(box, { west: 9.8, north: 7.8, east: 10.2, south: 8.2 }))).toBe(true);
  expect(boxes.every((box) => apart(box, { west: 13, north: 2, east: 17, south: 5 }))).toBe(true);
});
