import { mix } from '../../kit/colour.ts';
import { nth, tuples } from '../../kit/lists.ts';
import { dpoly, n, placing, smooth, type XY } from '../../kit/path.ts';
import { face, type Projector } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill, g, multiply, stroke } from '../../kit/svg.ts';
import { BANK, cam, ground, ISLE, isle, mirror } from './scene.ts';

// ---------- turf ----------
// Fairway ribbon from the foreground to the clubhouse terrace, mown in alternating stripes.
export function fairway(A: Sheet) {
  const left = tuples(2, '-34,13 -30,20 -27,30 -30,44 -36,62 -36,90 -15,132'),
    right = tuples(2, '-7,13 -8.5,20 -11,30 -15,44 -16,62 -12,90 19,132');
  const edge = (p: readonly XY[], t: number): XY => {
    const u = t * (p.length - 1),
      i = Math.min(p.length - 2, Math.floor(u)),
      f = u - i,
      s = f * f * (3 - 2 * f);
    return [
      nth(p, i)[0] + (nth(p, i + 1)[0] - nth(p, i)[0]) * s,
      nth(p, i)[1] + (nth(p, i + 1)[1] - nth(p, i)[1]) * f,
    ];
  };
  const rim = (p: readonly XY[], steps = 60) =>
    [...Array(steps + 1)].map((_, i) => ground(...edge(p, i / steps)));
  const shape = dpoly(rim(left).concat(rim(right).reverse())),
    clip = A.clip(shape);
  // first cut (rough collar), then the mown ribbon
  A.add(
    stroke(shape, '#7E9A50', 9, { opacity: 0.7 }),
    fill(shape, A.lin('0 #D9CB78, 0.4 #A9B75E, 1 #6E9A56')),
  );
  let stripes = '';
  const K = 9;
  for (let k = 0; k < K; k += 2) {
    const a: XY[] = [],
      b: XY[] = [];
    for (let i = 0; i <= 60; i++) {
      const l = edge(left, i / 60),
        q = edge(right, i / 60),
        m = (u: number) => ground(l[0] + (q[0] - l[0]) * u, l[1] + (q[1] - l[1]) * u);
      a.push(m(k / K));
      b.unshift(m((k + 1) / K));
    }
    stripes += dpoly(a.concat(b));
  }
  A.add(g(fill(stripes, '#F0E08E', { opacity: 0.3 }), { 'clip-path': clip }));
}
export function bunker(A: Sheet, points: readonly XY[], y = 0) {
  const p = points.map(([x, z]) => ground(x, z, y)),
    d = smooth(p, true, 0.9),
    ys = p.map((q) => q[1]),
    y0 = Math.min(...ys),
    y1 = Math.max(...ys);
  A.add(
    stroke(d, '#5E7F48', 3.2),
    fill(d, A.lin('0 #D9AE86, 0.35 #F3D6AA, 1 #FFEFCF', 0, y0, 0, y1, 'userSpaceOnUse')),
    g(stroke(d, '#A97F6E', 3, { opacity: 0.5, transform: 'translate(2.5 2)' }), { 'clip-path': A.clip(d) }),
    stroke(d, '#FFF3D6', 0.8, { opacity: 0.7 }),
  );
}
const ring = (k: number, y: number, N = 90) => [...Array(N)].map((_, i) => isle((i * 2 * Math.PI) / N, k, y));

export function islandGreen(A: Sheet, pr: Projector): string {
  let s = '';
  // bulkhead: upright timbers, sun on the left quarter, shade on the right
  const wall = (N: number) => {
    for (let i = 0; i < N; i++) {
      const a = (Math.PI * 2 * i) / N,
        b = (Math.PI * 2 * (i + 1)) / N;
      if (Math.sin((a + b) / 2) > 0.35) continue;
      const sunny = Math.max(0, -Math.cos((a + b) / 2) * 0.62 - Math.sin((a + b) / 2) * 0.55),
        tone = mix('#6A4A48', '#E3B27E', Math.min(1, sunny * 1.15) * (i % 2 ? 0.94 : 0.82));
      s += fill(face(pr, [isle(a, 1, -0.15), isle(b, 1, -0.15), isle(b, 1, BANK), isle(a, 1, BANK)]), tone);
    }
  };
  wall(130);
  if (pr === mirror) return s; // seen from under the water, the turf hides behind its own wall
  const cap = (k: number) => dpoly(ring(k, BANK).map(pr));
  s +=
    fill(cap(1.012), '#F2D3A0') +
    fill(cap(0.985), '#6E9450') +
    fill(cap(0.95), A.lin('0 #A9B85E, 1 #7FA556'));
  // putting surface with two mowing tones
  const green = dpoly(ring(0.8, BANK).map(pr)),
    clip = A.clip(green);
  let bands = '';
  for (let k = -9; k < 9; k += 2)
    bands += face(pr, [
      [ISLE.x + k * 1.1 - 6, BANK, ISLE.z - 9],
      [ISLE.x + (k + 1) * 1.1 - 6, BANK, ISLE.z - 9],
      [ISLE.x + (k + 1) * 1.1 + 6, BANK, ISLE.z + 9],
      [ISLE.x + k * 1.1 + 6, BANK, ISLE.z + 9],
    ]);
  s +=
    fill(green, A.lin('0 #D3D27A, 1 #A3C068')) +
    g(fill(bands, '#F3EDA2', { opacity: 0.38 }), { 'clip-path': clip });
  return s;
}
export function flagAndGolfers(A: Sheet) {
  const base = cam([ISLE.x + 2.4, BANK, ISLE.z + 0.6]),
    k = 640 / base[2],
    top = base[1] - k * 3.4;
  A.add(
    multiply(
      stroke(`M${n(base[0])} ${n(base[1])}L${n(base[0] + k * 3.6)} ${n(base[1] - k * 0.62)}`, '#7E8A5E', 1.6),
    ),
    `<ellipse cx="${n(base[0])}" cy="${n(base[1])}" rx="2.6" ry="1" fill="#2C4A3A"/>`,
    stroke(`M${n(base[0])} ${n(base[1])}L${n(base[0])} ${n(top)}`, '#FFF7E6', 1.6),
    fill(
      `M${n(base[0])} ${n(top)}q${n(k * 0.5)} ${n(-k * 0.12)} ${n(k * 0.95)} ${n(k * 0.12)}q${n(k * 0.3)} ${n(k * 0.1)} ${n(k * 0.55)} ${n(k * 0.02)}l${n(-k * 0.3)} ${n(k * 0.5)}q${n(-k * 0.55)} ${n(k * 0.2)} ${n(-k * 1.2)} ${n(k * 0.12)}Z`,
      '#E0604E',
    ),
    circ(base[0] - k * 2.1, base[1] + k * 0.2, 1.7, '#FFFDF4'),
  );
  golfer(A, ...cam([ISLE.x - 1.6, BANK, ISLE.z - 1.4]), '#F6E7CB', '#2A4A68', true);
  golfer(A, ...cam([ISLE.x + 5.4, BANK, ISLE.z + 2.4]), '#C9604E', '#3A4256', false);
}
// One stylised figure; the putter bends over the ball, the caddie stands with the bag.
function golfer(
  A: Sheet,
  x: number,
  y: number,
  z: number,
  shirt: string,
  trousers: string,
  putting: boolean,
) {
  const k = ((640 / z) * 1.78) / 40,
    P = placing(x, y, k);
  A.add(
    multiply(
      fill(smooth(P(tuples(2, '-3,0 30,-6 62,-10 64,-8 32,-2 3,2')), true, 0.7), '#7E8A62', {
        opacity: 0.85,
      }),
    ),
  );
  let s = '';
  if (putting) {
    s +=
      fill(smooth(P(tuples(2, '-5,0 -6,-12 -5,-19 3,-19 1,-10 -1,0')), true, 0.5), trousers) +
      fill(smooth(P(tuples(2, '1,0 3,-10 2,-19 6,-17 7,-8 5,0')), true, 0.5), trousers) +
      fill(smooth(P(tuples(2, '-5,-18 -4,-27 3,-33 9,-32 8,-25 4,-18')), true, 0.6), shirt) +
      fill(smooth(P(tuples(2, '7,-31 12,-25 12,-19 10,-19 8,-24 5,-27')), true, 0.6), shirt) +
      circ(x + 10.5 * k, y - 35.5 * k, 3.4 * k, '#A9694E') +
      fill(smooth(P(tuples(2, '6,-37 9,-40 14,-38 17,-36 12,-36.5')), true, 0.6), '#FFF7E6') +
      stroke(
        `M${n(x + 11 * k)} ${n(y - 20 * k)}L${n(x + 15 * k)} ${n(y)}h${n(3 * k)}`,
        '#4A4250',
        n(1.1 * k),
      );
  } else {
    s +=
      fill(smooth(P(tuples(2, '-4,0 -4,-18 4,-18 4,0 1,0 0,-14 -1,0')), true, 0.3), trousers) +
      fill(smooth(P(tuples(2, '-5,-17 -5,-30 0,-33 5,-30 5,-17')), true, 0.5), shirt) +
      circ(x, y - 36.5 * k, 3.4 * k, '#8E563F') +
      fill(smooth(P(tuples(2, '-4,-37 0,-41 4,-38 7,-37 0,-37.6')), true, 0.6), '#FFF7E6') +
      fill(smooth(P(tuples(2, '7,-1 9,-24 14,-23 13,0')), true, 0.3), '#2F7078') +
      stroke(
        `M${n(x + 10 * k)} ${n(y - 24 * k)}l${n(-1 * k)} ${n(-6 * k)}M${n(x + 12 * k)} ${n(y - 24 * k)}l${n(1.5 * k)} ${n(-6 * k)}`,
        '#DCD3C6',
        n(0.9 * k),
      );
  }
  A.add(s);
}
