import { cells, flat, front, wall } from '../../kit/faces.ts';
import { dpoly, n, type Pt3, type Quad, smooth } from '../../kit/path.ts';
import { beamD, face, onQuad } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { slope } from '../../kit/slopes.ts';
import { fill, g, rect } from '../../kit/svg.ts';
import { C, FOCAL, pr } from './scene.ts';

export const shade = (q: Quad, o = 0.45) =>
  wall(pr, q, C.plum, { opacity: o, style: 'mix-blend-mode:multiply' });

// Screen path of a round-headed opening in a wall parallel to the picture.
export function archPath(x0: number, x1: number, y0: number, spring: number, z: number): string {
  const a = pr([x0, y0, z]),
    b = pr([x1, y0, z]),
    s = pr([x0, spring, z]),
    r = (b[0] - a[0]) / 2;
  return `M${n(a[0])} ${n(a[1])}V${n(s[1])}A${n(r)} ${n(r)} 0 0 1 ${n(b[0])} ${n(s[1])}V${n(b[1])}Z`;
}
// Round-headed opening in a wall that runs away from the viewer (x fixed), sampled because the arch
// is foreshortened.
export function sideArch(x: number, z0: number, z1: number, y0: number, spring: number): string {
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

// Stucco with a few trowel patches so that big walls are not flat.
export function stucco(A: Sheet, q: Quad, color: string, seed: number, spots = 26): string {
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

export const glassDay = (A: Sheet) => A.lin('0 #7FA9AE, 0.5 #3F6670, 1 #8A7A66');
const glassLit = (A: Sheet) => A.lin('0 #C98F56, 0.5 #F6C272, 1 #FFE3A4');

// Arched window parallel to the picture, with stone surround, bars and optional shutters.
export function archedWindow(
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
        cells(pr, q, 14, 1, { joint: '#143840 0.7 0.7' });
    }
  return s + wall(pr, front(x0 - 0.3, x1 + 0.3, y0 - 0.18, y0, z - 0.1), C.stone);
}

export function balcony(x0: number, x1: number, y: number, z: number, depth = 0.9): string {
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
      slope([x - 0.12, x + 0.12, y - 0.9, z], [x - 0.12, x + 0.12, y - 0.22, z - depth]),
      C.stoneShade,
    );
  return shade(front(x0 - 0.7, x1 - 0.35, y - 1.3, y - 0.1, z), 0.3) + s + fill(iron, C.iron);
}
