import { flat, front, rightSide, wall } from '../../kit/faces.ts';
import { tuples } from '../../kit/lists.ts';
import { n, type Quad } from '../../kit/path.ts';
import { beamD, face, onQuad, subQuad } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { rightSlope, slope } from '../../kit/slopes.ts';
import { circ, fill, rect, stroke } from '../../kit/svg.ts';
import { archedWindow, archPath, balcony, glassDay, shade, sideArch, stucco } from './openings.ts';
import { BAY, BAYS, C, L0, pr } from './scene.ts';

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

// Rafter tails under an eave that runs along x.
function rafterTails(x0: number, x1: number, y: number, z: number, depth: number): string {
  let s = wall(pr, flat(x0, x1, y, z - depth, z), '#7A4C42'),
    tails = '';
  for (let x = x0 + 0.2; x < x1; x += 0.55)
    tails += beamD(pr, [x, y - 0.06, z - depth], [x, y - 0.06, z], 0.14);
  return s + fill(tails, '#4E302E');
}

// ---------- main block with loggia ----------
const M = { x0: -6.5, x1: 6.5, z: 22, eave: 7.3, ridge: 10.2, ridgeZ: 26.2 };
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

export function mainBlock(A: Sheet): string {
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
  s += barrelTiles(slope([x0 - 0.2, x1 + 0.7, e, z - 0.8], [x0 - 0.2, x1 - 2.0, ridge, ridgeZ]), 46, 9, {
    seed: 7,
    base: A.lin('0 #B9603F, 1 #D07C54'),
  });
  return (
    s +
    fill(beamD(pr, [x0 - 0.2, ridge + 0.05, ridgeZ], [x1 - 2.0, ridge + 0.05, ridgeZ], 0.34), '#D98A60') +
    fill(beamD(pr, [x1 + 0.7, e + 0.1, z - 0.8], [x1 - 2.0, ridge + 0.05, ridgeZ], 0.3), '#E9A578')
  );
}

// ---------- tower ----------
export function tower(A: Sheet): string {
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
export function wing(A: Sheet) {
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
  s += barrelTiles(rightSlope([x + 0.8, eave + 0.02], [x - 3.2, eave + 3.1], z0, z1 + 0.3), 34, 7, {
    seed: 21,
    base: '#DB8558',
    light: '#FFC08E',
    mouths: false,
  });
  return { svg: s, clip: A.clip(face(pr, sunWall)) };
}

// ---------- garden wall on the right, with gate and bougainvillea ----------
export function gardenWall(A: Sheet): string {
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
  s += barrelTiles(slope([x0, x1, h, z - 0.35], [x0, x1, h + 0.35, z]), 40, 2, { seed: 32, base: '#C26A48' });
  return s;
}
