import { camera } from '../../kit/projector.ts';

export const HZ = 600;
export const cam = camera({ eye: [110, 4.6, -215], yaw: (32 * Math.PI) / 180, f: 1180, cx: 800, cy: HZ });
