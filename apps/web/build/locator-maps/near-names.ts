import type { PlaceName, WaterName } from '../../app/maps/place-names.ts';
import type { LonLat } from '../../app/maps/projection.ts';

const named = (look: PlaceName['look']) => (text: string, lon: number, lat: number) =>
  ({ text, at: [lon, lat], look }) as const satisfies PlaceName;
const town = named('town');
const road = named('road');
const place = named('place');
const creek = named('creek');
const landing = named('landing');
const county = named('county');
/** For wide pictures with room to fill. */
const near = (name: PlaceName): PlaceName => ({ ...name, from: 0.5 });

/**
 * Names that a place's map adds to those of the region's map: everything that its words mention.
 */
export const nearNames: readonly PlaceName[] = [
  town('Downtown', -81.6565, 30.3292),
  town('San Marco', -81.6443, 30.2943),
  landing('Pier', -81.3806, 30.2943),
  place('The Lodge', -81.3738, 30.2222),
  place('Butler Boulevard', -81.497, 30.251),
  place('Butler Boulevard', -81.579, 30.2452),
  place('Ponte Vedra Inn', -81.3797, 30.2448),
  place('Beach Marine', -81.4235, 30.2868),
  place('Golf Course', -81.4056, 30.2722),
  place('Mayo Clinic', -81.4412, 30.2646),
  place('Intracoastal West', -81.4465, 30.3035),
  place('Solana Road', -81.3955, 30.2322),
  place('Marsh Landing', -81.3957, 30.2215),
  place('Butler Boulevard', -81.4345, 30.2502),
  near(place('Spring Park', -81.6225, 30.2955)),
  near(place('Englewood', -81.6115, 30.2835)),
  near(place('Atlantic Boulevard', -81.599, 30.3068)),
  near(place('Beach Boulevard', -81.6, 30.2918)),
  place('To Sawgrass', -81.3786, 30.2236),
  place('Beach Boulevard', -81.5395, 30.2907),
  place('Beach Boulevard', -81.4465, 30.2875),
  county('Duval County', -81.4, 30.267),
  county('St. Johns County', -81.3975, 30.2357),
  county('St. Johns County', -81.402, 30.228),
  creek('Little Fishweir Creek', -81.7225, 30.2925),
  creek('Ortega River', -81.7235, 30.268),
  creek('Ortega River', -81.7105, 30.2565),
  creek('Intracoastal Waterway', -81.3995, 30.2478),
  creek('Intracoastal Waterway', -81.4015, 30.2605),
  creek('Intracoastal Waterway', -81.427, 30.229),
  creek('Intracoastal Waterway', -81.437, 30.278),
  creek('Intracoastal Waterway', -81.404, 30.271),
  creek('Intracoastal Waterway', -81.4, 30.2207),
  creek('Intracoastal Waterway', -81.476, 30.352),
  creek('Intracoastal Waterway', -81.394, 30.07),
  road('95', -81.6035, 30.2545),
  road('95', -81.5735, 30.2105),
  road('95', -81.6356, 30.2935),
  road('95', -81.67, 30.3425),
  road('295', -81.522, 30.2435),
  road('295', -81.5275, 30.218),
  road('202', -81.4369, 30.253),
  road('A1A', -81.3825, 30.2295),
  road('A1A', -81.3795, 30.2065),
  road('A1A', -81.3886, 30.2525),
  road('A1A', -81.4085, 30.35),
  road('17', -81.7165, 30.284),
  road('17', -81.7, 30.248),
];

/** Names along the great waters. */
export const nearWaters: readonly (WaterName & {
  readonly size?: number;
  /** On the land beside a channel that is narrower than the letters. */
  readonly isBeside?: boolean;
  /** A road's name, which runs beside it too. */
  readonly isRoad?: boolean;
})[] = [
  {
    id: 'ponte-vedra-boulevard',
    text: 'Ponte Vedra Boulevard',
    along: [
      [-81.377, 30.2376],
      [-81.3758, 30.2328],
      [-81.3744, 30.2272],
      [-81.3736, 30.2234],
    ],
    from: 0.5,
    to: 9,
    size: 14,
    isBeside: true,
    isRoad: true,
  },
  {
    id: 'ortega',
    text: 'St. Johns River',
    along: [
      [-81.688, 30.289],
      [-81.6825, 30.277],
      [-81.6815, 30.266],
      [-81.678, 30.254],
    ],
    from: 0.27,
    to: 9,
  },
  {
    id: 'avondale',
    text: 'St. Johns River',
    along: [
      [-81.699, 30.289],
      [-81.688, 30.2955],
      [-81.676, 30.298],
      [-81.663, 30.294],
    ],
    from: 0.3,
    to: 0.36,
  },
  {
    id: 'bend',
    text: 'St. Johns River',
    along: [
      [-81.691, 30.298],
      [-81.684, 30.291],
      [-81.6765, 30.281],
      [-81.6695, 30.27],
      [-81.665, 30.261],
    ],
    from: 0.2,
    to: 0.3,
  },
  {
    id: 'san-jose',
    text: 'St. Johns River',
    along: [
      [-81.684, 30.297],
      [-81.6795, 30.283],
      [-81.6755, 30.268],
      [-81.671, 30.253],
      [-81.665, 30.242],
    ],
    from: 0.2,
    to: 9,
  },
  ...(
    [
      [
        [-81.4207, 30.2435],
        [-81.4188, 30.23],
        [-81.417, 30.22],
        [-81.4147, 30.2105],
      ],
      [
        [-81.4325, 30.302],
        [-81.4262, 30.2875],
        [-81.425, 30.28],
        [-81.424, 30.268],
        [-81.4235, 30.2575],
      ],
    ] satisfies LonLat[][]
  ).map((along, at) => ({
    id: `beside-intracoastal-${at}`,
    text: 'Intracoastal Waterway',
    along,
    from: 0.25,
    to: 0.55,
    size: 18,
    isBeside: true,
  })),
  ...(
    [
      [
        [-81.459, 30.352],
        [-81.4565, 30.345],
        [-81.452, 30.337],
        [-81.445, 30.3295],
        [-81.4388, 30.3236],
      ],
      [
        [-81.4285, 30.304],
        [-81.4265, 30.3005],
        [-81.424, 30.296],
        [-81.4203, 30.2875],
        [-81.4193, 30.2815],
      ],
      [
        [-81.4187, 30.257],
        [-81.4175, 30.25],
        [-81.4165, 30.243],
        [-81.4152, 30.2365],
      ],
      [
        [-81.4165, 30.244],
        [-81.4158, 30.24],
        [-81.415, 30.235],
        [-81.4141, 30.23],
        [-81.4136, 30.2265],
      ],
    ] satisfies LonLat[][]
  ).map((along, at) => ({
    id: `intracoastal-${at}`,
    text: 'Intracoastal Waterway',
    along,
    from: 0.55,
    to: 9,
    size: 14,
  })),
];

/** Water too narrow for the region's map, as center lines. */
export const nearCreeks: readonly (readonly LonLat[])[] = [
  // Little Fishweir Creek, from the river to Boone Park
  [
    [-81.7049, 30.2898],
    [-81.7072, 30.2916],
    [-81.7084, 30.2942],
    [-81.7088, 30.2972],
    [-81.7104, 30.2998],
  ],
  // Miller Creek, from the river through St. Nicholas
  [
    [-81.6287, 30.3075],
    [-81.6286, 30.306],
    [-81.6272, 30.3042],
    [-81.6271, 30.3022],
    [-81.6256, 30.3004],
  ],
];
