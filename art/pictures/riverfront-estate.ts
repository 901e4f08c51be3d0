/**
 * Shingle-and-stone estate on the St. Johns, seen from the water. Golden hour, sun low on the left.
 */
import { mix } from '../kit/colour.ts';
import { cells, columns, flat, front, leftSide, pane, quad, rows, wall } from '../kit/faces.ts';
import { flock } from '../kit/figures.ts';
import { leafMass, mossCurtains } from '../kit/foliage.ts';
import { reeds } from '../kit/grasses.ts';
import { softGlow, vignette } from '../kit/light.ts';
import { nth, tuples } from '../kit/lists.ts';
import { palm } from '../kit/palms.ts';
import { dpoly, n, type Pt3, type Quad, smooth, type XY } from '../kit/path.ts';
import { beamD, camera, face, type Projector } from '../kit/projector.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud } from '../kit/sky.ts';
import { circ, fill, g, rect, stroke } from '../kit/svg.ts';
import { bough } from '../kit/trees.ts';
import { glints } from '../kit/water.ts';

const W = 800;
const H = 600;
const HORIZON = 372;
const FOCAL = 1300;
const YAW = (20 * Math.PI) / 180;
const EYE = 3;
const cam = camera({ eye: [0, EYE, 0], yaw: YAW, f: FOCAL, cx: 400, cy: HORIZON });
const mirrored = (q: Pt3) => cam([q[0], -q[1], q[2]]);
mirrored.f = FOCAL;
// world x/z of a point that must appear at screen x `sx`, `depth` metres away
const place = (sx: number, depth: number): XY => {
  const xc = ((sx - 400) * depth) / FOCAL;
  return [xc * Math.cos(YAW) + depth * Math.sin(YAW), depth * Math.cos(YAW) - xc * Math.sin(YAW)];
};
const shifted = (pr: Projector, x: number, y: number, z: number) =>
  Object.assign((q: Pt3) => pr([q[0] + x, q[1] + y, q[2] + z]), { f: pr.f });

const C = {
  shingle: '#B98F6C',
  shingleSun: '#EDBE86',
  roof: '#6E5F70',
  roofSun: '#C0907A',
  stone: '#A9978C',
  stoneSun: '#EBCFA6',
  trim: '#FCF1DC',
  trimShade: '#D9C3AC',
  lamp: '#FFD58A',
  wood: '#8C6A58',
  woodSun: '#D9A97C',
  deep: '#14263A',
};
const litGlass = (A: Sheet) => A.lin('0 #8E7F86, 0.35 #F0B56C, 1 #FFDF9C');
const skyGlass = (A: Sheet) => A.lin('0 #5D7E92, 0.6 #A9A6A2, 1 #F3C592');

// ---------- house ----------
const [HX, HZ0] = place(136, 104);
const GROUND = 4.3;

function shingled(pr: Projector, q: Quad, base: string, seed: number, nRows: number, nCols: number): string {
  return (
    wall(pr, q, base) +
    cells(pr, q, nRows, nCols, {
      seed,
      tones: [
        ['#8F6B58', 0.14, 0.45],
        ['#F3CE9A', 0.1, 0.4],
      ],
      joint: '#6B4A48',
      jointWidth: 0.4,
      jointOpacity: 0.35,
      jitter: 0.4,
    })
  );
}
function stonework(pr: Projector, q: Quad, base: string, seed: number, nRows: number, nCols: number): string {
  return (
    wall(pr, q, base) +
    cells(pr, q, nRows, nCols, {
      seed,
      tones: [
        ['#8A7A7C', 0.2, 0.6],
        ['#D8BE9C', 0.2, 0.6],
        ['#75686E', 0.08, 0.6],
      ],
      joint: '#5F5560',
      jointWidth: 0.4,
      jointOpacity: 0.5,
      jitter: 0.5,
    })
  );
}
function slate(pr: Projector, q: Quad, base: string, seed: number, nRows: number, nCols: number): string {
  return (
    wall(pr, q, base) +
    cells(pr, q, nRows, nCols, {
      seed,
      tones: [
        ['#574C60', 0.16, 0.5],
        ['#A98A84', 0.1, 0.45],
      ],
      joint: '#43394E',
      jointWidth: 0.4,
      jointOpacity: 0.4,
    })
  );
}
const boards = (pr: Projector, list: readonly (readonly [Pt3, Pt3])[], w: number, color = C.trim) =>
  fill(list.map(([a, b]) => beamD(pr, a, b, w)).join(''), color);

// Gable whose end looks at the river. Stone below `stoneTop`, shingle above.
function riverGable(
  A: Sheet,
  pr: Projector,
  {
    x0,
    x1,
    z,
    zBack,
    eave,
    peak,
    stoneTop = 1,
    over = 0.6,
    seed,
  }: {
    x0: number;
    x1: number;
    z: number;
    zBack: number;
    eave: number;
    peak: number;
    stoneTop?: number;
    over?: number;
    seed: number;
  },
): string {
  const xm = (x0 + x1) / 2,
    pitch = (peak - eave) / (xm - x0),
    zo = z - 0.55;
  const eaveOut = eave - pitch * over;
  let s =
    shingled(pr, leftSide(x0, 0, eave, z, zBack), C.shingleSun, seed, 14, 16) +
    stonework(pr, leftSide(x0, 0, stoneTop, z, zBack), C.stoneSun, seed, 3, 10);
  s += shingled(
    pr,
    front(x0, x1, 0, eave, z),
    A.lin([
      [0, C.shingle],
      [1, '#C99C74'],
    ]),
    seed + 1,
    16,
    22,
  );
  s += g(shingled(pr, front(x0, x1, eave, peak, z), C.shingle, seed + 2, 14, 22), {
    'clip-path': A.clip(
      face(pr, [
        [x0, eave, z],
        [x1, eave, z],
        [xm, peak, z],
      ]),
    ),
  });
  s += stonework(pr, front(x0, x1, 0, stoneTop, z), C.stone, seed + 3, 4, 20);
  // eave shadow under the rakes, then the lit roof slope and the barge boards
  s += wall(
    pr,
    [
      [x0, eave - 0.5, z],
      [xm, peak - 0.5, z],
      [xm, peak, z],
      [x0, eave, z],
    ],
    '#5A3D4A',
    { opacity: 0.35 },
  );
  s += wall(
    pr,
    [
      [x1, eave - 0.5, z],
      [xm, peak - 0.5, z],
      [xm, peak, z],
      [x1, eave, z],
    ],
    '#5A3D4A',
    { opacity: 0.35 },
  );
  s += slate(
    pr,
    [
      [x0 - over, eaveOut, zBack],
      [x0 - over, eaveOut, zo],
      [xm, peak, zo],
      [xm, peak, zBack],
    ],
    C.roofSun,
    seed + 4,
    14,
    16,
  );
  s += boards(
    pr,
    [
      [
        [x0 - over, eaveOut, zo],
        [xm, peak, zo],
      ],
      [
        [xm, peak, zo],
        [x1 + over, eaveOut, zo],
      ],
    ],
    0.34,
  );
  s += boards(
    pr,
    [
      [
        [xm, peak + 0.1, zo],
        [x1 + over, eaveOut + 0.1, zo],
      ],
    ],
    0.14,
    C.roof,
  );
  return s;
}

function chimney(pr: Projector, x: number, z: number, y0: number, y1: number): string {
  return (
    stonework(pr, front(x, x + 1.6, y0, y1, z), C.stone, 40 + x, 14, 3) +
    stonework(pr, leftSide(x, y0, y1, z, z + 1.4), C.stoneSun, 41 + x, 14, 2) +
    wall(pr, front(x - 0.15, x + 1.75, y1 - 0.3, y1, z - 0.1), C.trimShade) +
    wall(pr, leftSide(x - 0.15, y1 - 0.3, y1, z - 0.1, z + 1.5), C.trim) +
    [0.35, 1.0].map((dx) => wall(pr, front(x + dx, x + dx + 0.35, y1, y1 + 0.5, z + 0.5), '#A8604C')).join('')
  );
}

function dormer(A: Sheet, pr: Projector, xm: number, z: number, y: number): string {
  const w = 1.15,
    top = y + 1.7,
    peak = y + 2.9,
    back = z + 2.6;
  let s = wall(pr, leftSide(xm - w, y, top, z, z + 2), C.shingleSun);
  s += wall(
    pr,
    [
      [xm - w - 0.25, top - 0.25, back],
      [xm - w - 0.25, top - 0.25, z - 0.3],
      [xm, peak, z - 0.3],
      [xm, peak, back],
    ],
    C.roofSun,
  );
  s += wall(
    pr,
    [...front(xm - w, xm + w, y, top, z).slice(0, 3), [xm, peak, z], [xm - w, top, z]],
    C.shingle,
  );
  s += pane(pr, front(xm - 0.62, xm + 0.62, y + 0.35, top, z - 0.05), {
    glass: litGlass(A),
    cols: 2,
    nRows: 2,
    barW: 0.07,
  });
  return (
    s +
    boards(
      pr,
      [
        [
          [xm - w - 0.25, top - 0.25, z - 0.3],
          [xm, peak, z - 0.3],
        ],
        [
          [xm, peak, z - 0.3],
          [xm + w + 0.25, top - 0.25, z - 0.3],
        ],
      ],
      0.24,
    )
  );
}

// Covered terrace between the two gables, with the great-room doors glowing behind the columns.
function terrace(A: Sheet, pr: Projector): string {
  let s = wall(pr, front(11, 25, 0, 3.4, -0.02), '#8A5F50');
  for (let i = 0; i < 5; i++)
    s += pane(pr, front(11.5 + i * 2.7, 13.6 + i * 2.7, 0.3, 2.9, -0.05), {
      glass: A.lin('0 #FFC873, 1 #FFEBB8'),
      cols: 2,
      nRows: 3,
      barW: 0.08,
      trimW: 0.16,
    });
  s += slate(
    pr,
    quad('10.6,3.5,-3.9 25.4,3.5,-3.9 25.4,4.9,0 10.6,4.9,0'),
    A.lin('0 #6A5A6C, 1 #8B7078'),
    71,
    6,
    34,
  );
  s +=
    wall(pr, front(10.8, 25.2, 3.05, 3.5, -3.7), C.trim) +
    wall(pr, front(10.8, 25.2, 2.95, 3.05, -3.7), '#7A5A58', { opacity: 0.6 });
  for (let i = 0; i <= 6; i++) {
    const x = 11.1 + i * 2.3;
    s +=
      stonework(pr, front(x - 0.35, x + 0.35, 0, 1, -3.6), C.stone, 80 + i, 3, 2) +
      wall(pr, front(x - 0.2, x + 0.2, 1, 3.05, -3.6), C.trim) +
      wall(pr, front(x + 0.05, x + 0.2, 1, 3.05, -3.61), C.trimShade);
  }
  return (
    s +
    wall(pr, front(10.4, 25.6, -0.35, 0.05, -4.1), C.stoneSun) +
    wall(pr, front(15.8, 20.2, -0.9, -0.3, -4.6), '#D9BE98') +
    wall(pr, front(15.2, 20.8, -1.4, -0.9, -5.1), '#C9AC8C')
  );
}

// Shadows thrown to the right by the projecting gable, the turret and the chimney side of the roof.
function sunShadows(m: Projector): string {
  const shade = (q: Quad) => wall(m, q, '#6E4A66', { opacity: 0.42, style: 'mix-blend-mode:multiply' });
  return (
    shade(quad('11,4.9,-0.04 13.6,4.9,-0.04 12.2,6.6,-0.04 11,6.8,-0.04')) +
    shade(quad('11,0,-0.06 12.4,0,-0.06 12.4,3,-0.06 11,3,-0.06')) +
    shade(quad('11,6.6,-0.8 14.2,6.6,-0.8 9.6,10.4,4.6 8.2,10.4,4.6')) +
    shade(quad('2.6,0,-2.7 4.2,0,-2.7 4.2,6.6,-2.7 2.6,6,-2.7'))
  );
}

// ---------- bank: lawn, trees, planting ----------
const SHORE_Z = HZ0 - 42;
const shorePoint = (x: number, y: number) => cam([HX + x, y, SHORE_Z]);
const LEAF_FAR = ['#48666A', '#587868', '#688668', '#839668', '#B3AB70'] as const;
const LEAF_MID = ['#1B3E46', '#28524C', '#44704C', '#6A8A50', '#B3AC5E'] as const;
const LEAF_NEAR = ['#0F2A36', '#17383F', '#28504A', '#4F6E48'] as const;

// Two Adirondack chairs looking at the river, backs to the house.
function chairs(x: number, y: number, k: number): string {
  const one = (dx: number) =>
    fill(dpoly(tuples(2, '0,0 1.5,-9 3,-9 3,0').map(([a, b]) => [x + (dx + a) * k, y + b * k])), '#C9A98C') +
    fill(
      dpoly(tuples(2, '0,-4 8,-3 8,-1.6 0,-2.6').map(([a, b]) => [x + (dx + a) * k, y + b * k])),
      '#FCF1DC',
    ) +
    fill(
      dpoly(tuples(2, '1,-11 7,-11 8,-3 0,-3.6').map(([a, b]) => [x + (dx + a) * k, y + b * k])),
      '#FFF6E2',
    ) +
    fill(
      dpoly(tuples(2, '7,-3 8.4,-3 8.4,0.5 7.4,0.5').map(([a, b]) => [x + (dx + a) * k, y + b * k])),
      '#FCF1DC',
    );
  return (
    fill(
      smooth(
        [
          [x - 2, y + 1],
          [x + 14 * k, y - 0.6],
          [x + 34 * k, y + 0.6],
          [x + 16 * k, y + 2.4],
        ],
        true,
      ),
      '#1F4A48',
      { opacity: 0.4 },
    ) +
    one(0) +
    one(13)
  );
}

// Live oak standing on the lawn: trunk, far leaves, moss, near leaves.
function lawnOak(A: Sheet, x: number, y: number, k: number, seed: number, mirrorX = 1): string {
  const r = rng(seed),
    P = (dx: number, dy: number): XY => [x + dx * k * mirrorX, y + dy * k];
  const trunkFill = A.lin('0 #C08A64, 0.3 #6E5452, 1 #33384A', 0, 0, 1, 0);
  let s = fill(
    smooth(
      [
        P(-9, 4),
        P(-5, -5),
        P(-4.5, -24),
        P(-2, -56),
        P(-5, -88),
        P(2, -88),
        P(5, -56),
        P(4, -24),
        P(5, -5),
        P(9, 4),
      ],
      true,
      0.7,
    ) +
      bough([P(1, -52), P(20, -80), P(50, -96), P(84, -96)], 9 * k, 3 * k) +
      bough([P(0, -56), P(-24, -84), P(-56, -98), P(-90, -92)], 9 * k, 3 * k),
    trunkFill,
  );
  const blobs = Array.from({ length: 22 }, (): [number, number, number, number] => {
    const a = r.range(-1, 1);
    return [
      ...P(a * 98, -118 + Math.abs(a) * 24 + r.range(-24, 14)),
      r.range(20, 34) * k,
      r.range(11, 18) * k,
    ];
  });
  const tufts = Array.from({ length: 16 }, (): [number, number, number, number] => {
    const a = r.range(-1, 1);
    return [...P(a * 92, -100 + Math.abs(a) * 22 + r.range(-8, 8)), r.range(18, 46) * k, r.range(4, 8) * k];
  });
  s +=
    leafMass(r, blobs, LEAF_MID, { leaf: 4.2 * k, spread: 4.6 * k, light: [-0.8, -0.5] }) +
    mossCurtains(r, tufts, '#5E6E62', '#B5AC86');
  return (
    s +
    leafMass(
      r,
      tufts.map(([a, b, , w]) => [a, b - 4, w * 2 + 6 * k, 7 * k]),
      LEAF_MID,
      { leaf: 4 * k, spread: 5 * k, light: [-0.7, -0.6] },
    )
  );
}

function bulkhead(pr: Projector): string {
  const q = [
    [HX - 44, 0, SHORE_Z],
    [HX + 60, 0, SHORE_Z],
    [HX + 60, 0.95, SHORE_Z],
    [HX - 44, 0.95, SHORE_Z],
  ] as const;
  return (
    wall(pr, q, '#8A7068') +
    stroke(columns(pr, q, 70), '#5A4650', 0.6, { opacity: 0.7 }) +
    fill(beamD(pr, [HX - 44, 1, SHORE_Z], [HX + 60, 1, SHORE_Z], 0.22), '#F0D3A4')
  );
}

// ---------- dock and boat house ----------
const [BX, BZ] = place(600, 43);
const DOCK = { x0: BX - 2.0, x1: BX - 0.1, z0: BZ, z1: SHORE_Z, y: 1.15 };

function dock(A: Sheet, pr: Projector): string {
  const { x0, x1, z0, z1, y } = DOCK;
  let posts = '';
  for (let z = z1; z >= z0; z -= 3.1)
    posts += beamD(pr, [x0, 0, z], [x0, y + 0.05, z], 0.26) + beamD(pr, [x1, 0, z], [x1, y, z], 0.26);
  let s = fill(posts, '#5A4650');
  s +=
    wall(pr, flat(x0, x1, y, z0, z1), A.lin('0 #F3D2A0, 1 #D5A880')) +
    stroke(
      rows(
        pr,
        [
          [x0, y, z0],
          [x1, y, z0],
          [x1, y, z1],
          [x0, y, z1],
        ],
        44,
      ),
      '#8C6658',
      0.5,
      { opacity: 0.55 },
    );
  s +=
    wall(pr, leftSide(x0, y - 0.24, y, z0, z1), '#E2B283') + wall(pr, front(x0, x1, y - 0.24, y, z0), C.wood);
  // piling heads stand above the deck on the river side
  let heads = '',
    caps = '';
  for (let z = z1 - 3.1; z >= z0; z -= 6.2) {
    heads += beamD(pr, [x0 - 0.12, 0, z], [x0 - 0.12, 2.15, z], 0.3);
    caps += beamD(pr, [x0 - 0.12, 2.1, z], [x0 - 0.12, 2.3, z], 0.36);
  }
  return s + fill(heads, '#A87A60') + fill(caps, '#FBEBD0');
}

function boat(A: Sheet, pr: Projector, x: number, z: number): string {
  // centre-console hanging in the lift slings
  const P = (dx: number, y: number, dz: number): [number, number, number] => [x + dx, y, z + dz];
  let s = wall(
    pr,
    [
      P(0, 2.05, 1.6),
      P(-1.05, 1.8, 4),
      P(-1.05, 1.8, 7.2),
      P(-1.2, 2.75, 7.2),
      P(-1.2, 2.8, 3.6),
      P(0, 3.15, 0.5),
    ],
    A.lin('0 #FFF6E2, 1 #DCC6AC'),
  );
  s += wall(pr, [P(0, 2.05, 1.6), P(0.9, 1.85, 3.6), P(1.2, 2.8, 3.6), P(0, 3.15, 0.5)], '#A9948E');
  s += wall(
    pr,
    [
      P(0, 2.5, 1.25),
      P(-1.12, 2.28, 3.9),
      P(-1.14, 2.28, 7.2),
      P(-1.17, 2.5, 7.2),
      P(-1.16, 2.52, 3.8),
      P(0, 2.75, 1),
    ],
    '#1F6470',
  );
  s += fill(
    beamD(pr, P(-0.6, 2.8, 4.2), P(-0.6, 4.05, 4.2), 0.07) +
      beamD(pr, P(0.6, 2.8, 4.2), P(0.6, 4.05, 4.2), 0.07) +
      beamD(pr, P(-1.2, 1.7, 3), P(-1.2, 4.1, 3), 0.05) +
      beamD(pr, P(-1.2, 1.7, 6), P(-1.2, 4.1, 6), 0.05),
    '#3A3644',
  );
  return s + wall(pr, front(x - 0.95, x + 0.95, 4.0, 4.12, z + 3.4), C.trim);
}

function boatHouse(A: Sheet, pr: Projector): string {
  const x0 = BX,
    x1 = BX + 5.6,
    z0 = BZ,
    z1 = BZ + 9,
    xm = (x0 + x1) / 2,
    eave = 4.3,
    peak = 6.5,
    o = 0.7,
    pitch = (peak - eave) / (xm - x0),
    out = eave - pitch * o;
  const post = (x: number, z: number) =>
    fill(beamD(pr, [x, 0, z], [x, eave, z], 0.26), C.trimShade) +
    fill(beamD(pr, [x - 0.07, 0, z - 0.1], [x - 0.07, eave, z - 0.1], 0.1), C.trim);
  let s =
    wall(pr, front(x0, x1, 2.4, eave, z1), '#7B5A56') +
    wall(pr, front(x0, x1, 0.95, 2.4, z1), '#5B4650') +
    stroke(columns(pr, front(x0, x1, 0.95, eave, z1), 16), '#3F3040', 0.6, { opacity: 0.6 });
  s += wall(
    pr,
    [
      [x0, out, z0],
      [x1, out, z0],
      [x1, eave, z1],
      [x0, eave, z1],
    ],
    '#9A6E58',
    { opacity: 0.9 },
  );
  s += post(x1, z1) + post(x1, z0 + 4.5) + boat(A, pr, xm - 0.1, z0 + 1.0);
  s +=
    wall(pr, flat(x0 - 0.1, x0 + 0.7, 1.15, z0, z1), '#E5BC90') +
    wall(pr, front(x0 - 0.1, x0 + 0.7, 0.9, 1.15, z0), C.wood) +
    wall(pr, leftSide(x1 - 0.6, 0.85, 1.15, z0, z1), '#8C6A58') +
    wall(pr, flat(x1 - 0.6, x1 + 0.2, 1.15, z0, z1), '#D9B08A') +
    wall(pr, front(x1 - 0.6, x1 + 0.2, 0.9, 1.15, z0), C.wood);
  for (const z of [z1, z0 + 4.5]) s += post(x0, z);
  s += post(x1, z0) + post(x0, z0);
  for (const [x, z] of [
    [x0, z0],
    [x1, z0],
  ] as const) {
    const d = x === x0 ? 1 : -1;
    s += boards(
      pr,
      [
        [
          [x, eave - 0.9, z],
          [x + d * 0.9, eave, z],
        ],
      ],
      0.16,
      C.trimShade,
    );
  }
  // gable end with a lit louvre, roof, barge boards, cupola
  const end = [
    [x0, eave, z0],
    [x1, eave, z0],
    [xm, peak, z0],
  ] as const;
  s += wall(pr, front(x0, x1, eave - 0.35, eave, z0 - 0.02), C.trim);
  s += g(shingled(pr, front(x0, x1, eave, peak, z0), A.lin('0 #B08766, 1 #CFA078'), 33, 12, 20), {
    'clip-path': A.clip(face(pr, end)),
  });
  s += pane(pr, front(xm - 0.55, xm + 0.55, eave + 0.45, eave + 1.25, z0 - 0.04), {
    glass: litGlass(A),
    cols: 2,
    nRows: 2,
    barW: 0.07,
  });
  const slope = [
    [x0 - o, out, z1 + 0.5],
    [x0 - o, out, z0 - 0.6],
    [xm, peak, z0 - 0.6],
    [xm, peak, z1 + 0.5],
  ] as const;
  s +=
    wall(pr, slope, A.lin('0 #E9B48C, 1 #B98A7C')) +
    stroke(columns(pr, slope, 22), '#7E5A60', 0.8, { opacity: 0.6 });
  s +=
    boards(
      pr,
      [
        [
          [x0 - o, out, z0 - 0.6],
          [xm, peak, z0 - 0.6],
        ],
        [
          [xm, peak, z0 - 0.6],
          [x1 + o, out, z0 - 0.6],
        ],
      ],
      0.26,
    ) +
    boards(
      pr,
      [
        [
          [xm, peak + 0.1, z0 - 0.6],
          [x1 + o, out + 0.1, z0 - 0.6],
        ],
      ],
      0.1,
      '#6A5666',
    );
  const cz = z0 + 4.5;
  s +=
    wall(pr, front(xm - 0.5, xm + 0.5, peak - 0.4, peak + 0.8, cz - 0.5), C.trimShade) +
    wall(pr, leftSide(xm - 0.5, peak - 0.4, peak + 0.8, cz - 0.5, cz + 0.5), C.trim) +
    wall(
      pr,
      [
        [xm - 0.75, peak + 0.8, cz - 0.75],
        [xm + 0.75, peak + 0.8, cz - 0.75],
        [xm, peak + 1.6, cz],
      ],
      C.roof,
    ) +
    wall(
      pr,
      [
        [xm - 0.75, peak + 0.8, cz + 0.75],
        [xm - 0.75, peak + 0.8, cz - 0.75],
        [xm, peak + 1.6, cz],
      ],
      C.roofSun,
    );
  const lamp = pr([x0 + 0.2, eave - 0.55, z0 - 0.1]);
  return s + circ(lamp[0], lamp[1], 3, '#FFF0C4');
}

// Great blue heron on a piling.
function heron(x: number, y: number, k: number): string {
  const P = (a: readonly XY[]) => a.map(([dx, dy]): XY => [x + dx * k, y + dy * k]);
  return (
    stroke(
      `M${n(x - 1 * k)} ${n(y)}L${n(x)} ${n(y - 15 * k)}M${n(x + 2 * k)} ${n(y)}L${n(x + 2 * k)} ${n(y - 15 * k)}`,
      '#2A3444',
      1,
    ) +
    fill(smooth(P(tuples(2, '9,-12 3,-24 -3,-27 -6,-22 -2,-15 4,-13')), true, 0.8), '#4A6078') +
    stroke(smooth(P(tuples(2, '-4,-25 -8,-31 -4,-37 -6,-43'))), '#8FA3AE', n(2.1 * k)) +
    fill(smooth(P(tuples(2, '-3.5,-43.5 -6,-46 -9,-44.4 -17,-42.6 -9,-42.2')), true, 0.4), '#F3D9AE')
  );
}
const bankFlip = `<use href="#bank" transform="translate(0 818) scale(1 -1)"/>`;
const fade = (A: Sheet, stops: readonly (readonly [number, string])[]) =>
  A.mask(rect(0, 404, W, H - 404, A.lin(stops)));
const marshBase = (x: number) => 604 - 34 * Math.max(0, 1 - x / 330);

export function draw(): Sheet {
  const A = new Sheet(W, H);

  // Round tower, shaded by the angle between each facet and the sun.
  function turret(
    pr: Projector,
    { cx, cz, r, eave, peak }: { cx: number; cz: number; r: number; eave: number; peak: number },
  ): string {
    const N = 20,
      sun = [-0.86, -0.5] as const;
    const ring = (rad: number, y: number) =>
      Array.from({ length: N + 1 }, (_, i): [number, number, number] => {
        const a = Math.PI * (0.92 + (1.16 * i) / N);
        return [cx + Math.cos(a) * rad, y, cz + Math.sin(a) * rad];
      });
    const facets = (lo: readonly Pt3[], hi: readonly Pt3[], dark: string, light: string) =>
      lo
        .slice(0, -1)
        .map((p, i) => {
          const a = Math.PI * (0.92 + (1.16 * (i + 0.5)) / N),
            k = Math.max(0, Math.cos(a) * sun[0] + Math.sin(a) * sun[1]);
          const c = mix(dark, light, k ** 0.8);
          return `<path d="${face(pr, [p, nth(lo, i + 1), nth(hi, i + 1), nth(hi, i)])}" fill="${c}" stroke="${c}" stroke-width=".5"/>`;
        })
        .join('');
    const band = (rad: number, y0: number, y1: number, dark: string, light: string) =>
      facets(ring(rad, y0), ring(rad, y1), dark, light);
    let s = band(r, 0, eave, '#A07A66', '#F4C78C') + band(r + 0.06, 0, 3.1, '#95857F', '#F3D9AE');
    s += band(r + 0.14, 3.1, 3.35, C.trimShade, C.trim);
    let joints = '';
    for (let y = 0.35; y < eave; y += 0.34)
      ring(r + 0.07, y).forEach((p, i, all) => {
        if (i) {
          const a = pr(nth(all, i - 1)),
            b = pr(p);
          joints += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
        }
      });
    s += stroke(joints, '#6B4A48', 0.4, { opacity: 0.4 });
    for (const [y0, y1, lit] of tuples(3, '1,2.7,1 4.5,6.5,1'))
      for (const t of [0.28, 0.5, 0.72]) {
        const at = (u: number): XY => {
          const a = Math.PI * (0.92 + 1.16 * u);
          return [cx + Math.cos(a) * (r + 0.1), cz + Math.sin(a) * (r + 0.1)];
        };
        const [ax, az] = at(t - 0.07),
          [bx, bz] = at(t + 0.07);
        s += pane(
          pr,
          [
            [ax, y0, az],
            [bx, y0, bz],
            [bx, y1, bz],
            [ax, y1, az],
          ],
          {
            glass: lit ? litGlass(A) : skyGlass(A),
            cols: 2,
            nRows: 3,
            barW: 0.06,
            trimW: 0.14,
            trim: C.trim,
          },
        );
      }
    s += band(r + 0.55, eave - 0.1, eave + 0.2, C.trimShade, C.trim);
    const tip = [cx, peak, cz] as const;
    s += facets(
      ring(r + 0.6, eave + 0.2),
      ring(r + 0.6, eave + 0.2).map(() => tip),
      '#5E5066',
      '#D7A283',
    );
    return (
      s +
      boards(
        pr,
        [
          [
            [cx, peak - 0.1, cz],
            [cx, peak + 1.1, cz],
          ],
        ],
        0.12,
        C.deep,
      )
    );
  }

  function house(pr: Projector): string {
    const m = shifted(pr, HX, GROUND, HZ0);
    let s = chimney(m, 14.2, 7.2, 7, 13.6) + chimney(m, 30, 6, 5, 11.8);
    // sun room at the right end: nearly all glass
    s +=
      wall(m, front(33, 41, 0, 3.5, 1), C.shingle) +
      stonework(m, front(33, 41, 0, 0.9, 0.95), C.stone, 21, 3, 18);
    for (let i = 0; i < 5; i++)
      s += pane(m, front(33.5 + i * 1.5, 34.75 + i * 1.5, 1.0, 3.05, 0.95), {
        glass: A.lin('0 #F9BE6E, 1 #FFE6AE'),
        cols: 1,
        nRows: 3,
        barW: 0.07,
      });
    s +=
      slate(m, quad('32.6,3.4,0.3 41.6,3.4,0.3 40.2,6.2,4.5 32.6,6.2,4.5'), C.roof, 22, 9, 20) +
      boards(
        m,
        [
          [
            [32.6, 3.4, 0.3],
            [41.6, 3.4, 0.3],
          ],
        ],
        0.28,
      );
    // main block
    s += shingled(m, front(4, 33, 0, 6.8, 0), C.shingle, 3, 20, 60);
    for (let i = 0; i < 5; i++)
      s += pane(m, front(12 + i * 2.7, 13.3 + i * 2.7, 5.05, 6.5, -0.05), {
        glass: i % 3 === 1 ? skyGlass(A) : litGlass(A),
        cols: 2,
        nRows: 2,
        barW: 0.07,
      });
    s += wall(m, front(4, 33, 6.2, 6.8, -0.02), '#5A3D4A', { opacity: 0.4 });
    s +=
      slate(
        m,
        quad('3.4,6.5,-0.8 33.6,6.5,-0.8 33.6,11.4,6 3.4,11.4,6'),
        A.lin('0 #8C747C, 1 #6A5B6E'),
        4,
        18,
        64,
      ) +
      boards(
        m,
        [
          [
            [3.4, 6.55, -0.8],
            [33.6, 6.55, -0.8],
          ],
        ],
        0.3,
      );
    for (const x of [14.6, 18, 21.4]) s += dormer(A, m, x, 0.9, 7.6);
    // right gable, terrace, left gable, turret: right to left because the eye stands on the left
    s += riverGable(A, m, {
      x0: 25,
      x1: 33,
      z: -2,
      zBack: 6,
      eave: 5.7,
      peak: 11.2,
      seed: 50,
      stoneTop: 3.2,
    });
    s +=
      pane(m, front(27, 31, 0.5, 2.8, -2.05), {
        glass: A.lin('0 #F9BE6E, 1 #FFE6AE'),
        cols: 4,
        nRows: 3,
        barW: 0.07,
      }) +
      pane(m, front(27.6, 30.4, 4.2, 6.2, -2.05), { glass: litGlass(A), cols: 4, nRows: 2, barW: 0.07 }) +
      pane(m, front(28.5, 29.5, 8, 9.1, -2.05), { glass: skyGlass(A), cols: 2, nRows: 2, barW: 0.07 });
    s += terrace(A, m);
    s += riverGable(A, m, {
      x0: 2.6,
      x1: 11,
      z: -2.6,
      zBack: 6,
      eave: 5.9,
      peak: 11.9,
      seed: 60,
      stoneTop: 3.2,
    });
    s +=
      pane(m, front(5, 9.2, 0.4, 2.8, -2.65), {
        glass: A.lin('0 #F9BE6E, 1 #FFE6AE'),
        cols: 4,
        nRows: 3,
        barW: 0.07,
      }) +
      pane(m, front(5.2, 9.0, 4.2, 6.4, -2.65), { glass: litGlass(A), cols: 4, nRows: 2, barW: 0.07 }) +
      pane(m, front(6.5, 7.7, 8.4, 9.7, -2.65), { glass: skyGlass(A), cols: 2, nRows: 2, barW: 0.07 });
    s += sunShadows(m);
    return s + turret(m, { cx: 1.4, cz: -0.6, r: 2.5, eave: 7.3, peak: 12.6 });
  }

  function bank(): string {
    const r = rng(20);
    const groundY = (sx: number) => 352 - Math.max(0, sx - 560) * 0.012;
    // tree line: a hazed back row with two taller crowns and palms breaking the top, then a nearer row
    const far = tuples(
      4,
      '-10,262,70,70 70,252,66,66 150,222,80,62 236,214,70,54 318,232,70,54 396,246,76,50 470,256,70,50 548,240,70,66 622,226,76,74 700,246,80,66 790,262,80,66',
    );
    let s = '';
    for (const [x, y, h, lean] of tuples(4, '352,330,150,0.04 420,330,128,-0.05 506,336,160,0.03')) {
      const p = palm(r, x, y, h, { lean, size: 0.8, leaf: 18, droop: 1.1 });
      s += fill(p.trunk, '#6A6A6E') + fill(p.back, '#5C7468') + fill(p.front, '#4A666A');
    }
    s += leafMass(r, far, LEAF_FAR, { leaf: 4.6, spread: 7, light: [-0.8, -0.5], base: '#587868' });
    s += leafMass(
      r,
      tuples(4, '-10,320,80,46 90,322,60,38 112,344,34,14 560,326,60,32 650,318,80,40 760,322,80,40'),
      LEAF_MID,
      { leaf: 4.4, spread: 6, light: [-0.8, -0.5], base: '#28524C' },
    );
    // lawn rises from the bulkhead to the terrace
    const edge = [60, -40].map((x) => shorePoint(x, 0.9));
    s += fill(
      dpoly([[-10, 352], [560, 350], [W + 10, 346], ...edge]),
      A.lin('0 #B9B468, 0.35 #93A05A, 1 #557A50'),
    );
    const shade = rng(8);
    let sh = '';
    for (let i = 0; i < 110; i++) {
      const x = shade.range(-20, 250),
        y = shade.range(366, 424),
        w = shade.range(14, 46);
      sh += smooth(
        [
          [x - w, y],
          [x, y - 2.2],
          [x + w, y - 0.6],
          [x + 4, y + 2],
        ],
        true,
        0.9,
      );
    }
    s += g(fill(sh, '#1F4A48'), { opacity: 0.4 });
    s += house(cam);
    // foundation planting
    const beds: (readonly [number, number, number, number])[] = [];
    for (let sx = 132; sx < 560; sx += 11)
      if (sx < 322 || sx > 384) beds.push([sx, groundY(sx) - 1, 11, 6.5]);
    s += leafMass(r, beds, LEAF_MID, { leaf: 3, spread: 2.2, light: [-0.7, -0.7] });
    s += leafMass(
      r,
      beds.filter((_, i) => i % 2).map(([x, y]) => [x + 3, y + 5, 9, 3.6]),
      ['#1F4A48', '#A84C62', '#D96F78', '#F4AFA2'],
      { leaf: 1.9, spread: 1.1, light: [-0.6, -0.8] },
    );
    // stone walk from terrace to dock
    const step = shifted(cam, HX, GROUND, HZ0);
    s += fill(
      dpoly([
        step([16.6, -1.4, -5.1]),
        step([19.4, -1.4, -5.1]),
        cam([DOCK.x1, 1, SHORE_Z]),
        cam([DOCK.x0, 1, SHORE_Z]),
      ]),
      A.lin('0 #E9D2A8, 1 #C9A888'),
    );
    return s;
  }

  // ---------- assemble ----------
  A.add(
    rect(
      0,
      0,
      A.w,
      HORIZON + 4,
      A.lin('0 #3F6690, 0.22 #7A8AA8, 0.42 #D3A8A0, 0.6 #F6B98A, 0.8 #FFD28E, 1 #FFE6AE'),
    ),
  );
  A.add(
    cloud(A, {
      bottom: HORIZON,
      color: '#FFE3B4',
      fx: 0.0022,
      fy: 0.02,
      seed: 12,
      lo: 0.48,
      hi: 0.72,
      band: [-40, 20, 150, 260],
      opacity: 0.85,
    }),
  );
  A.add(
    cloud(A, {
      bottom: HORIZON,
      color: '#EC8A70',
      fx: 0.0024,
      fy: 0.03,
      seed: 41,
      lo: 0.54,
      hi: 0.66,
      band: [40, 100, 200, 280],
      opacity: 0.7,
    }),
  );
  A.add(
    softGlow(A, -10, 300, 420, 300, '#FFD38A', 0.85, 'soft-light'),
    softGlow(A, -10, 310, 300, 170, '#FFDFA0', 0.55),
  );
  A.def(
    `<g id="bank">${bank()}${lawnOak(A, -56, 414, 1.55, 6)}${lawnOak(A, 700, 396, 1.5, 9, -1)}${chairs(196, 394, 1.3)}</g>`,
  );

  // water first: base colour, mirrored bank, mirrored boat house, ripples
  A.add(rect(0, 404, W, H - 404, A.lin('0 #FFCB8C, 0.2 #E3A98A, 0.5 #8C8698, 1 #1E3A58')));
  const reflection = bankFlip + bulkhead(mirrored) + dock(A, mirrored) + boatHouse(A, mirrored);
  A.def(`<g id="mirror">${reflection}</g>`);
  A.add(
    g(g('<use href="#mirror"/>', { filter: A.ripple(0.014, 0.19, 9, 4, 0.5, '0.4 1.0') }), {
      mask: fade(A, [
        [0, '#d0d0d0'],
        [0.25, '#b0b0b0'],
        [0.42, '#000000'],
        [1, '#000000'],
      ]),
    }),
  );
  A.add(
    g(g('<use href="#mirror"/>', { filter: A.ripple(0.008, 0.085, 30, 8, 0.45, '0.7 2.4') }), {
      mask: fade(A, [
        [0, '#000000'],
        [0.22, '#111111'],
        [0.42, '#989898'],
        [1, '#2c2c2c'],
      ]),
    }),
  );
  const r = rng(31);
  A.add(
    fill(glints(r, -30, W + 30, 440, H, 190, { minL: 14, maxL: 80, th: 1.1, persp: 1.2 }), '#16384E', {
      opacity: 0.4,
    }),
  );
  A.add(
    fill(glints(r, -30, W + 30, 438, H, 150, { minL: 10, maxL: 60, th: 0.9, persp: 1.3 }), '#BFD0CC', {
      opacity: 0.4,
    }),
  );
  A.add(
    fill(glints(r, -30, 480, 438, 590, 170, { minL: 8, maxL: 52, th: 1.1, persp: 1.2 }), '#FFD99A', {
      opacity: 0.8,
    }),
  );

  A.add('<use href="#bank"/>', bulkhead(cam), dock(A, cam), boatHouse(A, cam));
  {
    const top = cam([DOCK.x0 - 0.12, 2.3, SHORE_Z - 3.1 * 5]);
    A.add(heron(top[0], top[1], 0.62));
  }
  A.add(
    softGlow(A, 330, 335, 210, 60, '#FFC978', 0.35),
    softGlow(A, -20, 330, 560, 300, '#FFB868', 0.7, 'soft-light'),
    softGlow(A, -30, 250, 260, 170, '#FFD9A0', 0.5),
  );
  A.add(fill(flock(tuples(3, '470,96,1.25 498,87,1.1 523,81,1.0 546,77,0.9'), -0.3), '#3A4458'));

  // dark frame: moss-hung bough above, marsh grass below
  const f = rng(44);
  A.add(
    fill(
      bough(tuples(2, '-20,96 50,62 120,44 200,20 270,-14'), 26, 8) +
        bough(tuples(2, '60,60 100,72 140,76 176,74'), 9, 3),
      '#14283A',
    ),
  );
  const high = Array.from({ length: 20 }, (): [number, number, number, number] => {
    const t = f();
    return [-10 + t * 300, -8 + (1 - t) * 70 * f(), f.range(22, 40), f.range(10, 17)];
  });
  high.push([178, 74, 26, 10], [150, 78, 22, 9]);
  const hang = Array.from({ length: 15 }, (): [number, number, number, number] => {
    const t = f() ** 1.1;
    return [t * 270, 76 * (1 - t) + 14, f.range(30, 92) * (1 - 0.45 * t), f.range(4, 9)];
  });
  A.add(
    leafMass(f, high, LEAF_NEAR, { leaf: 5, light: [-0.6, 0.4] }),
    mossCurtains(f, hang, '#2C4650', '#6A7C72'),
    leafMass(
      f,
      hang.map(([x, y, , w]) => [x, y - 5, w * 2 + 8, 8]),
      LEAF_NEAR,
      { leaf: 4.4, spread: 6, light: [-0.6, 0.4] },
    ),
  );
  A.add(
    fill(
      reeds(f, { x0: -10, x1: 210, baseY: marshBase, count: 230, height: [34, 92], bend: 0.5 }),
      '#10243A',
    ),
    fill(
      reeds(f, { x0: 170, x1: 330, baseY: marshBase, count: 110, height: [12, 46], bend: 0.6 }) +
        reeds(f, { x0: 0, x1: 190, baseY: marshBase, count: 20, height: [70, 120], bend: 0.35 }),
      '#16304A',
    ),
  );
  A.add(vignette(A, { cx: 400, cy: 324, r: 560, clear: 0.7, strength: 0.34 }));

  return A;
}
