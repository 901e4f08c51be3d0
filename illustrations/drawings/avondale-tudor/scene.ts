import { camera } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';

const HORIZON = 432;
export const FOCAL = 900;
const AXIS = 520;
const EYE = 1.6;
export const pr = camera({ eye: [0, EYE, 0], f: FOCAL, cx: AXIS, cy: HORIZON });
// the house stands half a metre above the sidewalk
export const G = 0.5;

export const C = {
  plaster: '#B8AFBC',
  plasterWarm: '#EBCFA8',
  timber: '#2A2130',
  timberLit: '#4A3436',
  brick: '#7C4B4E',
  brickWarm: '#A8634E',
  stone: '#A79CA6',
  stoneWarm: '#DCC3A0',
  slate: '#3B3A55',
  slateLit: '#5C5E7E',
  lead: '#5A3A34',
  glow: '#FFD58A',
  night: '#0B1A2C',
  iron: '#131D2C',
};
export const glass = (A: Sheet) => A.lin('0 #E9A45C, 0.35 #F9C878, 0.75 #FFE6AE, 1 #F2B468');
