/**
 * Murray Hill, Edgewood Avenue in the last sun: mural wall, 1940s storefronts, a neon blade over the theatre, a two-tone car.
 */
import { mix } from '../kit/colour.ts';
import { flock, walker } from '../kit/figures.ts';
import { clumps } from '../kit/foliage.ts';
import { lampGlow, vignette } from '../kit/light.ts';
import { append, nth, tuples } from '../kit/lists.ts';
import { palm } from '../kit/palms.ts';
import { dpoly, n, type Pt3, type Quad, smooth, type XY, xy } from '../kit/path.ts';
import { type Plane, perMetre, plane } from '../kit/plane.ts';
import { camera } from '../kit/projector.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { awning, interior } from '../kit/shops.ts';
import { cloud } from '../kit/sky.ts';
import { circ, fill, g, rect, stroke } from '../kit/svg.ts';

const W = 800;
const H = 600;
const HZ = 392;
const F = 760;
const TURN = (38 * Math.PI) / 180;
const cam = camera({ eye: [0, 1.75, 0], yaw: 0, f: F, cx: 400, cy: HZ });
// The block's near corner. `row` runs along the avenue to the right, `side` along the cross street up to the corner.
const CORNER = [-3.4, 0, 15] as const;
const c = Math.cos(TURN);
const s0 = Math.sin(TURN);
const DEEP = 13;
const row = plane(cam, CORNER, [c, s0], [s0, -c]);
const side = plane(cam, [CORNER[0] - s0 * DEEP, 0, CORNER[2] + c * DEEP], [s0, -c], [-c, -s0]);
const SUN = [34, 318] as const;

// Sun low on the left, in the picture: the mural wall is lit, the avenue fronts are in warm shade, shadows come toward us.
function sky(A: Sheet) {
  A.add(
    rect(0, 0, W, H, '#4A3B50'),
    rect(
      0,
      0,
      W,
      HZ + 40,
      A.lin('0 #22466A, 0.22 #4E7A92, 0.45 #A9AC9E, 0.66 #F0BE8C, 0.85 #FBCB8E, 1 #FFE2A6'),
    ),
  );
  A.add(
    rect(
      0,
      0,
      W,
      HZ + 40,
      A.rad(
        '0 #FFF6D8 1, 0.16 #FFE3A4 0.8, 0.5 #FBB27A 0.35, 1 #F08F70 0',
        SUN[0],
        SUN[1],
        520,
        `translate(0 ${n(SUN[1] * 0.3)}) scale(1 .7)`,
      ),
    ),
  );
  A.add(
    cloud(A, {
      color: '#FBE6C4',
      fx: 0.003,
      fy: 0.013,
      seed: 71,
      lo: 0.52,
      hi: 0.67,
      band: [-60, 10, 110, 220],
      opacity: 0.6,
      octaves: 5,
    }),
    cloud(A, {
      color: '#EE8F72',
      fx: 0.0026,
      fy: 0.02,
      seed: 16,
      lo: 0.53,
      hi: 0.62,
      band: [40, 100, 190, 280],
      opacity: 0.75,
    }),
    cloud(A, {
      color: '#FFE0A6',
      fx: 0.0024,
      fy: 0.03,
      seed: 48,
      lo: 0.56,
      hi: 0.63,
      band: [110, 170, 260, 340],
      opacity: 0.85,
    }),
    cloud(A, {
      color: '#9A6A80',
      fx: 0.0028,
      fy: 0.05,
      seed: 25,
      lo: 0.56,
      hi: 0.62,
      band: [190, 240, 300, 350],
      opacity: 0.5,
    }),
  );
  A.add(circ(...SUN, 50, '#FFF3CF', { opacity: 0.45, filter: A.blur(10) }), circ(...SUN, 26, '#FFFBEA'));
}
function distance(A: Sheet) {
  const r = rng(6);
  A.add(
    clumps(
      r,
      tuples(4, '0,384,60,34 70,372,50,44 120,388,40,30'),
      ['#8A6A5E', '#B08864', '#D9AE72', '#F8D694'],
      { div: 10, leaf: 6, light: [-0.6, -0.6] },
    ),
  );
  for (const [x, y, h, lean, size] of tuples(5, '150,372,276,0.03,0.78 262,372,236,0.04,0.86')) {
    const p = palm(r, x, y, h, { lean, size, fronds: 17, droop: 1.1, leaf: 24 });
    A.add(
      fill(p.back, '#5E5660'),
      fill(p.trunk, '#4A4552'),
      fill(p.front, '#3E4350'),
      stroke(
        smooth([0.1, 0.5, 0.95].map((t) => [x + lean * h * (0.7 * t * t + 0.3 * t) - h * 0.009, y - h * t])),
        '#FFD9A0',
        1.2,
        { opacity: 0.8 },
      ),
    );
  }
}

// ---------- ground ----------
function ground(A: Sheet) {
  A.add(rect(0, HZ + 22, W, H, A.lin('0 #D9A27C, 0.2 #9A7478, 0.55 #5E526A, 1 #332F4A')));
  A.add(
    rect(
      0,
      HZ,
      W,
      H - HZ,
      A.rad(
        '0 #FFE0A0 0.75, 0.4 #F6A878 0.35, 1 #F6A878 0',
        SUN[0],
        HZ + 30,
        430,
        `translate(0 ${n((HZ + 30) * 0.55)}) scale(1 .45)`,
      ),
    ),
  );
  const walk = (u0: number, w0: number, u1: number, w1: number, paint: string) =>
    A.add(
      fill(
        dpoly(
          (
            [
              [u0, w0],
              [u1, w0],
              [u1, w1],
              [u0, w1],
            ] as const
          ).map(([u, w]) => row.pt(u, 0, w)),
        ),
        paint,
      ),
    );
  // sidewalk slab, its kerb face, expansion joints
  A.add(
    fill(
      dpoly(tuples(2, '-2.6,3.4 70,3.4 70,3.4 -2.6,3.4').map(([u, w], i) => row.pt(u, i > 1 ? 0 : -0.16, w))),
      '#4A3F58',
    ),
    fill(
      dpoly(
        tuples(3, '-2.6,-40,0 -2.6,3.4,0 -2.6,3.4,-0.16 -2.6,-40,-0.16').map(([u, w, v]) => row.pt(u, v, w)),
      ),
      '#E9B78C',
    ),
  );
  walk(-2.6, -40, 70, 3.4, A.lin('0 #F3CB9C, 0.35 #C99A8A, 1 #8A7286', 0, 0, 1, 0.3));
  let joints = '';
  for (let u = -2.6; u < 40; u += 1.5) joints += row.line([u, 0.01, 0], [u, 0.01, 3.4], 0.03);
  joints += row.line([-2.6, 0.01, 1.7], [60, 0.01, 1.7], 0.03);
  for (let w = -16; w < 0; w += 1.5) joints += row.line([-2.6, 0.01, w], [0, 0.01, w], 0.03);
  A.add(
    fill(joints, '#5A4458', { opacity: 0.5 }),
    fill(row.line([-2.6, 0, 3.4], [60, 0, 3.4], 0.14), '#F6D2A6'),
    fill(row.line([-2.6, 0, 3.4], [-2.6, 0, -30], 0.14), '#FFE9C0'),
  );
  // lane dashes and crosswalk bars on the avenue
  let paint = '';
  for (let u = -6; u < 60; u += 5)
    paint += dpoly(
      (
        [
          [u, 9.3],
          [u + 2.4, 9.3],
          [u + 2.4, 9.5],
          [u, 9.5],
        ] as const
      ).map(([a, b]) => row.pt(a, 0, b)),
    );
  A.add(fill(paint, '#EDB650', { opacity: 0.85 }));
  let bars = '';
  for (let w = 4; w < 11; w += 1.15)
    bars += dpoly(
      (
        [
          [-6.4, w],
          [-3.6, w],
          [-3.6, w + 0.55],
          [-6.4, w + 0.55],
        ] as const
      ).map(([a, b]) => row.pt(a, 0, b)),
    );
  A.add(fill(bars, '#FBE3C0', { opacity: 0.6 }));
  const r = rng(8);
  const grit = ['', ''];
  for (let i = 0; i < 700; i++) {
    const y = HZ + 60 + r() ** 0.8 * 150,
      x = r() * W;
    append(grit, r() < 0.5 ? 0 : 1, `M${n(x)} ${n(y)}h${n((r.range(3, 12) * (y - HZ)) / 150)}`);
  }
  A.add(
    stroke(nth(grit, 0), '#2A2440', 0.9, { opacity: 0.25 }),
    stroke(nth(grit, 1), '#F6C79E', 0.8, { opacity: 0.22 }),
  );
}
// a long shadow on the ground: (u, w) footprint stretched away from the sun
const castShadow = (A: Sheet, pts: readonly XY[], o = 0.45) =>
  A.add(
    g(fill(dpoly(pts.map(([u, w]) => row.pt(u, 0.01, w))), '#3A2A52', { opacity: o, filter: A.blur(1.2) }), {
      style: 'mix-blend-mode:multiply',
    }),
  );

// ---------- mural: egret, sun, river waves and palmetto, no words ----------
function muralWall(A: Sheet): string {
  const h = 6.2,
    Q = (u: number, v: number) => xy(side.pt(u, v)),
    S = (a: readonly XY[], closed = true, t = 0.55) =>
      smooth(
        a.map((q) => Q(...q)),
        closed,
        t,
      ),
    U = side;
  let s = fill(U.quad(0, 0, DEEP, h), A.lin('0 #F9D6A0, 1 #E3A67C', 0, 0, 1, 0));
  const art = U.quad(0.7, 0.8, DEEP - 0.7, h - 0.75);
  let m = fill(art, A.lin('0 #1F6470, 0.6 #3B8E90, 1 #8FC0AE'));
  m +=
    fill(
      S(
        [...Array(24)].map((_, i) => [
          4.1 + Math.cos((i / 24) * 6.283) * 1.75,
          3.5 + Math.sin((i / 24) * 6.283) * 1.75,
        ]),
        true,
        1,
      ),
      '#F2866A',
    ) +
    fill(
      S(
        [...Array(24)].map((_, i) => [
          4.1 + Math.cos((i / 24) * 6.283) * 1.3,
          3.5 + Math.sin((i / 24) * 6.283) * 1.3,
        ]),
        true,
        1,
      ),
      '#FBC07E',
    );
  for (const [v, col, ph] of [
    [2.6, '#F8C79C', 0],
    [2.15, '#2C7C86', 1.2],
    [1.75, '#FCEBCB', 2.2],
    [1.4, '#1F6470', 0.6],
    [1.1, '#E0745A', 2.9],
  ] as const) {
    const a: XY[] = [];
    for (let u = 0.5; u <= DEEP - 0.4; u += 0.35) a.push([u, v + Math.sin(u * 1.5 + ph) * 0.17]);
    m += fill(
      S(a, false) +
        'L' +
        Q(DEEP - 0.4, 0.6)
          .map(n)
          .join(' ') +
        'L' +
        Q(0.5, 0.6).map(n).join(' ') +
        'Z',
      col,
    );
  }
  // palmetto fans on the left of the wall
  for (const [u, v, R, col] of [
    [1.7, 2.2, 1.7, '#12343A'],
    [2.6, 1.6, 1.3, '#2C6A5E'],
  ] as const)
    for (let i = 0; i < 11; i++) {
      const a = 0.25 + (i / 10) * 2.65;
      m += fill(
        S(
          [
            [u, v],
            [u + Math.cos(a - 0.09) * R * 0.7, v + Math.sin(a - 0.09) * R * 0.7],
            [u + Math.cos(a) * R, v + Math.sin(a) * R],
            [u + Math.cos(a + 0.09) * R * 0.7, v + Math.sin(a + 0.09) * R * 0.7],
          ],
          true,
          0.4,
        ),
        col,
      );
    }
  // egret
  m += fill(
    S(tuples(2, '6.6,1.0 6.7,1.0 7.3,2.5 7.1,2.5'), true, 0.1) +
      S(tuples(2, '8.0,1.0 8.1,1.0 7.8,2.5 7.6,2.5'), true, 0.1),
    '#16304E',
  );
  m +=
    fill(
      S(
        tuples(
          2,
          '5.3,2.5 6.2,2.3 7.6,2.2 8.5,2.6 8.8,3.3 8.4,3.9 7.9,4.3 7.9,4.75 8.4,5.05 8.9,5.1 8.8,5.3 8.2,5.4 7.5,5.1 7.3,4.5 7.6,3.9 7.3,3.6 6.6,3.3',
        ),
        true,
        0.6,
      ),
      '#FFF8E8',
    ) +
    fill(S(tuples(2, '5.2,2.4 6.2,2.75 7.4,3.2 8.1,3.1 7.6,2.6 6.4,2.4'), true, 0.6), '#A9C8C8') +
    fill(S(tuples(2, '8.7,5.32 10,5.0 8.75,5.1'), true, 0.1), '#EDB650') +
    circ(...Q(8.55, 5.24), 1.6, '#16304E');
  m += stroke(
    S(tuples(2, '5.5,2.55 6.4,2.85 7.5,3.3'), false) + S(tuples(2, '5.9,2.45 6.8,2.65 7.9,3.0'), false),
    '#5E8A92',
    1.2,
  );
  // azalea blossoms on the right
  for (const [u, v, R, col] of [
    [9.9, 1.75, 0.5, '#D9586E'],
    [11.5, 1.9, 0.62, '#F28C9A'],
    [10.4, 2.75, 0.6, '#F8C0B4'],
    [11.7, 3.3, 0.46, '#F28C9A'],
    [10.5, 3.85, 0.36, '#F8C0B4'],
  ] as const) {
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * 6.283 + 0.3;
      m += fill(
        S(
          [...Array(8)].map((_, j) => [
            u + (Math.cos(a) * R * 0.55 + Math.cos((j / 8) * 6.283) * R * 0.48) * 1.8,
            v + Math.sin(a) * R * 0.55 + Math.sin((j / 8) * 6.283) * R * 0.48,
          ]),
          true,
          1,
        ),
        col,
      );
    }
    m += circ(...Q(u, v), R * 5, '#FFE3A6');
  }
  s += g(m, { 'clip-path': A.clip(art) }) + stroke(art, '#FCEBCB', 1.6);
  let joints = '';
  for (let v = 0.5; v < h; v += 0.42) joints += U.line([0, v, 0.01], [DEEP, v, 0.01], 0.02);
  s += fill(joints, '#5A3A4A', { opacity: 0.16 });
  s +=
    fill(U.quad(0, 0, DEEP, 0.8), A.lin('0 #C98A6A, 1 #A9705E', 0, 0, 1, 0)) +
    U.box(0, h - 0.3, DEEP, h, 0, 0.18, { front: '#FFE9C4', side: '#E3B88C', under: '#8A5A52' });
  // gooseneck lamps over the art, palm shadow raking across
  for (const u of [3, 6.5, 10])
    s +=
      fill(U.line([u, h - 0.35, 0], [u, h - 0.1, 0.7], 0.05), '#3A2E42') +
      (() => {
        const p = U.pt(u, h - 0.3, 0.75),
          k = perMetre(U, u, h);
        return fill(
          dpoly([
            [p[0] - 0.26 * k, p[1] + 0.12 * k],
            [p[0] - 0.07 * k, p[1] - 0.12 * k],
            [p[0] + 0.07 * k, p[1] - 0.12 * k],
            [p[0] + 0.26 * k, p[1] + 0.12 * k],
          ]),
          '#2F5F60',
        );
      })();
  return (
    s +
    fill(U.quad(0, 0, DEEP, h), A.lin('0 #FFD48A 0.45, 0.7 #FFD48A 0.12, 1 #FFD48A 0', 0, 0, 1, 0), {
      style: 'mix-blend-mode:soft-light',
    })
  );
}

// ---------- avenue fronts ----------
function storefront(
  A: Sheet,
  u0: number,
  u1: number,
  h: number,
  {
    wall,
    trim = '#EBC79C',
    seed,
    canopy,
    brick,
    fins = false,
  }: { wall: string; trim?: string; seed: number; canopy?: string; brick?: boolean; fins?: boolean },
): string {
  let s = fill(
    row.quad(u0, 0, u1, h),
    A.lin([
      [0, mix(wall, '#5A4A6E', 0.18)],
      [1, mix(wall, '#4B3A5E', 0.42)],
    ]),
  );
  if (brick) s += row.brick(u0, 0.5, u1, h, 0.01, seed, { mortar: '#D9A98A' });
  if (fins)
    for (const t of [0.08, 0.92])
      for (const d of [-0.3, 0, 0.3])
        s += row.box(
          u0 + (u1 - u0) * t + d - 0.1,
          3.4,
          u0 + (u1 - u0) * t + d + 0.1,
          h + 0.5 - Math.abs(d),
          0,
          0.25,
          {
            front: trim,
            side: '#FFE3B4',
          },
        );
  s += row.box(u0, h - 0.35, u1, h, 0, 0.22, { front: trim, side: '#FFE3B4', under: '#6A4A58' });
  if (!canopy) s += row.box(u0, 3.35, u1, 3.55, 0, 0.16, { front: trim, side: '#FFE3B4', under: '#6A4A58' });
  const a = u0 + 0.5,
    b = u1 - 0.5,
    door = a + (b - a) * 0.5;
  s +=
    interior(A, row, row.quad(a, 0.55, door - 0.55, 3.1), a, door - 0.55, 0.55, 3.1, {
      seed,
      mullions: [0.5],
      transom: 0.78,
    }) +
    interior(A, row, row.quad(door + 0.55, 0.55, b, 3.1), door + 0.55, b, 0.55, 3.1, {
      seed: seed + 3,
      mullions: [0.5],
      transom: 0.78,
    });
  s +=
    fill(row.quad(door - 0.5, 0.1, door + 0.5, 3.1), '#3A2E42') +
    fill(row.quad(door - 0.4, 0.1, door + 0.4, 2.4), '#8A4A4A') +
    fill(row.quad(door - 0.28, 0.8, door + 0.28, 2.25), '#FFDF9E') +
    fill(row.quad(door - 0.4, 2.5, door + 0.4, 3.0), '#FFE9B4');
  s += fill(
    row.quad(a - 0.1, 0, door - 0.5, 0.55, 0.03) + row.quad(door + 0.5, 0, b + 0.1, 0.55, 0.03),
    canopy ? mix(canopy, '#2A1E3A', 0.35) : '#3E5A66',
  );
  if (canopy)
    s += awning(row, u0 + 0.3, u1 - 0.3, 3.75, {
      stripes: 12,
      cols: ['#F6DCB8', canopy],
      drop: 0.8,
      out: 1.3,
      end: mix(canopy, '#FFE0AE', 0.25),
    });
  return s;
}
// neon tube through wall points: soft bloom, coloured tube, hot core
function tube(A: Sheet, P: Plane, pts: readonly Pt3[], color: string, width = 2.2, closed = false): string {
  const d =
      'M' +
      pts
        .map((q) => P.pt(...q))
        .map((p) => `${n(p[0])} ${n(p[1])}`)
        .join('L') +
      (closed ? 'Z' : ''),
    o = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return (
    stroke(d, color, n(width * 3), { ...o, opacity: 0.55, filter: A.blur(3.2) }) +
    stroke(d, color, width, o) +
    stroke(d, mix(color, '#FFFFFF', 0.65), n(width * 0.4), o)
  );
}
function theatre(A: Sheet, u0: number, u1: number): string {
  const h = 8.4,
    mid = (u0 + u1) / 2;
  let s = row.box(u0, 0, u1, h, -8, 0, {
    front: A.lin('0 #8A6A80, 1 #6A506E'),
    side: A.lin('0 #F3C08C, 1 #C98A72'),
  });
  for (const [d, top] of tuples(2, '2.6,8.9 1.9,9.5 1.2,10.1'))
    s += row.box(mid - d, 4.8, mid + d, top, 0, 0.2 + (2.6 - d) * 0.15, {
      front: mix('#9A7688', '#C9938A', (2.6 - d) / 2),
      side: '#FFD9A4',
      top: '#FFE3B4',
    });
  for (const du of [-0.7, -0.23, 0.23, 0.7])
    s += fill(row.quad(mid + du - 0.1, 5.4, mid + du + 0.1, 9.4, 0.5), '#5A4462');
  for (const v of [5.4, 6, 6.6])
    s += fill(
      row.line([u0 + 0.2, v, 0.02], [mid - 2.7, v, 0.02], 0.09) +
        row.line([mid + 2.7, v, 0.02], [u1 - 0.2, v, 0.02], 0.09),
      '#3B8E90',
    );
  // lobby
  s += fill(row.quad(u0 + 0.4, 0, u1 - 0.4, 3.4, 0.02), A.lin('0 #FFE9B4, 1 #D9824E'));
  for (let u = u0 + 1.2; u < u1 - 1.4; u += 1.15)
    s +=
      fill(row.quad(u, 0, u + 1.02, 2.6, 0.04), '#6A2E38') +
      fill(row.quad(u + 0.12, 0.6, u + 0.9, 2.45, 0.05), '#FFE3A8');
  // marquee with blank panels and bulbs
  s +=
    fill(
      row.poly([
        [u0 + 0.2, 3.5, 0],
        [u1 - 0.2, 3.5, 0],
        [u1 - 0.2, 3.5, 2.3],
        [u0 + 0.2, 3.5, 2.3],
      ]),
      '#FFE9B4',
    ) +
    row.box(u0 + 0.2, 3.45, u1 - 0.2, 4.75, 0, 2.3, { front: '#4A3560', side: '#7A4E6A', under: '#FFE9B4' });
  s += fill(row.quad(u0 + 0.5, 3.75, u1 - 0.5, 4.5, 2.31), A.lin('0 #FFFBEA, 1 #FFE0A0'));
  for (const v of [4.0, 4.25])
    s += fill(row.line([u0 + 0.5, v, 2.32], [u1 - 0.5, v, 2.32], 0.025), '#C99A5C', { opacity: 0.7 });
  const sd = (v0: number, v1: number, w0: number, w1: number, col: string) =>
    fill(
      row.poly([
        [u0 + 0.19, v0, w0],
        [u0 + 0.19, v0, w1],
        [u0 + 0.19, v1, w1],
        [u0 + 0.19, v1, w0],
      ]),
      col,
    );
  s += sd(3.75, 4.5, 0.3, 2.05, A.lin('0 #FFFBEA, 1 #FFE0A0'));
  for (const v of [3.55, 4.68]) {
    for (let u = u0 + 0.3; u < u1 - 0.2; u += 0.3) s += circ(...xy(row.pt(u, v, 2.32)), 1.3, '#FFF6D8');
    for (let w = 0.2; w < 2.3; w += 0.3) s += circ(...xy(row.pt(u0 + 0.18, v, w)), 1.4, '#FFF6D8');
  }
  const m = row.pt(mid, 3.5, 2.3);
  s += lampGlow(A, m[0], m[1] + 10, 110, '#FFC878', 0.55, 1, 0.6);
  return s + blade(A, u0 + 1.1);
}
// vertical sign standing out from the wall; only shapes of light on it, no letters
function blade(A: Sheet, u: number): string {
  const side3 = (a: readonly XY[]) => a.map(([w, v]): [number, number, number] => [u - 0.01, v, w]),
    F0 = (a: readonly XY[], f: string, o?: { opacity: number }) => fill(row.poly(side3(a)), f, o),
    T = (a: readonly XY[], col: string, width: number, closed?: boolean) =>
      tube(A, row, side3(a), col, width, closed);
  const edge = tuples(2, '0.35,4.9 2.25,4.9 2.25,9.0 2.0,9.6 1.3,10.6 0.6,9.6 0.35,9.0');
  let s =
    lampGlow(A, ...xy(row.pt(u, 7.4, 1.3)), 170, '#F4866E', 0.5, 0.7, 1.2) +
    row.box(u, 4.9, u + 0.5, 9.0, 0.35, 2.25, {
      front: A.lin('0 #2C2748, 1 #5A3A5E'),
      side: '#2A2A4C',
      top: '#8A6A80',
    });
  s +=
    F0(edge, A.lin('0 #1F3A52, 0.6 #2A2A4C, 1 #3B2C52')) +
    F0(
      edge.map(([w, v]) => [1.3 + (w - 1.3) * 0.84, 7.5 + (v - 7.5) * 0.95]),
      '#16304E',
    );
  s +=
    T(
      edge.map(([w, v]) => [1.3 + (w - 1.3) * 0.93, 7.5 + (v - 7.5) * 0.98]),
      '#F4715C',
      2.2,
      true,
    ) +
    T(
      edge.map(([w, v]) => [1.3 + (w - 1.3) * 0.72, 7.5 + (v - 7.5) * 0.9]),
      '#5FD3CB',
      1.6,
      true,
    );
  for (let i = 0; i < 5; i++) {
    const v = 5.55 + i * 0.66;
    s += T(
      [
        [0.85, v + 0.32],
        [1.3, v],
        [1.75, v + 0.32],
      ],
      i % 2 ? '#FFC85E' : '#F4715C',
      2,
    );
  } // chevrons climbing the sign
  const star = [...Array(10)].map((_, i): XY => {
    const a = Math.PI / 2 + (i / 10) * 6.283,
      R = i % 2 ? 0.2 : 0.46;
    return [1.3 + Math.cos(a) * R, 9.35 + Math.sin(a) * R];
  });
  s += F0(star, '#FFE9B4', { opacity: 0.5 }) + T(star, '#FFD25E', 1.6, true);
  return (
    s +
    fill(
      row.line([u + 0.2, 6, 0], [u + 0.2, 6, 0.4], 0.1) +
        row.line([u + 0.2, 8.6, 0], [u + 0.2, 8.6, 0.4], 0.1),
      '#2A2440',
    )
  );
}
function avenue(A: Sheet) {
  A.add(
    storefront(A, 46, 60, 5.4, { wall: '#C9906E', seed: 91 }),
    storefront(A, 36, 46, 6.4, { wall: '#B98A86', seed: 81, canopy: '#3E6A6B' }),
  );
  A.add(
    storefront(A, 27, 36, 5, { wall: '#E0B084', seed: 71, canopy: '#B2604E' }),
    storefront(A, 20.4, 27, 5.8, { wall: '#A0584A', seed: 61, brick: true }),
    storefront(A, 14.4, 20.4, 4.9, { wall: '#8FA894', seed: 51, canopy: '#2F6B70', fins: true }),
  );
  A.add(theatre(A, 7.2, 14.4));
  A.add(storefront(A, 0, 7.2, 6.2, { wall: '#E3B088', seed: 41, canopy: '#C65F4E' }));
  const tiles = ['', '']; // glazed-tile frieze under the corner shop's cornice
  for (let t = 0.35, i = 0; t < 7; t += 0.42, i++)
    append(
      tiles,
      i % 2,
      row.poly([
        [t, 5.45, 0.02],
        [t + 0.17, 5.26, 0.02],
        [t + 0.34, 5.45, 0.02],
        [t + 0.17, 5.64, 0.02],
      ]),
    );
  A.add(
    fill(row.quad(0.1, 5.2, 7.1, 5.7, 0.01), '#7A5A6A', { opacity: 0.5 }),
    fill(nth(tiles, 0), '#4E9A9C'),
    fill(nth(tiles, 1), '#E9A07E'),
  );
  // round neon over the corner shop: a coffee cup drawn in light
  const u = 3.6,
    v = 4.55;
  A.add(
    lampGlow(A, ...xy(row.pt(u, v)), 60, '#5FD3CB', 0.45),
    tube(
      A,
      row,
      [...Array(25)].map((_, i) => [
        u + Math.cos((i / 24) * 6.283) * 0.85,
        v + Math.sin((i / 24) * 6.283) * 0.62,
        0.1,
      ]),
      '#5FD3CB',
      1.8,
    ),
    tube(
      A,
      row,
      [
        [u - 0.34, v + 0.12, 0.1],
        [u - 0.26, v - 0.3, 0.1],
        [u + 0.2, v - 0.3, 0.1],
        [u + 0.3, v + 0.12, 0.1],
        [u - 0.34, v + 0.12, 0.1],
      ],
      '#FFD25E',
      1.5,
    ),
    tube(
      A,
      row,
      [
        [u + 0.29, v + 0.04, 0.1],
        [u + 0.46, v - 0.03, 0.1],
        [u + 0.25, v - 0.14, 0.1],
      ],
      '#FFD25E',
      1.3,
    ),
    tube(
      A,
      row,
      [
        [u - 0.1, v + 0.2, 0.1],
        [u - 0.05, v + 0.28, 0.1],
        [u - 0.1, v + 0.38, 0.1],
      ],
      '#F4715C',
      1.2,
    ),
    tube(
      A,
      row,
      [
        [u + 0.1, v + 0.2, 0.1],
        [u + 0.15, v + 0.28, 0.1],
        [u + 0.1, v + 0.38, 0.1],
      ],
      '#F4715C',
      1.2,
    ),
  );
}
function polesAndWires(): string {
  const r = rng(2);
  let s = '',
    wires = '';
  const tops: (readonly Pt3[])[] = [];
  for (const [u, w, h] of tuples(3, '16.2,3,9.4 36,3,9.2')) {
    s +=
      fill(row.line([u, 0, w], [u, h, w], 0.24), '#5A4656') +
      fill(row.line([u, 0, w - 0.1], [u, h, w - 0.1], 0.06), '#FFD9A0', { opacity: 0.8 }) +
      fill(row.line([u, h - 0.6, w - 1.1], [u, h - 0.6, w + 1.1], 0.16), '#4A3540');
    tops.push([-1, 0, 1].map((d) => row.pt(u, h - 0.45, w + d)));
  }
  for (let k = 0; k < 3; k++) {
    const pts = [[-40, -46 + k * 26], nth(nth(tops, 0), k), nth(nth(tops, 1), k)] as const;
    for (let i = 0; i < 2; i++) {
      const a = nth(pts, i),
        b = nth(pts, i + 1);
      wires += `M${n(a[0])} ${n(a[1])}Q${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2 + 40 / (i * 3 + 1) + r() * 4)} ${n(b[0])} ${n(b[1])}`;
    }
  }
  return s + stroke(wires, '#3A2E46', 0.8, { opacity: 0.75 });
}

// ---------- the car: early-fifties coupe, aqua and cream, nose toward the sun ----------
function car(A: Sheet, u0: number, w0: number): string {
  const w1 = w0 + 1.85,
    P = (u: number, v: number, w: number) => row.pt(u0 + u, v, w),
    poly = (a: Quad) => dpoly(a.map((q) => P(...q))),
    curve = (a: readonly XY[], w: number, t = 0.5) =>
      smooth(
        a.map(([u, v]) => P(u, v, w)),
        true,
        t,
      );
  const aqua = '#3B8E90',
    lightA = '#8FD0C4',
    deepA = '#1F5562',
    creamC = '#FBEBCB';
  const body = tuples(
    2,
    '0.04,0.42 -0.04,0.74 0.04,1.0 0.4,1.13 1.6,1.17 3.9,1.15 4.5,1.12 5.0,1.2 5.14,1.0 5.1,0.5 4.96,0.26 0.2,0.26',
  );
  const glassH = tuples(2, '1.5,1.14 1.86,1.56 2.3,1.7 3.1,1.72 3.66,1.58 4.16,1.12');
  castShadow(
    A,
    [
      [u0 - 0.1, w0],
      [u0 + 5.2, w0],
      [u0 + 7.4, w1 + 1.3],
      [u0 + 2.2, w1 + 1.6],
      [u0 + 0.1, w1],
    ],
    0.6,
  );
  let s = '';
  // far wheels and the dark under-body
  s += fill(
    poly([
      [0.3, 0.1, w0 + 0.1],
      [4.8, 0.1, w0 + 0.1],
      [4.8, 0.4, w1],
      [0.3, 0.4, w1],
    ]),
    '#1A1830',
  );
  // hood, windscreen, roof, boot as strips between the far and the near profile
  const strip = (a: readonly XY[], f: string, wa = w0, wb = w1) => {
    for (let i = 0; i < a.length - 1; i++)
      s += fill(
        poly([
          [...nth(a, i), wb],
          [...nth(a, i + 1), wb],
          [...nth(a, i + 1), wa],
          [...nth(a, i), wa],
        ]),
        f,
      );
  };
  strip(tuples(2, '0.04,1.0 0.4,1.13 1.6,1.17'), lightA);
  strip(tuples(2, '4.0,1.14 4.5,1.12 5.0,1.18'), '#5EAAA6');
  s +=
    fill(
      poly([
        [1.5, 1.16, w1 - 0.12],
        [1.5, 1.16, w0 + 0.12],
        [1.9, 1.58, w0 + 0.24],
        [1.9, 1.58, w1 - 0.24],
      ]),
      A.lin('0 #FFE9BE, 0.6 #9FB8B4, 1 #4E6A7A'),
    ) +
    stroke(
      poly([
        [1.5, 1.16, w1 - 0.12],
        [1.5, 1.16, w0 + 0.12],
        [1.9, 1.58, w0 + 0.24],
        [1.9, 1.58, w1 - 0.24],
      ]),
      '#FFF6E0',
      1.6,
    );
  strip(tuples(2, '1.88,1.57 2.3,1.7 3.1,1.72 3.66,1.58'), '#FFF3D8', w0 + 0.24, w1 - 0.24);
  // greenhouse side: cream roof, glass, pillar
  s +=
    fill(
      smooth(
        glassH.map(([u, v]) => P(u, v, w1 - 0.16)),
        true,
        0.3,
      ),
      creamC,
    ) +
    fill(
      smooth(
        tuples(2, '1.68,1.16 1.96,1.52 2.3,1.61 2.7,1.63 2.7,1.16').map(([u, v]) => P(u, v, w1 - 0.14)),
        true,
        0.12,
      ),
      A.lin('0 #7F9AA6, 1 #2E3A56'),
    ) +
    fill(
      smooth(
        tuples(2, '2.82,1.16 2.82,1.63 3.14,1.63 3.54,1.52 3.9,1.16').map(([u, v]) => P(u, v, w1 - 0.14)),
        true,
        0.12,
      ),
      A.lin('0 #6A8494, 1 #2A3450'),
    );
  s += stroke(
    'M' +
      (
        [
          [1.72, 1.18],
          [1.98, 1.5],
        ] as const
      )
        .map(([u, v]) => P(u, v, w1 - 0.13))
        .map((p) => `${n(p[0])} ${n(p[1])}`)
        .join('L'),
    '#FFF6E0',
    1.6,
  );
  // near side of the body: aqua over cream sweep, crease of light, door seam
  s +=
    fill(
      curve(body, w1, 0.45),
      A.lin([
        [0, '#7FC4BA'],
        [0.35, aqua],
        [1, deepA],
      ]),
    ) +
    fill(
      smooth(
        tuples(2, '2.3,1.02 3.4,0.92 5.1,1.0 5.1,0.5 4.94,0.28 3.0,0.28 2.6,0.6').map(([u, v]) =>
          P(u, v, w1 + 0.005),
        ),
        true,
        0.3,
      ),
      A.lin('0 #FFF3D8, 1 #C9A596'),
    ) +
    stroke(
      smooth(
        tuples(2, '0.1,0.84 1.4,0.9 2.25,1.02 2.6,0.62 3.6,0.58 5.08,0.62').map(([u, v]) =>
          P(u, v, w1 + 0.01),
        ),
        false,
        0.3,
      ),
      '#FFF8E4',
      1.8,
    ) +
    stroke(
      smooth(
        tuples(2, '0.04,1.0 0.4,1.13 1.6,1.17 3.9,1.15 4.5,1.12 5.0,1.2').map(([u, v]) => P(u, v, w1)),
        false,
      ),
      '#E9FFF4',
      1.4,
      { opacity: 0.9 },
    );
  s +=
    stroke(
      'M' +
        (
          [
            [1.62, 1.15],
            [1.66, 0.3],
          ] as const
        )
          .map(([u, v]) => P(u, v, w1 + 0.01))
          .map((p) => `${n(p[0])} ${n(p[1])}`)
          .join('L') +
        'M' +
        (
          [
            [2.78, 1.15],
            [2.8, 0.3],
          ] as const
        )
          .map(([u, v]) => P(u, v, w1 + 0.01))
          .map((p) => `${n(p[0])} ${n(p[1])}`)
          .join('L'),
      '#16424E',
      1,
      { opacity: 0.6 },
    ) + fill(row.line([u0 + 2.5, 1.0, w1 + 0.03], [u0 + 2.72, 1.0, w1 + 0.03], 0.04), '#FFF8E4');
  // wheels tucked under the fenders: arch, whitewall, hubcap, then a chrome lip
  const below = A.clip(
    poly([
      [-0.5, -0.2, w1],
      [5.6, -0.2, w1],
      [5.6, 0.585, w1],
      [-0.5, 0.585, w1],
    ]),
  );
  for (const u of [1.0, 4.0]) {
    const ring = (R: number, w: number, v = 0.33) =>
      smooth(
        [...Array(20)].map((_, i) =>
          P(u + Math.cos((i / 20) * 6.283) * R, v + Math.sin((i / 20) * 6.283) * R, w),
        ),
        true,
        1,
      );
    s += g(
      fill(ring(0.42, w1 + 0.01, 0.36), '#16202E') +
        fill(ring(0.33, w1 + 0.03), '#1A1A28') +
        fill(ring(0.245, w1 + 0.04), '#FFF3DC') +
        fill(ring(0.16, w1 + 0.05), '#B9B4B4') +
        fill(ring(0.12, w1 + 0.06), '#FFE9C0') +
        fill(ring(0.045, w1 + 0.07), '#8A7A80'),
      { 'clip-path': below },
    );
    s += stroke(
      smooth(
        tuples(2, '-0.42,0.3 -0.38,0.5 -0.2,0.585 0.2,0.585 0.38,0.5 0.42,0.3').map(([du, v]) =>
          P(u + du, v, w1 + 0.02),
        ),
        false,
        0.6,
      ),
      '#E9F3E6',
      1.2,
      { opacity: 0.85 },
    );
  }
  // nose, lit by the sun: grille, lamps, bumper
  const N = (w: number, v: number, e = 0) => P(-e, v, w),
    np = (a: Quad, f: string) => fill(dpoly(a.map((q) => N(...q))), f);
  s += np(
    [
      [w0, 0.3, 0],
      [w1, 0.3, 0],
      [w1, 1.0, 0],
      [w0, 1.0, 0],
    ],
    '#4FA39E',
  );
  s += fill(
    smooth(
      (
        [
          [w0 + 0.1, 0.32],
          [w0, 0.7],
          [w0 + 0.06, 0.98],
          [w0 + 0.4, 1.06],
          [w1 - 0.4, 1.06],
          [w1 - 0.06, 0.98],
          [w1, 0.7],
          [w1 - 0.1, 0.32],
        ] as const
      ).map(([w, v]) => N(w, v, 0.03)),
      true,
      0.4,
    ),
    A.lin('0 #D6F2E4, 0.45 #7CC8BC, 1 #2F7B80'),
  );
  s += stroke(
    'M' +
      [N((w0 + w1) / 2, 1.05, 0.04), N((w0 + w1) / 2, 0.8, 0.05)]
        .map((p) => `${n(p[0])} ${n(p[1])}`)
        .join('L'),
    '#FFF8E4',
    1.6,
  );
  s += fill(
    smooth(
      (
        [
          [w0 + 0.36, 0.5],
          [w0 + 0.3, 0.62],
          [w0 + 0.42, 0.76],
          [w1 - 0.42, 0.76],
          [w1 - 0.3, 0.62],
          [w1 - 0.36, 0.5],
        ] as const
      ).map(([w, v]) => N(w, v, 0.06)),
      true,
      0.4,
    ),
    '#2A3444',
  );
  let bars = '';
  for (const v of [0.56, 0.63, 0.7])
    bars += `M${[N(w0 + 0.38, v, 0.07), N(w1 - 0.38, v, 0.07)].map((p) => `${n(p[0])} ${n(p[1])}`).join('L')}`;
  s += stroke(bars, '#FFF1D4', 1.6);
  for (const w of [w0 + 0.2, w1 - 0.2]) {
    const R = (r0: number, e: number) =>
      smooth(
        [...Array(14)].map((_, i) =>
          N(w + Math.cos((i / 14) * 6.283) * r0, 0.84 + Math.sin((i / 14) * 6.283) * r0, e),
        ),
        true,
        1,
      );
    s += fill(R(0.19, 0.06), '#FFF8E4') + fill(R(0.145, 0.08), A.lin('0 #FFFDF0, 1 #E3B88C'));
  }
  s +=
    np(
      [
        [w0 - 0.06, 0.3, 0.2],
        [w1 + 0.06, 0.3, 0.2],
        [w1 + 0.06, 0.46, 0.2],
        [w0 - 0.06, 0.46, 0.2],
      ],
      A.lin('0 #FFFDF0, 0.5 #E9C9A0, 1 #8A7078'),
    ) +
    fill(
      poly([
        [-0.2, 0.3, w1 + 0.06],
        [0.5, 0.32, w1 + 0.06],
        [0.5, 0.44, w1 + 0.06],
        [-0.2, 0.46, w1 + 0.06],
      ]),
      '#C9B0A0',
    );
  for (const w of [w0 + 0.45, w1 - 0.45])
    s += np(
      [
        [w - 0.05, 0.27, 0.23],
        [w + 0.05, 0.27, 0.23],
        [w + 0.05, 0.52, 0.23],
        [w - 0.05, 0.52, 0.23],
      ],
      '#FFF3DC',
    );
  s +=
    fill(
      poly([
        [4.7, 0.3, w1 + 0.06],
        [5.28, 0.3, w1 + 0.06],
        [5.28, 0.46, w1 + 0.06],
        [4.7, 0.44, w1 + 0.06],
      ]),
      '#E9C9B0',
    ) + circ(...xy(P(5.02, 0.98, w1 + 0.02)), 3, '#F4715C');
  return s + lampGlow(A, ...xy(P(-0.08, 0.84, w0 + 0.2)), 22, '#FFF1C8', 0.7);
}
// light of the sign and marquee lying on the asphalt
function neonOnRoad(A: Sheet) {
  const m = row.pt(9.6, 0, 7.5),
    t = row.pt(4.5, 0, 7.5);
  A.add(
    lampGlow(A, m[0], m[1], 170, '#FFB070', 0.45, 1, 0.2),
    lampGlow(A, t[0] + 50, t[1] + 26, 150, '#F4715C', 0.34, 1, 0.16),
    lampGlow(A, t[0] - 60, t[1] + 40, 130, '#5FD3CB', 0.24, 1, 0.14),
  );
}
// coral fire hydrant near the kerb, sunlit from the left
function hydrant(A: Sheet, u: number, w: number): string {
  const [x, y, zc] = row.pt(u, 0, w),
    k = F / zc,
    R = (a: number, v: number, wd: number, h: number, f: string) =>
      rect(x + (a - wd / 2) * k, y - (v + h) * k, wd * k, h * k, f),
    body = A.lin('0 #FFB58E, 0.4 #E0745A, 1 #8E3E42', 0, 0, 1, 0);
  castShadow(
    A,
    [
      [u - 0.1, w - 0.1],
      [u + 0.1, w + 0.1],
      [u + 1.5, w + 0.9],
      [u + 1.3, w + 0.6],
    ],
    0.5,
  );
  return (
    R(0, 0, 0.34, 0.08, body) +
    R(0, 0.06, 0.22, 0.46, body) +
    R(0, 0.3, 0.44, 0.12, body) +
    R(0, 0.5, 0.3, 0.07, body) +
    fill(
      `M${n(x - 0.13 * k)} ${n(y - 0.57 * k)}A${n(0.13 * k)} ${n(0.15 * k)} 0 0 1 ${n(x + 0.13 * k)} ${n(y - 0.57 * k)}Z`,
      body,
    ) +
    R(0, 0.7, 0.06, 0.06, '#FFD9A4') +
    circ(x, y - 0.36 * k, 0.05 * k, '#FBEBCB')
  );
}
function streetLife(A: Sheet) {
  // a couple strolling past the mural, with a long shadow
  castShadow(A, tuples(2, '-1.1,-5 -0.7,-5 3.8,-0.6 3.5,-0.4'), 0.4);
  const a = row.pt(-1.35, 0, -4.6),
    k = F / a[2];
  A.add(
    walker(a[0], a[1], 1.72 * k, {
      dir: 1,
      top: '#C65F4E',
      dress: true,
      skin: '#8A5A44',
      rim: '#FFF1C8',
      bag: '#F3E3C6',
    }),
    walker(a[0] - 26, a[1] + 4, 1.82 * k, { dir: 1, top: '#2F5F70', legs: '#2A2640', skin: '#C08A6A' }),
  );
}

export function draw(): Sheet {
  const A = new Sheet(W, H);

  sky(A);
  distance(A);
  ground(A);
  A.add(muralWall(A));
  avenue(A);
  A.add(polesAndWires());
  streetLife(A);
  A.add(hydrant(A, -1.5, 2.8));
  neonOnRoad(A);
  A.add(car(A, 0.3, 3.9));
  const birds = flock(tuples(3, '648,66,0.95 672,57,0.86 693,51,0.8 712,47,0.74'), -0.4);
  A.add(fill(birds, '#3A3A56'));
  A.add(
    rect(0, 0, W, H, A.rad('0 #FFD68E 0.6, 1 #FFD68E 0', SUN[0], SUN[1], 480), {
      style: 'mix-blend-mode:soft-light',
    }),
    vignette(A, { cx: 370, cy: 330, r: 570, clear: 0.68, strength: 0.4 }),
  );

  return A;
}
