import { camera } from '../../kit/projector.ts';

export const W = 800;
export const HORIZON = 264;
export const FOCAL = 600;
export const AXIS = 420;
// One lens for the city, 52 m below, and for the room around the viewer.
export const CITY_EYE = 52;
export const city = camera({
  eye: [100, CITY_EYE, -210],
  yaw: (42 * Math.PI) / 180,
  f: FOCAL,
  cx: AXIS,
  cy: HORIZON,
});

export const C = {
  east: '#9FB6C0',
  south: '#D2D6C8',
  haze: '#C6DCE2',
  glass: '#5E8698',
  pale: '#EAF1EA',
  steel: '#2E78BE',
  steelLt: '#63AAE4',
  steelDk: '#24629E',
};
