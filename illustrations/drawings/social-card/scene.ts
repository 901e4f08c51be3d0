import { camera } from '../../kit/projector.ts';

export const HZ = 446;
export const EYE = [40, 5, -260] as const;
export const YAW = (22 * Math.PI) / 180;
export const cam = camera({ eye: EYE, yaw: YAW, f: 790, cx: 690, cy: HZ });
