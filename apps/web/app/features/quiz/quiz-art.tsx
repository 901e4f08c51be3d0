import type { PlateName } from '@rivermark/content';

/** The kind of house, for the places whose picture stands over a result, and for those that have no guide, and so none. */
export const plateOfPlace: Readonly<Record<string, PlateName>> = {
  'Atlantic Beach': 'beach-house',
  Downtown: 'loft',
  Springfield: 'queen-anne',
  'Murray Hill': 'frame-cottage',
  Nocatee: 'farmhouse',
  Southbank: 'tower',
  Brooklyn: 'townhouses',
  'Julington Creek': 'ranch',
};
