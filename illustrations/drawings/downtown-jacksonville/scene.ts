import { camera } from '../../kit/projector.ts';

export const HZ = 350;
export const RIVER = -2.6;
export const BANK = 430;
export const cam = camera({ eye: [0, 7, 0], yaw: 0, f: 700, cx: 400, cy: HZ });
