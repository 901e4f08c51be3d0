import type { PlaceName, WaterName } from '../../app/maps/place-names.ts';
import type { LonLat } from '../../app/maps/projection.ts';

const named = (look: PlaceName['look']) => (text: string, lon: number, lat: number) =>
  ({ text, at: [lon, lat], look }) as const satisfies PlaceName;
const road = named('road');
const place = named('place');
const creek = named('creek');
const shore = named('shore');

/** What the map of a place names beside what the map of the region does: all that its words speak of. */
export const nearNames: readonly PlaceName[] = [
  shore('Pier', -81.3806, 30.2943),
  place('Butler Boulevard', -81.497, 30.251),
  place('Butler Boulevard', -81.579, 30.2452),
  place('Beach Boulevard', -81.572, 30.2908),
  place('Duval County', -81.4, 30.267),
  place('St. Johns County', -81.402, 30.228),
  creek('Little Fishweir Creek', -81.7225, 30.2925),
  creek('Ortega River', -81.7235, 30.268),
  creek('Ortega River', -81.7105, 30.2565),
  creek('Intracoastal Waterway', -81.427, 30.229),
  creek('Intracoastal Waterway', -81.437, 30.278),
  creek('Intracoastal Waterway', -81.404, 30.271),
  creek('Intracoastal Waterway', -81.4, 30.2207),
  creek('Intracoastal Waterway', -81.476, 30.352),
  road('95', -81.6035, 30.2545),
  road('95', -81.5735, 30.2105),
  road('95', -81.6356, 30.2935),
  road('95', -81.67, 30.3425),
  road('295', -81.522, 30.2435),
  road('295', -81.5275, 30.218),
  road('A1A', -81.3825, 30.2295),
  road('A1A', -81.3795, 30.2065),
  road('A1A', -81.4085, 30.35),
  road('17', -81.7165, 30.284),
  road('17', -81.7, 30.248),
];

/** And along the great waters. */
export const nearWaters: readonly WaterName[] = [
  {
    id: 'ortega',
    text: 'St. Johns River',
    along: [
      [-81.688, 30.289],
      [-81.6825, 30.277],
      [-81.6815, 30.266],
      [-81.678, 30.254],
    ],
    from: 0.36,
    to: 9,
  },
];

/** Water too narrow for the map of the region, as the lines of its middle. */
export const nearCreeks: readonly (readonly LonLat[])[] = [
  // Little Fishweir Creek, from the river to Boone Park
  [
    [-81.7049, 30.2898],
    [-81.7072, 30.2916],
    [-81.7084, 30.2942],
    [-81.7088, 30.2972],
    [-81.7104, 30.2998],
  ],
];
