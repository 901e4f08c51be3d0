import { camera } from '../../kit/projector.ts';

export const HZ = 350;
export const EYE = 2.7;
export const cam = camera({ eye: [0, EYE, 0], f: 640, cx: 400, cy: HZ });
export const RIM = '#FFC58E';
