import { mix } from '../../kit/colour.ts';
import { plane } from '../../kit/plane.ts';
import { camera } from '../../kit/projector.ts';

export const VX = 468;
export const HZ = 346;
export const WALL = -4.3;
export const cam = camera({ eye: [0, 1.75, 0], yaw: 0, f: 620, cx: VX, cy: HZ });
// left side of the street, u = distance from us
export const shops = plane(cam, [WALL, 0, 0], [0, 1], [1, 0]);
// sunlit air at the end of the tunnel
export const HAZE = '#F4E3AE';
export const far = (c: string, z: number, most = 0.8) =>
  mix(c, HAZE, Math.min(most, Math.max(0, (z - 7) / 62)));
