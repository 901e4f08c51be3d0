import { camera } from '../../kit/projector.ts';

export const W = 800;
export const HORIZON = 250;
export const FOCAL = 600;
const AXIS = 430;
// one lens, two worlds: the city from 52 m up, and the room around the viewer
export const CITY_EYE = 52;
export const city = camera({
  eye: [100, CITY_EYE, -210],
  yaw: (42 * Math.PI) / 180,
  f: FOCAL,
  cx: AXIS,
  cy: HORIZON,
});
export const room = camera({ eye: [0, 1.5, 0], f: FOCAL, cx: AXIS, cy: HORIZON });

export const C = {
  east: '#0F2543',
  south: '#20406A',
  haze: '#5A4A74',
  lit: '#FFD58A',
  litPale: '#FFE9B4',
  steel: '#2E78BE',
  steelLt: '#63B0EE',
  steelDk: '#174A82',
  night: '#0B1A2C',
  brass: '#D9A752',
  walnut: '#5A3A34',
  plum: '#3A2C48',
};

export const R = { left: -3.1, right: 1.9, glass: 5.2, ceil: 3.1, near: 2.2 };
