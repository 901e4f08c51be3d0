import { mix } from '../../kit/colour.ts';
import { front, wall } from '../../kit/faces.ts';
import { acostaBridge, girderEdges, girderPier } from '../../kit/girder-bridge.ts';
import {
  counterweight,
  DEPTH,
  endPost,
  halfWheel,
  headFrame,
  leftSpan,
  liftSpan,
  ofTowers,
  pier,
  portalLace,
  postEdges,
  ROAD,
  rightSpan,
  type Span,
  T1,
  T2,
  TOP,
  towerLace,
  towerPosts,
  truss,
} from '../../kit/lift-bridge.ts';
import { n } from '../../kit/path.ts';
import { beamD } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { slant } from '../../kit/slopes.ts';
import { circ, fill, stroke } from '../../kit/svg.ts';
import { hours } from './hours.ts';
import type { View } from './scene.ts';

// ---------- bridges ----------
export function acosta({
  pr,
  hour: {
    acosta: [girder, pier],
  },
}: View): string {
  const piers = [-60, 95, 250, 405].map((x) => fill(girderPier(pr, acostaBridge, x, 0, 3), pier));
  return fill(girderEdges(pr, acostaBridge).girder, girder) + piers.join('');
}
export function mainSt(A: Sheet, { pr, real, hour }: View): string {
  const R0 = !real;
  const [dk, md, lt, hi] = real
    ? hour.bridge
    : (['#1B3A5C', '#1F4468', '#27527A', '#27527A'].map((drawn, at) =>
        mix(drawn, hour.bridge[at] as string, hour === hours.dusk ? 0 : 0.6),
      ) as [string, string, string, string]);
  const spans = [rightSpan, liftSpan, leftSpan];
  const lateral = ({ x0, x1, panels, rise }: Span) => {
    let d = '';
    for (let i = 0; i <= panels; i++) {
      const x = x0 + ((x1 - x0) * i) / panels,
        y = ROAD + rise(i / panels);
      d += beamD(pr, [x, y, 0], [x, y, DEPTH], 0.45);
      if (i < panels) {
        const x2 = x0 + ((x1 - x0) * (i + 1)) / panels,
          y2 = ROAD + rise((i + 1) / panels);
        d += beamD(pr, [x, y, 0], [x2, y2, DEPTH], 0.3) + beamD(pr, [x, y, DEPTH], [x2, y2, 0], 0.3);
      }
    }
    return d;
  };
  const far = spans.map((span) => {
    const t = truss(pr, span, DEPTH);
    return t.chord + t.web + endPost(pr, span, DEPTH) + lateral(span);
  });
  const towers = [T2, T1];
  let s = '';
  // deck underside + approaches
  s += wall(pr, slant([-40, ROAD, ROAD - 1.8], [660, ROAD - 3, ROAD - 4.8], DEPTH), mix(dk, '#0B1A2C', 0.4));
  s += fill(far.join(''), dk) + fill(ofTowers(pr, towerLace, DEPTH) + ofTowers(pr, towerPosts, DEPTH), dk);
  for (const T of towers)
    s +=
      counterweight(pr, T, { side: mix(md, dk, 0.4), front: mix(dk, '#0B1A2C', 0.2) }) +
      fill(portalLace(pr, T[0]), mix(dk, md, 0.5));
  for (const span of spans) {
    const t = truss(pr, span, 0, 0.28);
    s += fill(t.web + endPost(pr, span, 0), md) + fill(t.chord, lt) + fill(t.edge, hi, { opacity: 0.8 });
  }
  // deck girder near side
  s +=
    wall(
      pr,
      front(-40, 660, ROAD + 0.2, ROAD - 2.2, -1.6),
      R0
        ? mix(dk, '#0B1A2C', 0.15)
        : A.lin(`0 ${mix(dk, md, 0.5)}, 0.55 ${mix(dk, md, 0.3)}, 1 ${mix(dk, lt, 0.3)}`, 0, 0, 1, 0),
    ) + fill(beamD(pr, [-40, ROAD + 0.3, -1.6], [660, ROAD + 0.3, -1.6], 0.5), R0 ? dk : mix(lt, hi, 0.5));
  // traffic light trails just above deck rail
  s +=
    fill(beamD(pr, [-40, ROAD + 1.2, -1.2], [650, ROAD + 1.2, -1.2], 0.35), '#FFD98F', {
      opacity: 0.95 * hour.traffic,
    }) +
    fill(beamD(pr, [-40, ROAD + 1.9, 4], [650, ROAD + 1.9, 4], 0.25), '#F0745A', {
      opacity: 0.9 * hour.traffic,
    });
  s +=
    fill(ofTowers(pr, towerLace, 0), md) +
    fill(ofTowers(pr, towerPosts, 0), lt) +
    fill(ofTowers(pr, postEdges, 0), hi, { opacity: 0.85 });
  for (const T of towers) {
    const [a, b] = T;
    s += headFrame(pr, T, { front: lt, side: mix(lt, hi, 0.4) });
    // sheaves: wheels half hidden in their housings
    for (const x of [a + 1.2, b - 1.2]) {
      const c = pr([x, TOP + 2.6, 0]);
      const k = pr.f / c[2];
      const R = 2.9 * k,
        sg = R0 ? -1 : 1;
      const rim = halfWheel(c[0], c[1], R, R0);
      s += fill(`${rim}Z`, md) + stroke(rim, lt, n(0.55 * k));
      let sk = '';
      for (let i = 1; i < 6; i++) {
        const q = (Math.PI * i) / 6;
        sk += `M${n(c[0])} ${n(c[1])}L${n(c[0] - Math.cos(q) * R * 0.86)} ${n(c[1] - sg * Math.sin(q) * R * 0.86)}`;
      }
      s += stroke(sk, dk, n(Math.max(0.5, 0.22 * k)));
    }
    const tip = pr([(a + b) / 2, TOP + 8.5, 6]);
    s +=
      fill(beamD(pr, [(a + b) / 2, TOP + 2, 6], [(a + b) / 2, TOP + 9, 6], 0.3), dk) +
      circ(tip[0], tip[1], 1.8, '#FF6B57');
    // cables
    s += fill(
      beamD(pr, [T === T1 ? b + 1 : a - 1, TOP + 2, 0], [T === T1 ? b + 1 : a - 1, ROAD + 10, 0], 0.22),
      mix(md, lt, 0.5),
    );
  }
  const stone = { side: hour.piers[0], front: hour.piers[1] };
  for (const [a, b] of towers) s += pier(pr, [a - 3, b + 3], 6, [-4, 17], stone);
  for (const x of [50, 372, 410, 448, 486, 524, 562, 600, -30, 10])
    s += pier(pr, [x - 2, x + 2], ROAD - 2.2, [-1, 14], stone);
  // lamp posts
  let lp = '',
    lb = '';
  for (let x = -30; x < 545; x += 19) {
    lp += beamD(pr, [x, ROAD, -1.4], [x, ROAD + 8, -1.4], 0.22);
    const p = pr([x, ROAD + 8.2, -1.4]);
    const k = pr.f / p[2];
    lb += circ(p[0], p[1], Math.max(1, 0.55 * k) * hour.lamps[1], hour.lamps[0]);
  }
  s += fill(lp, mix(dk, '#0B1A2C', 0.2)) + lb;
  return s;
}
