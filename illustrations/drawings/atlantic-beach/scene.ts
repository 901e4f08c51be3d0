import { mix } from '../../kit/colour.ts';
import { camera } from '../../kit/projector.ts';

export const HZ = 282;
const EYE = 1.8;
export const cam = camera({ eye: [0, EYE, 0], f: 640, cx: 330, cy: HZ });
export const hazed = (c: string, t: number) => mix(c, '#F3C9BC', t);
export const RIM = '#FFE2B6';
