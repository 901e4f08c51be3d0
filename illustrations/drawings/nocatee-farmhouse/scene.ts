import { camera } from '../../kit/projector.ts';

export const HORIZON = 404;
export const FOCAL = 980;
export const pr = camera({ eye: [27, 1.7, -24], yaw: (-28 * Math.PI) / 180, f: FOCAL, cx: 424, cy: HORIZON });

export const C = {
  white: '#FFF3DC',
  whiteShade: '#9A98C2',
  seam: '#D6BFA6',
  seamShade: '#76749E',
  black: '#1A2432',
  metal: '#3C4A62',
  metalLit: '#8E8C9C',
  cedar: '#B9794C',
  cedarLit: '#E0A469',
  stone: '#CDBBA4',
  stoneShade: '#8F869A',
  shadow: '#7A7098',
  lamp: '#FFD58A',
};
