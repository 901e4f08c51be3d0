import { flat, front, leftSide, quad, wall } from '../../kit/faces.ts';
import { acostaBridge, girderEdges, girderPier } from '../../kit/girder-bridge.ts';
import {
  counterweight,
  DEPTH,
  endPost,
  halfWheel,
  headFrame,
  leftSpan,
  liftSpan,
  pier,
  portalLace,
  ROAD,
  rightSpan,
  T1,
  T2,
  TOP,
  towerLace,
  towerPosts,
  truss,
} from '../../kit/lift-bridge.ts';
import { tuples } from '../../kit/lists.ts';
import { n, smooth, type XY } from '../../kit/path.ts';
import { beamD, type Projector } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import { flaredStoreys, windowGrid } from '../../kit/skyline.ts';
import { circ, fill, stroke } from '../../kit/svg.ts';
import { C, city, FOCAL, HORIZON, W } from './scene.ts';

// ---------- skyline ----------
export function flaredTower(pr: Projector): string {
  // Wells Fargo Center: base flares out like a skirt
  const x = 570,
    z = 96,
    w = 50,
    r = rng(21);
  let s = '';
  for (const { south, east, floors } of flaredStoreys(x, z, w)) {
    s += wall(pr, south, '#D9DCD2') + wall(pr, east, '#A9BCC4');
    const a = windowGrid(pr, east, 13, floors, r, { share: 0.38 }),
      b = windowGrid(pr, south, 13, floors, r, { share: 0.3 });
    s += fill(a.dim + b.dim, C.glass, { opacity: 0.75 }) + fill(a.lit, C.pale) + fill(b.lit, '#8FB0BC');
  }
  return (
    s +
    wall(pr, front(x, x + w, 155, 163, z), '#93A8B2') +
    wall(pr, leftSide(x, 155, 163, z, z + w), '#DCE2DC')
  );
}
export function northBank(pr: Projector): string {
  const q = rng(31);
  let s = wall(pr, quad('528,0,1600 528,0,-300 528,3.2,-300 528,3.2,1600'), '#B4B09C'),
    trees = '',
    lamps = '';
  for (let z = -200; z < 1300; z += 9) {
    const p = pr([534, 5, z]),
      k = FOCAL / p[2],
      w = q.range(4, 7) * k;
    trees += `M${n(p[0] - w)} ${n(p[1])}a${n(w)} ${n(w * 0.75)} 0 1 0 ${n(2 * w)} 0a${n(w)} ${n(w * 0.75)} 0 1 0 ${n(-2 * w)} 0Z`;
  }
  for (const [x, y, step] of tuples(3, '538,8,26 527,7.5,20'))
    for (let z = -200; z < 1300; z += step) {
      const p = pr([x, y, z]);
      lamps += circ(p[0], p[1], Math.max(0.8, (FOCAL / p[2]) * 0.9), '#FFF6E0');
    }
  return s + fill(trees, '#5C8E66') + lamps;
}
export const farBank = (pr: Projector) => {
  // wooded west shore and the violet neon of the Acosta bridge
  let s = '';
  if (pr === city) {
    const q = rng(9);
    let d = `M0 ${n(HORIZON + 10)}`;
    for (let x = 0; x <= W; x += 5)
      d += `L${x} ${n(HORIZON - 3 - 4 * Math.abs(Math.sin(x * 0.013)) - q() * 2.4)}`;
    s += fill(`${d}L${W} ${HORIZON + 10}Z`, '#86A894');
  }
  const acosta = { ...acostaBridge, from: -160, to: 540 };
  const { top, belly, girder } = girderEdges(pr, acosta);
  s +=
    fill(girder, '#B9C2C0') +
    stroke(smooth(belly), '#8FA0A4', 1.1, { opacity: 0.9 }) +
    stroke(smooth(top), '#F0EEE2', 0.8, { opacity: 0.7 });
  for (const x of [-60, 95, 250, 405]) s += fill(girderPier(pr, acosta, x, 0, 3), '#A0AAA8');
  return s;
};

// ---------- Main Street Bridge: two lift towers, three truss spans ----------
export function bridge(pr: Projector): string {
  const spans = [rightSpan, liftSpan, leftSpan];
  const towers = [T2, T1];
  const stone = { side: '#DCD2BE', front: '#B0A698' };
  const capped = ([x0, x1]: XY, y: number, [z0, z1]: XY) =>
    pier(pr, [x0, x1], y, [z0, z1], stone) +
    (pr === city ? wall(pr, flat(x0, x1, y, z0, z1), '#EAE2D0') : '');
  let s = '';
  for (const x of [50, 372, 410, 448, 486, 524, -30, 10]) s += capped([x - 2, x + 2], ROAD - 2.2, [-1, 14]);
  for (const [a, b] of towers) s += capped([a - 3, b + 3], 6, [-4, 17]);
  for (const span of spans) {
    const t = truss(pr, span, DEPTH);
    s += fill(endPost(pr, span, DEPTH) + t.web + t.chord, C.steelDk);
  }
  for (const T of towers) s += fill(towerLace(pr, T, DEPTH) + towerPosts(pr, T, DEPTH), C.steelDk);
  // road deck with head- and tail-lights
  s +=
    wall(pr, flat(-120, 660, ROAD, -1.6, DEPTH), '#98A0A2') +
    wall(pr, front(-120, 660, ROAD + 0.2, ROAD - 2.2, -1.6), '#2A66A0');
  s += fill(beamD(pr, [-120, ROAD + 0.3, -1.6], [660, ROAD + 0.3, -1.6], 0.5), C.steelLt);
  for (const T of towers)
    s += counterweight(pr, T, { side: '#3F86C4', front: '#2A66A0' }) + fill(portalLace(pr, T[0]), '#2E72B4');
  for (const span of spans) {
    const t = truss(pr, span, 0);
    s +=
      fill(endPost(pr, span, 0) + t.web, C.steel) +
      fill(t.chord, '#4A98DA') +
      fill(t.edge, '#D6EEFF', { opacity: 0.9 });
  }
  for (const T of towers) {
    const [a, b] = T;
    s +=
      fill(towerLace(pr, T, 0), C.steel) +
      fill(towerPosts(pr, T, 0), C.steelLt) +
      headFrame(pr, T, { front: '#4FA0DE', side: '#9CCEF2' });
    for (const x of [a + 1.2, b - 1.2]) {
      const c = pr([x, TOP + 2.4, 0]),
        R = (2.9 * FOCAL) / c[2];
      s += fill(`${halfWheel(c[0], c[1], R, pr !== city)}Z`, C.steel);
    }
    const tip = pr([(a + b) / 2, TOP + 9, 6]);
    s +=
      fill(beamD(pr, [(a + b) / 2, TOP + 2, 6], [(a + b) / 2, TOP + 9, 6], 0.35), C.steelLt) +
      circ(tip[0], tip[1], 1.7, '#E0745A');
  }
  let lamps = '';
  for (let x = -110; x < 545; x += 16) {
    const p = pr([x, ROAD + 8.2, -1.4]);
    s += fill(beamD(pr, [x, ROAD, -1.4], [x, ROAD + 8, -1.4], 0.25), '#2A66A0');
    lamps += circ(p[0], p[1], Math.max(1, (0.8 * FOCAL) / p[2]), '#F6F2E4');
  }
  return s + lamps;
}
