/**
 * Riverside Craftsman bungalow. Two-point view from the left over a picket fence; just after sunset, porch lamps on.
 */

import { mix } from '../kit/colour.ts';
import { cladding, columns, flat, front, leftSide, rows, wall } from '../kit/faces.ts';
import { leafMass, leavesAlong, mossAlong, mossVeil } from '../kit/foliage.ts';
import { lawnBlades } from '../kit/grasses.ts';
import { softGlow, vignette } from '../kit/light.ts';
import { nth, tuples } from '../kit/lists.ts';
import { dline, dpoly, n, type Pt3, type Quad, smooth, type XY } from '../kit/path.ts';
import { beamD, face, onQuad, subQuad } from '../kit/projector.ts';
import { type Rng, rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse } from '../kit/sky.ts';
import { gableEnd, underside } from '../kit/slopes.ts';
import { circ, fill, g, rect, stroke } from '../kit/svg.ts';
import { barkStrokes, bough } from '../kit/trees.ts';
import {
  bargeBoard,
  brickwork,
  chimney,
  clapboard,
  fencePost,
  hangingFern,
  kneeBrace,
  openEave,
  picketFence,
  pier,
  shingleSlope,
} from './riverside-bungalow/carpentry.ts';
import { C, FOCAL, HORIZON, PORCH, pr } from './riverside-bungalow/scene.ts';

const W = 800;
const H = 600;
const litGlass = (A: Sheet) => A.lin('0 #F0A860, 0.4 #F9C878, 1 #FFE9B4');

// main body and porch in metres: gable fronts face the street
const BODY = {
  x1: 9.4,
  depth: 13,
  eave: 3.35,
  peak: 6.5,
  over: 0.85,
  rakeZ: -0.9,
  mid: 4.7,
  pitch: (6.5 - 3.35) / 4.7,
};

// ---------- assemble ----------
const BACK = ['#42587A', '#4A6680', '#587484', '#7C8690'] as const;
const MID = ['#173C46', '#265852', '#44785A', '#A5A66A'] as const;
const AZALEA = ['#5E2A4E', '#A8405E', '#DF6C78', '#F8BDAC'] as const;
const OAK = ['#10303A', '#1B4546', '#335E52', '#7C8C5E'] as const;
const FRAME = ['#0E2234', '#153440', '#24504E', '#4E7458'] as const;
// walk from the steps to the gate, and the light that falls on it
const gate = { x0: 0.5, x1: 2.3, z: -7.4 };
const walkLeft = tuples(2, '3.95,-4.3 3.5,-5.4 2.2,-6.3 1.0,-7.0 0.6,-7.9 0.3,-9.6');
const walkRight = tuples(2, '5.65,-4.3 5.2,-5.8 3.9,-6.8 2.7,-7.4 2.2,-8.2 2.0,-9.6');
const onGround = ([x, z]: XY) => pr([x, 0.02, z]);
const plant = (
  q: Rng,
  list: readonly (readonly [number, number, number, number])[],
  cols: readonly string[],
  o?: { leaf?: number; spread?: number; base?: string },
) =>
  leafMass(
    q,
    list.map(([x, z, rx, ry]) => {
      const p = pr([x, ry * 0.75, z]),
        k = FOCAL / p[2];
      return [p[0], p[1], rx * k, ry * k];
    }),
    cols,
    { leaf: 4.2, spread: 5, light: [-0.6, -0.8], ...o },
  );
const along = (
  a: number,
  b: number,
  d: number,
  f: (x: number) => readonly [number, number, number, number],
) => Array.from({ length: Math.floor((b - a) / d) + 1 }, (_, i) => f(a + i * d));

const gableShingles = cladding({
  tones: '#3C5E68 0.16 0.6, #7C9A92 0.1 0.5',
  joint: `${C.line} 0.6 0.55`,
  jitter: 0.4,
});

export function draw(): Sheet {
  const A = new Sheet(W, H);
  const shingleGable = (end: readonly Pt3[], q: Quad, seed: number) =>
    g(gableShingles(pr, q, A.lin(`0 #466A72, 1 ${C.gable}`), 18, 44, seed), {
      'clip-path': A.clip(face(pr, end)),
    });
  // Craftsman sash: many small lights above, one pane below, cream trim, drapes and a lamp glow
  function craftsmanWindow(q: Quad, units: number): string {
    const w = Math.hypot(q[0][0] - q[1][0], q[0][2] - q[1][2]),
      h = q[3][1] - q[0][1],
      u = 0.14 / w,
      v = 0.14 / h;
    let s =
      wall(pr, subQuad(q, -u, -v * 0.8, 1 + u, 1 + v), C.trim) +
      wall(pr, subQuad(q, -u * 1.5, -v * 1.6, 1 + u * 1.5, -v * 0.7), C.trimShade) +
      wall(pr, q, litGlass(A));
    let bars = '';
    for (let k = 0; k < units; k++) {
      s +=
        wall(pr, subQuad(q, (k + 0.02) / units, 0, (k + 0.2) / units, 1), '#FFF6DE', { opacity: 0.6 }) +
        wall(pr, subQuad(q, (k + 0.8) / units, 0, (k + 0.98) / units, 1), '#E9B878', { opacity: 0.6 });
      for (const t of [1 / 3, 2 / 3])
        bars += beamD(pr, onQuad(q, (k + t) / units, 0.58), onQuad(q, (k + t) / units, 1), 0.035);
    }
    for (let k = 0; k <= units; k++)
      bars += beamD(pr, onQuad(q, k / units, 0), onQuad(q, k / units, 1), 0.08);
    return s + fill(bars + beamD(pr, onQuad(q, 0, 0.58), onQuad(q, 1, 0.58), 0.07), C.trim);
  }

  function sideWall(): string {
    const { eave, depth } = BODY;
    let s =
      clapboard(leftSide(0, 0.5, eave, 0, depth), A.lin('0 #8FA890, 1 #B4BC98', 0, 0, 1, 0), 17) +
      brickwork(pr, leftSide(0, 0, 0.5, 0, depth), '#A8664E', 5, 50, 2);
    for (const [a, b] of tuples(2, '1.6,3.2 6.9,8.3 9.6,11'))
      s += craftsmanWindow(leftSide(-0.02, 1.0, 2.5, a, b), 2);
    return s + wall(pr, leftSide(-0.01, eave - 0.55, eave, 0, depth), '#3E3A5A', { opacity: 0.35 });
  }
  function body(): string {
    const { x1, mid, eave, peak, pitch, over, rakeZ, depth } = BODY,
      out = eave - pitch * over;
    let s = sideWall();
    s += clapboard(front(0, x1, 0, eave, 0), A.lin('0 #4A6E74, 1 #6A8880'), 20);
    s +=
      shingleGable(gableEnd(0, x1, eave, peak, 0), front(0, x1, eave, peak, 0), 4) +
      wall(pr, front(0, x1, eave - 0.12, eave + 0.1, -0.03), C.trim);
    s += craftsmanWindow(front(3.6, 5.8, 4.3, 5.3, -0.03), 3);
    s += openEave(-over, out, 0, eave, rakeZ, depth, 0.8);
    s +=
      shingleSlope(
        A,
        { x0: -over, y0: out, x1: mid, y1: peak + 0.02, z0: rakeZ, z1: depth + 0.6 },
        20,
        44,
        8,
      ) + chimney();
    s += wall(pr, underside([x1 + over, out], [mid, peak], rakeZ, 0), '#A87850');
    s += wall(pr, underside([-over, out], [mid, peak], rakeZ, 0), '#6E5048');
    for (const [x, y] of [
      [0.1, eave],
      [2.4, eave + 1.5],
      [mid, peak - 0.1],
      [7, eave + 1.5],
      [9.3, eave],
    ] as const)
      s += kneeBrace(x, y, rakeZ, -rakeZ);
    return (
      s + bargeBoard(-over, out, mid, peak, rakeZ, 0.28) + bargeBoard(x1 + over, out, mid, peak, rakeZ, 0.28)
    );
  }

  // everything that stands inside the porch, seen between the piers
  function porchInterior(): string {
    const { x0, x1, z, floor, eave } = PORCH;
    let s = clapboard(
      front(0, BODY.x1, floor, eave, -0.01),
      A.lin('0 #93A288, 0.45 #C9BE92, 0.75 #7F9488, 1 #5A7A7A', 0, 0, 1, 0),
      14,
    );
    s +=
      craftsmanWindow(front(0.95, 2.95, floor + 0.75, floor + 2.15, -0.03), 3) +
      craftsmanWindow(front(7.2, 8.7, 1.4, 2.8, -0.03), 2);
    // oak-red door with three lights and sidelights
    s +=
      wall(pr, front(3.55, 5.85, floor, floor + 2.3, -0.03), C.trim) +
      wall(pr, front(3.65, 4.05, floor + 0.5, floor + 2.15, -0.04), litGlass(A)) +
      wall(pr, front(5.35, 5.75, floor + 0.5, floor + 2.15, -0.04), litGlass(A));
    s +=
      wall(pr, front(4.17, 5.23, floor, floor + 2.18, -0.04), A.lin('0 #A03A38, 1 #6A2028')) +
      [4.3, 4.6, 4.9]
        .map((x) => wall(pr, front(x, x + 0.22, floor + 1.45, floor + 2.0, -0.05), '#FFE2A0'))
        .join('') +
      wall(pr, front(4.28, 5.12, floor + 1.3, floor + 1.38, -0.06), '#C9605A') +
      [4.32, 4.76]
        .map((x) =>
          wall(pr, front(x, x + 0.34, floor + 0.2, floor + 1.15, -0.05), '#5A1A22', { opacity: 0.7 }),
        )
        .join('');
    const knob = pr([5.08, floor + 1.0, -0.08]);
    s += circ(knob[0], knob[1], 1.9, '#EDB650');
    s +=
      wall(pr, flat(x0, x1, floor, z, 0), A.lin('0 #C9A684, 1 #8A6C68')) +
      wall(pr, flat(x0, x1 + 0.4, eave, z, 0), A.lin('0 #F3CC8C, 1 #B98456')) +
      stroke(rows(pr, flat(x0, x1, eave, z, 0), 9), '#A87848', 0.6, { opacity: 0.6 });
    // swing with cushion
    s +=
      fill(
        beamD(pr, [1.0, eave, -1.3], [1.0, 1.2, -1.3], 0.025) +
          beamD(pr, [2.6, eave, -1.3], [2.6, 1.2, -1.3], 0.025),
        '#3A2E36',
      ) +
      wall(pr, front(0.95, 2.65, 1.25, 1.7, -1.0), '#D9B078') +
      stroke(columns(pr, front(0.95, 2.65, 1.25, 1.7, -1.0), 9), '#8A6242', 0.9) +
      wall(pr, front(0.95, 2.65, 1.05, 1.2, -1.5), '#8A6242') +
      wall(pr, front(1.05, 1.6, 1.2, 1.5, -1.35), '#C96A54') +
      wall(pr, front(2.0, 2.5, 1.2, 1.5, -1.35), '#F3E3C6');
    const lamp = pr([4.7, 2.55, -1.5]);
    s +=
      circ(lamp[0], lamp[1], 92, A.rad('0 #FFE2A0 0.8, 1 #FFE2A0 0', lamp[0], lamp[1], 92)) +
      fill(beamD(pr, [4.7, eave, -1.5], [4.7, 2.72, -1.5], 0.03), '#2A2430') +
      rect(lamp[0] - 4.5, lamp[1] - 7, 9, 13, '#FFF4D4') +
      stroke(
        `M${n(lamp[0] - 4.5)} ${n(lamp[1] - 7)}h9v13h-9ZM${n(lamp[0])} ${n(lamp[1] - 7)}v13`,
        '#2A2430',
        1.2,
      ) +
      fill(
        dpoly([
          [lamp[0] - 7, lamp[1] - 7],
          [lamp[0], lamp[1] - 12],
          [lamp[0] + 7, lamp[1] - 7],
        ]),
        '#2A2430',
      );
    return s;
  }
  function porch(): string {
    const { x0, x1, z, floor, eave, peak, mid, pitch } = PORCH;
    let s = porchInterior();
    s +=
      brickwork(pr, leftSide(x0, 0, floor, z, 0), '#B9705A', 7, 10, 11) +
      brickwork(pr, front(x0, x1, 0, floor, z), C.brick, 7, 24, 12);
    s +=
      wall(pr, front(x0 - 0.08, x1 + 0.08, floor - 0.06, floor + 0.06, z - 0.08), '#E9D6B6') +
      wall(pr, leftSide(x0 - 0.08, floor - 0.06, floor + 0.06, z - 0.08, 0), '#FFF0D4');
    // railings: side, then front left of the steps
    let posts = '';
    for (let t = z + 0.3; t < -0.1; t += 0.16)
      posts += beamD(pr, [x0 + 0.1, floor + 0.12, t], [x0 + 0.1, floor + 0.8, t], 0.045);
    for (let x = 0.6; x < 3.2; x += 0.16)
      posts += beamD(pr, [x, floor + 0.12, z + 0.15], [x, floor + 0.8, z + 0.15], 0.045);
    s +=
      fill(posts, '#F3E3C6') +
      fill(
        beamD(pr, [x0 + 0.1, floor + 0.84, z], [x0 + 0.1, floor + 0.84, 0], 0.1) +
          beamD(pr, [0.5, floor + 0.84, z + 0.15], [3.2, floor + 0.84, z + 0.15], 0.1) +
          beamD(pr, [0.5, floor + 0.12, z + 0.15], [3.2, floor + 0.12, z + 0.15], 0.06),
        '#FFF6E2',
      );
    for (let i = 0; i < 4; i++) {
      const y = floor - 0.15 * i - 0.02,
        zz = z - 0.32 * (i + 1);
      s +=
        wall(pr, front(3.9, 5.7, Math.max(0, y - 0.15), y, zz), mix('#D9B48E', '#8A6258', i * 0.12)) +
        wall(pr, flat(3.9, 5.7, y, zz, zz + 0.32), '#F6DAB0') +
        wall(pr, leftSide(3.9, 0, y, zz, zz + 0.32), '#EBC59A');
    }
    s += hangingFern(1.75, z + 0.2, 3) + hangingFern(6.7, -1.2, 8);
    for (const x of [0.15, 3.45, 6.15]) s += pier(A, x);
    s +=
      wall(pr, front(x0, x1, eave - 0.24, eave + 0.05, z), '#EBD9BC') +
      wall(pr, leftSide(x0, eave - 0.24, eave + 0.05, z, 0), '#FFF3DA');
    s += shingleGable(gableEnd(x0, x1, eave + 0.05, peak, z), front(x0, x1, eave + 0.05, peak, z), 14);
    // attic vent with slats
    const vent = front(mid - 0.55, mid + 0.55, eave + 0.55, eave + 1.15, z - 0.03);
    s +=
      wall(pr, subQuad(vent, -0.1, -0.12, 1.1, 1.12), C.trim) +
      wall(pr, vent, '#3A4A58') +
      stroke(rows(pr, vent, 6), '#8FA2A4', 1);
    const out = eave - pitch * 0.6;
    s +=
      openEave(x0 - 0.6, out, x0, eave, z - 0.7, 0.2, 0.62) +
      shingleSlope(A, { x0: x0 - 0.6, y0: out, x1: mid, y1: peak + 0.02, z0: z - 0.7, z1: 0.2 }, 13, 14, 18);
    s +=
      wall(pr, underside([x1 + 0.6, out], [mid, peak], z - 0.7, z), '#B98250') +
      wall(pr, underside([x0 - 0.6, out], [mid, peak], z - 0.7, z), '#6E5048');
    for (const x of [x0 + 0.15, x1 - 0.15]) s += kneeBrace(x, eave + 0.15, z - 0.7, 0.7);
    return (
      s +
      bargeBoard(x0 - 0.6, out, mid, peak, z - 0.7, 0.24) +
      bargeBoard(x1 + 0.6, out, mid, peak, z - 0.7, 0.24)
    );
  }
  A.add(
    expanse(
      A,
      0,
      HORIZON + 20,
      '0 #27437A, 0.25 #5C659C, 0.48 #A9809E, 0.68 #E8988A, 0.85 #FBC193, 1 #FFE0A8',
    ),
  );
  A.add(cloud(A, '#F6A48C', [0.0024, 0.02, 61], [0.5, 0.66], [20, 90, 230, 320], 0.75, { bottom: HORIZON }));
  A.add(
    cloud(A, '#FFE1B0', [0.0024, 0.03, 10], [0.56, 0.64], [110, 180, 300, 390], 0.85, { bottom: HORIZON }),
  );
  A.add(cloud(A, '#6A5A8E', [0.002, 0.024, 29], [0.56, 0.66], [-20, 30, 110, 190], 0.6, { bottom: HORIZON }));
  A.add(softGlow(A, -20, 380, 360, 190, '#FFE0A0', 0.6));
  const t = rng(22);
  A.add(
    leafMass(t, tuples(4, '30,330,80,74 120,300,60,60 560,300,90,80 668,290,90,100 770,320,90,110'), BACK, {
      leaf: 5,
      spread: 7,
      light: [-0.7, -0.6],
      base: '#486478',
    }),
  );
  A.add(
    leafMass(
      t,
      Array.from({ length: 24 }, (_, i) => [i * 36 - 10, HORIZON - 2 + t.range(-6, 6), 34, 22]),
      ['#26485A', '#345E62', '#52786A', '#A8A27C'],
      { leaf: 4.4, spread: 6, light: [-0.7, -0.7], base: '#26485A' },
    ),
  );
  A.add(expanse(A, HORIZON + 10, H, '0 #9CA26C, 0.25 #5F8660, 1 #1C4448'));
  A.add(
    lawnBlades(rng(5), {
      x1: W,
      y0: HORIZON + 16,
      y1: H,
      count: 2400,
      near: 8,
      dark: '#1F4A48',
      light: '#BDBB7C',
    }),
  );
  A.add(
    fill(
      `${smooth(walkLeft.map(onGround))}L${smooth(walkRight.map(onGround).reverse()).slice(1)}Z`,
      A.lin('0 #F6DAB0, 0.5 #D9B898, 1 #9A8490'),
    ),
  );
  {
    let joints = '';
    walkLeft.forEach((a, i) => {
      if (!i) return;
      const b = nth(walkRight, i),
        m = [(a[0] + nth(walkLeft, i - 1)[0]) / 2, (a[1] + nth(walkLeft, i - 1)[1]) / 2] as const,
        k = [(b[0] + nth(walkRight, i - 1)[0]) / 2, (b[1] + nth(walkRight, i - 1)[1]) / 2] as const;
      for (const [u, v] of [
        [a, b],
        [m, k],
      ] as const) {
        const p = onGround(u),
          e = onGround(v);
        joints += dline([p, e]);
      }
    });
    A.add(stroke(joints, '#7E6A70', 1, { opacity: 0.55 }));
  }
  // foundation shrubs
  const q = rng(77);
  A.add(
    body(),
    plant(
      q,
      along(7, 10.4, 0.6, (x) => [x, -0.8, 0.5, 0.48]),
      MID,
    ),
    porch(),
  );
  for (const [x, z, rx] of tuples(3, '4.8,-5.2,120 -0.6,2.4,46 -0.6,7.6,40')) {
    const p = pr([x, 0, z]);
    A.add(softGlow(A, p[0], p[1], rx, rx * 0.2, '#FFD08A', 0.55));
  }
  A.add(
    plant(
      q,
      along(0, 11, 0.9, (v) => [-0.8, 11 - v, 0.55, 0.42]),
      MID,
    ),
  );
  A.add(
    plant(
      q,
      along(0, 3.2, 0.5, (x) => [x, PORCH.z - 0.7, 0.42, 0.36]),
      MID,
    ),
    plant(
      q,
      along(6.2, 7.2, 0.45, (x) => [x, PORCH.z - 0.5, 0.42, 0.4]),
      MID,
    ),
    plant(
      q,
      along(0.1, 3.3, 0.55, (x) => [x, PORCH.z - 1.25, 0.34, 0.24]),
      AZALEA,
      { leaf: 2.8, spread: 2.6 },
    ),
    plant(
      q,
      along(6.2, 7.4, 0.5, (x) => [x, PORCH.z - 1.1, 0.34, 0.24]),
      AZALEA,
      { leaf: 2.8, spread: 2.6 },
    ),
  );
  // fence with azaleas behind it, gate posts
  A.add(
    plant(
      q,
      along(-6, 0.1, 0.6, (x) => [x, gate.z + 0.55, 0.42, 0.4]),
      MID,
      { base: '#173C46' },
    ),
    plant(
      q,
      along(-5.7, 0.1, 0.95, (x) => [x, gate.z + 0.5, 0.34, 0.52]),
      AZALEA,
      { leaf: 3.4, spread: 4 },
    ),
  );
  A.add(
    plant(
      q,
      along(3.3, 9.4, 0.6, (x) => [x, gate.z + 0.55, 0.42, 0.4]),
      MID,
      { base: '#173C46' },
    ),
    plant(
      q,
      along(3.5, 9, 0.95, (x) => [x, gate.z + 0.5, 0.34, 0.5]),
      AZALEA,
      { leaf: 3.4, spread: 4 },
    ),
  );
  A.add(
    picketFence(A, -6, gate.x0 - 0.15, gate.z),
    picketFence(A, gate.x1 + 0.15, 9.6, gate.z),
    fencePost(A, gate.x0, gate.z),
    fencePost(A, gate.x1, gate.z),
  );
  // fireflies over the lawn
  const fly = rng(16);
  for (let i = 0; i < 15; i++) {
    const x = i < 9 ? fly.range(8, 150) : fly.range(650, 760),
      y = fly.range(432, 486),
      s = fly.range(0.9, 1.7);
    A.add(softGlow(A, x, y, s * 6, s * 6, '#FFF0A0', 0.7), circ(x, y, s, '#FFF6C4'));
  }
  // street oak on the right with moss between two leaf layers
  const o = rng(19);
  A.add(
    fill(
      bough(tuples(2, '818,610 806,540 800,420 806,300 818,200'), 64, 44) +
        bough(tuples(2, '800,330 760,220 694,150 620,104 540,76'), 40, 6) +
        bough(tuples(2, '806,260 784,150 722,70 660,20'), 34, 10) +
        bough(tuples(2, '700,158 650,172 604,162'), 13, 4),
      A.lin('0 #2A2E40, 0.9 #1F2C3A, 1 #14212F', 0, 0, 1, 0),
    ),
    stroke('M782 604C777 540 774 470 775 420C776 380 779 340 783 306', '#E9A87C', 2, { opacity: 0.6 }),
  );
  A.add(stroke(barkStrokes(rng(6), 30, [776, 800], [310, 590]), '#3E4660', 1.2, { opacity: 0.6 }));
  const crown = [
    ...tuples(4, '604,160,26,11 545,76,30,12'),
    ...leavesAlong(o, 44, (u) => [820 - u * 430, 40 + 150 * (1 - u) ** 1.1], 15, [
      [24, 44],
      [12, 20],
    ]),
  ];
  const hang = mossAlong(o, 22, (u) => [800 - u * 390, 40 + 150 * (1 - u) ** 1.1], {
    crowd: 1.1,
    drop: [0.55, 1],
    length: [30, 88],
    width: [5, 10],
  });
  A.add(
    leafMass(o, crown, OAK, { leaf: 4.8, spread: 7, light: [-0.5, 0.2] }),
    mossVeil(o, hang, ['#4E6470', '#A39C94'], OAK, [-0.5, 0.2], 7),
  );
  // dark shrubs crop the lower left corner
  A.add(
    leafMass(o, tuples(4, '-6,590,60,40 60,606,56,30 128,618,50,24'), FRAME, {
      leaf: 5.2,
      spread: 7,
      light: [-0.6, -0.7],
      base: '#0E2234',
    }),
  );
  A.add(softGlow(A, 400, 360, 300, 110, '#FFD08A', 0.28));
  A.add(vignette(A, { cx: 400, cy: 324, r: 560, clear: 0.7, strength: 0.38 }));

  return A;
}
