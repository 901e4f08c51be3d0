/**
 * River miles of the St. Johns above its mouth, as published. The river's line is fitted to those
 * with `fits`; the others only check it. The scale is the Coast Guard's, which boats and bridge
 * tenders use. The USGS counts 23.0 miles to the Acosta Bridge, from another mouth.
 */
import type { LonLat } from '../app/maps/projection.ts';

export interface PublishedMile {
  readonly name: string;
  readonly at: LonLat;
  readonly mile: number;
  readonly source: string;
  /** The month of the edition that was read. */
  readonly month: string;
  readonly fits?: true;
}

const regulation = {
  source: '33 CFR 117.325, St. Johns River (eCFR)',
  month: '2019-06',
} as const;

/** The railway bridge is in both scales: 24.9 in the regulation, 19.6 in the table. */
const BELOW_INTRACOASTAL = 24.9 - 19.6;
/** Miles above the crossing of the Intracoastal Waterway. */
const crossings = (aboveIntracoastal: number) => ({
  mile: Math.round((aboveIntracoastal + BELOW_INTRACOASTAL) * 10) / 10,
  source: `List of crossings of the St. Johns River (Wikipedia): ${aboveIntracoastal} to the Intracoastal`,
  month: '2021-10',
});

export const publishedMiles: readonly PublishedMile[] = [
  { name: 'Dames Point Bridge', at: [-81.557, 30.3846], ...crossings(5.7), fits: true },
  { name: 'Mathews Bridge', at: [-81.6217, 30.3272], ...crossings(16.1) },
  { name: 'Hart Bridge', at: [-81.6276, 30.3155], ...crossings(17.3) },
  { name: 'Main Street Bridge', at: [-81.6586, 30.3226], mile: 24.7, ...regulation, fits: true },
  { name: 'Acosta Bridge', at: [-81.6643, 30.3219], ...crossings(19.6), fits: true },
  { name: 'Florida East Coast Railway bridge', at: [-81.665, 30.3218], mile: 24.9, ...regulation },
  { name: 'Fuller Warren Bridge', at: [-81.6721, 30.3154], ...crossings(19.9) },
  { name: 'Buckman Bridge', at: [-81.6673, 30.19], ...crossings(28.8), fits: true },
];
