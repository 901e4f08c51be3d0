import { expect, test } from 'vitest';
import { PLATE_SIZE, type PlateSpot, spotOf, spotsOf } from './plate-spots.ts';
import { plateNames } from './plates.ts';

/** A plate is this wide on a phone of 390 px. */
const ON_PHONE = 350;
/** A finger's target. */
const TARGET = (44 / ON_PHONE) * PLATE_SIZE.width;
/** The double frame and half a number. */
const EDGE = 33 + ((24 / ON_PHONE) * PLATE_SIZE.width) / 2;

const spotsOn = (plate: (typeof plateNames)[number]) =>
  spotsOf(plate).map((name): readonly [string, PlateSpot] => [name, spotOf(plate, name) as PlateSpot]);

test.each(plateNames)(
  'the numbers of the plate %s stand within its frame, and a finger meets one',
  (plate) => {
    const spots = spotsOn(plate);
    for (const [name, { number }] of spots)
      for (const [axis, most] of [PLATE_SIZE.width, PLATE_SIZE.height].entries()) {
        expect(number[axis], name).toBeGreaterThanOrEqual(EDGE);
        expect(number[axis], name).toBeLessThanOrEqual(most - EDGE);
      }
    const near = spots.flatMap(
      (
        [
          name,
          {
            number: [x, y],
          },
        ],
        at,
      ) =>
        spots
          .slice(at + 1)
          .filter(([, { number }]) => Math.max(Math.abs(number[0] - x), Math.abs(number[1] - y)) < TARGET)
          .map(([other]) => `${name}, ${other}`),
    );
    expect(near).toEqual([]);
  },
);

test('every house has five parts or more to point at, and the bridge none', () => {
  for (const plate of plateNames)
    if (plate !== 'lift-bridge') expect(spotsOf(plate).length, plate).toBeGreaterThanOrEqual(5);
  expect(spotsOf('lift-bridge')).toEqual([]);
});
