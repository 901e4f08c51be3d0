import { camera } from '../../kit/projector.ts';

export const HZ = 392;
export const cam = camera({ eye: [-11.5, 1.75, -17.5], yaw: (27 * Math.PI) / 180, f: 640, cx: 352, cy: HZ });
