import { fixtureContent } from '@rivermark/content/fixtures';
import { everyCase } from '@rivermark/testkit/every-case';
import { expect, test } from 'vitest';
import { baseMap } from '../../app/maps/base-map.ts';
import { waterNames } from '../../app/maps/place-names.ts';
import { type LonLat, METRES_PER_UNIT, type Point, toMap } from '../../app/maps/projection.ts';
import { isWater, ringsOf } from '../../app/maps/water.ts';
import { beachStreets, pier } from './beach-streets.ts';
import { isBehindShore } from './coast.ts';
import { LOCATOR_FRAMES, named, seen } from './draw-locator.ts';
import { courses, marshes } from './near-ground.ts';
import { nearWaters } from './near-names.ts';
import { PointsByPlace } from './points-by-place.ts';
import { creekEnds, softWater } from './soft-water.ts';

const { neighborhoods } = fixtureContent();
/** Water lies close to the marks of these. */
const byWater = ['Downtown Jacksonville', 'Ortega', 'Jacksonville Beach'];
const shown = everyCase(
  neighborhoods,
  neighborhoods.filter(({ name }) => byWater.includes(name)),
);
const places = shown.map(({ name, center }) => [name, center] as const);

const drawn = new Map<string, ReturnType<typeof named>>();
/** A map with everything written on it. Placing the names takes long, so it is done once. */
function mapOf({ lon, lat }: { lon: number; lat: number }, name: string, frame: keyof typeof LOCATOR_FRAMES) {
  const key = `${name} ${frame}`;
  const map = drawn.get(key) ?? named([lon, lat], name, LOCATOR_FRAMES[frame]);
  drawn.set(key, map);
  return map;
}
const frames = Object.keys(LOCATOR_FRAMES) as (keyof typeof LOCATOR_FRAMES)[];

test.each(places)(
  'on its map the name of %s stands on the land of its mark, clear of all water',
  (name, center) => {
    const { lon, lat } = center;
    for (const frame of frames) {
      const { own, writing } = mapOf(center, name, frame);
      const { box } = own.place;
      expect(writing.wetWithin(box), frame).toBeLessThan(0.02);
      expect(writing.isOnShore(box), `${frame}: a creek runs through it`).toBe(false);
      const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
      expect(writing.wetBetween(writing.toPicture([lon, lat]), middle), frame).toBe(0);
    }
  },
);

test.each(places)(
  'on the smaller maps the name of %s stands no farther from its mark than its own letters are high',
  (name, center) => {
    for (const frame of ['middle', 'tall'] as const) {
      const { own, writing } = mapOf(center, name, frame);
      const { x, y } = writing.toPicture([center.lon, center.lat]);
      const { left, right, top, bottom } = own.place.box;
      const apart = Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
      expect(apart, frame).toBeLessThan(36);
    }
  },
);

test('a map is drawn around its place, which is not at its edge', () => {
  for (const { name, center } of neighborhoods) {
    const { width, height } = LOCATOR_FRAMES.wide;
    const { x, y } = seen([center.lon, center.lat], name, LOCATOR_FRAMES.wide).writing.toPicture([
      center.lon,
      center.lat,
    ]);
    expect(x / width).toBeGreaterThan(0.31);
    expect(x / width).toBeLessThan(0.65);
    // West of these there is nothing to show: they stand left of the middle.
    if (['Springfield', 'Riverside', 'Downtown Jacksonville'].includes(name))
      expect(x / width, name).toBeLessThan(0.51);
    expect(y / height).toBeGreaterThan(0.39);
    expect(y / height).toBeLessThan(0.51);
  }
});

test('the streets of the beach towns end at the ocean, and the pier goes out over it', () => {
  for (const street of beachStreets) {
    const [from, shore] = street;
    expect(from && isWater(from)).toBe(false);
    expect(shore && isWater(shore)).toBe(true);
  }
  expect(pier.map(isWater)).toEqual([false, true]);
});

test.each(places)(
  'on the map of %s no name of land stands on a highway, in water or at the sides, and none but of a neighborhood on a road',
  (name, center) => {
    for (const frame of frames) {
      const size = LOCATOR_FRAMES[frame];
      const { writing } = mapOf(center, name, frame);
      for (const { text, look, box } of writing.names) {
        if (!box || !look || !['town', 'place', 'county'].includes(look)) continue;
        const letters = {
          left: box.left + 6,
          right: box.right - 6,
          top: box.top + 3,
          bottom: box.bottom - 5,
        };
        const isCrossed = look === 'town' ? writing.isCrossedByHighway(letters) : writing.isOnRoad(letters);
        expect(isCrossed, `${frame}: a road runs through ${text}`).toBe(false);
        expect(writing.isDry(box), `${frame}: ${text} is wet`).toBe(true);
        expect(box.left >= size.margin && box.right <= size.width - size.margin, `${frame}: ${text}`).toBe(
          true,
        );
      }
    }
  },
);

const writtenOn = (slug: string, frame: keyof typeof LOCATOR_FRAMES) =>
  neighborhoods
    .filter((one) => one.slug === slug)
    .flatMap(({ center, name }) => mapOf(center, name, frame).writing.names)
    .map(({ text }) => text);

test.each(shown.map(({ slug }) => slug))('the map of %s names no water twice', (slug) => {
  const waters = new Set([...waterNames, ...nearWaters].map(({ text }) => text));
  for (const frame of ['wide', 'tall'] as const) {
    const written = writtenOn(slug, frame).filter((text) => waters.has(text));
    expect(written, frame).toEqual([...new Set(written)]);
  }
});

test('marsh and golf lie on land but for the waters that run through them', () => {
  for (const area of [...marshes, ...courses])
    for (const point of area) expect(isBehindShore(point, 3000), `${point.x} ${point.y}`).toBe(true);
});

test.each([
  ['avondale', ['Little Fishweir Creek', 'St. Johns River']],
  ['ortega', ['Ortega River', 'St. Johns River']],
])('the wide map of %s names what the words beside it speak of', (slug, names) => {
  const written = writtenOn(slug, 'wide');
  expect(names.filter((one) => !written.includes(one))).toEqual([]);
});

test.each([
  ['jacksonville-beach', ['A1A', 'Intracoastal Waterway', 'Pier']],
  ['ponte-vedra-beach', ['A1A', 'Intracoastal Waterway', 'St. Johns County']],
  ['southside', ['95', '295', 'Butler Boulevard']],
  ['riverside', ['Avondale']],
  ['murray-hill', ['Avondale']],
])('the map of %s names what the words beside it speak of, on phones too', (slug, names) => {
  for (const frame of ['wide', 'tall'] as const) {
    const written = writtenOn(slug, frame);
    expect(
      names.filter((one) => !written.includes(one)),
      frame,
    ).toEqual([]);
  }
});

test('a creek ends in nothing, at the last of its water, and the bank of the river does not', () => {
  expect(creekEnds.length).toBeGreaterThan(9);
  const endsNear = (at: LonLat) => {
    const { x, y } = toMap(at);
    return creekEnds.filter((end) => Math.hypot(end.x - x, end.y - y) < 90).length;
  };
  // McCoys Creek, Goodbys Creek and the end of Pottsburg Creek
  expect([endsNear([-81.692, 30.322]), endsNear([-81.607, 30.212]), endsNear([-81.58, 30.281])]).toEqual([
    1, 1, 1,
  ]);
  // San Marco's bank, and the bridges of downtown
  expect([endsNear([-81.655, 30.3]), endsNear([-81.658, 30.322])]).toEqual([0, 0]);
});

test('a bank that is made soft stays within two hundred meters of where it is known to be', () => {
  const known = ringsOf(baseMap.water);
  for (const [at, ring] of softWater.entries()) {
    const banks = new PointsByPlace(
      (known[at] ?? []).flatMap((point, index, all) => {
        const next = all[(index + 1) % all.length] as Point;
        const steps = Math.ceil(Math.hypot(next.x - point.x, next.y - point.y) / 6) + 1;
        return Array.from({ length: steps }, (_, step) => ({
          x: point.x + ((next.x - point.x) * step) / steps,
          y: point.y + ((next.y - point.y) * step) / steps,
        }));
      }),
    );
    const reach = 200 / METRES_PER_UNIT;
    for (const { x, y } of ring)
      expect(
        banks.hasAnyIn({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }),
        `${x} ${y}`,
      ).toBe(true);
  }
});
