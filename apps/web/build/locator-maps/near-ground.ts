/**
 * Details that a place's map has and the region's map lacks: marsh, golf and smaller roads. Placed
 * by well-known points, and as schematic as the region's roads.
 */
import { type LonLat, type Point, toMap } from '../../app/maps/projection.ts';
import { roundCorners } from '../../map-data/lines.ts';
import { inland } from './coast.ts';

/** A belt of land from north to south: at each latitude where it begins and ends. */
type Belt = readonly (readonly [lat: number, west: number, east: number])[];

const ringOf = (belt: Belt): Point[] =>
  roundCorners(
    roundCorners(
      [
        ...belt.map(([lat, west]): LonLat => [west, lat]),
        ...belt.map(([lat, , east]): LonLat => [east, lat]).reverse(),
      ].map(toMap),
      90,
      true,
    ),
    60,
    true,
  );

/** The marsh on either side of the Intracoastal, and that of the Guana. */
export const marshes: readonly (readonly Point[])[] = (
  [
    [
      [30.378, -81.478, -81.438],
      [30.368, -81.481, -81.431],
      [30.358, -81.473, -81.43],
      [30.348, -81.469, -81.4315],
      [30.338, -81.46, -81.427],
      [30.328, -81.452, -81.4255],
      [30.318, -81.442, -81.421],
      [30.308, -81.4385, -81.4195],
      [30.298, -81.4325, -81.4135],
      [30.289, -81.427, -81.4165],
      [30.281, -81.4305, -81.413],
      [30.272, -81.4335, -81.4115],
      [30.262, -81.4305, -81.4095],
      [30.253, -81.426, -81.4115],
      [30.244, -81.4285, -81.4065],
      [30.234, -81.4245, -81.4045],
      [30.224, -81.4225, -81.402],
      [30.214, -81.4175, -81.4035],
      [30.204, -81.4135, -81.4005],
      [30.194, -81.4085, -81.3995],
      [30.184, -81.4045, -81.3985],
      [30.172, -81.4005, -81.3985],
    ],
    [
      [30.118, -81.381, -81.3775],
      [30.106, -81.3805, -81.3715],
      [30.094, -81.378, -81.367],
      [30.082, -81.3765, -81.361],
      [30.068, -81.371, -81.357],
      [30.05, -81.368, -81.3505],
      [30.03, -81.361, -81.3455],
      [30, -81.356, -81.338],
    ],
  ] satisfies readonly Belt[]
).map(ringOf);

/** Golf courses: the inn's, Marsh Landing, Sawgrass and the town course of Jacksonville Beach. */
export const courses: readonly (readonly Point[])[] = (
  [
    [
      [30.2495, -81.3855, -81.3825],
      [30.246, -81.384, -81.379],
      [30.2405, -81.3825, -81.3778],
      [30.236, -81.381, -81.377],
    ],
    [
      [30.229, -81.399, -81.3945],
      [30.224, -81.4, -81.3915],
      [30.2175, -81.3995, -81.3915],
      [30.214, -81.3975, -81.394],
    ],
    [
      [30.2065, -81.394, -81.388],
      [30.201, -81.3975, -81.385],
      [30.194, -81.3965, -81.3845],
      [30.1895, -81.393, -81.387],
    ],
    [
      [30.192, -81.3725, -81.366],
      [30.186, -81.371, -81.3625],
      [30.18, -81.3685, -81.3615],
    ],
    [
      [30.2765, -81.408, -81.4035],
      [30.2715, -81.4085, -81.4025],
      [30.268, -81.407, -81.4035],
    ],
  ] satisfies readonly Belt[]
).map(ringOf);

const line = (...places: readonly LonLat[]) => roundCorners(places.map(toMap), 60, false);

/** Streets that do not fit on the map of the region. */
export const nearStreets: readonly (readonly Point[])[] = [
  // First Street, along the sand
  inland(26, 30.349, 30.262),
  // Ponte Vedra Boulevard
  [...line([-81.3872, 30.2522], [-81.384, 30.2512]), ...inland(34, 30.25, 30.165)],
  // Penman Road
  line([-81.4055, 30.3245], [-81.4045, 30.305], [-81.4015, 30.288], [-81.3985, 30.266]),
  // Hodges Boulevard
  line([-81.4625, 30.324], [-81.4595, 30.305], [-81.46, 30.287], [-81.4615, 30.2705], [-81.46, 30.254]),
  // Girvin Road
  line([-81.473, 30.345], [-81.4725, 30.3232]),
  // Solana Road, and Roscoe Boulevard along the water
  line([-81.3822, 30.231], [-81.393, 30.2315], [-81.3985, 30.2335]),
  line([-81.3995, 30.196], [-81.3965, 30.182], [-81.393, 30.168], [-81.3885, 30.151], [-81.3835, 30.136]),
  // The loop of Sawgrass
  line([-81.38, 30.2085], [-81.387, 30.2095], [-81.3985, 30.206], [-81.3995, 30.196], [-81.394, 30.1865]),
  line([-81.394, 30.1865], [-81.385, 30.1835], [-81.3742, 30.1855]),
];
