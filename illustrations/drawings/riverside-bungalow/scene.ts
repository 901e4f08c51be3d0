import { camera } from '../../kit/projector.ts';

export const HORIZON = 408;
export const FOCAL = 935;
export const pr = camera({
  eye: [-6.2, 1.65, -15.5],
  yaw: (25 * Math.PI) / 180,
  f: FOCAL,
  cx: 278,
  cy: HORIZON,
});

export const C = {
  siding: '#4F7478',
  sidingSun: '#9DB296',
  gable: '#5A7E80',
  trim: '#FBEFD8',
  trimShade: '#D3C3B4',
  roof: '#6A5A70',
  roofSun: '#B98A80',
  brick: '#8A4A40',
  brickSun: '#C98062',
  wood: '#8C5F48',
  line: '#2C4A54',
};
/** As the elevation has it: over the middle of the house, nearly as wide, under a lower gable. */
export const PORCH = {
  x0: 0.5,
  x1: 8.9,
  z: -3.1,
  floor: 0.62,
  eave: 3.0,
  peak: 4.85,
  mid: 4.7,
  pitch: (4.85 - 3.0) / 4.2,
};
