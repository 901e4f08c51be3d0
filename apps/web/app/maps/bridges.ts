import type { LonLat } from './projection.ts';

/** The bridges that have a name on the map; each lies on a road of the base map. */
export const bridges: readonly { readonly name: string; readonly from: LonLat; readonly to: LonLat }[] = [
  { name: 'Main Street Bridge', from: [-81.6586, 30.321], to: [-81.6577, 30.3243] },
  { name: 'Acosta Bridge', from: [-81.6637, 30.3197], to: [-81.6648, 30.3242] },
  { name: 'Fuller Warren Bridge', from: [-81.672, 30.316], to: [-81.6655, 30.3138] },
  { name: 'Hart Bridge', from: [-81.6322, 30.3187], to: [-81.6262, 30.3113] },
  { name: 'Mathews Bridge', from: [-81.6262, 30.3305], to: [-81.614, 30.3292] },
  { name: 'Dames Point Bridge', from: [-81.559, 30.391], to: [-81.556, 30.372] },
  { name: 'Buckman Bridge', from: [-81.6909, 30.1925], to: [-81.6364, 30.1879] },
];
