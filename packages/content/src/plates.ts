/**
 * The plates: front elevations in ink and wash, numbered by when they were drawn. Append new ones.
 */
export const plateNames = [
  'bungalow',
  'tudor',
  'georgian',
  'mediterranean',
  'farmhouse',
  'frame-cottage',
  'queen-anne',
  'contemporary',
  'shingle-estate',
  'beach-house',
  'ranch',
  'loft',
  'tower',
  'townhouses',
  'lift-bridge',
  'west-indies',
] as const;

export type PlateName = (typeof plateNames)[number];

export const isPlateName = (name: string): name is PlateName =>
  (plateNames as readonly string[]).includes(name);

/** What the server's thank-you page shows. */
export const THANKS_PLATE: PlateName = 'mediterranean';

interface PlateWords {
  /** The kind of house, with its area unless it is common everywhere: 'Bungalow, Riverside'. */
  readonly title: string;
  /** What the drawing shows, after 'Front elevation of'. */
  readonly shows: string;
}

const words: Readonly<Record<PlateName, PlateWords>> = {
  bungalow: {
    title: 'Bungalow, Riverside',
    shows: 'a Craftsman bungalow: two low gables, a deep porch on brick piers, clapboard in sage',
  },
  tudor: {
    title: 'Tudor Revival, Avondale',
    shows: 'a Tudor Revival house: clinker brick, two half-timbered gables, a chimney with three pots',
  },
  georgian: {
    title: 'Georgian Revival, San Marco',
    shows: 'a Georgian Revival house: five bays of brick, a columned portico, three dormers',
  },
  mediterranean: {
    title: 'Mediterranean Revival, Ortega',
    shows: 'a Mediterranean Revival house: stucco, a tower, a loggia of arches and roofs of barrel tile',
  },
  farmhouse: {
    title: 'Farmhouse, Nocatee',
    shows: 'a new farmhouse: two white gables in board and batten, a metal roof, a porch between',
  },
  'frame-cottage': {
    title: 'Frame Cottage, Murray Hill',
    shows: 'a frame cottage: one gable to the street, a porch with a swing, a metal roof',
  },
  'queen-anne': {
    title: 'Queen Anne, Springfield',
    shows: 'a Queen Anne house: a round tower under a cone of slate, a deep porch with spindles',
  },
  contemporary: {
    title: 'Oceanfront Contemporary, the Beaches',
    shows: 'a house on the dune: glass between two slabs, a flying roof and a wall of coquina',
  },
  'shingle-estate': {
    title: 'Shingle Style Estate, Ortega',
    shows: 'a riverfront estate in the Shingle Style: a turret, long gables, a veranda',
  },
  'beach-house': {
    title: 'Beach House, Atlantic Beach',
    shows: 'a beach house on posts: cedar shingle, two decks and a stair from the sand',
  },
  ranch: {
    title: 'Mid-Century House',
    shows: 'a mid-century house: one floor under a long low roof, a glass gable, a carport',
  },
  loft: {
    title: 'Warehouse Lofts, Downtown',
    shows: 'a brick warehouse of lofts: five bays of steel windows, a water tank on the roof',
  },
  tower: {
    title: 'Condominium Tower, Southbank',
    shows:
      'a condominium tower: fourteen floors of balconies over a stone base, a penthouse with its terrace',
  },
  townhouses: {
    title: 'Townhouses',
    shows: 'a row of four townhouses in brick, boards and stucco, each with its stoop',
  },
  'lift-bridge': {
    title: 'Lift Bridge, Downtown',
    shows: 'the blue lift bridge over the St. Johns, its span raised for a sloop under sail',
  },
  'west-indies': {
    title: 'West Indies House, Ponte Vedra Beach',
    shows: 'an oceanfront house of white stucco: stepped white roofs, a gallery over three arches',
  },
};

const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

function plateNumber(name: PlateName): string {
  const number = plateNames.indexOf(name) + 1;
  return `Plate ${'X'.repeat(Math.floor(number / 10))}${roman[number % 10]}`;
}

/**
 * The caption of a plate: 'Plate I. Bungalow, Riverside. Illustration.' Without the place if it
 * stands for a house elsewhere.
 */
export const plateCaption = (name: PlateName, place?: 'without place') =>
  `${plateNumber(name)}. ${place ? words[name].title.replace(/,.*/, '') : words[name].title}. Illustration.`;

/**
 * The caption of the floor plan of a plate's home: 'Plate I, plan. First and upper floor.
 * Illustration.'
 */
export const planCaption = (name: PlateName, shows: string) =>
  `${plateNumber(name)}, plan. ${shows}. Illustration.`;

/** What is read to those who do not see a plate. */
export const plateAlt = (name: PlateName): string =>
  `Front elevation in ink and wash of ${words[name].shows}, with measures`;
