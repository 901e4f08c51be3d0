import type { PlateName } from '@rivermark/content';

/** The kind of house that stands in each place that a result names. */
export const plateOfPlace: Readonly<Record<string, PlateName>> = {
  Downtown: 'loft',
  Southbank: 'tower',
  Brooklyn: 'townhouses',
  Nocatee: 'farmhouse',
  'Julington Creek': 'ranch',
  Southside: 'townhouses',
  Riverside: 'bungalow',
  Avondale: 'tudor',
  Springfield: 'queen-anne',
  'Atlantic Beach': 'beach-house',
  'Jacksonville Beach': 'contemporary',
  'Murray Hill': 'frame-cottage',
  'San Marco': 'georgian',
};
