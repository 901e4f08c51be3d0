import { mix } from '../../kit/colour.ts';
import { plane } from '../../kit/plane.ts';
import { camera } from '../../kit/projector.ts';

export const W = 800;
export const H = 600;
export const HZ = 368;
export const cam = camera({ eye: [0, 2, 0], f: 560, cx: 400, cy: HZ });
/** Level of the lake below the paving. */
export const WATER = -0.9;
/** Where the lake begins on the left, and ends at the back. */
export const EDGE = 1.5;
export const BANK = 60;
/** The shop fronts stand on this plane; along it, u is the distance from the viewer. */
export const WALL = -7.4;
export const row = plane(cam, [WALL, 0, 0], [0, 1], [1, 0]);
/** Dusk haze over what is far. */
export const hazed = (colour: string, t: number) => mix(colour, '#D9B7AC', t);
