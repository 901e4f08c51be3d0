import { mix } from '../../kit/colour.ts';
import { flat, leftSide } from '../../kit/faces.ts';
import { lampGlow } from '../../kit/light.ts';
import { append, nth, tuples } from '../../kit/lists.ts';
import { dline, n, type Pt3, type XY, xy } from '../../kit/path.ts';
import type { Plane } from '../../kit/plane.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { awning, interior } from '../../kit/shops.ts';
import { circ, fill, stroke } from '../../kit/svg.ts';
import { row } from './scene.ts';

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
  const d = dline(pts.map((q) => P.pt(...q))) + (closed ? 'Z' : ''),
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
    fill(row.poly(flat(u0 + 0.2, u1 - 0.2, 3.5, 0, 2.3)), '#FFE9B4') +
    row.box(u0 + 0.2, 3.45, u1 - 0.2, 4.75, 0, 2.3, { front: '#4A3560', side: '#7A4E6A', under: '#FFE9B4' });
  s += fill(row.quad(u0 + 0.5, 3.75, u1 - 0.5, 4.5, 2.31), A.lin('0 #FFFBEA, 1 #FFE0A0'));
  for (const v of [4.0, 4.25])
    s += fill(row.line([u0 + 0.5, v, 2.32], [u1 - 0.5, v, 2.32], 0.025), '#C99A5C', { opacity: 0.7 });
  const sd = (v0: number, v1: number, w0: number, w1: number, col: string) =>
    fill(row.poly(leftSide(u0 + 0.19, v0, v1, w1, w0)), col);
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
export function avenue(A: Sheet) {
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
