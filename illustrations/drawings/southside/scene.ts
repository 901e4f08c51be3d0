import { plane } from '../../kit/plane.ts';
import { camera } from '../../kit/projector.ts';

export const W = 800;
export const H = 600;
export const HZ = 366;
export const cam = camera({ eye: [0, 1.5, 0], f: 560, cx: 400, cy: HZ });
/** The front of the house, straight before the viewer: `u` across, `v` up, `w` toward the pool. */
export const front = plane(cam, [0, 0, 15], [1, 0], [0, -1]);
/** Level of the pool under its coping. */
export const WATER = -0.12;
/** Where the house and its mirror image meet on the sheet. */
export const MIRROR = front.pt(0, WATER)[1];
/** The pool: from side to side, its far and its near end. */
export const POOL = { left: -4.7, right: 5.3, far: 11, near: 3.4 } as const;
/** The gable of the great room: its sides, where its roof begins, its ridge. */
export const ROOM = { left: -7, right: 3.4, eave: 2.55, ridge: 4.75, middle: -1.8 } as const;
