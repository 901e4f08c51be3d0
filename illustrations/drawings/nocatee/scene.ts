import { mix } from '../../kit/colour.ts';

export const W = 800;
export const HZ = 296;
export const FAR = 322;
export const MIST = '#F3E2BF';
export const hazed = (c: string, t: number) => mix(c, MIST, t);
