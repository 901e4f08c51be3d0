import { camera } from '../../kit/projector.ts';

export const HZ = 292;
export const cam = camera({ eye: [0, 6.2, -8], f: 640, cx: 505, cy: HZ });
