/**
 * Mediterranean Revival villa in Ortega: one-point view across the fountain court. Late afternoon, sun from the right.
 */
import { cells, flat, front, rightSide, wall } from '../kit/faces.ts';
import { foliage, foliageSvg, leafMass } from '../kit/foliage.ts';
import { softGlow, vignette } from '../kit/light.ts';
import { nth, tuples } from '../kit/lists.ts';
import { palm } from '../kit/palms.ts';
import { dpoly, n, type Pt3, type Quad, smooth, type XY } from '../kit/path.ts';
import { beamD, camera, face, onQuad, subQuad } from '../kit/projector.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud } from '../kit/sky.ts';
import { circ, fill, g, rect, stroke } from '../kit/svg.ts';
import { glints } from '../kit/water.ts';

const W = 800;
const H = 600;
const HORIZON = 392;
const FOCAL = 620;
const AXIS = 470;
const EYE = 1.7;
const pr = camera({ eye: [0, EYE, 0], f: FOCAL, cx: AXIS, cy: HORIZON });

const C = {
  stucco: '#F1D2A6',
  stuccoSun: '#FFEBC6',
  stuccoShade: '#C9A392',
  stone: '#EAD7B4',
  stoneShade: '#B89A88',
  tile: '#C26A48',
  tileDark: '#8A4438',
  tileLight: '#E9A070',
  iron: '#1B2A3C',
  wood: '#5B3A34',
  plum: '#6B4460',
  lamp: '#FFD58A',
};
const shade = (q: Quad, o = 0.45) => wall(pr, q, C.plum, { opacity: o, style: 'mix-blend-mode:multiply' });
const screenShade = (d: string, o = 0.45, extra: { filter?: string } = {}) =>
  fill(d, C.plum, { opacity: o, style: 'mix-blend-mode:multiply', ...extra });

// Screen path of a round-headed opening in a wall parallel to the picture.
function archPath(x0: number, x1: number, y0: number, spring: number, z: number): string {
  const a = pr([x0, y0, z]),
    b = pr([x1, y0, z]),
    s = pr([x0, spring, z]),
    r = (b[0] - a[0]) / 2;
  return `M${n(a[0])} ${n(a[1])}V${n(s[1])}A${n(r)} ${n(r)} 0 0 1 ${n(b[0])} ${n(s[1])}V${n(b[1])}Z`;
}
// Round-headed opening in a wall that runs away from the viewer (x fixed), sampled because the arch is foreshortened.
function sideArch(x: number, z0: number, z1: number, y0: number, spring: number): string {
  const zm = (z0 + z1) / 2,
    r = (z1 - z0) / 2,
    p: Pt3[] = [
      [x, y0, z1],
      [x, y0, z0],
    ];
  for (let i = 0; i <= 16; i++) {
    const t = (Math.PI * i) / 16;
    p.push([x, spring + r * Math.sin(t), zm - r * Math.cos(t)]);
  }
  return dpoly(p.map(pr));
}

// Barrel tiles: crest light, valley shade, scalloped courses, dark round mouths at the eave.
function barrelTiles(
  q: Quad,
  nCols: number,
  nRows: number,
  {
    seed = 1,
    base,
    dark = C.tileDark,
    light = C.tileLight,
    mouths = true,
  }: { seed?: number; base: string; dark?: string; light?: string; mouths?: boolean },
): string {
  const r = rng(seed);
  let s = wall(pr, q, base),
    valley = '',
    crest = '',
    course = '',
    odd = '',
    pale = '',
    mouth = '';
  for (let i = 0; i < nCols; i++) {
    valley += face(pr, subQuad(q, (i + 0.66) / nCols, 0, (i + 1) / nCols, 1));
    crest += face(pr, subQuad(q, (i + 0.34) / nCols, 0, (i + 0.56) / nCols, 1));
    for (let j = 0; j < nRows; j++) {
      const a = pr(onQuad(q, i / nCols, j / nRows)),
        b = pr(onQuad(q, (i + 0.66) / nCols, j / nRows)),
        m = pr(onQuad(q, (i + 0.33) / nCols, (j - 0.32) / nRows));
      course += `M${n(a[0])} ${n(a[1])}Q${n(m[0])} ${n(m[1])} ${n(b[0])} ${n(b[1])}`;
      const k = r(),
        cell = () => face(pr, subQuad(q, i / nCols, j / nRows, (i + 0.66) / nCols, (j + 1) / nRows));
      if (k < 0.12) odd += cell();
      else if (k < 0.24) pale += cell();
    }
    if (mouths) {
      const a = pr(onQuad(q, (i + 0.08) / nCols, 0)),
        b = pr(onQuad(q, (i + 0.58) / nCols, 0)),
        w = (b[0] - a[0]) / 2;
      if (Math.abs(w) > 0.6)
        mouth += `M${n(a[0])} ${n(a[1])}A${n(Math.abs(w))} ${n(Math.abs(w))} 0 0 1 ${n(b[0])} ${n(b[1])}Z`;
    }
  }
  return (
    s +
    fill(odd, '#A4563E', { opacity: 0.6 }) +
    fill(pale, '#E3956A', { opacity: 0.5 }) +
    fill(valley, dark, { opacity: 0.55 }) +
    fill(crest, light, { opacity: 0.55 }) +
    stroke(course, '#6E3430', 0.6, { opacity: 0.6 }) +
    fill(mouth, '#5A2A2C')
  );
}

// Stucco with a few trowel patches so that big walls are not flat.
function stucco(A: Sheet, q: Quad, color: string, seed: number, spots = 26): string {
  const r = rng(seed);
  let light = '',
    dark = '';
  for (let i = 0; i < spots; i++) {
    const u = r(),
      v = r(),
      a = onQuad(q, u, v),
      c = pr(a),
      k = FOCAL / c[2],
      w = r.range(0.4, 1.3) * k,
      h = r.range(0.08, 0.3) * k;
    const d = smooth(
      [
        [c[0] - w, c[1]],
        [c[0], c[1] - h],
        [c[0] + w, c[1] + h * 0.2],
        [c[0] + w * 0.2, c[1] + h],
      ],
      true,
      0.9,
    );
    if (r() < 0.5) light += d;
    else dark += d;
  }
  return (
    wall(pr, q, color) +
    g(fill(light, '#FFF3DA', { opacity: 0.16 }) + fill(dark, '#C99B7E', { opacity: 0.12 }), {
      'clip-path': A.clip(face(pr, q)),
    })
  );
}

const glassDay = (A: Sheet) => A.lin('0 #7FA9AE, 0.5 #3F6670, 1 #8A7A66');
const glassLit = (A: Sheet) => A.lin('0 #C98F56, 0.5 #F6C272, 1 #FFE3A4');

// Arched window parallel to the picture, with stone surround, bars and optional shutters.
function archedWindow(
  A: Sheet,
  x0: number,
  x1: number,
  y0: number,
  spring: number,
  z: number,
  { lit, shutters, cols = 2 }: { lit?: number; shutters?: number; cols?: number } = {},
): string {
  const w = x1 - x0,
    [ax] = pr([x0, 0, z]),
    [bx] = pr([x1, 0, z]);
  let s =
    fill(archPath(x0 - 0.18, x1 + 0.18, y0 - 0.02, spring, z), C.stone) +
    fill(archPath(x0, x1, y0, spring, z), lit ? glassLit(A) : glassDay(A));
  s += g(rect(ax, pr([0, spring + w, z])[1], bx - ax, 9, '#2A2433', { opacity: 0.45 }), {
    'clip-path': A.clip(archPath(x0, x1, y0, spring, z)),
  });
  let bars = '';
  for (let i = 1; i < cols; i++)
    bars += beamD(pr, [x0 + (w * i) / cols, y0, z], [x0 + (w * i) / cols, spring + w * 0.42, z], 0.06);
  for (let y = y0 + 0.6; y <= spring + 0.05; y += 0.6) bars += beamD(pr, [x0, y, z], [x1, y, z], 0.05);
  s += fill(bars, C.wood);
  if (shutters)
    for (const d of [-1, 1]) {
      const a = d < 0 ? x0 - 0.2 - w * 0.48 : x1 + 0.2,
        q = front(a, a + w * 0.48, y0, spring + w * 0.2, z);
      s +=
        shade(front(a - 0.12, a + w * 0.48 - 0.12, y0 - 0.15, spring + w * 0.2 - 0.12, z), 0.35) +
        wall(pr, q, '#2B6068') +
        cells(pr, q, 14, 1, { joint: '#143840', jointWidth: 0.7, jointOpacity: 0.7 });
    }
  return s + wall(pr, front(x0 - 0.3, x1 + 0.3, y0 - 0.18, y0, z - 0.1), C.stone);
}

function balcony(x0: number, x1: number, y: number, z: number, depth = 0.9): string {
  let s =
      wall(pr, flat(x0, x1, y - 0.22, z - depth, z), '#9A7468') +
      wall(pr, front(x0, x1, y - 0.22, y, z - depth), C.stone),
    iron = '';
  for (let x = x0 + 0.08; x < x1; x += 0.17)
    iron += beamD(pr, [x, y, z - depth], [x, y + 0.95, z - depth], 0.035);
  iron +=
    beamD(pr, [x0, y + 0.95, z - depth], [x1, y + 0.95, z - depth], 0.07) +
    beamD(pr, [x0, y + 0.12, z - depth], [x1, y + 0.12, z - depth], 0.04);
  for (const x of [x0, x1]) iron += beamD(pr, [x, y + 0.95, z - depth], [x, y + 0.95, z], 0.06);
  for (const x of [x0 + 0.3, x1 - 0.3])
    s += wall(
      pr,
      [
        [x - 0.12, y - 0.9, z],
        [x + 0.12, y - 0.9, z],
        [x + 0.12, y - 0.22, z - depth],
        [x - 0.12, y - 0.22, z - depth],
      ],
      C.stoneShade,
    );
  return shade(front(x0 - 0.7, x1 - 0.35, y - 1.3, y - 0.1, z), 0.3) + s + fill(iron, C.iron);
}

// Rafter tails under an eave that runs along x.
function rafterTails(x0: number, x1: number, y: number, z: number, depth: number): string {
  let s = wall(
      pr,
      [
        [x0, y, z - depth],
        [x1, y, z - depth],
        [x1, y, z],
        [x0, y, z],
      ],
      '#7A4C42',
    ),
    tails = '';
  for (let x = x0 + 0.2; x < x1; x += 0.55)
    tails += beamD(pr, [x, y - 0.06, z - depth], [x, y - 0.06, z], 0.14);
  return s + fill(tails, '#4E302E');
}

// ---------- main block with loggia ----------
const M = { x0: -6.5, x1: 6.5, z: 22, eave: 7.3, ridge: 10.2, ridgeZ: 26.2 };
const BAYS = 5;
const BAY = 2.36;
const L0 = (-BAY * BAYS) / 2;
const SPRING = 2.35;

function loggia(A: Sheet): string {
  const back = 25.4;
  let s = wall(pr, front(-6.3, 6.3, 0, 3.9, back), A.lin('0 #6E4650, 0.5 #A06E5C, 1 #8A5C54'));
  s +=
    wall(pr, flat(-6.3, 6.3, 3.9, M.z, back), '#6A4640') +
    wall(pr, flat(-6.3, 6.3, 0.02, M.z, back), '#B98468');
  let beams = '';
  for (let z = M.z + 0.4; z < back; z += 0.6) beams += beamD(pr, [-6.3, 3.85, z], [6.3, 3.85, z], 0.16);
  s += fill(beams, '#46302E');
  for (let i = 0; i < BAYS; i++) {
    const x = L0 + BAY * (i + 0.5);
    s +=
      fill(archPath(x - 0.85, x + 0.85, 0, 2.1, back - 0.05), '#8A5A46') +
      fill(archPath(x - 0.75, x + 0.75, 0, 2.1, back - 0.06), A.lin('0 #FFCB7C, 1 #FFE9B4'));
    let bars = beamD(pr, [x, 0, back - 0.1], [x, 2.85, back - 0.1], 0.08);
    for (const y of [0.7, 1.4, 2.1])
      bars += beamD(pr, [x - 0.75, y, back - 0.1], [x + 0.75, y, back - 0.1], 0.05);
    s += fill(bars, '#6B4236');
  }
  // two loungers and a hanging lantern in every second bay
  for (const x of [-3.6, 3.2])
    s +=
      wall(pr, front(x, x + 1.5, 0.25, 0.6, 24.2), '#FCF1DC') +
      wall(pr, front(x, x + 1.5, 0.6, 1.05, 24.6), '#F0DDBC') +
      wall(pr, front(x + 0.1, x + 1.4, 0, 0.25, 24.2), '#5A3A36');
  for (const i of [0, 2, 4]) {
    const x = L0 + BAY * (i + 0.5),
      c = pr([x, 2.95, 23.6]);
    s +=
      circ(c[0], c[1], 20, A.rad('0 #FFE2A0 0.75, 1 #FFE2A0 0', c[0], c[1], 20)) +
      fill(beamD(pr, [x, 3.9, 23.6], [x, 3.1, 23.6], 0.04), C.iron) +
      rect(c[0] - 3, c[1] - 3.5, 6, 8, '#FFF1C8') +
      `<rect x="${n(c[0] - 3)}" y="${n(c[1] - 3.5)}" width="6" height="8" fill="none" stroke="${C.iron}"/>`;
  }
  return s;
}

function mainBlock(A: Sheet): string {
  const { x0, x1, z, eave, ridge, ridgeZ } = M;
  let s = loggia(A);
  // front wall with five arched holes; the wall's thickness shows inside each hole
  const outline = face(pr, front(x0, x1, 0, eave, z)),
    holes: string[] = [],
    jambs: string[] = [];
  for (let i = 0; i < BAYS; i++) {
    const a = L0 + BAY * i + 0.2,
      b = a + BAY - 0.4;
    holes.push(archPath(a, b, 0, SPRING, z));
    jambs.push(archPath(a, b, 0, SPRING, z + 0.55));
  }
  const wallFill = A.lin('0 #DDB392, 0.5 #EFCB9E, 1 #F9DDB0', 0, 0, 1, 0);
  s += `<path d="${holes.join('')}${jambs.join('')}" fill="#FFE9C4" fill-rule="evenodd"/>`.replace(
    'fill-rule',
    `clip-path="${A.clip(holes.join(''))}" fill-rule`,
  );
  s += `<path d="${outline}${holes.join('')}" fill="${wallFill}" fill-rule="evenodd"/>`;
  // archivolts, columns with capitals on the piers
  for (const d of holes) s += stroke(d, C.stone, 3.4) + stroke(d, '#B18E78', 0.7, { opacity: 0.7 });
  for (let i = 0; i <= BAYS; i++) {
    const x = L0 + BAY * i,
      shaft = A.lin('0 #C9A890, 0.6 #FFF4DC, 1 #F0DDBC', 0, 0, 1, 0);
    s +=
      wall(pr, front(x - 0.24, x + 0.24, 0.3, SPRING - 0.2, z - 0.2), shaft) +
      wall(pr, front(x - 0.36, x + 0.36, SPRING - 0.25, SPRING + 0.05, z - 0.25), '#FFF4DC') +
      wall(pr, front(x - 0.36, x + 0.36, 0, 0.3, z - 0.25), '#E7D0AC');
    s += shade(front(x - 0.24, x - 0.08, 0.3, SPRING - 0.2, z - 0.21), 0.3);
  }
  s += wall(pr, front(x0, x1, 4.05, 4.25, z - 0.08), C.stone) + shade(front(x0, x1, 3.93, 4.05, z), 0.4);
  // glazed-tile roundels between the arches
  for (let i = 1; i < BAYS; i++) {
    const c = pr([L0 + BAY * i, 3.55, z]);
    s += circ(c[0], c[1], 5.2, C.stone) + circ(c[0], c[1], 3.9, '#1F6470') + circ(c[0], c[1], 1.6, '#EDB650');
  }
  // upper floor
  for (const [x, lit] of tuples(2, '-4.75,0 4.75,1'))
    s += archedWindow(A, x - 0.55, x + 0.55, 4.95, 6.0, z, { lit, shutters: 1 });
  for (const x of [-1.25, 0, 1.25]) s += archedWindow(A, x - 0.48, x + 0.48, 4.55, 6.05, z, { lit: 1 });
  s += balcony(-2.2, 2.2, 4.5, z);
  s += shade(front(x0, x1, eave - 0.75, eave, z), 0.5);
  s += rafterTails(x0 - 0.2, x1 + 0.6, eave, z, 0.75);
  const e = eave + 0.02;
  s += barrelTiles(
    [
      [x0 - 0.2, e, z - 0.8],
      [x1 + 0.7, e, z - 0.8],
      [x1 - 2.0, ridge, ridgeZ],
      [x0 - 0.2, ridge, ridgeZ],
    ],
    46,
    9,
    {
      seed: 7,
      base: A.lin('0 #B9603F, 1 #D07C54'),
    },
  );
  return (
    s +
    fill(beamD(pr, [x0 - 0.2, ridge + 0.05, ridgeZ], [x1 - 2.0, ridge + 0.05, ridgeZ], 0.34), '#D98A60') +
    fill(beamD(pr, [x1 + 0.7, e + 0.1, z - 0.8], [x1 - 2.0, ridge + 0.05, ridgeZ], 0.3), '#E9A578')
  );
}

// ---------- tower ----------
function tower(A: Sheet): string {
  const x0 = -11,
    x1 = -6.5,
    z = 20.5,
    zb = 23.6,
    eave = 11.3,
    belv = 8.6;
  let s =
    stucco(A, rightSide(x1, 0, eave, z, zb), A.lin('0 #FFF0D0, 1 #FBDFB0'), 5, 10) +
    stucco(A, front(x0, x1, 0, eave, z), A.lin('0 #D9AE90, 0.55 #EDC79C, 1 #F6D6A8', 0, 0, 1, 0), 6, 34);
  s +=
    wall(pr, front(x0 - 0.15, x1 + 0.15, belv - 0.3, belv, z - 0.15), C.stone) +
    shade(front(x0, x1, belv - 0.5, belv - 0.3, z), 0.4);
  // open belvedere: warm ceiling seen through three arches
  for (let i = 0; i < 3; i++) {
    const a = x0 + 0.45 + i * 1.25,
      b = a + 1.0;
    s +=
      fill(archPath(a, b, belv + 0.05, 9.75, z), A.lin('0 #8A5844, 0.5 #F0B66A, 1 #FFE0A0')) +
      stroke(archPath(a, b, belv + 0.05, 9.75, z), C.stone, 2.6);
  }
  for (const a of [x0 + 0.45, x0 + 1.7, x0 + 2.95]) {
    let iron = beamD(pr, [a, belv + 0.75, z], [a + 1, belv + 0.75, z], 0.05);
    for (let x = a + 0.1; x < a + 1; x += 0.18) iron += beamD(pr, [x, belv, z], [x, belv + 0.75, z], 0.03);
    s += fill(iron, C.iron);
  }
  s +=
    fill(sideArch(x1, z + 0.8, z + 2.0, belv + 0.05, 9.75), '#C98F5E') +
    fill(sideArch(x1, z + 2.6, z + 3.8, belv + 0.05, 9.75), '#C98F5E');
  // stair windows climbing the shaft, a blue tile niche, the studded door
  s +=
    archedWindow(A, -9.15, -8.35, 5.0, 6.3, z, { lit: 1 }) +
    wall(pr, front(-9.4, -8.1, 4.62, 4.82, z - 0.2), C.stone);
  s +=
    fill(archPath(-9.75, -7.75, 0, 2.1, z), C.stone) +
    fill(archPath(-9.45, -8.05, 0, 2.1, z - 0.02), A.lin('0 #5A3630, 1 #7A4A3A'));
  let studs = '';
  for (let y = 0.4; y < 2.6; y += 0.4)
    for (const x of [-9.2, -8.9, -8.6, -8.3]) {
      const c = pr([x, y, z]);
      studs += `M${n(c[0] - 0.8)} ${n(c[1])}a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0 -1.6 0Z`;
    }
  s +=
    fill(studs, '#D9A25C') + fill(beamD(pr, [-8.75, 0, z - 0.03], [-8.75, 2.75, z - 0.03], 0.05), '#2E1C20');
  for (const x of [-10.25, -7.25]) {
    const c = pr([x, 2.5, z - 0.2]);
    s +=
      circ(c[0], c[1], 16, A.rad('0 #FFE2A0 0.7, 1 #FFE2A0 0', c[0], c[1], 16)) +
      rect(c[0] - 2.6, c[1] - 4, 5.2, 8, '#FFF1C8') +
      `<rect x="${n(c[0] - 2.6)}" y="${n(c[1] - 4)}" width="5.2" height="8" fill="none" stroke="${C.iron}"/>`;
  }
  s += shade(front(x0, x1, eave - 0.6, eave, z), 0.5);
  s += rafterTails(x0 - 0.6, x1 + 0.6, eave, z, 0.7);
  const apex = [(x0 + x1) / 2, 13.4, (z + zb) / 2] as const,
    e = eave + 0.02;
  s += barrelTiles([[x1 + 0.7, e, z - 0.7], [x1 + 0.7, e, zb + 0.6], apex, apex], 14, 8, {
    seed: 9,
    base: '#E08A5C',
    light: '#FFC08E',
    mouths: false,
  });
  s += barrelTiles([[x0 - 0.7, e, z - 0.7], [x1 + 0.7, e, z - 0.7], apex, apex], 20, 8, {
    seed: 8,
    base: A.lin('0 #C9704A, 1 #B45C40'),
  });
  const tip = pr([apex[0], 13.4, apex[2]]);
  return (
    s +
    fill(`M${n(tip[0] - 2.4)} ${n(tip[1] + 2)}q2.4 -6 2.4 -24q0 18 2.4 24Z`, C.iron) +
    circ(tip[0], tip[1] - 8, 2.6, '#D9A25C')
  );
}

// ---------- left wing: the sunlit wall of the court ----------
function wing(A: Sheet) {
  const x = -11,
    z0 = 10,
    z1 = 20.5,
    eave = 6.3;
  const sunWall = rightSide(x, 0, eave, z0, z1);
  let s = stucco(A, sunWall, A.lin('0 #FFF1D2, 0.6 #FFE6BC, 1 #F3CF9E'), 15, 40);
  for (const z of [15.6, 18.2]) {
    s +=
      fill(sideArch(x + 0.02, z - 0.15, z + 1.65, 0, 2.3), C.stone) +
      fill(sideArch(x + 0.03, z, z + 1.5, 0, 2.3), A.lin('0 #56767C, 0.6 #C99A62, 1 #F6CE86'));
    let bars = beamD(pr, [x, 0, z + 0.75], [x, 3.0, z + 0.75], 0.07);
    for (const y of [0.75, 1.5, 2.25]) bars += beamD(pr, [x, y, z], [x, y, z + 1.5], 0.05);
    s += fill(bars, C.wood);
    const q = rightSide(x + 0.02, 4.15, 5.5, z + 0.2, z + 1.3);
    s +=
      wall(pr, rightSide(x + 0.02, 4.0, 5.65, z + 0.05, z + 1.45), C.stone) +
      wall(pr, q, glassDay(A)) +
      fill(
        beamD(pr, onQuad(q, 0.5, 0), onQuad(q, 0.5, 1), 0.05) +
          beamD(pr, onQuad(q, 0, 0.5), onQuad(q, 1, 0.5), 0.05),
        C.wood,
      );
    s +=
      wall(pr, rightSide(x + 0.06, 4.1, 5.55, z - 0.45, z + 0.1), '#2B6068') +
      wall(pr, rightSide(x + 0.06, 4.1, 5.55, z + 1.4, z + 1.95), '#245058');
  }
  s += shade(rightSide(x, eave - 0.55, eave, z0, z1), 0.45);
  s += wall(pr, flat(x, x + 0.75, eave, z0, z1), '#6A4238');
  let tails = '';
  for (let z = z0; z < z1; z += 0.6)
    tails += beamD(pr, [x, eave - 0.08, z], [x + 0.75, eave - 0.08, z], 0.14);
  s += fill(tails, '#4E302E');
  s += barrelTiles(
    [
      [x + 0.8, eave + 0.02, z0],
      [x + 0.8, eave + 0.02, z1 + 0.3],
      [x - 3.2, eave + 3.1, z1 + 0.3],
      [x - 3.2, eave + 3.1, z0],
    ],
    34,
    7,
    { seed: 21, base: '#DB8558', light: '#FFC08E', mouths: false },
  );
  return { svg: s, clip: A.clip(face(pr, sunWall)) };
}

// ---------- garden wall on the right, with gate and bougainvillea ----------
function gardenWall(A: Sheet): string {
  const z = 20.6,
    x0 = 6.7,
    x1 = 18,
    h = 2.7;
  let s = stucco(A, front(x0, x1, 0, h, z), A.lin('0 #F3D5A8, 1 #DDB48C'), 31, 20);
  s +=
    fill(archPath(7.2, 8.8, 0, 1.9, z), C.stone) +
    fill(
      archPath(7.4, 8.6, 0, 1.9, z),
      A.lin('0 #E9D3A4, 0.55 #A9C0A0, 0.56 #7FA7AC, 0.75 #6C8A66, 1 #4A6A4A'),
    );
  let iron = '';
  for (let x = 7.5; x < 8.6; x += 0.15)
    iron += beamD(pr, [x, 0, z], [x, 2.35 - Math.abs(x - 8) * 0.8, z], 0.035);
  for (const y of [0.3, 1.2]) iron += beamD(pr, [7.4, y, z], [8.6, y, z], 0.05);
  s += fill(iron, C.iron);
  s += barrelTiles(
    [
      [x0, h, z - 0.35],
      [x1, h, z - 0.35],
      [x1, h + 0.35, z],
      [x0, h + 0.35, z],
    ],
    40,
    2,
    { seed: 32, base: '#C26A48' },
  );
  return s;
}

// ---------- fountain ----------
const FZ = 11.6;
const FX = 0;
// horizontal ring in perspective as a screen ellipse
const ring = (rad: number, y: number) => {
  const a = pr([FX, y, FZ - rad]),
    b = pr([FX, y, FZ + rad]),
    c = pr([FX, y, FZ]);
  return { cx: c[0], cy: (a[1] + b[1]) / 2, rx: (rad * FOCAL) / FZ, ry: Math.abs(a[1] - b[1]) / 2 };
};
const ell = (o: { cx: number; cy: number; rx: number; ry: number }, f: string, extra = '') =>
  `<ellipse cx="${n(o.cx)}" cy="${n(o.cy)}" rx="${n(o.rx)}" ry="${n(o.ry)}" fill="${f}" ${extra}/>`;
const drum = (r0: number, y0: number, r1: number, y1: number, f: string) => {
  const a = ring(r0, y0),
    b = ring(r1, y1);
  return fill(
    `M${n(a.cx - a.rx)} ${n(a.cy)}A${n(a.rx)} ${n(a.ry)} 0 0 0 ${n(a.cx + a.rx)} ${n(a.cy)}L${n(b.cx + b.rx)} ${n(b.cy)}A${n(b.rx)} ${n(b.ry)} 0 0 1 ${n(b.cx - b.rx)} ${n(b.cy)}Z`,
    f,
  );
};
function fountain(A: Sheet): string {
  const round = () => A.lin('0 #A98878, 0.35 #D6BC9C, 0.78 #FFF3D8, 1 #EBD3AE', 0, 0, 1, 0);
  let s = ell(ring(2.75, 0), '#D9B48E') + ell(ring(2.5, 0.02), '#B99078');
  s += drum(2.3, 0, 2.3, 0.55, round());
  // blue-and-gold tile band around the basin
  const tiles: (readonly [number, number, number, number])[] = [];
  for (let i = 0; i <= 44; i++) {
    const t = Math.PI * (i / 44);
    const lo = ring(2.31, 0.16),
      hi = ring(2.31, 0.42);
    tiles.push([
      lo.cx - Math.cos(t) * lo.rx,
      lo.cy + Math.sin(t) * lo.ry,
      hi.cx - Math.cos(t) * hi.rx,
      hi.cy + Math.sin(t) * hi.ry,
    ]);
  }
  tiles.slice(0, -1).forEach((a, i) => {
    const b = nth(tiles, i + 1);
    s += fill(
      dpoly([
        [a[0], a[1]],
        [b[0], b[1]],
        [b[2], b[3]],
        [a[2], a[3]],
      ]),
      nth(['#1F6470', '#EDB650', '#3B8E90'], i % 3),
      { opacity: 0.9 },
    );
  });
  const rim = ring(2.45, 0.62),
    water = ring(2.15, 0.6);
  s +=
    drum(2.45, 0.52, 2.45, 0.62, round()) + ell(rim, '#FFF0D2') + ell(water, A.lin('0 #2F7F88, 1 #7FC4BE'));
  s += g(
    fill(
      glints(rng(3), water.cx - water.rx, water.cx + water.rx, water.cy - water.ry, water.cy + water.ry, 46, {
        minL: 8,
        maxL: 30,
        th: 0.8,
      }),
      '#E9FBF0',
      { opacity: 0.7 },
    ),
    {
      'clip-path': A.clip(
        `M${water.cx - water.rx} ${water.cy}a${water.rx} ${water.ry} 0 1 0 ${2 * water.rx} 0a${water.rx} ${water.ry} 0 1 0 ${-2 * water.rx} 0Z`,
      ),
    },
  );
  s +=
    drum(0.5, 0.6, 0.22, 0.95, round()) +
    drum(0.22, 0.95, 0.26, 1.2, round()) +
    drum(0.3, 1.2, 1.15, 1.5, round()) +
    ell(ring(1.15, 1.5), '#FFF0D2') +
    ell(ring(1.03, 1.5), '#4E9A9C');
  s +=
    drum(0.2, 1.5, 0.15, 2.0, round()) +
    drum(0.18, 2.0, 0.6, 2.2, round()) +
    ell(ring(0.6, 2.2), '#FFF0D2') +
    ell(ring(0.5, 2.2), '#4E9A9C') +
    drum(0.12, 2.2, 0.05, 2.6, round());
  // falling water: threads from both bowls and the top jet
  const r = rng(12);
  let fall = '';
  const thread = (rad: number, y0: number, y1: number, count: number, out: number) => {
    for (let i = 0; i < count; i++) {
      const t = (Math.PI * (i + r.range(0.2, 0.8))) / count,
        a = ring(rad, y0),
        b = ring(rad + out, y1),
        x = a.cx - Math.cos(t) * a.rx,
        y = a.cy + Math.sin(t) * a.ry,
        x2 = b.cx - Math.cos(t) * b.rx,
        y2 = b.cy + Math.sin(t) * b.ry;
      fall += `M${n(x)} ${n(y)}Q${n(x2)} ${n(y + 4)} ${n(x2)} ${n(y2)}`;
    }
  };
  thread(1.15, 1.5, 0.62, 26, 0.14);
  thread(0.6, 2.2, 1.5, 14, 0.1);
  const top = pr([FX, 2.6, FZ]);
  for (let i = 0; i < 9; i++) {
    const d = (i - 4) * 3.4;
    fall += `M${n(top[0])} ${n(top[1])}q${n(d * 0.6)} ${n(-15 + Math.abs(d) * 0.5)} ${n(d * 1.25)} ${n(22)}`;
  }
  return s + stroke(fall, '#F4FFF6', 1.1, { opacity: 0.75, 'stroke-linecap': 'round' });
}

// ---------- ground ----------
function paving(A: Sheet): string {
  let s = rect(0, HORIZON + 30, W, H, A.lin('0 #E9C79C, 0.35 #DDB088, 1 #A87E70'));
  s += cells(pr, flat(-14, 18, 0, 3.2, 21.8), 15, 26, {
    seed: 4,
    tones: [
      ['#C9936E', 0.2, 0.5],
      ['#F6DCB2', 0.18, 0.55],
      ['#B87C62', 0.08, 0.5],
    ],
    joint: '#8E6458',
    jointWidth: 0.8,
    jointOpacity: 0.55,
  });
  // darker brick frame around the fountain
  for (const [rad, c] of [
    [4.1, '#B0604A'],
    [3.75, '#E6C296'],
  ] as const) {
    const p = Array.from({ length: 49 }, (_, i) =>
      pr([Math.cos((i / 48) * 6.2832) * rad, 0.01, FZ + Math.sin((i / 48) * 6.2832) * rad]),
    );
    s += fill(dpoly(p), c, { opacity: 0.9 });
  }
  return s;
}

function pot(
  A: Sheet,
  x: number,
  z: number,
  rad: number,
  h: number,
  seed: number,
  cols: readonly string[],
  leaf = 0.12,
  ball = 1,
): string {
  const b = pr([x, 0, z]),
    k = FOCAL / b[2],
    w = rad * k,
    hh = h * k,
    r = rng(seed);
  let s = screenShade(
    smooth(
      [
        [b[0] - w * 4.2, b[1] - hh * 0.05],
        [b[0], b[1] - w * 0.28],
        [b[0] + w * 0.8, b[1]],
        [b[0], b[1] + w * 0.22],
      ],
      true,
    ),
    0.45,
  );
  s +=
    fill(
      `M${n(b[0] - w * 0.62)} ${n(b[1])}C${n(b[0] - w * 1.2)} ${n(b[1] - hh * 0.4)} ${n(b[0] - w)} ${n(b[1] - hh * 0.7)} ${n(b[0] - w * 0.85)} ${n(b[1] - hh)}H${n(b[0] + w * 0.85)}C${n(b[0] + w)} ${n(b[1] - hh * 0.7)} ${n(b[0] + w * 1.2)} ${n(b[1] - hh * 0.4)} ${n(b[0] + w * 0.62)} ${n(b[1])}Z`,
      A.lin('0 #7E4038, 0.45 #B4604A, 0.85 #E9A078, 1 #C9805E', 0, 0, 1, 0),
    ) + rect(b[0] - w, b[1] - hh - w * 0.16, 2 * w, w * 0.22, '#E3966C');
  const by = b[1] - hh - ball * k * 0.8;
  return (
    s +
    stroke(`M${n(b[0])} ${n(b[1] - hh)}V${n(by)}`, '#4A3630', n(0.09 * k)) +
    foliageSvg(
      foliage(r, b[0], by, ball * k * 0.72, ball * k * 0.7, {
        count: Math.round(2.2 * (ball / leaf) ** 2),
        leaf: leaf * k,
        light: [0.6, -0.7],
      }),
      cols,
    )
  );
}

// ---------- assemble ----------
const GREEN = ['#1B4A48', '#2F6350', '#5B8752', '#B5B866'] as const;
const FARGREEN = ['#4A7A70', '#6A947C', '#93B084', '#CFC98C'] as const;
const MAGENTA = ['#5E2A4E', '#A8365E', '#D9547A', '#F6A0A8'] as const;
const CITRUS = ['#1B4A48', '#2F6B4C', '#6A9A50', '#F0B040'] as const;
// shadow of the tower falls left over the wing roof; fronds from the foreground palm fall on the sunlit wall
const ghost = palm(rng(15), 0, 0, 210, { lean: 0.1, size: 1.25, leaf: 18, droop: 1 });
// long shadows on the paving
// crown of a palm that stands outside the picture, flattened on the ground: arching fronds with a notched edge
function crownShadow(A: Sheet, cx: number, cy: number, rx: number, ry: number, seed: number): string {
  const q = rng(seed);
  let d = '';
  for (let f = 0; f < 13; f++) {
    const a = (f / 13) * 6.283 + q.range(-0.12, 0.12),
      l = q.range(0.8, 1.05),
      up: XY[] = [],
      down: XY[] = [];
    for (let i = 0; i <= 11; i++) {
      const t = i / 11,
        bend = a + 0.35 * t * t * Math.sign(Math.cos(a)),
        x = cx + Math.cos(bend) * rx * l * t,
        y = cy + Math.sin(bend) * ry * l * t,
        w = 0.15 * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.9)) * (i % 2 ? 1 : 0.55);
      up.push([x - Math.sin(bend) * rx * w, y + Math.cos(bend) * ry * w]);
      down.unshift([x + Math.sin(bend) * rx * w, y - Math.cos(bend) * ry * w]);
    }
    d += dpoly(up.concat(down));
  }
  return screenShade(d, 0.46, { filter: A.blur(0.7) });
}
// two doves on the rim, one drinking
function dove(x: number, y: number, d: number, dip: number): string {
  const P = (a: number, b: number) => `${n(x + a * d)} ${n(y + b)}`,
    head = [x + 6.5 * d, y - 9 + dip] as const;
  return (
    fill(
      `M${P(-13, -2)}L${P(-6, -6)}Q${P(0, -10)} ${P(5, -8)}Q${P(8, -4)} ${P(4, -1)}Q${P(-1, 1)} ${P(-5, -2)}Z`,
      '#FFFAEC',
    ) +
    circ(head[0], head[1], 2.9, '#FFFAEC') +
    fill(
      dpoly([
        [head[0] + 2.4 * d, head[1] - 0.8],
        [head[0] + 5 * d, head[1] + 0.6],
        [head[0] + 2.2 * d, head[1] + 1],
      ]),
      '#D98F5C',
    ) +
    fill(`M${P(-11, -2.6)}Q${P(-3, -7)} ${P(3, -5)}Q${P(0, -1)} ${P(-4, -2)}Z`, '#CDB7AC') +
    stroke(`M${P(0, 0)}v2.4M${P(2, 0)}v2.4`, '#B4604A', 0.8)
  );
}
// agaves crop the lower left corner, backs to the light
function agave(x: number, y: number, size: number, seed: number): string {
  const q = rng(seed);
  let dark = '',
    mid = '',
    edge = '';
  for (let i = 0; i < 17; i++) {
    const a = -Math.PI * (0.06 + 0.88 * (i / 16)) + q.range(-0.08, 0.08),
      l = size * q.range(0.75, 1.05),
      w = size * 0.085,
      ex = x + Math.cos(a) * l,
      ey = y + Math.sin(a) * l * 0.95,
      mx = x + Math.cos(a) * l * 0.5,
      my = y + Math.sin(a) * l * 0.6,
      nx = -Math.sin(a) * w,
      ny = Math.cos(a) * w;
    const d = `M${n(x)} ${n(y)}Q${n(mx + nx)} ${n(my + ny)} ${n(ex)} ${n(ey)}Q${n(mx - nx)} ${n(my - ny)} ${n(x)} ${n(y)}Z`;
    if (i % 2) mid += d;
    else dark += d;
    edge += `M${n(x)} ${n(y)}Q${n(mx + nx)} ${n(my + ny)} ${n(ex)} ${n(ey)}`;
  }
  return fill(dark, '#14383F') + fill(mid, '#245458') + stroke(edge, '#D9B884', 0.9, { opacity: 0.55 });
}
const frontPalm = palm(rng(22), 800, 640, 650, { lean: -0.055, size: 0.95, leaf: 34, droop: 1.15 });

export function draw(): Sheet {
  const A = new Sheet(W, H);
  const r = rng(6);
  A.add(rect(0, 0, A.w, 470, A.lin('0 #4A90AE, 0.3 #86B8C0, 0.6 #D6D9BE, 0.82 #FBDDA8, 1 #FFD79A')));
  A.add(
    cloud(A, {
      bottom: 440,
      color: '#FFF4DC',
      fx: 0.0034,
      fy: 0.011,
      seed: 26,
      lo: 0.47,
      hi: 0.7,
      octaves: 5,
      band: [-60, 20, 190, 330],
      opacity: 0.85,
    }),
  );
  A.add(
    cloud(A, {
      bottom: 440,
      color: '#F6C39A',
      fx: 0.003,
      fy: 0.02,
      seed: 52,
      lo: 0.54,
      hi: 0.66,
      band: [110, 180, 280, 370],
      opacity: 0.6,
    }),
  );
  A.add(softGlow(A, 820, 210, 420, 330, '#FFE2A0', 0.55, 'soft-light'));
  // palms and oaks behind the house
  for (const [x, y, h, lean, size] of tuples(
    5,
    '36,350,250,0.05,0.9 664,400,290,0.03,0.82 716,400,214,-0.05,0.95',
  )) {
    const p = palm(r, x, y, h, { lean, size, leaf: 24, droop: 1.1 });
    A.add(fill(p.back, '#5C8A7E') + fill(p.trunk, '#8A7468') + fill(p.front, '#3F7068'));
  }
  A.add(
    leafMass(r, tuples(4, '690,372,70,40 770,352,70,60 630,384,40,30'), FARGREEN, {
      leaf: 5,
      spread: 7,
      light: [0.7, -0.6],
      base: '#6A947C',
    }),
  );
  for (const [x, h] of tuples(2, '676,118 700,146 786,130'))
    A.add(
      fill(
        smooth(
          [
            [x - 10, 400],
            [x - 9, 400 - h * 0.5],
            [x, 400 - h],
            [x + 9, 400 - h * 0.5],
            [x + 10, 400],
          ],
          true,
          0.8,
        ),
        '#2F5F56',
      ) +
        fill(
          smooth(
            [
              [x + 2, 398],
              [x + 3, 400 - h * 0.5],
              [x + 1, 406 - h],
              [x + 8, 400 - h * 0.5],
              [x + 9, 398],
            ],
            true,
            0.8,
          ),
          '#7C9A62',
        ),
    );
  A.add(paving(A));
  const w = wing(A);
  A.add(mainBlock(A), tower(A), w.svg, gardenWall(A));
  A.add(
    g(
      g(screenShade(ghost.back + ghost.front + ghost.trunk, 0.62), {
        transform: 'translate(92 470) skewY(-6) scale(.8 1)',
        filter: A.blur(0.8),
      }),
      {
        'clip-path': w.clip,
      },
    ),
  );
  // planting against the walls
  const bed: (readonly [number, number, number, number])[] = [];
  for (let x = -6; x <= 6; x += 0.42)
    if (Math.abs((x - L0) % BAY) < 0.5 || Math.abs((x - L0) % BAY) > BAY - 0.5) {
      const p = pr([x, 0.3, 21.4]);
      bed.push([p[0], p[1], 10, 8]);
    }
  A.add(leafMass(r, bed, GREEN, { leaf: 3, spread: 2.4, light: [0.6, -0.7] }));
  const wallBed: (readonly [number, number, number, number])[] = [];
  for (let z = 20; z > 13; z -= 0.5) {
    const p = pr([-10.4, 0.35, z]),
      k = FOCAL / p[2];
    wallBed.push([p[0], p[1], 0.5 * k, 0.4 * k]);
  }
  A.add(leafMass(r, wallBed, GREEN, { leaf: 3.4, spread: 2.6, light: [0.6, -0.7] }));
  const vine: (readonly [number, number, number, number])[] = [];
  for (let i = 0; i < 46; i++) {
    const x = r.range(9.0, 13),
      y = 3.1 - r() ** 1.6 * 2.4 * Math.min(1, (x - 8.6) / 2),
      p = pr([x, y, 20.4]);
    vine.push([p[0], p[1], r.range(9, 20), r.range(6, 12)]);
  }
  A.add(
    leafMass(r, vine, GREEN, { leaf: 3.4, spread: 5, light: [0.6, -0.7] }),
    leafMass(
      r,
      vine.filter((_, i) => i % 4),
      MAGENTA,
      { leaf: 2.6, spread: 3.6, light: [0.5, -0.7] },
    ),
  );
  const climb: (readonly [number, number, number, number])[] = [];
  for (let i = 0; i < 26; i++) {
    const t = r(),
      p = pr([6.25 + r.range(-0.35, 0.3) * (1.3 - t), t * 6.4, 21.9]);
    climb.push([p[0], p[1], r.range(5, 10), r.range(5, 9)]);
  }
  A.add(
    leafMass(r, climb, GREEN, { leaf: 2.8, spread: 3, light: [0.6, -0.7] }),
    leafMass(
      r,
      climb.filter((_, i) => i % 3 === 0),
      MAGENTA,
      { leaf: 2.2, spread: 3, light: [0.5, -0.7] },
    ),
  );
  A.add(
    crownShadow(A, 330, 566, 210, 34, 3),
    fill(dpoly(tuples(2, '420,572 830,604 830,620 414,576')), C.plum, {
      opacity: 0.42,
      style: 'mix-blend-mode:multiply',
    }),
    crownShadow(A, 620, 520, 120, 15, 9),
  );
  {
    const c = pr([FX, 0, FZ]);
    A.add(
      screenShade(
        smooth(
          [
            [c[0] - 300, c[1] - 20],
            [c[0] - 200, c[1] - 26],
            [c[0] - 110, c[1] - 18],
            [c[0], c[1] - 8],
            [c[0] + 90, c[1] + 14],
            [c[0] - 40, c[1] + 27],
            [c[0] - 150, c[1] + 14],
            [c[0] - 240, c[1] - 6],
          ],
          true,
          0.8,
        ),
        0.5,
        { filter: A.blur(1) },
      ),
    );
  }
  A.add(fountain(A));
  for (const [x, z, k] of tuples(3, '-5.1,17.4,1 5.1,17.4,1 -7.3,12.6,1.1'))
    A.add(pot(A, x, z, 0.42 * k, 0.75 * k, 50 + Math.round(x * 3), CITRUS, 0.1, 0.85 * k));
  {
    const o = ring(2.45, 0.62);
    A.add(dove(o.cx - 92, o.cy + 8, 1, 5), dove(o.cx - 52, o.cy + 11, -1, 0));
  }
  A.add(agave(118, 622, 92, 4), agave(22, 616, 128, 2));
  // foreground frame on the right: clipped urn and palm trunk
  A.add(pot(A, 3.1, 6.4, 0.42, 0.8, 77, MAGENTA, 0.045, 0.62));
  A.add(
    fill(frontPalm.back, '#1E4A4E') +
      fill(frontPalm.trunk, A.lin('0 #4A3A40, 0.7 #8A6656, 1 #E9B484', 0, 0, 1, 0)) +
      fill(frontPalm.front, '#143842'),
  );
  A.add(
    rect(
      0,
      430,
      W,
      H - 430,
      A.lin([
        [0, C.plum, 0],
        [1, C.plum, 0.34],
      ]),
      { style: 'mix-blend-mode:multiply' },
    ),
  );
  A.add(
    softGlow(A, 470, 380, 230, 70, '#FFC978', 0.28),
    softGlow(A, 760, 260, 520, 400, '#FFDFA0', 0.4, 'soft-light'),
  );
  A.add(vignette(A, { cx: 400, cy: 324, r: 560, clear: 0.7, strength: 0.34 }));

  return A;
}
