import { plane } from '../../kit/plane.ts';
import { camera } from '../../kit/projector.ts';

export const HORIZON = 384;
export const cam = camera({ eye: [0, 2.9, 0], f: 760, cx: 400, cy: HORIZON });
/**
 * The rows of the square run together toward the street that leaves it; each begins at its left
 * end.
 */
export const leftRow = plane(cam, [-7.2, 0, 36.4], [0.387, 0.922], [0.922, -0.387]);
export const rightRow = plane(cam, [7.3, 0, 38.5], [0.62, -0.78], [-0.78, -0.62]);
/** Where the fountain stands. */
export const FX = -2.3;
export const FZ = 17;
