/**
 * A cottage behind the dune, half of it in fresh paint: the ladder leans at the old half, the sea
 * lies beside it.
 */

import { mix } from '../../kit/colour.ts';
import { flock } from '../../kit/figures.ts';
import { lampGlow } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import { n } from '../../kit/path.ts';
import { plane } from '../../kit/plane.ts';
import { camera } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { LOW_DUSK, type Still, still } from '../../kit/still.ts';
import { oats } from '../../kit/still-parts.ts';
import { circ, fill, g, rect, stroke } from '../../kit/svg.ts';
import { glints, lightPath } from '../../kit/water.ts';

const HZ = 204;
const TURN = (20 * Math.PI) / 180;
const SUN = [74, 186] as const;
const cam = camera({ eye: [0, 1.7, 0], f: 430, cx: 214, cy: HZ });
const [LONG, HIGH, PEAK] = [7.4, 3.1, 5.9] as const;
/** The gable end, from its left corner. */
const CORNER = [-1.9, 0.4, 11.4] as const;
const [COS, SIN] = [Math.cos(TURN), Math.sin(TURN)];
const P = plane(cam, CORNER, [COS, SIN], [SIN, -COS]);
/** The long side that looks at the sea, from its far end to that corner. */
const DEEP = 9;
const Q = plane(cam, [CORNER[0] - DEEP * SIN, 0.4, CORNER[2] + DEEP * COS], [SIN, -COS], [-COS, -SIN]);
const [FRESH, OLD] = ['#2F8C96', '#CBB7A8'] as const;

function sea(A: Sheet): void {
  const r = rng(4);
  A.add(
    rect(0, HZ, 480, 40, A.lin('0 #F6B98E, 0.2 #A88E98, 1 #2F7488')),
    fill(glints(r, -10, 260, HZ + 2, HZ + 34, 60, { minL: 10, maxL: 46, th: 0.9, persp: 1.2 }), '#1A4A6C', {
      opacity: 0.45,
    }),
    fill(lightPath(r, SUN[0], HZ + 1, HZ + 36, 50, { near: 20, far: 5, len: 18, thick: 1 }), '#FFEBB8', {
      opacity: 0.95,
    }),
    stroke(`M-10 ${HZ + 24}Q40 ${HZ + 19} 100 ${HZ + 24}T250 ${HZ + 22}`, '#FFF6E4', 3.4, { opacity: 0.9 }),
    stroke(`M-10 ${HZ + 34}Q50 ${HZ + 40} 120 ${HZ + 34}T280 ${HZ + 36}`, '#FFF9EC', 5, { opacity: 0.95 }),
    fill(
      `M-10 ${HZ + 38}Q90 ${HZ + 30} 200 ${HZ + 42}T490 ${HZ + 36}V370H-10Z`,
      A.lin('0 #E9C396, 0.4 #B98E80, 1 #6A5474'),
    ),
  );
  let ripples = '';
  for (let i = 0; i < 90; i++) ripples += `M${n(r.range(-10, 490))} ${n(HZ + 50 + r() * 100)}q8 -3 18 0`;
  A.add(stroke(ripples, '#5A4468', 1, { opacity: 0.28 }));
}

/** Boards of the gable, each with the shadow of the one above. */
const courses = (): string => {
  let d = '';
  for (let v = 0.2; v < PEAK; v += 0.2) {
    const inset = v > HIGH ? ((v - HIGH) / (PEAK - HIGH)) * (LONG / 2) : 0;
    d += P.line([inset, v, 0.02], [LONG - inset, v, 0.02], 0.026);
  }
  return d;
};

const gable = (): string =>
  P.poly([
    [0, 0],
    [LONG, 0],
    [LONG, HIGH],
    [LONG / 2, PEAK],
    [0, HIGH],
  ]);

function pane(u0: number, v0: number, u1: number, v1: number): string {
  return (
    fill(P.quad(u0 - 0.16, v0 - 0.18, u1 + 0.16, v1 + 0.18, 0.04), '#FFF6E4') +
    fill(P.quad(u0, v0, u1, v1, 0.05), '#FFD488') +
    fill(P.quad(u0, v0, u0 + (u1 - u0) * 0.24, v1, 0.06), '#F0A45E') +
    fill(
      P.line([(u0 + u1) / 2, v0, 0.07], [(u0 + u1) / 2, v1, 0.07], 0.06) +
        P.line([u0, (v0 + v1) / 2, 0.07], [u1, (v0 + v1) / 2, 0.07], 0.06),
      '#FFF6E4',
    ) +
    fill(P.quad(u0 - 0.24, v0 - 0.3, u1 + 0.24, v0 - 0.16, 0.1), '#FFF1DA')
  );
}

function cottage(A: Sheet): string {
  // The side toward the sea, in the sun and painted already.
  let s = fill(
    Q.quad(0, -0.4, 9, HIGH),
    A.lin(
      [
        [0, mix(FRESH, '#FFD8A0', 0.3)],
        [1, mix(FRESH, '#FFD8A0', 0.5)],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  let side = '';
  for (let v = 0.2; v < HIGH; v += 0.2) side += Q.line([0, v, 0.01], [9, v, 0.01], 0.026);
  s += fill(side, '#1B4A5A', { opacity: 0.5 });
  s += fill(P.quad(0.1, -0.6, LONG - 0.1, 0, -0.1), '#5A4460');
  for (const u of [0.2, 2.5, 4.9, 7.2]) s += fill(P.quad(u - 0.16, -0.6, u + 0.16, 0, 0.02), '#7A5A5E');
  const whole = gable();
  s += fill(
    whole,
    A.lin([
      [0, mix(OLD, '#FFF3D6', 0.1)],
      [1, mix(OLD, '#5A4A72', 0.2)],
    ]),
  );
  // Where paint came off the old boards.
  const r = rng(8);
  let bare = '';
  for (let i = 0; i < 60; i++) {
    const [u, v] = [r.range(3.6, LONG - 0.2), Math.floor(r.range(1, 20)) * 0.2];
    bare += P.quad(u, v + 0.02, u + r.range(0.12, 0.5), v + r.range(0.08, 0.17), 0.01);
  }
  s += g(fill(bare, '#8A7480', { opacity: 0.55 }), { 'clip-path': A.clip(whole) });
  const edge = tuples(
    2,
    '3.7,0 3.5,0.4 3.9,0.8 3.6,1.2 4.1,1.6 3.7,2 3.95,2.4 3.6,2.8 4,3.2 3.7,3.6 4,4 3.75,4.4 3.9,5 3.7,5.9',
  );
  const fresh = P.poly([[0, 0], ...edge.map(([u, v]): readonly [number, number] => [u, v]), [0, 6]]);
  s += g(
    fill(
      fresh,
      A.lin([
        [0, mix(FRESH, '#FFE0B0', 0.08)],
        [1, mix(FRESH, '#1B2A4C', 0.2)],
      ]),
    ),
    { 'clip-path': A.clip(whole) },
  );
  s += fill(courses(), '#2A2448', { opacity: 0.42 });
  s += pane(1, 0.9, 2.5, 2.5) + pane(4.9, 0.9, 6.4, 2.5) + pane(3.2, 3.5, 4.2, 4.7);
  s += fill(
    P.quad(-0.06, -0.1, 0.16, HIGH, 0.06) + P.quad(LONG - 0.16, -0.1, LONG + 0.06, HIGH, 0.06),
    '#FFF3DE',
  );
  // The roof: its slope toward the sea, and the white boards of the gable.
  const back = -9;
  s += fill(
    P.poly([
      [-0.6, HIGH - 0.42, 0.5],
      [LONG / 2, PEAK + 0.12, 0.5],
      [LONG / 2, PEAK + 0.12, back],
      [-0.6, HIGH - 0.42, back],
    ]),
    A.lin('0 #E0A890, 1 #8A6A88', 1, 0, 0, 1),
  );
  let rows = '';
  for (let t = 0.1; t < 1; t += 0.1)
    rows += P.line(
      [-0.6 + (LONG / 2 + 0.6) * t, HIGH - 0.42 + (PEAK - HIGH + 0.54) * t, 0.5],
      [-0.6 + (LONG / 2 + 0.6) * t, HIGH - 0.42 + (PEAK - HIGH + 0.54) * t, back],
      0.04,
    );
  s += fill(rows, '#5A4468', { opacity: 0.5 });
  const pt = (u: number, v: number) => P.pt(u, v, 0.5).slice(0, 2).map(n).join(' ');
  return (
    s +
    stroke(
      `M${pt(-0.6, HIGH - 0.42)}L${pt(LONG / 2, PEAK + 0.12)}L${pt(LONG + 0.6, HIGH - 0.42)}`,
      '#FFF6E4',
      6,
    )
  );
}

/**
 * A ladder up to the gable's window, a bucket that hangs from it, a brush across a can on the sand.
 */
function work(s: Still): void {
  const { A } = s;
  let [rails, rungs] = ['', ''];
  for (const u of [4.35, 4.95]) rails += P.line([u, -0.6, 1.6], [u, 4.3, 0.12], 0.09);
  for (let t = 0.06; t < 1; t += 0.075)
    rungs += P.line([4.35, -0.6 + 4.9 * t, 1.6 - 1.48 * t], [4.95, -0.6 + 4.9 * t, 1.6 - 1.48 * t], 0.06);
  A.add(
    fill(
      P.poly([
        [4.9, 0, 0.03],
        [5.6, 0, 0.03],
        [5.5, 3.9, 0.03],
        [5.05, 3.9, 0.03],
      ]),
      '#1B2A4C',
      { opacity: 0.2 },
    ),
    fill(rungs, '#C98E50'),
    fill(rails, '#E9B46C'),
  );
  const [x, y] = P.pt(5.02, 1.9, 1);
  s.bend(`${x - 8},${y} ${x},${y - 13} ${x + 8},${y}`, 1.6, '#4A4460');
  s.flat(`${x - 10},${y} ${x + 10},${y} ${x + 8},${y + 21} ${x - 8},${y + 21}`, '#E3E6E4');
  s.oval(x, y, 10, 3, FRESH);
  s.soft(`${x - 9},${y + 1} ${x - 3},${y + 2} ${x - 4},${y + 10} ${x - 7},${y + 11}`, FRESH);
  const [cx, cy] = P.pt(2.6, -0.6, 2.2);
  s.fall(cx, cy, 30, 5, 0.5);
  s.flat(`${cx - 14},${cy - 26} ${cx + 14},${cy - 26} ${cx + 14},${cy} ${cx - 14},${cy}`, '#D9DCDC');
  s.oval(cx, cy - 26, 14, 4, FRESH);
  s.pen(`${cx - 22},${cy - 31} ${cx + 6},${cy - 28}`, 4, '#A8642C');
  s.box(cx + 5, cy - 33, 12, 9, '#F3E0BC');
}

export function saltCottage(): Sheet {
  const s = still(35, LOW_DUSK);
  const { A } = s;
  s.clouds(194);
  s.glow(...SUN, 160, '#FFC47A', 0.95);
  A.add(circ(...SUN, 14, '#FFFBEA'));
  sea(A);
  oats(s, -6, 150, 262, 52, 12);
  A.add(cottage(A));
  work(s);
  A.add(fill(flock(tuples(3, '112,84,0.8 134,76,0.74 154,71,0.68'), -0.4), '#3A3A5E'));
  oats(s, -8, 110, 360, 118, 9);
  oats(s, 380, 490, 362, 96, 8);
  s.evening(...SUN, 0.5);
  for (const [u, v] of tuples(2, '1.7,1.7 5.6,1.7 3.7,4.1')) {
    const [x, y] = P.pt(u, v, 0.2);
    A.add(lampGlow(A, x, y, 56, '#FFCB80', 0.4));
  }
  return A;
}
