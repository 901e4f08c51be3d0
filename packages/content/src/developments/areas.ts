import type { NeighborhoodSlug } from '../ids.ts';

/** A part of the country that a project lies in. */
interface Area {
  readonly name: string;
  /** The neighborhood whose guide covers it. */
  readonly guide: NeighborhoodSlug | null;
  /** Its rough box in degrees, wide enough for its edges: a pin outside it is a slip of the pen. */
  readonly box: {
    readonly west: number;
    readonly south: number;
    readonly east: number;
    readonly north: number;
  };
}

const area = (
  name: string,
  guide: NeighborhoodSlug | null,
  [west, south, east, north]: readonly [number, number, number, number],
): Area => ({ name, guide, box: { west, south, east, north } });

export const developmentAreas = {
  northbank: area('Downtown, Northbank', 'downtown-jacksonville', [-81.667, 30.318, -81.63, 30.336]),
  southbank: area('Downtown, Southbank', 'downtown-jacksonville', [-81.667, 30.31, -81.64, 30.322]),
  lavilla: area('Downtown, LaVilla', 'downtown-jacksonville', [-81.678, 30.323, -81.662, 30.336]),
  eastside: area('Eastside', null, [-81.651, 30.324, -81.625, 30.345]),
  springfield: area('Springfield', 'springfield', [-81.668, 30.335, -81.638, 30.365]),
  'trout-river': area('North Jacksonville', null, [-81.67, 30.39, -81.62, 30.43]),
  southside: area('Southside', 'southside', [-81.61, 30.215, -81.48, 30.31]),
  'intracoastal-west': area('Intracoastal West', null, [-81.48, 30.24, -81.422, 30.33]),
  nocatee: area('Nocatee', 'nocatee', [-81.48, 30.06, -81.38, 30.15]),
  'ponte-vedra-beach': area('Ponte Vedra Beach', 'ponte-vedra-beach', [-81.415, 30.15, -81.355, 30.26]),
  'st-johns-county': area('St. Johns County', null, [-81.68, 29.96, -81.42, 30.1]),
} as const satisfies Record<string, Area>;

export type AreaId = keyof typeof developmentAreas;
