import { lampGlow } from '../../kit/light.ts';
import { nth, tuples } from '../../kit/lists.ts';
import { dline, dpoly, type Quad, smooth, type XY, xy } from '../../kit/path.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill, g, stroke } from '../../kit/svg.ts';
import { castShadow, row } from './scene.ts';

// ---------- the car: early-fifties coupe, aqua and cream, nose toward the sun ----------
export function car(A: Sheet, u0: number, w0: number): string {
  const w1 = w0 + 1.85,
    P = (u: number, v: number, w: number) => row.pt(u0 + u, v, w),
    poly = (a: Quad) => dpoly(a.map((q) => P(...q))),
    profile = (a: readonly XY[], w: number) => a.map(([u, v]) => P(u, v, w)),
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
      smooth(profile(tuples(2, '1.68,1.16 1.96,1.52 2.3,1.61 2.7,1.63 2.7,1.16'), w1 - 0.14), true, 0.12),
      A.lin('0 #7F9AA6, 1 #2E3A56'),
    ) +
    fill(
      smooth(profile(tuples(2, '2.82,1.16 2.82,1.63 3.14,1.63 3.54,1.52 3.9,1.16'), w1 - 0.14), true, 0.12),
      A.lin('0 #6A8494, 1 #2A3450'),
    );
  s += stroke(dline(profile(tuples(2, '1.72,1.18 1.98,1.5'), w1 - 0.13)), '#FFF6E0', 1.6);
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
        profile(tuples(2, '2.3,1.02 3.4,0.92 5.1,1.0 5.1,0.5 4.94,0.28 3.0,0.28 2.6,0.6'), w1 + 0.005),
        true,
        0.3,
      ),
      A.lin('0 #FFF3D8, 1 #C9A596'),
    ) +
    stroke(
      smooth(
        profile(tuples(2, '0.1,0.84 1.4,0.9 2.25,1.02 2.6,0.62 3.6,0.58 5.08,0.62'), w1 + 0.01),
        false,
        0.3,
      ),
      '#FFF8E4',
      1.8,
    ) +
    stroke(
      smooth(profile(tuples(2, '0.04,1.0 0.4,1.13 1.6,1.17 3.9,1.15 4.5,1.12 5.0,1.2'), w1), false),
      '#E9FFF4',
      1.4,
      { opacity: 0.9 },
    );
  s +=
    stroke(
      dline(profile(tuples(2, '1.62,1.15 1.66,0.3'), w1 + 0.01)) +
        dline(profile(tuples(2, '2.78,1.15 2.8,0.3'), w1 + 0.01)),
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
  s += stroke(dline([N((w0 + w1) / 2, 1.05, 0.04), N((w0 + w1) / 2, 0.8, 0.05)]), '#FFF8E4', 1.6);
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
  for (const v of [0.56, 0.63, 0.7]) bars += dline([N(w0 + 0.38, v, 0.07), N(w1 - 0.38, v, 0.07)]);
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
