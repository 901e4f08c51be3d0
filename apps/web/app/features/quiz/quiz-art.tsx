import type { PlateName } from '@rivermark/content';
import type { QuizStyle } from '@rivermark/content/ids';

/** Over a result stands the elevation of a house of its kind: no place is shown twice, and none is a home on offer. */
export const plateOfStyle: Readonly<Record<QuizStyle, PlateName>> = {
  coastal: 'beach-house',
  urban: 'loft',
  historic: 'queen-anne',
  eclectic: 'frame-cottage',
  suburban: 'farmhouse',
};

/** For the places that a result names and that have no guide, and so no picture. */
export const plateOfPlace: Readonly<Record<string, PlateName>> = {
  Southbank: 'tower',
  Brooklyn: 'townhouses',
  'Julington Creek': 'ranch',
};
