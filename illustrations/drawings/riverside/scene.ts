import { plane } from '../../kit/plane.ts';
import { camera } from '../../kit/projector.ts';

export const HZ = 392;
export const F = 880;
export const LOT = 24.4;
export const cam = camera({ eye: [0, 1.7, 0], yaw: 0, f: F, cx: 400, cy: HZ });
export const CREAM = '#FBF0D8';
export const lot = (x: number) => plane(cam, [x, 0, LOT], [1, 0], [0, -1]);
