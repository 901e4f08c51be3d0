import { camera } from '../../kit/projector.ts';

export const HZ = 286;
export const cam = camera({ eye: [-12.5, 3.15, -19], yaw: (15 * Math.PI) / 180, f: 530, cx: 268, cy: HZ });
