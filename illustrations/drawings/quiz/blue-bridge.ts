import { front } from '../../kit/faces.ts';
import {
  counterweight,
  DEPTH,
  headFrame,
  leftSpan,
  liftSpan,
  ofTowers,
  pier,
  postEdges,
  ROAD,
  rightSpan,
  T1,
  T2,
  towerLace,
  towerPosts,
  truss,
} from '../../kit/lift-bridge.ts';
import { face, type Projector } from '../../kit/projector.ts';
import { fill } from '../../kit/svg.ts';

/** The blue bridge from the bank: three spans, two towers, the edges that the light reaches. */
export function bridge(far: Projector): string {
  let s = '';
  for (const z of [DEPTH, 0]) {
    const blue = z ? '#234F86' : '#2F7CC4';
    for (const span of [leftSpan, liftSpan, rightSpan]) {
      const parts = truss(far, span, z, 0.7);
      s += fill(parts.web + parts.chord, blue) + (z ? '' : fill(parts.edge, '#BFE0F6'));
    }
    s += fill(ofTowers(far, towerLace, z) + ofTowers(far, towerPosts, z), blue);
  }
  for (const tower of [T1, T2])
    s +=
      counterweight(far, tower, { front: '#1E4674', side: '#2F6AA6' }) +
      headFrame(far, tower, { front: '#2F7CC4', side: '#7FC0EE' }) +
      pier(far, [tower[0] - 3, tower[1] + 3], 7, [-2, 15], { front: '#4B4E70', side: '#8A7A8C' });
  return (
    s +
    fill(face(far, front(-60, 430, ROAD - 1.8, ROAD + 0.5, 0)), '#1B406E') +
    fill(ofTowers(far, postEdges, 0), '#FFD9A0')
  );
}
