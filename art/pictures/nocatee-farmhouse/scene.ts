import { camera } from '../../kit/projector.ts';

export const HORIZON = 404;
export const FOCAL = 980;
export const pr = camera({ eye: [27, 1.7, -24], yaw: (-28 * Math.PI) / 180, f: FOCAL, cx: 424, cy: HORIZON });

export const C = {
  white: '#FFF7E8',
  whiteShade: '#B7B3CC',
  seam: '#D8CABA',
  seamShade: '#938FB0',
  black: '#1A2432',
  metal: '#4B5666',
  metalLit: '#8C93A0',
  cedar: '#B9794C',
  cedarLit: '#E0A469',
  stone: '#CDBBA4',
  stoneShade: '#8F869A',
  shadow: '#7A7098',
  lamp: '#FFD58A',
};
