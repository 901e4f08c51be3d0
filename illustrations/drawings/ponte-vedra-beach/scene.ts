import { xy } from '../../kit/path.ts';
import { camera, mirroredIn } from '../../kit/projector.ts';

export const HZ = 214;
export const EYE = 8.5;
export const cam = camera({ eye: [0, EYE, 0], f: 640, cx: 400, cy: HZ });
export const mirror = mirroredIn(cam, 0);
export const ground = (x: number, z: number, y = 0) => xy(cam([x, y, z]));
export const ISLE = { x: 8.5, z: 36, rx: 10.2, rz: 8.6 };
// turf stands this far above the water
export const BANK = 0.9;
export const isle = (a: number, k = 1, y = BANK): [number, number, number] => {
  const w = 1 + 0.07 * Math.sin(a * 2 + 0.6) + 0.045 * Math.sin(a * 3 + 2);
  return [ISLE.x + Math.cos(a) * ISLE.rx * k * w, y, ISLE.z + Math.sin(a) * ISLE.rz * k * w];
};
