import type { PlateName } from '@rivermark/content';

/** The kind of house that stands there: elevations of one kind beside each other compare the places of a result. */
export const plateOfPlace: Readonly<Record<string, PlateName>> = {
  'Atlantic Beach': 'beach-house',
  'Jacksonville Beach': 'contemporary',
  Downtown: 'loft',
  Springfield: 'queen-anne',
  Riverside: 'bungalow',
  Avondale: 'tudor',
  'Murray Hill': 'frame-cottage',
  'San Marco': 'georgian',
  Nocatee: 'farmhouse',
  Southside: 'townhouses',
  Southbank: 'tower',
  Brooklyn: 'townhouses',
  'Julington Creek': 'ranch',
};
