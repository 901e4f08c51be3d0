import { plane } from '../../kit/plane.ts';
import { camera } from '../../kit/projector.ts';

const HZ = 398;
export const ROW = 34;
export const cam = camera({ eye: [0, 2.5, 0], yaw: 0, f: 760, cx: 400, cy: HZ });
// the shopping row faces us
export const row = plane(cam, [0, 0, ROW], [1, 0], [0, -1]);
export const FZ = 12.6;
