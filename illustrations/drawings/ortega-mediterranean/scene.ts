import { camera } from '../../kit/projector.ts';
import { fill } from '../../kit/svg.ts';

export const W = 800;
export const H = 600;
export const HORIZON = 392;
export const FOCAL = 620;
const AXIS = 470;
const EYE = 1.7;
export const pr = camera({ eye: [0, EYE, 0], f: FOCAL, cx: AXIS, cy: HORIZON });

export const C = {
  stucco: '#F1D2A6',
  stuccoSun: '#FFEBC6',
  stuccoShade: '#C9A392',
  stone: '#EAD7B4',
  stoneShade: '#B89A88',
  tile: '#C26A48',
  tileDark: '#8A4438',
  tileLight: '#E9A070',
  iron: '#1B2A3C',
  wood: '#5B3A34',
  plum: '#6B4460',
  lamp: '#FFD58A',
};
export const screenShade = (d: string, o = 0.45, extra: { filter?: string } = {}) =>
  fill(d, C.plum, { opacity: o, style: 'mix-blend-mode:multiply', ...extra });
export const BAYS = 5;
export const BAY = 2.36;
export const L0 = (-BAY * BAYS) / 2;

export const FZ = 11.6;
export const FX = 0;
