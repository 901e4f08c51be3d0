import type { PlateName } from '@rivermark/content';

/** The kind of house that stands there, of the results whose places have not all a guide and its picture. */
export const plateOfPlace: Readonly<Record<string, PlateName>> = {
  Downtown: 'loft',
  Southbank: 'tower',
  Brooklyn: 'townhouses',
  Nocatee: 'farmhouse',
  'Julington Creek': 'ranch',
  Southside: 'townhouses',
};
