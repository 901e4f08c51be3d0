import type { XY } from '../../kit/path.ts';
import type { Sheet } from '../../kit/sheet.ts';

export const FOCAL = 1300;
export const YAW = (20 * Math.PI) / 180;
// world x/z of a point that must appear at screen x `sx`, `depth` metres away
const place = (sx: number, depth: number): XY => {
  const xc = ((sx - 400) * depth) / FOCAL;
  return [xc * Math.cos(YAW) + depth * Math.sin(YAW), depth * Math.cos(YAW) - xc * Math.sin(YAW)];
};

export const C = {
  shingle: '#B98F6C',
  shingleSun: '#EDBE86',
  roof: '#6E5F70',
  roofSun: '#C0907A',
  stone: '#A9978C',
  stoneSun: '#EBCFA6',
  trim: '#FCF1DC',
  trimShade: '#D9C3AC',
  lamp: '#FFD58A',
  wood: '#8C6A58',
  woodSun: '#D9A97C',
  deep: '#14263A',
};
export const litGlass = (A: Sheet) => A.lin('0 #5F8CA0, 0.5 #9CBCC0, 1 #E9DFBA');

export const [HX, HZ0] = place(84, 91);

export const SHORE_X = 15.7;
export const SHORE_Z = 62.95;

export const [BX, BZ] = place(630, 56);
export const DOCK = { x0: BX - 2.0, x1: BX - 0.1, z0: BZ - 3, z1: SHORE_Z, y: 1.15 };

/** Leaves in the middle distance, dark to light. */
export const LEAF_MID = ['#1F4A45', '#2F6150', '#4C7F52', '#7FA05A', '#B3BD72'] as const;
