/**
 * Avondale Tudor under live oaks. One-point view from the sidewalk, blue hour, every window lit.
 */
import { mix } from '../kit/colour.ts';
import { cells, flat, front, rightSide, wall } from '../kit/faces.ts';
import { leafMass, mossCurtains } from '../kit/foliage.ts';
import { lawnBlades } from '../kit/grasses.ts';
import { softGlow, vignette } from '../kit/light.ts';
import { append, nth, tuples } from '../kit/lists.ts';
import { dpoly, n, type Pt, type Pt3, type Quad, smooth, type XY } from '../kit/path.ts';
import { beamD, camera, face, onQuad } from '../kit/projector.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud } from '../kit/sky.ts';
import { circ, fill, g, rect, stroke } from '../kit/svg.ts';
import { bough } from '../kit/trees.ts';

const W = 800;
const H = 600;
const HORIZON = 432;
const FOCAL = 900;
const AXIS = 520;
const EYE = 1.6;
const pr = camera({ eye: [0, EYE, 0], f: FOCAL, cx: AXIS, cy: HORIZON });
const G = 0.5;
// the house stands half a metre above the sidewalk

const C = {
  plaster: '#B8AFBC',
  plasterWarm: '#EBCFA8',
  timber: '#2A2130',
  timberLit: '#4A3436',
  brick: '#7C4B4E',
  brickWarm: '#A8634E',
  stone: '#A79CA6',
  stoneWarm: '#DCC3A0',
  slate: '#3B3A55',
  slateLit: '#5C5E7E',
  lead: '#5A3A34',
  glow: '#FFD58A',
  night: '#0B1A2C',
  iron: '#131D2C',
};
const glass = (A: Sheet) => A.lin('0 #E9A45C, 0.35 #F9C878, 0.75 #FFE6AE, 1 #F2B468');

function brick(
  A: Sheet,
  q: Quad,
  nRows: number,
  nCols: number,
  seed: number,
  base = A.lin([
    [0, C.brick],
    [0.6, '#8C5550'],
    [1, C.brickWarm],
  ]),
): string {
  return (
    wall(pr, q, base) +
    cells(pr, q, nRows, nCols, {
      seed,
      tones: [
        ['#5C3844', 0.14, 0.6],
        ['#B4715C', 0.12, 0.5],
        ['#94605C', 0.14, 0.6],
      ],
      joint: '#C79A88',
      jointWidth: 0.45,
      jointOpacity: 0.3,
    })
  );
}
function slate(
  A: Sheet,
  q: Quad,
  nRows: number,
  nCols: number,
  seed: number,
  base = A.lin([
    [0, C.slateLit],
    [1, C.slate],
  ]),
): string {
  return (
    wall(pr, q, base) +
    cells(pr, q, nRows, nCols, {
      seed,
      tones: [
        ['#2C2B45', 0.16, 0.6],
        ['#6A6C8C', 0.1, 0.5],
        ['#4E4660', 0.14, 0.6],
      ],
      joint: '#211F36',
      jointWidth: 0.5,
      jointOpacity: 0.55,
      jitter: 0.4,
    })
  );
}
const timbers = (list: readonly (readonly [Pt3, Pt3])[], w: number, color = C.timber) =>
  fill(list.map(([a, b]) => beamD(pr, a, b, w)).join(''), color);
// curved brace between two posts, sampled as a quadratic
function brace([x0, y0]: XY, [x1, y1]: XY, [cx, cy]: XY, z: number, w = 0.17): string {
  const at = (t: number): [number, number, number] => [
    x0 * (1 - t) ** 2 + 2 * cx * t * (1 - t) + x1 * t * t,
    y0 * (1 - t) ** 2 + 2 * cy * t * (1 - t) + y1 * t * t,
    z,
  ];
  return Array.from({ length: 7 }, (_, i) => beamD(pr, at(i / 7), at((i + 1.08) / 7), w)).join('');
}

// Leaded casements in stone or oak mullions; `curtain` draws drapes, `shape` is a silhouette inside the room.
function leaded(
  A: Sheet,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z: number,
  lights: number,
  { frame = C.timber, transom = 0.66, curtain = true, inside = '' } = {},
): string {
  const q = front(x0, x1, y0, y1, z),
    c = A.clip(face(pr, q));
  let s =
    wall(pr, front(x0 - 0.16, x1 + 0.16, y0 - 0.16, y1 + 0.16, z + 0.02), frame) + wall(pr, q, glass(A));
  let room = inside;
  if (curtain)
    room +=
      wall(pr, front(x0, x0 + (x1 - x0) * 0.13, y0, y1, z), '#FFF3D6', { opacity: 0.75 }) +
      wall(pr, front(x1 - (x1 - x0) * 0.13, x1, y0, y1, z), '#F0CF98', { opacity: 0.8 });
  let lattice = '';
  const step = 0.2;
  for (let u = -4; u < 10; u += step) {
    const a = pr([x0 + u, y0, z]),
      b = pr([x0 + u + (y1 - y0) * 0.62, y1, z]),
      e = pr([x0 + u - (y1 - y0) * 0.62, y1, z]);
    lattice += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}M${n(a[0])} ${n(a[1])}L${n(e[0])} ${n(e[1])}`;
  }
  s += g(room + stroke(lattice, C.lead, 0.55, { opacity: 0.65 }), { 'clip-path': c });
  let bars = '';
  for (let i = 1; i < lights; i++)
    bars += beamD(pr, onQuad(q, i / lights, 0), onQuad(q, i / lights, 1), 0.13);
  if (transom) bars += beamD(pr, onQuad(q, 0, transom), onQuad(q, 1, transom), 0.1);
  return (
    s + fill(bars, frame) + wall(pr, front(x0 - 0.26, x1 + 0.26, y0 - 0.3, y0 - 0.14, z - 0.12), C.stoneWarm)
  );
}

// Plaster gable with a timber frame: posts, rails, curved braces, king post. Returns clipped artwork.
function timberGable(
  A: Sheet,
  {
    x0,
    x1,
    y0,
    eave,
    peak,
    z,
    rails,
    posts,
  }: {
    x0: number;
    x1: number;
    y0: number;
    eave: number;
    peak: number;
    z: number;
    rails: Pt;
    posts: readonly number[];
  },
): string {
  const xm = (x0 + x1) / 2,
    outline = [
      [x0, y0, z],
      [x1, y0, z],
      [x1, eave, z],
      [xm, peak, z],
      [x0, eave, z],
    ] as const;
  let s = fill(
    face(pr, outline),
    A.lin([
      [0, '#8E8AA4'],
      [0.45, C.plaster],
      [1, C.plasterWarm],
    ]),
  );
  let d = '';
  for (const x of posts) d += beamD(pr, [x, y0, z], [x, peak, z], 0.2);
  for (const y of rails) d += beamD(pr, [x0, y, z], [x1, y, z], 0.24);
  const half = (x1 - x0) / 2,
    top = nth(rails, rails.length - 1),
    w = half * ((peak - top) / (peak - eave));
  d +=
    brace([xm - w * 0.8, top], [xm - 0.1, top + (peak - top) * 0.62], [xm - w * 0.15, top + 0.15], z) +
    brace([xm + w * 0.8, top], [xm + 0.1, top + (peak - top) * 0.62], [xm + w * 0.15, top + 0.15], z);
  d +=
    brace([x0 + 0.2, y0 + 0.9], [x0 + half * 0.42, rails[1] ?? eave], [x0 + half * 0.36, y0 + 1.0], z) +
    brace([x1 - 0.2, y0 + 0.9], [x1 - half * 0.42, rails[1] ?? eave], [x1 - half * 0.36, y0 + 1.0], z);
  s += fill(d, C.timber);
  s +=
    wall(
      pr,
      [
        [x0, eave - 0.45, z],
        [xm, peak - 0.7, z],
        [xm, peak, z],
        [x0, eave, z],
      ],
      '#2B2240',
      { opacity: 0.5 },
    ) +
    wall(
      pr,
      [
        [x1, eave - 0.45, z],
        [xm, peak - 0.7, z],
        [xm, peak, z],
        [x1, eave, z],
      ],
      '#2B2240',
      { opacity: 0.5 },
    );
  return g(s, { 'clip-path': A.clip(face(pr, outline)) });
}
// barge boards with a pale top edge; the rake may be longer on one side (catslide)
function barge(x0: number, y0: number, xm: number, peak: number, x1: number, y1: number, z: number): string {
  const board = (a: XY, b: XY) =>
    wall(
      pr,
      [
        [a[0], a[1] - 0.36, z],
        [b[0], b[1] - 0.36, z],
        [b[0], b[1] + 0.06, z],
        [a[0], a[1] + 0.06, z],
      ],
      C.timber,
    ) + fill(beamD(pr, [a[0], a[1] + 0.06, z], [b[0], b[1] + 0.06, z], 0.07), '#8C89A8');
  const tip = pr([xm, peak, z]);
  return (
    board([x0, y0], [xm, peak]) +
    board([xm, peak], [x1, y1]) +
    fill(
      `M${n(tip[0] - 2)} ${n(tip[1] + 12)}L${n(tip[0])} ${n(tip[1] - 14)}L${n(tip[0] + 2)} ${n(tip[1] + 12)}Z`,
      C.timber,
    )
  );
}

// the household cat watches from the library sill
function sillCat(x: number, y: number): string {
  const P = (a: readonly XY[]) => a.map(([dx, dy]): XY => [x + dx, y + dy]);
  return (
    fill(smooth(P(tuples(2, '-5,0 -6,-6 -3,-12 -1,-14 3,-14 4,-10 5,-5 5,0')), true, 0.7), '#3A2430') +
    circ(x + 1, y - 16, 4, '#3A2430') +
    fill(
      dpoly(P(tuples(2, '-2.6,-17.5 -2.2,-22.5 0.2,-19.4'))) +
        dpoly(P(tuples(2, '4.6,-17.5 4.2,-22.5 1.8,-19.4'))),
      '#3A2430',
    ) +
    stroke(smooth(P(tuples(2, '5,-1 10,-1 11,-5'))), '#3A2430', 1.8)
  );
}

// ---------- the four masses of the house, back to front ----------
function mainBlock(A: Sheet): string {
  const x0 = -14.2,
    x1 = 5.2,
    z = 30,
    eave = G + 3.5,
    ridge = 10.6,
    zr = 34;
  let s = brick(A, front(x0, x1, G, eave, z), 26, 80, 3);
  s += slate(
    A,
    [
      [x0, eave - 0.25, z - 0.5],
      [x1 + 0.5, eave - 0.25, z - 0.5],
      [x1 + 0.1, ridge, zr],
      [x0, ridge, zr],
    ],
    34,
    84,
    4,
  );
  s +=
    wall(pr, front(x0, x1 + 0.5, eave - 0.38, eave - 0.22, z - 0.5), '#221D30') +
    wall(pr, front(x0, x1, eave - 0.85, eave - 0.35, z), '#2B1E34', { opacity: 0.5 });
  s += fill(beamD(pr, [x0, ridge + 0.06, zr], [x1 + 0.1, ridge + 0.06, zr], 0.28), '#77789A');
  // library window under the dormer
  const lamp = pr([2.1, G + 1.7, z]);
  s += leaded(A, 1.2, 4.5, G + 0.95, G + 2.75, z, 5, {
    frame: C.stone,
    inside:
      circ(lamp[0], lamp[1], 9, '#FFF8E0', { opacity: 0.9 }) +
      wall(pr, front(3.1, 4.4, G + 1.0, G + 1.75, z), '#8A5240', { opacity: 0.75 }) +
      wall(pr, front(3.2, 4.3, G + 1.8, G + 2.6, z), '#A86A48', { opacity: 0.6 }),
  });
  const sill = pr([1.75, G + 0.97, z]);
  s += sillCat(sill[0], sill[1]);
  return s;
}
function wallDormer(A: Sheet): string {
  const x0 = 1.1,
    x1 = 4.6,
    z = 29.9,
    y0 = G + 3.5,
    eave = 5.7,
    peak = 8.6,
    xm = (x0 + x1) / 2;
  let s = wall(
    pr,
    [
      [x1 + 0.3, eave - 0.45, z - 0.3],
      [x1 + 0.3, eave - 0.45, 31],
      [xm, peak, 33],
      [xm, peak, z - 0.3],
    ],
    C.slate,
  );
  s += wall(
    pr,
    [
      [x0 - 0.3, eave - 0.45, 31],
      [x0 - 0.3, eave - 0.45, z - 0.3],
      [xm, peak, z - 0.3],
      [xm, peak, 33],
    ],
    C.slateLit,
  );
  s += timberGable(A, {
    x0,
    x1,
    y0,
    eave,
    peak,
    z,
    rails: [y0 + 0.1, eave + 0.5],
    posts: [x0 + 0.1, x0 + 0.75, x1 - 0.75, x1 - 0.1, xm],
  });
  s += leaded(A, x0 + 0.85, x1 - 0.85, y0 + 0.55, eave + 0.3, z - 0.05, 3, { transom: 0 });
  return s + barge(x0 - 0.35, eave - 0.5, xm, peak, x1 + 0.35, eave - 0.5, z - 0.3);
}
function chimney(A: Sheet): string {
  const z = 29.3,
    shaft = (x0: number, x1: number, y0: number, y1: number, seed: number) =>
      brick(
        A,
        front(x0, x1, y0, y1, z),
        Math.round((y1 - y0) * 6.5),
        Math.max(4, Math.round((x1 - x0) * 3)),
        seed,
        A.lin([
          [0, '#6A4650'],
          [1, C.brickWarm],
        ]),
      ) + wall(pr, front(x1 - 0.32, x1, y0, y1, z - 0.01), '#2B1E34', { opacity: 0.3 });
  let s = shaft(-2.2, 0.6, G, 4.0, 5);
  s +=
    wall(
      pr,
      [
        [-2.2, 4.0, z],
        [0.6, 4.0, z],
        [0.25, 4.9, z],
        [-1.85, 4.9, z],
      ],
      '#8A5850',
    ) +
    fill(
      beamD(pr, [-2.2, 4.0, z], [-1.85, 4.9, z], 0.12) + beamD(pr, [0.6, 4.0, z], [0.25, 4.9, z], 0.12),
      C.stone,
    );
  s += shaft(-1.85, 0.25, 4.9, 11.6, 6);
  // diaper pattern, stone blocks, corbelled crown and three pots
  for (let k = 0; k < 3; k++) {
    const c = pr([-0.8, 6.2 + k * 1.55, z - 0.02]);
    s +=
      fill(
        dpoly([
          [c[0], c[1] - 19],
          [c[0] + 14, c[1]],
          [c[0], c[1] + 19],
          [c[0] - 14, c[1]],
        ]),
        '#4E3040',
        { opacity: 0.55 },
      ) +
      fill(
        dpoly([
          [c[0], c[1] - 10],
          [c[0] + 7, c[1]],
          [c[0], c[1] + 10],
          [c[0] - 7, c[1]],
        ]),
        '#96605A',
        { opacity: 0.8 },
      );
  }
  const r = rng(14);
  for (let i = 0; i < 9; i++) {
    const x = r.range(-2.1, 0.1),
      y = G + r.range(0.2, 3.1);
    s += wall(pr, front(x, x + r.range(0.3, 0.5), y, y + 0.2, z - 0.02), '#A88880', { opacity: 0.45 });
  }
  for (const [y, o] of tuples(2, '11.6,0.12 11.85,0.24 12.1,0.14'))
    s += wall(pr, front(-1.85 - o, 0.25 + o, y, y + 0.26, z - o), mix('#9A6A60', '#6A4650', o * 2));
  for (const x of [-1.55, -0.95, -0.35])
    s +=
      wall(
        pr,
        [
          [x - 0.2, 12.36, z],
          [x + 0.2, 12.36, z],
          [x + 0.15, 13.3, z],
          [x - 0.15, 13.3, z],
        ],
        A.lin('0 #C98466, 1 #7C4B4E', 0, 0, 1, 0),
      ) + wall(pr, front(x - 0.22, x + 0.22, 13.3, 13.42, z), '#B4715C');
  return s;
}
function leftGable(A: Sheet): string {
  const x0 = -14.4,
    x1 = -7.6,
    z = 28.6,
    eave = 4.4,
    peak = 10.4,
    xm = (x0 + x1) / 2,
    jetty = G + 2.95,
    zf = z - 0.45;
  let s = slate(
    A,
    [
      [x1 + 0.55, eave - 0.95, zf - 0.35],
      [x1 + 0.55, eave - 0.95, 30],
      [xm, peak, 34],
      [xm, peak, zf - 0.35],
    ],
    26,
    14,
    8,
    A.lin('0 #6E7092, 1 #45445F'),
  );
  s +=
    brick(A, front(x0 + 0.2, x1 - 0.2, G, jetty, z), 22, 28, 9) +
    brick(A, rightSide(x1 - 0.2, G, jetty, z, 30), 22, 6, 10, '#6A4450');
  // jettied upper floor on carved brackets
  s += timberGable(A, {
    x0,
    x1,
    y0: jetty,
    eave,
    peak,
    z: zf,
    rails: [jetty + 0.14, eave + 0.55, 7.7],
    posts: [x0 + 0.1, x0 + 0.95, x0 + 1.85, x1 - 1.85, x1 - 0.95, x1 - 0.1, xm],
  });
  s +=
    wall(pr, front(x0, x1, jetty - 0.3, jetty, zf - 0.05), C.timber) +
    wall(pr, front(x0 + 0.2, x1 - 0.2, jetty - 0.85, jetty - 0.3, z - 0.02), '#221628', { opacity: 0.55 });
  for (const x of [x0 + 0.35, xm, x1 - 0.35])
    s += timbers(
      [
        [
          [x, jetty - 0.8, z],
          [x, jetty - 0.25, zf],
        ],
      ],
      0.22,
      C.timberLit,
    );
  s += leaded(A, -12.55, -9.45, jetty + 0.55, 5.75, zf - 0.04, 4, {
    transom: 0,
    inside: wall(pr, front(-11.9, -10.9, jetty + 0.55, 4.5, zf), '#B4744C', { opacity: 0.55 }),
  });
  s += leaded(A, -11.5, -10.5, 6.25, 7.4, zf - 0.04, 2, { transom: 0, curtain: false });
  s += barge(x0 - 0.55, eave - 0.95, xm, peak, x1 + 0.55, eave - 0.95, zf - 0.35);
  // canted bay on the ground floor
  const bz = 27.5,
    b0 = -12.7,
    b1 = -9.3,
    y0 = G + 0.75,
    y1 = G + 2.45;
  s +=
    brick(
      A,
      [
        [b1, G, bz],
        [b1 + 0.8, G, z],
        [b1 + 0.8, y0, z],
        [b1, y0, bz],
      ],
      6,
      4,
      12,
      '#5E3C48',
    ) + brick(A, front(b0, b1, G, y0, bz), 6, 14, 13);
  s +=
    wall(
      pr,
      [
        [b1, y0, bz],
        [b1 + 0.8, y0, z],
        [b1 + 0.8, y1, z],
        [b1, y1, bz],
      ],
      '#E9B46E',
    ) +
    timbers(
      [
        [
          [b1 + 0.4, y0, z - 0.55],
          [b1 + 0.4, y1, z - 0.55],
        ],
        [
          [b1 + 0.8, y0, z],
          [b1 + 0.8, y1, z],
        ],
      ],
      0.14,
      C.stone,
    );
  const vase = pr([-11, y0 + 0.3, bz]);
  s += leaded(A, b0, b1, y0, y1, bz, 5, {
    frame: C.stone,
    inside:
      fill(
        smooth(
          [
            [vase[0] - 6, vase[1] + 10],
            [vase[0] - 8, vase[1]],
            [vase[0] - 3, vase[1] - 8],
            [vase[0] + 3, vase[1] - 8],
            [vase[0] + 8, vase[1]],
            [vase[0] + 6, vase[1] + 10],
          ],
          true,
        ),
        '#8A5240',
        { opacity: 0.8 },
      ) + circ(vase[0], vase[1] - 16, 11, '#7C8A50', { opacity: 0.7 }),
  });
  return (
    s +
    wall(
      pr,
      [
        [b0 - 0.35, y1 + 0.15, bz - 0.3],
        [b1 + 0.3, y1 + 0.15, bz - 0.3],
        [b1 + 0.1, y1 + 0.75, z - 0.35],
        [b0, y1 + 0.75, z - 0.35],
      ],
      A.lin('0 #5C5E7E, 1 #3B3A55'),
    ) +
    fill(beamD(pr, [b0 - 0.35, y1 + 0.15, bz - 0.3], [b1 + 0.3, y1 + 0.15, bz - 0.3], 0.16), C.stone)
  );
}
function entry(A: Sheet): string {
  const x0 = -6.5,
    x1 = -2.7,
    z = 27.6,
    xm = -4.5,
    eave = G + 2.6,
    low = G + 1.5,
    peak = 7.3,
    zf = z - 0.3;
  let s = slate(
    A,
    [
      [x1 + 0.45, eave - 0.6, zf],
      [x1 + 0.45, eave - 0.6, 30],
      [xm, peak, 32.4],
      [xm, peak, zf],
    ],
    20,
    12,
    18,
    A.lin('0 #6E7092, 1 #45445F'),
  );
  s += wall(pr, rightSide(x1, G, eave, z, 30), '#5E3C48');
  // brick front; the left rake sweeps down past the eave (catslide)
  const rake = [
    [x0 - 1.1, low - 0.5, z],
    [x0 - 0.2, low + 0.9, z],
    [xm, peak, z],
  ] as const;
  const outline = [
    [x0 - 0.6, G, z],
    [x1, G, z],
    [x1, eave, z],
    [xm, peak, z],
    [x0 - 0.6, low + 0.3, z],
  ] as const;
  s += g(
    brick(
      A,
      front(x0 - 1.2, x1, G, peak, z),
      46,
      24,
      15,
      A.lin([
        [0, '#6E4650'],
        [0.6, C.brick],
        [1, '#B87056'],
      ]),
    ),
    { 'clip-path': A.clip(face(pr, outline)) },
  );
  // limestone door surround with quoins
  const [dl] = pr([xm - 0.75, 0, z]),
    [dr] = pr([xm + 0.75, 0, z]),
    base = pr([0, G + 0.35, z])[1],
    spring = pr([0, G + 2.0, z])[1],
    crown = pr([0, G + 2.95, z])[1],
    mid = (dl + dr) / 2;
  const tudorArch = (m: number) =>
    `M${n(dl - m)} ${n(base)}V${n(spring)}Q${n(dl - m)} ${n(crown - m + 7)} ${n(mid)} ${n(crown - m)}Q${n(dr + m)} ${n(crown - m + 7)} ${n(dr + m)} ${n(spring)}V${n(base)}Z`;
  s += fill(
    tudorArch(11),
    A.lin([
      [0, C.stone],
      [1, '#F3DDB4'],
    ]),
  );
  for (let i = 0; i < 6; i++) {
    const y = base - 4 - i * 12;
    for (const d of [-1, 1])
      s += rect(
        d < 0 ? dl - (i % 2 ? 18 : 13) : dr + (i % 2 ? 2 : 2),
        y - 8,
        i % 2 ? 16 : 11,
        10.5,
        i % 2 ? '#E9CFA6' : '#D6BA98',
        {
          opacity: 0.95,
        },
      );
  }
  s += fill(tudorArch(3), '#2A1A1E') + fill(tudorArch(0), A.lin('0 #5A3428, 0.5 #8C5636, 1 #6E4230'));
  let planks = '';
  for (let x = dl + 7; x < dr - 3; x += 7.2) planks += `M${n(x)} ${n(crown)}V${n(base)}`;
  s += g(
    stroke(planks, '#35201E', 0.9, { opacity: 0.8 }) +
      rect(dl, base - 18, dr - dl, 3, C.iron) +
      rect(dl, base - 58, dr - dl, 3, C.iron),
    {
      'clip-path': A.clip(tudorArch(0)),
    },
  );
  s +=
    rect(mid - 6, crown + 18, 12, 16, '#FFDF9C') +
    stroke(`M${n(mid)} ${n(crown + 18)}v16M${n(mid - 6)} ${n(crown + 26)}h12`, '#35201E', 1) +
    circ(dr - 8, base - 36, 2.2, '#EDB650');
  // oculus and lantern
  const o = pr([xm, 5.35, z]);
  s +=
    circ(o[0], o[1], 12.5, C.stone) +
    circ(o[0], o[1], 9, glass(A)) +
    stroke(
      `M${n(o[0] - 9)} ${n(o[1])}h18M${n(o[0])} ${n(o[1] - 9)}v18M${n(o[0] - 6)} ${n(o[1] - 6)}l12 12M${n(o[0] + 6)} ${n(o[1] - 6)}l-12 12`,
      C.lead,
      0.9,
    );
  const l = pr([xm + 1.35, G + 2.35, z - 0.2]);
  s +=
    circ(l[0], l[1], 42, A.rad('0 #FFE2A0 0.85, 1 #FFE2A0 0', l[0], l[1], 42)) +
    fill(
      dpoly([
        [l[0] - 4, l[1] - 6],
        [l[0] + 4, l[1] - 6],
        [l[0] + 3, l[1] + 7],
        [l[0] - 3, l[1] + 7],
      ]),
      '#FFF4D2',
    ) +
    stroke(
      `M${n(l[0] - 4)} ${n(l[1] - 6)}h8l-1 13h-6ZM${n(l[0])} ${n(l[1] - 6)}v13M${n(l[0] - 5.5)} ${n(l[1] - 6)}L${n(l[0])} ${n(l[1] - 12)}L${n(l[0] + 5.5)} ${n(l[1] - 6)}`,
      C.iron,
      1.2,
    );
  // barge boards: left side in two pieces, so the sweep bends outward
  const board = (a: Pt, b: Pt) =>
    wall(
      pr,
      [
        [a[0], a[1] - 0.32, zf],
        [b[0], b[1] - 0.32, zf],
        [b[0], b[1] + 0.08, zf],
        [a[0], a[1] + 0.08, zf],
      ],
      C.timber,
    ) + fill(beamD(pr, [a[0], a[1] + 0.08, zf], [b[0], b[1] + 0.08, zf], 0.07), '#8C89A8');
  s += board(rake[0], rake[1]) + board(rake[1], rake[2]) + board([xm, peak], [x1 + 0.45, eave - 0.6]);
  for (let i = 0; i < 2; i++)
    s += wall(
      pr,
      front(
        xm - 1.3 - i * 0.3,
        xm + 1.3 + i * 0.3,
        G + 0.17 - i * 0.17,
        G + 0.34 - i * 0.17,
        z - 0.4 - i * 0.35,
      ),
      i ? '#A88E80' : '#CDB090',
    );
  return s;
}
function rightWing(A: Sheet): string {
  const x0 = 5.2,
    x1 = 13,
    z = 31.4,
    eave = G + 2.5,
    ridge = 7.0,
    zr = 34.5;
  let s = brick(A, front(x0, x1, G, eave, z), 18, 32, 22, A.lin('0 #6A4450, 1 #8A5850'));
  s += leaded(A, 6.3, 8.9, G + 0.9, G + 2.1, z, 4, { frame: C.stone, transom: 0 });
  return (
    s +
    slate(
      A,
      [
        [x0, eave - 0.25, z - 0.5],
        [x1, eave - 0.25, z - 0.5],
        [x1, ridge, zr],
        [x0, ridge, zr],
      ],
      22,
      34,
      23,
    ) +
    wall(pr, front(x0, x1, eave - 0.38, eave - 0.22, z - 0.5), '#221D30')
  );
}

// ---------- ground ----------
// centre line of the flagstone walk: gate (z = 12) to door (z = 27)
const walkX = (z: number) => -4.5 + (2.5 * (27 - z)) / 15 + 0.55 * Math.sin(((27 - z) / 15) * Math.PI * 2);
function walk(): string {
  const r = rng(9),
    edge = (side: number) =>
      Array.from({ length: 25 }, (_, i) => {
        const z = 27 - i * 0.66;
        return pr([walkX(z) + side * 0.85, G * Math.min(1, (z - 11) / 14), z]);
      });
  const outline = edge(-1).concat(edge(1).reverse());
  const s = fill(dpoly(outline), '#3E4450'),
    stones = ['', '', ''];
  for (let z = 26.8; z > 11.2; z -= 0.62) {
    let u = -0.82;
    while (u < 0.75) {
      const w = r.range(0.38, 0.66),
        u1 = Math.min(0.82, u + w),
        h = G * Math.min(1, (z - 11) / 14),
        zz = z + r.range(-0.04, 0.04);
      append(
        stones,
        Math.floor(r() * 3),
        smooth(
          (
            [
              [u + 0.04, zz - 0.26],
              [u1 - 0.04, zz - 0.27],
              [u1 - 0.03, zz + 0.25],
              [u + 0.05, zz + 0.27],
            ] as const
          ).map(([a, b]) => pr([walkX(b) + a, h, b])),
          true,
          0.35,
        ),
      );
      u = u1;
    }
  }
  return (
    s + fill(nth(stones, 0), '#8C8590') + fill(nth(stones, 1), '#A3968F') + fill(nth(stones, 2), '#757488')
  );
}
function pathLight(A: Sheet, x: number, z: number): string {
  const b = pr([x, 0.25, z]),
    t = pr([x, 0.85, z]);
  return (
    softGlow(A, b[0], b[1], 34, 10, '#FFD894', 0.7) +
    stroke(`M${n(b[0])} ${n(b[1])}V${n(t[1])}`, C.iron, 1.6) +
    fill(
      dpoly([
        [t[0] - 6, t[1] + 1],
        [t[0], t[1] - 5],
        [t[0] + 6, t[1] + 1],
      ]),
      C.iron,
    ) +
    rect(t[0] - 3, t[1] + 1, 6, 3, '#FFF0C4')
  );
}
// brick gate pier with a lantern on its cap
function pier(A: Sheet, x: number, z: number, seed: number): string {
  const y1 = 1.05,
    w = 0.27;
  let s =
    brick(A, front(x - w, x + w, 0, y1, z), 13, 3, seed, A.lin('0 #9A5E50, 1 #5A3844')) +
    (x < 0 ? brick(A, rightSide(x + w, 0, y1, z, z + 0.7), 14, 3, seed + 1, '#4A3040') : '') +
    wall(pr, front(x - w - 0.08, x + w + 0.08, y1, y1 + 0.14, z - 0.08), '#CDB79C');
  const c = pr([x, y1 + 0.36, z]);
  s += softGlow(A, c[0], c[1], 62, 56, '#FFD58A', 0.6);
  return (
    s +
    fill(
      dpoly([
        [c[0] - 7, c[1] - 10],
        [c[0] + 7, c[1] - 10],
        [c[0] + 5, c[1] + 13],
        [c[0] - 5, c[1] + 13],
      ]),
      '#FFF0C4',
    ) +
    stroke(`M${n(c[0] - 7)} ${n(c[1] - 10)}h14l-2 23h-10ZM${n(c[0])} ${n(c[1] - 10)}v23`, C.iron, 1.5) +
    fill(
      dpoly([
        [c[0] - 9, c[1] - 10],
        [c[0], c[1] - 19],
        [c[0] + 9, c[1] - 10],
      ]),
      C.iron,
    ) +
    rect(c[0] - 6, c[1] + 12, 12, 4, C.iron)
  );
}

// ---------- assemble ----------
const LEAF_BACK = ['#1A2F4A', '#22405A', '#2E5464', '#4A6C72'] as const;
const LEAF_HEDGE = ['#0F2A38', '#17404A', '#245852', '#4E7C5C'] as const;
const LEAF_OAK = ['#0C2032', '#12303E', '#1C4648', '#3C6656'] as const;
const P = (x: number, y: number, z: number) => pr([x, y, z]);
const gate = walkX(12);

export function draw(): Sheet {
  const A = new Sheet(W, H);
  A.add(
    rect(
      0,
      0,
      A.w,
      480,
      A.lin('0 #0E2343, 0.28 #213F6B, 0.52 #4C5A8A, 0.7 #8C7090, 0.86 #D9948A, 1 #F6BF94'),
    ),
  );
  A.add(
    cloud(A, {
      bottom: 470,
      color: '#C98A90',
      fx: 0.0026,
      fy: 0.02,
      seed: 44,
      lo: 0.52,
      hi: 0.68,
      band: [90, 170, 290, 380],
      opacity: 0.55,
    }),
  );
  A.add(
    cloud(A, {
      bottom: 470,
      color: '#142A4C',
      fx: 0.0024,
      fy: 0.018,
      seed: 12,
      lo: 0.52,
      hi: 0.68,
      band: [-40, 20, 130, 220],
      opacity: 0.5,
    }),
  );
  const st = rng(71);
  A.add(
    Array.from({ length: 46 }, () => {
      const y = st() * 190;
      return circ(st() * W, y, st.range(0.4, 1), '#FCF3E1', {
        opacity: n(st.range(0.25, 0.85) * (1 - y / 230)),
      });
    }).join(''),
  );
  const t = rng(24);
  A.add(
    leafMass(
      t,
      tuples(
        4,
        '30,320,90,100 110,270,60,60 600,316,90,74 690,270,90,100 780,320,80,100 430,330,90,80 20,430,80,34 790,430,60,34 700,420,50,40',
      ),
      LEAF_BACK,
      { leaf: 5.4, spread: 7, light: [0.5, -0.7], base: '#22405A' },
    ),
  );
  // lawn
  A.add(rect(0, 452, W, H, A.lin('0 #3E6658, 0.3 #28504E, 1 #10283A')));
  A.add(rightWing(A), mainBlock(A), wallDormer(A), chimney(A), leftGable(A), entry(A));
  A.add(walk());
  const r = rng(60);
  A.add(
    lawnBlades(r, {
      x1: W,
      y0: 464,
      y1: 556,
      count: 1500,
      near: 5,
      dark: '#12343C',
      light: '#7A9068',
      skip: (x: number) => x > 290 && x < 450,
    }),
  );
  // light falling out of the bay, the door and the library
  for (const [x, rx] of tuples(2, '185,120 372,90 606,90'))
    A.add(softGlow(A, x, 474, rx, 20, '#FFC97C', 0.55));
  // foundation planting: clipped box and white hydrangeas
  const shrubs: (readonly [number, number, number, number])[] = [];
  for (const [a, b, z] of tuples(
    3,
    '-14,-13,27.2 -12.6,-9,26.6 -8.6,-7.2,27.2 -2.2,0.5,28.6 0.9,5,29.2 5.4,12,30.6',
  ))
    for (let x = a; x <= b; x += 0.55) {
      const p = P(x, G + 0.3, z),
        k = FOCAL / p[2];
      shrubs.push([p[0], p[1], 0.48 * k, 0.36 * k]);
    }
  A.add(leafMass(r, shrubs, LEAF_HEDGE, { leaf: 3, spread: 2.6, light: [0.1, -0.9] }));
  A.add(
    leafMass(
      r,
      shrubs.filter((_, i) => i % 3 === 1).map(([x, y]) => [x, y + 3, 8, 5]),
      ['#245852', '#9AA6B8', '#D6D3D6', '#FBEFDC'],
      { leaf: 2.2, spread: 1.6, light: [0, -0.9] },
    ),
  );
  for (const [d, z] of tuples(2, '-1.15,24 1.15,21.5 -1.15,19 1.15,16.6'))
    A.add(pathLight(A, walkX(z) + d, z));
  // sidewalk, hedge and gate piers in front
  A.add(
    fill(face(pr, flat(-9, 9, 0, 4, 11.2)), A.lin('0 #7A7484, 1 #3A4258')),
    fill(
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((i) => beamD(pr, [-6 + i * 1.5, 0.01, 5], [-6 + i * 1.5, 0.01, 11.2], 0.03))
        .join(''),
      '#2A3048',
      { opacity: 0.8 },
    ),
  );
  const hedge: (readonly [number, number, number, number])[] = [];
  for (let x = -8.2; x < 6; x += 0.34)
    if (Math.abs(x - gate) > 1.3)
      for (const y of [0.18, 0.38, 0.6]) {
        const p = P(x, y, 12);
        hedge.push([p[0] + r.range(-7, 7), p[1] + r.range(-5, 5), r.range(16, 25), r.range(11, 16)]);
      }
  A.add(leafMass(r, hedge, LEAF_HEDGE, { leaf: 4.4, spread: 6, light: [-0.1, -0.9], base: '#0F2A38' }));
  for (const d of [-1.15, 1.15]) A.add(pier(A, gate + d, 11.9, d > 0 ? 80 : 84));
  for (const d of [-1.2, 1.2]) {
    const p = P(gate + d, 0, 10.6);
    A.add(softGlow(A, p[0], p[1] + 6, 120, 20, '#FFC97C', 0.5));
  }
  // live oaks: trunk on the right edge, boughs meeting over the roof, moss between two leaf layers
  const o = rng(33);
  A.add(
    fill(
      bough(tuples(2, '790,620 770,520 764,420 776,320 806,230'), 74, 50) +
        bough(tuples(2, '770,350 728,250 660,160 570,96 470,66'), 40, 7) +
        bough(tuples(2, '780,280 752,160 690,66 620,0'), 34, 10) +
        bough(tuples(2, '662,164 610,170 560,160'), 12, 4),
      A.lin('0 #1C2438, 0.7 #141F30, 1 #0E1828', 0, 0, 1, 0),
    ),
  );
  A.add(
    fill(
      bough(tuples(2, '-30,250 30,160 110,90 210,50 300,36'), 34, 6) +
        bough(tuples(2, '40,150 76,136 108,140'), 9, 3),
      '#17233A',
    ),
  );
  {
    const b = rng(5);
    let bark = '';
    for (let i = 0; i < 46; i++) {
      const x = b.range(744, 796),
        y = b.range(330, 590);
      bark += `M${n(x)} ${n(y)}q${n(b.range(-3, 3))} ${n(b.range(8, 14))} ${n(b.range(-2, 2))} ${n(b.range(18, 34))}`;
    }
    A.add(stroke(bark, '#34405A', 1.2, { opacity: 0.6 }));
  }
  A.add(stroke('M737 566C733 480 733 420 743 356', '#D9945E', 1.6, { opacity: 0.55 }));
  const crown: (readonly [number, number, number, number])[] = [];
  const hang: (readonly [number, number, number, number])[] = [];
  for (let i = 0; i < 44; i++) {
    const u = o(),
      x = 830 - u * 400,
      low = 30 + 170 * (1 - u) ** 1.2;
    crown.push([x, -20 + (low + 20) * o() ** 0.75, o.range(24, 42), o.range(12, 19)]);
  }
  for (let i = 0; i < 26; i++) {
    const u = o(),
      x = -20 + u * 330,
      low = 24 + 140 * (1 - u) ** 1.2;
    crown.push([x, -20 + (low + 20) * o() ** 0.75, o.range(22, 38), o.range(11, 17)]);
  }
  crown.push([796, 226, 30, 14], [562, 158, 26, 10], [474, 66, 26, 10], [110, 140, 24, 9], [300, 36, 28, 10]);
  for (let i = 0; i < 20; i++) {
    const u = o() ** 1.1,
      x = 800 - u * 360;
    hang.push([
      x,
      (34 + 160 * (1 - u) ** 1.2) * o.range(0.6, 1),
      o.range(30, 92) * (1 - 0.4 * u),
      o.range(5, 10),
    ]);
  }
  for (let i = 0; i < 12; i++) {
    const u = o(),
      x = u * 280;
    hang.push([
      x,
      (24 + 130 * (1 - u) ** 1.2) * o.range(0.6, 1),
      o.range(28, 80) * (1 - 0.4 * u),
      o.range(4, 9),
    ]);
  }
  A.add(
    leafMass(o, crown, LEAF_OAK, { leaf: 5, light: [-0.3, 0.5] }),
    mossCurtains(o, hang, '#2E4658', '#6E7F88'),
    leafMass(
      o,
      hang.map(([x, y, , w]) => [x, y - 5, w * 2 + 8, 8]),
      LEAF_OAK,
      { leaf: 4.4, spread: 6, light: [-0.3, 0.6] },
    ),
  );
  A.add(softGlow(A, 380, 380, 330, 120, '#FFB868', 0.3));
  A.add(vignette(A, { cx: 400, cy: 324, r: 560, clear: 0.7, strength: 0.42 }));

  return A;
}
