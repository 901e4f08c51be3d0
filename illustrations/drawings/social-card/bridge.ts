import { mix } from '../../kit/colour.ts';
import { front, wall } from '../../kit/faces.ts';
import {
  counterweight,
  DEPTH,
  endPost,
  halfWheel,
  headFrame,
  liftSpan,
  ofTowers,
  pier,
  postEdges,
  ROAD,
  rightSpan,
  type Span,
  T1,
  T2,
  TOP,
  towerLace,
  towerPosts,
  trussPanels,
} from '../../kit/lift-bridge.ts';
import { beamD, type Projector } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { slant } from '../../kit/slopes.ts';
import { circ, fill } from '../../kit/svg.ts';
import { cam } from './scene.ts';

// ---------- the blue lift bridge ----------
const STONE = { side: '#8A7F84', front: '#4B4E62' };

export function bridge(A: Sheet, pr: Projector): string {
  const real = pr === cam,
    tone = real
      ? { back: '#173D66', mid: '#235A92', main: '#3B82BF', edge: '#86BFE4' }
      : { back: '#1B3A5C', mid: '#1F4468', main: '#27527A', edge: '#27527A' };
  let s = '';
  const leftBank: Span = { x0: 84, x1: T1[0], panels: 6, rise: (t) => 6 + 16 * t ** 1.7 };
  const spans = [rightSpan, liftSpan, leftBank];
  const towers = [T2, T1];
  let back = '';
  for (const span of spans) {
    for (const { chord, web, from, to } of trussPanels(pr, span, DEPTH))
      back +=
        chord +
        web +
        beamD(pr, [...from, 0], [...from, DEPTH], 0.45) +
        beamD(pr, [...from, 0], [...to, DEPTH], 0.3);
    back += endPost(pr, span, DEPTH);
  }
  const near = { web: '', chord: '', edge: '' };
  for (const span of spans) {
    for (const { chord, web, edge } of trussPanels(pr, span, 0)) {
      near.chord += chord;
      near.web += web;
      near.edge += edge;
    }
    near.web += endPost(pr, span, 0);
  }
  s +=
    wall(pr, slant([-420, ROAD, ROAD - 1.8], [760, ROAD - 3, ROAD - 4.8], DEPTH), '#0F2B4A') +
    fill(back, tone.back) +
    fill(ofTowers(pr, towerLace, DEPTH) + ofTowers(pr, towerPosts, DEPTH), tone.back);
  for (const T of towers) s += counterweight(pr, T, { side: '#2A4E74', front: '#15365A' });
  s += fill(near.web, tone.mid) + fill(near.chord, tone.main) + fill(near.edge, tone.edge, { opacity: 0.8 });
  // road girder, lit edge, streaks of traffic; all fade into the haze toward the left bank
  const fadeIn = (c: string, o = 1) =>
    A.lin(
      [
        [0, mix(c, '#C98A80', 0.75), o * 0.7],
        [0.34, mix(c, '#8A6A7C', 0.25), o],
        [0.5, c, o],
        [1, c, o],
      ],
      0,
      0,
      1,
      0,
    );
  s +=
    wall(pr, front(-420, 760, ROAD + 0.2, ROAD - 2.2, -1.6), real ? fadeIn('#1B4B7B') : '#15324F') +
    fill(
      beamD(pr, [-420, ROAD + 0.3, -1.6], [760, ROAD + 0.3, -1.6], 0.5),
      real ? fadeIn('#5FA3D3', 0.9) : '#1A3A5C',
    );
  if (real)
    s +=
      fill(beamD(pr, [-420, ROAD + 1.2, -1.2], [760, ROAD + 1.2, -1.2], 0.4), fadeIn('#FFD98F', 0.95)) +
      fill(beamD(pr, [60, ROAD + 1.9, 4], [760, ROAD + 1.9, 4], 0.25), '#F0745A', { opacity: 0.85 });
  s +=
    fill(ofTowers(pr, towerLace, 0), tone.mid) +
    fill(ofTowers(pr, towerPosts, 0), tone.main) +
    fill(ofTowers(pr, postEdges, 0), tone.edge, { opacity: 0.85 });
  for (const T of towers) {
    // head frames, sheaves half hidden, beacon, piers
    const [a, b] = T;
    s += headFrame(pr, T, { front: tone.main, side: real ? '#5B9CCF' : tone.main });
    for (const x of [a + 1.2, b - 1.2]) {
      const c = pr([x, TOP + 2.6, 0]),
        R = (2.9 * pr.f) / c[2];
      s += fill(`${halfWheel(c[0], c[1], R, !real)}Z`, tone.mid);
    }
    const beacon = pr([(a + b) / 2, TOP + 8.5, 6]);
    s +=
      fill(beamD(pr, [(a + b) / 2, TOP + 2, 6], [(a + b) / 2, TOP + 9, 6], 0.3), '#16406B') +
      circ(beacon[0], beacon[1], 1.6, '#FF6B57');
    s += pier(pr, [a - 3, b + 3], 6, [-4, 17], STONE);
  }
  for (const x of [372, 412, 452, 492, 532, 572, 612])
    s += pier(pr, [x - 2, x + 2], ROAD - 2.2, [-1, 14], STONE);
  for (let x = -300; x <= 84; x += 48) {
    const y = ROAD - 2.2,
      t = Math.min(0.7, Math.max(0, (84 - x) / 420));
    s += wall(pr, front(x - 2, x + 2, 0, y, -1), mix('#4B4E62', '#B9808A', t));
  }
  // lamps along the rail
  let posts = '',
    globes = '';
  for (let x = -60; x < 600; x += 19) {
    posts += beamD(pr, [x, ROAD, -1.4], [x, ROAD + 8, -1.4], 0.22);
    const p = pr([x, ROAD + 8.2, -1.4]);
    globes += circ(p[0], p[1], Math.max(1, (0.55 * pr.f) / p[2]), '#FFEBBE', { opacity: x < 84 ? 0.75 : 1 });
  }
  return s + fill(posts, '#143657', { opacity: 0.8 }) + globes;
}
