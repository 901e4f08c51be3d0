import type { PlateName } from './plates.ts';

/** Size of every plate, the unit of all places on it. */
export const PLATE_SIZE = { width: 1200, height: 900 } as const;

/**
 * Parts of a house that a plate can point at, from the top down. `floor` is the level of the ground
 * floor, `sill` the threshold of the front door.
 */
export const plateSpotNames = [
  'ridge',
  'roof',
  'attic',
  'chimney',
  'window',
  'wall',
  'balcony',
  'porch',
  'terrace',
  'deck',
  'floor',
  'sill',
  'foundation',
  'garage',
  'dock',
  'bulkhead',
  'tree',
  'ground',
] as const;

export type PlateSpotName = (typeof plateSpotNames)[number];

type Place = readonly [x: number, y: number];

/** A place, and where its number stands: on bare paper or sky, so that it hides nothing. */
export interface PlateSpot {
  readonly at: Place;
  readonly number: Place;
}

const spot = (...at: Place) => ({ numberAt: (...number: Place): PlateSpot => ({ at, number }) });

/** The bottom left corner is bare paper on most plates. */
const ground = spot(95, 706).numberAt(95, 820);

const spots: Readonly<Record<PlateName, Readonly<Partial<Record<PlateSpotName, PlateSpot>>>>> = {
  bungalow: {
    roof: spot(720, 356).numberAt(800, 160),
    attic: spot(560, 374).numberAt(560, 140),
    chimney: spot(307, 262).numberAt(307, 110),
    window: spot(284, 575).numberAt(90, 590),
    porch: spot(430, 655).numberAt(250, 820),
    foundation: spot(336, 668).numberAt(90, 770),
    ground: spot(990, 706).numberAt(1040, 820),
  },
  tudor: {
    roof: spot(590, 310).numberAt(560, 110),
    attic: spot(375, 270).numberAt(330, 110),
    chimney: spot(824, 222).numberAt(824, 95),
    window: spot(938, 520).numberAt(995, 290),
    wall: spot(224, 560).numberAt(90, 600),
    sill: spot(648, 680).numberAt(900, 820),
    ground,
  },
  georgian: {
    roof: spot(520, 300).numberAt(520, 110),
    chimney: spot(318, 205).numberAt(290, 90),
    window: spot(848, 470).numberAt(985, 250),
    porch: spot(534, 630).numberAt(330, 820),
    sill: spot(600, 672).numberAt(870, 820),
    ground,
  },
  mediterranean: {
    roof: spot(400, 210).numberAt(320, 110),
    attic: spot(770, 330).numberAt(775, 130),
    window: spot(587, 445).numberAt(610, 130),
    porch: spot(877, 640).numberAt(930, 820),
    sill: spot(437, 680).numberAt(300, 820),
    ground,
  },
  farmhouse: {
    roof: spot(450, 395).numberAt(430, 130),
    window: spot(690, 450).numberAt(600, 120),
    porch: spot(544, 640).numberAt(330, 820),
    garage: spot(985, 650).numberAt(1030, 820),
    tree: spot(912, 240).numberAt(912, 100),
    ground,
  },
  'frame-cottage': {
    roof: spot(452, 280).numberAt(370, 160),
    attic: spot(590, 235).numberAt(545, 90),
    chimney: spot(704, 165).numberAt(820, 95),
    window: spot(790, 540).numberAt(1030, 590),
    porch: spot(350, 647).numberAt(250, 820),
    foundation: spot(872, 672).numberAt(965, 820),
    ground,
  },
  'queen-anne': {
    roof: spot(620, 290).numberAt(630, 110),
    attic: spot(494, 335).numberAt(310, 160),
    chimney: spot(502, 170).numberAt(470, 85),
    window: spot(816, 600).numberAt(1040, 600),
    porch: spot(430, 640).numberAt(250, 820),
    foundation: spot(838, 678).numberAt(940, 820),
    ground,
  },
  contemporary: {
    roof: spot(330, 345).numberAt(300, 150),
    window: spot(570, 440).numberAt(560, 160),
    balcony: spot(890, 490).numberAt(880, 150),
    floor: spot(520, 668).numberAt(350, 820),
    garage: spot(905, 650).numberAt(940, 820),
    ground,
  },
  'shingle-estate': {
    roof: spot(620, 385).numberAt(600, 150),
    chimney: spot(449, 305).numberAt(430, 150),
    window: spot(692, 450).numberAt(770, 150),
    sill: spot(511, 672).numberAt(350, 820),
    dock: spot(1050, 664).numberAt(1085, 820),
    bulkhead: spot(876, 712).numberAt(850, 820),
    ground,
  },
  'beach-house': {
    ridge: spot(600, 140).numberAt(480, 95),
    roof: spot(700, 225).numberAt(770, 110),
    window: spot(780, 460).numberAt(840, 275),
    deck: spot(338, 556).numberAt(265, 520),
    foundation: spot(327, 640).numberAt(220, 820),
    tree: spot(978, 225).numberAt(978, 95),
    ground: spot(1070, 706).numberAt(1060, 820),
  },
  ranch: {
    roof: spot(320, 545).numberAt(430, 390),
    chimney: spot(655, 428).numberAt(655, 280),
    window: spot(705, 560).numberAt(810, 380),
    floor: spot(575, 686).numberAt(890, 820),
    garage: spot(925, 640).numberAt(1060, 820),
    tree: spot(215, 320).numberAt(215, 150),
    ground,
  },
  loft: {
    roof: spot(470, 210).numberAt(480, 90),
    window: spot(850, 345).numberAt(985, 230),
    wall: spot(422, 440).numberAt(200, 250),
    sill: spot(600, 684).numberAt(850, 820),
    ground,
  },
  tower: {
    roof: spot(690, 188).numberAt(800, 110),
    window: spot(620, 305).numberAt(830, 290),
    balcony: spot(500, 430).numberAt(340, 390),
    sill: spot(600, 684).numberAt(890, 820),
    ground,
  },
  townhouses: {
    roof: spot(480, 270).numberAt(480, 110),
    attic: spot(690, 250).numberAt(760, 110),
    window: spot(1000, 380).numberAt(985, 110),
    wall: spot(180, 500).numberAt(90, 200),
    sill: spot(205, 668).numberAt(250, 820),
    ground,
  },
  'lift-bridge': {},
  'west-indies': {
    roof: spot(590, 310).numberAt(570, 110),
    chimney: spot(266, 365).numberAt(250, 200),
    window: spot(480, 425).numberAt(415, 150),
    balcony: spot(745, 480).numberAt(725, 130),
    terrace: spot(228, 640).numberAt(205, 820),
    foundation: spot(935, 682).numberAt(965, 820),
    tree: spot(852, 190).numberAt(880, 90),
  },
};

/** The spots that the drawing of a plate has, in the order of their names. */
export const spotsOf = (plate: PlateName): readonly PlateSpotName[] =>
  plateSpotNames.filter((name) => spots[plate][name] !== undefined);

/** A spot of a plate; undefined where its drawing has none of that name. */
export const spotOf = (plate: PlateName, name: PlateSpotName): PlateSpot | undefined => spots[plate][name];
