import { mix } from '../../kit/colour.ts';
import { camera } from '../../kit/projector.ts';

export const HZ = 376;
export const F = 800;
export const cam = camera({ eye: [0, 1.8, 0], yaw: 0, f: F, cx: 400, cy: HZ });
export const CREAM = '#FFF4DE';
// morning haze over everything across the street
const MIST = '#E6C9A0';
export const air = (c: string, t = 0.1) => mix(c, MIST, t);
