/**
 * The names on the map. `from` and `to`: the scales, in pixels for one unit, between which a name
 * is shown.
 */
import { bridges } from './bridges.ts';
import type { LonLat } from './projection.ts';

export interface PlaceName {
  readonly text: string;
  readonly at: LonLat;
  readonly look:
    | 'ocean'
    | 'water'
    | 'creek'
    | 'shore'
    | 'landing'
    | 'town'
    | 'place'
    | 'county'
    | 'bridge'
    | 'road';
  readonly from?: number;
  readonly to?: number;
  /** Its last word is on a line of its own. */
  readonly isInTwo?: boolean;
}

/** A name written along a line. */
export interface WaterName {
  readonly id: string;
  readonly text: string;
  readonly along: readonly LonLat[];
  readonly from: number;
  readonly to: number;
}

const town = (text: string, lon: number, lat: number, from = 0, to = 9): PlaceName => ({
  text,
  at: [lon, lat],
  look: 'town',
  from,
  to,
});
const shore = (text: string, lon: number, lat: number, from = 0): PlaceName => ({
  text,
  at: [lon, lat],
  look: 'shore',
  from,
});
/** If one line does not fit, its last word goes below the others. */
const inOneLineOrTwo = (name: PlaceName): readonly PlaceName[] => [name, { ...name, isInTwo: true }];
const place = (text: string, lon: number, lat: number, from = 0.14): PlaceName => ({
  text,
  at: [lon, lat],
  look: 'place',
  from,
});
const road = (text: string, lon: number, lat: number, from = 0): PlaceName => ({
  text,
  at: [lon, lat],
  look: 'road',
  from,
});
const water = (text: string, lon: number, lat: number, from = 0.06): PlaceName => ({
  text,
  at: [lon, lat],
  look: 'water',
  from,
});

const creek = (text: string, lon: number, lat: number, from: number): PlaceName => ({
  text,
  at: [lon, lat],
  look: 'creek',
  from,
});

/**
 * In order of priority: a later name never displaces an earlier one. A name that another name
 * equals or begins with is not repeated, so a place's shorter name follows its longer one.
 */
export const placeNames: readonly PlaceName[] = [
  { text: 'Atlantic', at: [-81.258, 30.16], look: 'ocean', to: 0.3 },
  { text: 'Ocean', at: [-81.258, 30.123], look: 'ocean', to: 0.3 },
  // This far north, because phones have no room before the southern coast.
  { text: 'Atlantic', at: [-81.318, 30.434], look: 'ocean', to: 0.3 },
  { text: 'Ocean', at: [-81.318, 30.404], look: 'ocean', to: 0.3 },
  ...inOneLineOrTwo(shore('Ponte Vedra Beach', -81.368, 30.228)),
  ...inOneLineOrTwo(shore('Jacksonville Beach', -81.382, 30.289)),
  shore('Atlantic Beach', -81.39, 30.337),
  shore('Neptune Beach', -81.387, 30.3145, 0.08),
  shore('Mickler’s Landing', -81.351, 30.16, 0.12),
  town('Nocatee', -81.43, 30.096),
  town('Downtown', -81.6575, 30.3375),
  town('Riverside', -81.691, 30.315, 0.08),
  town('San Marco', -81.6465, 30.3005, 0.08),
  town('Springfield', -81.656, 30.3465, 0.1),
  town('Avondale', -81.7085, 30.3035, 0.1),
  town('Ortega', -81.709, 30.262, 0.08),
  town('Murray Hill', -81.7235, 30.3155, 0.1),
  town('Southside', -81.567, 30.2695),
  town('Mandarin', -81.628, 30.163),
  town('Arlington', -81.582, 30.345, 0.04),
  town('St. Johns County', -81.565, 30.077, 0.07),
  town('Orange Park', -81.731, 30.166, 0.04),
  town('Mayport', -81.412, 30.3865, 0.08),
  road('95', -81.584, 30.227),
  road('295', -81.7755, 30.28),
  road('10', -81.797, 30.3103),
  road('295', -81.5225, 30.27),
  road('95', -81.6645, 30.365),
  road('95', -81.4755, 30.005),
  road('A1A', -81.3935, 30.298, 0.08),
  road('202', -81.474, 30.2554, 0.05),
  road('17', -81.7035, 30.16, 0.05),
  road('13', -81.629, 30.15, 0.05),
  road('1', -81.4935, 30.1195, 0.05),
  road('A1A', -81.3445, 30.102, 0.08),
  road('9B', -81.5165, 30.146, 0.08),
  water('Trout River', -81.668, 30.4115, 0.08),
  water('Mill Cove', -81.539, 30.3675, 0.08),
  water('Doctors Lake', -81.7265, 30.112, 0.06),
  creek('Ortega River', -81.7235, 30.26, 0.16),
  creek('Arlington River', -81.596, 30.3195, 0.16),
  creek('Julington Creek', -81.603, 30.1375, 0.14),
  creek('Goodbys Creek', -81.61, 30.2155, 0.3),
  creek('Guana Lake', -81.3485, 30.066, 0.16),
  creek('McCoys Creek', -81.6835, 30.3252, 0.45),
  creek('Hogans Creek', -81.6495, 30.3362, 0.6),
  place('Brooklyn', -81.6735, 30.3197, 0.3),
  place('LaVilla', -81.6685, 30.331, 0.3),
  place('Southbank', -81.6535, 30.3182, 0.3),
  place('Eastside', -81.638, 30.337, 0.2),
  place('St. Nicholas', -81.617, 30.3085, 0.2),
  place('Five Points', -81.682, 30.3135, 0.3),
  place('Fairfax', -81.7, 30.3, 0.5),
  place('Lakewood', -81.64, 30.275),
  place('San Jose', -81.622, 30.24),
  place('Town Center', -81.529, 30.2575),
  place('Deerwood', -81.548, 30.237),
  place('Intracoastal West', -81.457, 30.305),
  place('Palm Valley', -81.398, 30.146),
  place('Sawgrass', -81.392, 30.199),
  place('Bartram Park', -81.546, 30.128),
  place('Julington Creek', -81.6, 30.112, 0.09),
  place('Fruit Cove', -81.622, 30.105),
  place('NAS Jacksonville', -81.6815, 30.2335),
  place('Blount Island', -81.53, 30.3985),
  place('Talleyrand', -81.6325, 30.35),
  ...bridges.map(
    ({ name, from, to }): PlaceName => ({
      text: name,
      at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
      look: 'bridge',
      from: name.startsWith('Buckman') || name.startsWith('Dames') ? 0.13 : 0.5,
    }),
  ),
];

/**
 * The great waters and the arcs of their names: each gentle, where its reach is straight and no
 * bridge crosses it.
 */
export const waterNames: readonly WaterName[] = [
  {
    id: 'reach',
    text: 'St. Johns River',
    along: [
      [-81.684, 30.3],
      [-81.68, 30.278],
      [-81.669, 30.257],
      [-81.655, 30.242],
    ],
    from: 0.1,
    to: 0.36,
  },
  {
    id: 'south',
    text: 'St. Johns River',
    along: [
      [-81.668, 30.1845],
      [-81.6705, 30.15],
      [-81.6705, 30.09],
      [-81.6725, 30.06],
      [-81.6745, 30.04],
    ],
    from: 0.034,
    to: 0.4,
  },
  {
    id: 'downtown',
    text: 'St. Johns River',
    along: [
      [-81.6572, 30.3221],
      [-81.65, 30.3208],
      [-81.643, 30.3182],
      [-81.636, 30.3153],
      [-81.628, 30.3147],
    ],
    from: 0.42,
    to: 9,
  },
  {
    id: 'talleyrand',
    text: 'St. Johns River',
    along: [
      [-81.6178, 30.376],
      [-81.6148, 30.36],
      [-81.6158, 30.345],
      [-81.619, 30.33],
      [-81.6195, 30.318],
    ],
    from: 0.2,
    to: 9,
  },
  {
    id: 'riverside',
    text: 'St. Johns River',
    along: [
      [-81.693, 30.296],
      [-81.684, 30.303],
      [-81.673, 30.3068],
      [-81.662, 30.3035],
    ],
    from: 0.36,
    to: 9,
  },
  {
    id: 'blount',
    text: 'St. Johns River',
    along: [
      [-81.532, 30.3872],
      [-81.51, 30.3916],
      [-81.495, 30.39],
      [-81.478, 30.3945],
      [-81.462, 30.3873],
    ],
    from: 0.14,
    to: 9,
  },
  {
    id: 'intracoastal-north',
    text: 'Intracoastal Waterway',
    along: [
      [-81.4268, 30.305],
      [-81.4178, 30.2875],
      [-81.4165, 30.278],
      [-81.417, 30.268],
      [-81.4165, 30.259],
      [-81.4145, 30.243],
      [-81.411, 30.225],
      [-81.407, 30.21],
    ],
    from: 0.075,
    to: 9,
  },
  {
    id: 'intracoastal-south',
    text: 'Intracoastal Waterway',
    along: [
      [-81.376, 30.113],
      [-81.368, 30.09],
      [-81.361, 30.065],
      [-81.356, 30.04],
      [-81.351, 30.01],
    ],
    from: 0.075,
    to: 9,
  },
];
