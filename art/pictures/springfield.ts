/**
 * Springfield, spring morning: a turreted Queen Anne and a Prairie house face the park, its iron fence, azaleas and bandstand.
 */
import { mix } from '../kit/colour.ts';
import { walker } from '../kit/figures.ts';
import { clumps, dapple, foliage, foliageSvg, mossUnder } from '../kit/foliage.ts';
import { grass } from '../kit/grasses.ts';
import { lampGlow, vignette } from '../kit/light.ts';
import { nth, tuples } from '../kit/lists.ts';
import { dpoly, n, type Pt3, smooth, type XY, xy } from '../kit/path.ts';
import { type Plane, perMetre, plane } from '../kit/plane.ts';
import { beamD, camera, face } from '../kit/projector.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud } from '../kit/sky.ts';
import { circ, fill, g, rect, stroke } from '../kit/svg.ts';
import { bough } from '../kit/trees.ts';

const W = 800;
const H = 600;
const HZ = 376;
const F = 800;
const cam = camera({ eye: [0, 1.8, 0], yaw: 0, f: F, cx: 400, cy: HZ });
const groundY = (z: number) => cam([0, 0, z])[1];
const CREAM = '#FFF4DE';
const MIST = '#F3DDBC';
const air = (c: string, t = 0.1) => mix(c, MIST, t);
// morning haze over everything across the street

// Sun low on the right: right faces are lit, shadows fall to the left.
function sky(A: Sheet) {
  A.add(
    rect(0, 0, W, H, '#D9E0C8'),
    rect(0, 0, W, HZ + 30, A.lin('0 #7FB0BC, 0.3 #A8CDC8, 0.62 #E9DFC2, 0.85 #FBDDB0, 1 #FFE9C2')),
  );
  A.add(rect(0, 0, W, HZ + 30, A.rad('0 #FFF8E0 1, 0.25 #FFE9B8 0.7, 1 #FBC998 0', 800, 230, 460)));
  A.add(
    cloud(A, {
      color: '#FFF8E8',
      fx: 0.0032,
      fy: 0.016,
      seed: 31,
      lo: 0.5,
      hi: 0.64,
      band: [-40, 20, 120, 230],
      opacity: 0.8,
      octaves: 5,
    }),
    cloud(A, {
      color: '#F6B99A',
      fx: 0.0026,
      fy: 0.026,
      seed: 9,
      lo: 0.54,
      hi: 0.64,
      band: [60, 130, 210, 290],
      opacity: 0.6,
    }),
  );
}
function backTrees(A: Sheet) {
  const r = rng(5),
    pale = ['#7FA08A', '#9DB894', '#BBCB9C', '#E3DFAE'] as const,
    mid = ['#4F7C6C', '#6F9A72', '#97B57C', '#D6D494'] as const;
  A.add(
    clumps(
      r,
      tuples(4, '20,300,80,90 100,270,70,70 360,250,70,90 430,290,60,70 640,270,90,70 770,300,80,90'),
      pale,
      { div: 14, leaf: 8, light: [0.6, -0.75] },
    ),
  );
  A.add(
    clumps(r, tuples(4, '10,370,50,56 376,356,34,66 404,330,26,44'), mid, {
      div: 12,
      leaf: 6.5,
      light: [0.6, -0.75],
    }),
  );
}

// ---------- shared carpentry ----------
const lines = (
  P: Plane,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
  w: number,
  step: number,
  col: string,
  o = 0.45,
) => {
  let d = '';
  for (let v = v0 + step; v < v1; v += step) d += P.line([u0, v, w], [u1, v, w], 0.022);
  return fill(d, col, { opacity: o });
};
function sash(
  A: Sheet,
  P: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  { lit = 0, trim = CREAM, z = 0.02, cols = 1 } = {},
): string {
  const d = P.quad(u - w / 2, v, u + w / 2, v + h, z);
  let m = P.line([u - w / 2, v + h * 0.5, z], [u + w / 2, v + h * 0.5, z], 0.08);
  for (let i = 1; i <= cols; i++)
    m += P.line([u - w / 2 + (w * i) / (cols + 1), v, z], [u - w / 2 + (w * i) / (cols + 1), v + h, z], 0.06);
  return (
    fill(P.quad(u - w / 2 - 0.17, v - 0.12, u + w / 2 + 0.17, v + h + 0.22, z), trim) +
    fill(d, lit ? A.lin('0 #E9C48A, 1 #FCE4AE') : A.lin('0 #CFE0D2, 0.4 #7FA6A4, 1 #3E6470')) +
    fill(
      P.poly([
        [u + w / 2, v, z],
        [u + w / 2, v + h, z],
        [u + w * 0.1, v + h, z],
      ]),
      '#FFF8E6',
      { opacity: 0.35 },
    ) +
    fill(m, trim) +
    fill(P.quad(u - w / 2 - 0.26, v - 0.24, u + w / 2 + 0.26, v - 0.1, z + 0.08), '#FFFBEE')
  );
}
// fish-scale shingles in a gable
function scales(
  P: Plane,
  u0: number,
  u1: number,
  v: number,
  peak: number,
  w: number,
  col: string,
  line: string,
): string {
  const c = (u0 + u1) / 2;
  let s = fill(
      P.poly([
        [u0, v, w],
        [u1, v, w],
        [c, peak, w],
      ]),
      col,
    ),
    d = '';
  for (let y = v + 0.1, j = 0; y < peak - 0.1; y += 0.26, j++) {
    const half = (((peak - y) / (peak - v)) * (u1 - u0)) / 2;
    for (let u = c - half + (j % 2) * 0.16; u < c + half - 0.3; u += 0.32) {
      const a = P.pt(u, y + 0.2, w),
        b = P.pt(u + 0.16, y - 0.04, w),
        e = P.pt(u + 0.32, y + 0.2, w);
      d += `M${n(a[0])} ${n(a[1])}Q${n(b[0])} ${n(b[1] + 1.5)} ${n(e[0])} ${n(e[1])}`;
    }
  }
  return s + stroke(d, line, 0.9, { opacity: 0.6 });
}
function rake(
  P: Plane,
  u0: number,
  u1: number,
  v: number,
  peak: number,
  w: number,
  over: number,
  col: string,
  sunSide = 1,
): string {
  const c = (u0 + u1) / 2,
    sl = (peak - v) / ((u1 - u0) / 2),
    band = (E: number, s: boolean) =>
      fill(
        P.poly([
          [E, v - sl * over - 0.34, w],
          [c, peak - 0.36, w],
          [c, peak + 0.06, w],
          [E, v - sl * over + 0.06, w],
        ]),
        s ? '#FFFBEE' : mix(col, '#B9A6A6', 0.3),
      ) +
      fill(
        P.poly([
          [E, v - sl * over + 0.06, w],
          [c, peak + 0.06, w],
          [c, peak + 0.26, w],
          [E, v - sl * over + 0.26, w],
        ]),
        '#5E5268',
      );
  return band(u0 - over, sunSide < 0) + band(u1 + over, sunSide > 0);
}
function slopeRoof(
  A: Sheet,
  P: Plane,
  a: Pt3,
  b: Pt3,
  c: Pt3,
  d: Pt3,
  lit: string,
  dark: string,
  seed: number,
): string {
  // quad a,b (eave) c,d (ridge) given as [u,v,w]
  const q = rng(seed),
    L = (p: Pt3, s: Pt3, t: number): Pt3 => [
      p[0] + (s[0] - p[0]) * t,
      p[1] + (s[1] - p[1]) * t,
      p[2] + (s[2] - p[2]) * t,
    ];
  let s = fill(
      P.poly([a, b, c, d]),
      A.lin(
        [
          [0, dark],
          [1, lit],
        ],
        0,
        0,
        1,
        0.4,
      ),
    ),
    rows = '',
    odd = '';
  for (let t = 0.07; t < 1; t += 0.07) {
    rows += P.line(L(a, d, t), L(b, c, t), 0.03);
    for (let i = 0; i < 5; i++) {
      const k = q(),
        e = L(L(a, d, t), L(b, c, t), k),
        f = L(L(a, d, t), L(b, c, t), k + 0.03),
        h = L(L(a, d, t + 0.07), L(b, c, t + 0.07), k);
      odd += P.poly([e, f, [h[0] + f[0] - e[0], h[1], h[2]], h]);
    }
  }
  return s + fill(odd, '#F3CFA4', { opacity: 0.3 }) + fill(rows, '#2E2A42', { opacity: 0.45 });
}

// ---------- Queen Anne ----------
function queenAnne(A: Sheet): string {
  const Z = 33,
    P = plane(cam, [-15, 0, Z], [1, 0], [0, -1]),
    body = air('#8FB0A6'),
    bodyDk = air('#5E8288'),
    roof = air('#6A5A70', 0.08),
    roofLt = air('#A98690', 0.08),
    coral = air('#D9826A');
  let s = '';
  // chimney and main roof behind everything
  s +=
    P.box(5.2, 8, 6.2, 13, -3.4, -2.4, { front: air('#A8604C'), side: air('#D08A66') }) +
    P.box(5.05, 12.4, 6.35, 12.7, -3.5, -2.3, { front: air('#E3BC98'), side: CREAM }) +
    P.box(5.3, 13, 5.6, 13.5, -3.2, -2.9, { front: air('#B9694C') }) +
    P.box(5.8, 13, 6.1, 13.5, -3.2, -2.9, { front: air('#B9694C') });
  s += slopeRoof(A, P, [3.4, 6.9, 0.5], [10.4, 6.9, 0.5], [7.4, 11.3, -4], [3.4, 11.3, -4], roofLt, roof, 3);
  // main wall and its second-floor windows
  s +=
    fill(
      P.quad(4, 0, 9.4, 6.9),
      A.lin(
        [
          [0, mix(body, bodyDk, 0.25)],
          [1, body],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    lines(P, 4, 0.9, 9.4, 6.9, 0.01, 0.19, '#3E6470') +
    sash(A, P, 6.3, 4.7, 1, 1.8, { lit: 1 }) +
    fill(P.quad(4, 6.45, 9.4, 6.9, 0.1), CREAM) +
    fill(P.line([4, 6.45, 0.12], [9.4, 6.45, 0.12], 0.08), coral);
  // ground-floor wall inside the porch
  s +=
    fill(
      P.quad(0, 0.9, 9.4, 3.7, 0.3),
      A.lin([
        [0, mix(body, '#2E3A56', 0.5)],
        [1, mix(body, '#2E3A56', 0.2)],
      ]),
    ) +
    sash(A, P, 2.4, 1.5, 2.1, 1.9, { lit: 1, z: 0.34, cols: 2 }) +
    sash(A, P, 7.9, 1.5, 1, 1.9, { z: 0.34 });
  s +=
    fill(P.quad(5.1, 0.9, 6.9, 3.4, 0.34), CREAM) +
    fill(P.quad(5.3, 0.9, 6.7, 3.2, 0.36), '#7A3E3A') +
    fill(P.quad(5.45, 1.9, 5.95, 3, 0.37) + P.quad(6.05, 1.9, 6.55, 3, 0.37), '#FFE0A0') +
    fill(P.line([6, 0.9, 0.38], [6, 3.2, 0.38], 0.06), '#4E2A30');
  // front gable bay
  s +=
    fill(
      P.quad(0.3, 3.4, 4.5, 7.2, 0.7),
      A.lin(
        [
          [0, bodyDk],
          [0.15, body],
          [1, mix(body, '#FFF4DE', 0.2)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    lines(P, 0.3, 3.6, 4.5, 7.2, 0.71, 0.19, '#3E6470') +
    sash(A, P, 1.5, 4.6, 0.95, 1.9, { z: 0.73, lit: 1 }) +
    sash(A, P, 3.2, 4.6, 0.95, 1.9, { z: 0.73 }) +
    fill(P.quad(0.2, 6.85, 4.6, 7.25, 0.8), CREAM) +
    fill(P.line([0.2, 6.85, 0.82], [4.6, 6.85, 0.82], 0.09), coral);
  s +=
    scales(
      P,
      0.1,
      4.7,
      7.2,
      11.2,
      0.85,
      A.lin(
        [
          [0, air('#B87A6E')],
          [1, air('#E0A088')],
        ],
        0,
        0,
        1,
        0,
      ),
      '#7A4A52',
    ) +
    fill(P.quad(1.75, 7.9, 3.05, 9.3, 0.9), CREAM) +
    fill(P.arch(1.95, 8.05, 2.85, 9.2, 0.92), A.lin('0 #CFE0D2, 1 #4E747C')) +
    fill(P.line([2.4, 8.05, 0.93], [2.4, 9.2, 0.93], 0.06), CREAM);
  s +=
    rake(P, 0.1, 4.7, 7.2, 11.2, 1.05, 0.55, CREAM) +
    fill(P.poly(tuples(3, '1.7,10.15,1.1 3.1,10.15,1.1 2.4,11.2,1.1')), CREAM, { opacity: 0.9 }) +
    circ(...xy(P.pt(2.4, 10.5, 1.1)), 3, coral) +
    fill(P.line([2.4, 11.2, 1.1], [2.4, 12, 1.1], 0.09), roof);
  s += turret(A, P, [9.4, -0.5], body, bodyDk, roof, roofLt, coral);
  return s + wrapPorch(A, P, coral, roof, roofLt);
}
// round corner tower: lit from the right, three storeys, candle-snuffer roof
function turret(
  A: Sheet,
  P: Plane,
  [cu, cw]: XY,
  body: string,
  bodyDk: string,
  roof: string,
  roofLt: string,
  coral: string,
): string {
  const R = 1.75,
    onRing = (a: number, v: number, rad = R) => P.pt(cu + Math.cos(a) * rad, v, cw + Math.sin(a) * rad); // a: 0 right, PI/2 toward us
  const band = (v0: number, v1: number, rad: number, paint: string) => {
    const lo: Pt3[] = [],
      hi: Pt3[] = [];
    for (let i = 0; i <= 20; i++) {
      const a = Math.PI - (Math.PI * i) / 20;
      lo.push(onRing(a, v0, rad));
      hi.unshift(onRing(a, v1, rad));
    }
    return fill(dpoly(lo.concat(hi)), paint);
  };
  const round = A.lin(
    [
      [0, bodyDk],
      [0.35, body],
      [0.8, mix(body, '#FFF4DE', 0.45)],
      [1, mix(body, '#FFE3B0', 0.5)],
    ],
    0,
    0,
    1,
    0,
  );
  let s = band(0, 9.2, R, round),
    laps = '';
  for (let v = 1; v < 9.2; v += 0.2) {
    const p: Pt3[] = [];
    for (let i = 0; i <= 10; i++) p.push(onRing(Math.PI - (Math.PI * i) / 10, v));
    laps += smooth(p);
  }
  s += stroke(laps, '#3E6470', 0.6, { opacity: 0.4 });
  for (const [v, h] of tuples(2, '1.3,2 4.7,1.9 7.1,1.6'))
    for (const a of [2.45, 1.57, 0.69]) {
      const q = (d: number, y: number, rad: number) => onRing(a + d, y, rad),
        w = 0.27,
        frame = dpoly([
          q(w + 0.1, v - 0.12, R + 0.05),
          q(-w - 0.1, v - 0.12, R + 0.05),
          q(-w - 0.1, v + h + 0.15, R + 0.05),
          q(w + 0.1, v + h + 0.15, R + 0.05),
        ]),
        glass = dpoly([q(w, v, R + 0.06), q(-w, v, R + 0.06), q(-w, v + h, R + 0.06), q(w, v + h, R + 0.06)]);
      s +=
        fill(frame, a < 1 ? '#FFFDF4' : CREAM) +
        fill(glass, a < 1 ? A.lin('0 #FFE9B8, 1 #F0C48A') : A.lin('0 #CFE0D2, 0.5 #7FA6A4, 1 #3E6470')) +
        stroke(
          'M' +
            [q(0, v, R + 0.06), q(0, v + h, R + 0.06)].map((p) => `${n(p[0])} ${n(p[1])}`).join('L') +
            'M' +
            [q(w, v + h / 2, R + 0.06), q(-w, v + h / 2, R + 0.06)]
              .map((p) => `${n(p[0])} ${n(p[1])}`)
              .join('L'),
          CREAM,
          1.2,
        );
    }
  const trim = A.lin(
      [
        [0, '#CBB7A8'],
        [0.5, CREAM],
        [1, '#FFFDF4'],
      ],
      0,
      0,
      1,
      0,
    ),
    warm = A.lin(
      [
        [0, mix(coral, '#4B3A5E', 0.35)],
        [1, coral],
      ],
      0,
      0,
      1,
      0,
    );
  s +=
    band(3.6, 4.0, R + 0.08, trim) +
    band(4.0, 4.3, R + 0.04, warm) +
    band(6.75, 7.0, R + 0.08, trim) +
    band(8.85, 9.2, R + 0.12, trim) +
    band(8.95, 9.05, R + 0.14, warm);
  // cone with scalloped courses
  const apex = P.pt(cu, 14.6, cw),
    eave: Pt3[] = [];
  for (let i = 0; i <= 20; i++) eave.push(onRing(Math.PI - (Math.PI * i) / 20, 9.2 + 0.0, R + 0.5));
  s +=
    fill(
      dpoly([...eave, apex]),
      A.lin(
        [
          [0, roof],
          [0.45, mix(roof, roofLt, 0.4)],
          [0.85, mix(roofLt, '#FFE3B0', 0.45)],
          [1, '#F6D9B0'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) + stroke(smooth(eave), CREAM, 2.2);
  let courses = '';
  for (let t = 0.08; t < 0.95; t += 0.075) {
    const p = eave.map((e): XY => [e[0] + (apex[0] - e[0]) * t, e[1] + (apex[1] - e[1]) * t]);
    for (let i = 0; i < 20; i++)
      courses += `M${n(nth(p, i)[0])} ${n(nth(p, i)[1])}Q${n((nth(p, i)[0] + nth(p, i + 1)[0]) / 2)} ${n(nth(p, i)[1] + 3.4 * (1 - t))} ${n(nth(p, i + 1)[0])} ${n(nth(p, i + 1)[1])}`;
  }
  return (
    s +
    stroke(courses, '#3A3048', 0.8, { opacity: 0.5 }) +
    stroke(`M${n(apex[0])} ${n(apex[1] + 2)}V${n(apex[1] - 17)}`, '#5E5268', 1.8) +
    circ(apex[0], apex[1] - 7, 2.6, '#EDB650') +
    circ(apex[0], apex[1] - 17, 1.5, '#EDB650')
  );
}
// deep porch with turned posts, spindle frieze and a fan of steps
function wrapPorch(A: Sheet, P: Plane, coral: string, roof: string, roofLt: string): string {
  const w = 2.5,
    FL = 0.95;
  let s = '';
  s +=
    fill(
      P.poly([
        [-0.8, 3.5, 0.3],
        [8.4, 3.5, 0.3],
        [8.4, 3.5, w],
        [-0.8, 3.5, w],
      ]),
      '#8FB4B0',
    ) +
    fill(
      P.poly([
        [-0.8, FL, 0.3],
        [8.4, FL, 0.3],
        [8.4, FL, w],
        [-0.8, FL, w],
      ]),
      '#B99A86',
    );
  const lamp = P.pt(6, 3, 1.4);
  s += rect(lamp[0] - 2.5, lamp[1] - 4, 5, 8, '#FFF1C4') + lampGlow(A, lamp[0], lamp[1], 24, '#FFE0A0', 0.6);
  s += fill(P.quad(-0.8, 0, 8.4, FL, w), air('#8E6A70'));
  let lattice = '';
  for (let u = -0.8; u < 8.4; u += 0.34)
    lattice +=
      P.line([u, 0.05, w + 0.01], [Math.min(8.4, u + 0.8), FL - 0.05, w + 0.01], 0.03) +
      P.line([u, FL - 0.05, w + 0.01], [Math.min(8.4, u + 0.8), 0.05, w + 0.01], 0.03);
  s += fill(lattice, CREAM, { opacity: 0.7 }) + fill(P.quad(-0.9, FL - 0.1, 8.5, FL + 0.06, w + 0.05), CREAM);
  const posts = [-0.6, 1.5, 3.4, 5.0, 7.0, 8.2] as const;
  let rails = '',
    spindles = '',
    arches = '';
  for (let i = 0; i < posts.length - 1; i++) {
    const a = nth(posts, i),
      b = nth(posts, i + 1);
    for (let u = a + 0.15; u < b; u += 0.17) {
      if (i !== 3) rails += P.line([u, FL + 0.15, w], [u, FL + 0.85, w], 0.05);
      spindles += P.line([u, 3.0, w], [u, 3.32, w], 0.05);
    }
    if (i !== 3)
      rails +=
        P.line([a, FL + 0.88, w], [b, FL + 0.88, w], 0.09) +
        P.line([a, FL + 0.15, w], [b, FL + 0.15, w], 0.06);
    for (const [e, d] of [
      [a, 1],
      [b, -1],
    ] as const)
      arches += P.poly([
        [e, 2.98, w],
        [e + d * 0.6, 2.98, w],
        [e + d * 0.28, 2.8, w],
        [e, 2.35, w],
      ]);
    spindles += P.line([a, 2.98, w], [b, 2.98, w], 0.06);
  }
  s += fill(rails + spindles + arches, CREAM);
  for (const u of posts)
    s += fill(
      P.poly([
        [u - 0.09, FL, w],
        [u + 0.09, FL, w],
        [u + 0.09, FL + 0.9, w],
        [u + 0.06, FL + 1.2, w],
        [u + 0.1, 2.3, w],
        [u + 0.09, 3.4, w],
        [u - 0.09, 3.4, w],
        [u - 0.1, 2.3, w],
        [u - 0.06, FL + 1.2, w],
        [u - 0.09, FL + 0.9, w],
      ]),
      A.lin(
        [
          [0, '#D9C8B4'],
          [0.6, CREAM],
          [1, '#FFFDF4'],
        ],
        0,
        0,
        1,
        0,
      ),
    );
  s +=
    fill(P.quad(-0.95, 3.32, 8.55, 3.7, w + 0.05), CREAM) +
    fill(P.line([-0.95, 3.34, w + 0.07], [8.55, 3.34, w + 0.07], 0.08), coral) +
    slopeRoof(
      A,
      P,
      [-1.2, 3.68, w + 0.4],
      [8.8, 3.68, w + 0.4],
      [8.4, 4.6, 0.3],
      [-0.5, 4.6, 0.3],
      roofLt,
      roof,
      12,
    );
  // pediment over the steps
  s +=
    scales(P, 4.7, 7.3, 3.7, 5.0, w + 0.5, coral, '#7A4A52') +
    rake(P, 4.7, 7.3, 3.7, 5.0, w + 0.55, 0.25, CREAM);
  for (let i = 0; i < 5; i++)
    s += P.box(5.1 - i * 0.05, 0, 6.9 + i * 0.05, FL - i * 0.19, w, w + 0.3 * (i + 1), {
      front: mix('#E6CBA8', '#A98A80', i * 0.12),
      side: '#FFF1D4',
      top: '#FFF1D4',
    });
  for (const u of [2.4, 4.2]) {
    const [x, y] = P.pt(u, 2.45, w),
      k = perMetre(P, u, 2);
    s +=
      foliageSvg(
        foliage(rng(u * 9), x, y, 0.32 * k, 0.26 * k, { count: 60, leaf: 2, tones: 4, light: [0.6, -0.7] }),
        ['#2E5A46', '#4F8058', '#7FA868', '#C9D08A'],
      ) + stroke(`M${n(x)} ${n(y)}V${n(y - 0.5 * k)}`, '#3A2E36', 0.7);
  }
  return s;
}

// ---------- Prairie house ----------
function prairie(A: Sheet): string {
  const P = plane(cam, [1.6, 0, 34], [1, 0], [0, -1]),
    stucco = air('#EBD3A8', 0.06),
    brick = air('#B06A50', 0.08),
    roof = air('#7E5A58', 0.06),
    roofLt = air('#C08A72', 0.06),
    wood = air('#5E4640', 0.06);
  let s =
    P.box(6.2, 6.5, 8.2, 10, -3.6, -2.6, { front: brick, side: air('#D8946E') }) +
    P.box(6, 9.7, 8.4, 10, -3.8, -2.4, { front: '#EBD3B0', side: CREAM });
  // long hipped roof, hovering on deep eaves
  s +=
    fill(
      P.quad(1.2, 0, 12.6, 6.6),
      A.lin(
        [
          [0, mix(stucco, '#A98A86', 0.3)],
          [1, stucco],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    fill(P.poly(tuples(3, '-0.3,6.55,0 14.1,6.55,0 14.1,6.55,1.5 -0.3,6.55,1.5')), air('#8A6A5C')) +
    fill(P.quad(1.2, 5.9, 12.6, 6.55), '#5A4050', { opacity: 0.35 });
  s +=
    slopeRoof(A, P, [-0.4, 6.6, 1.5], [14.2, 6.6, 1.5], [9.4, 8.7, -3.6], [4.4, 8.7, -3.6], roofLt, roof, 5) +
    fill(P.quad(-0.4, 6.42, 14.2, 6.72, 1.5), '#F6E3C0') +
    fill(P.line([-0.4, 6.44, 1.52], [14.2, 6.44, 1.52], 0.09), wood);
  // second-floor ribbon of casements with art-glass squares
  s += fill(P.quad(1.2, 4.25, 12.6, 4.5, 0.12), wood) + fill(P.quad(2.5, 4.5, 11.3, 6.1, 0.05), wood);
  for (let u = 2.65; u < 11.2; u += 1.07) {
    s += fill(
      P.quad(u, 4.62, u + 0.95, 6.0, 0.07),
      u > 4.5 && u < 7.6 ? A.lin('0 #F6CF92, 1 #FFE9B8') : A.lin('0 #CFE0D2, 0.5 #7FA6A4, 1 #4E747C'),
    );
    let m = '';
    for (const t of [0.2, 0.8]) m += P.line([u + 0.95 * t, 4.62, 0.08], [u + 0.95 * t, 6, 0.08], 0.035);
    m += P.line([u, 5.7, 0.08], [u + 0.95, 5.7, 0.08], 0.035);
    s += fill(m, wood) + fill(P.quad(u + 0.4, 5.75, u + 0.55, 5.93, 0.08), '#D9826A');
  }
  // ground floor behind the porch
  s +=
    fill(P.quad(1.2, 0.6, 12.6, 3.6, 0.02), A.lin('0 #7A6058, 1 #A98A74')) +
    fill(P.quad(5.9, 0.6, 7.3, 3, 0.04), wood) +
    fill(P.quad(6.05, 0.6, 7.15, 2.85, 0.05), '#8A4A3A') +
    fill(P.quad(6.3, 1.2, 6.9, 2.7, 0.06), '#FFDF9E');
  for (const u of [2.4, 8.4])
    for (let i = 0; i < 3; i++)
      s +=
        fill(P.quad(u + i * 1.0, 1.3, u + i * 1.0 + 0.86, 3, 0.05), A.lin('0 #F6CF92, 1 #F9E0AC')) +
        fill(
          P.line([u + i + 0.43, 1.3, 0.06], [u + i + 0.43, 3, 0.06], 0.05) +
            P.line([u + i, 2.6, 0.06], [u + i + 0.86, 2.6, 0.06], 0.04),
          wood,
        );
  // porch: brick piers, flat beam, low hipped roof
  const w = 3;
  s +=
    fill(
      P.poly([
        [0.2, 3.4, 0],
        [13, 3.4, 0],
        [13, 3.4, w],
        [0.2, 3.4, w],
      ]),
      air('#9A7A66'),
    ) +
    fill(
      P.poly([
        [0.2, 0.7, 0],
        [13, 0.7, 0],
        [13, 0.7, w],
        [0.2, 0.7, w],
      ]),
      '#C9A88C',
    );
  s +=
    fill(P.quad(0.2, 0, 13, 1.35, w), brick) +
    P.brick(0.2, 0, 13, 1.35, w + 0.01, 17, { len: 0.4, high: 0.13 }) +
    fill(P.quad(0.1, 1.3, 13.1, 1.5, w + 0.06), '#F3E0C0') +
    fill(P.quad(5.7, 0, 7.5, 1.6, w + 0.02), '#8A6A5C');
  for (let i = 0; i < 5; i++)
    s += P.box(5.7, 0, 7.5, 0.75 - i * 0.15, w, w + 0.3 * (i + 1), {
      front: mix('#E6CBA8', '#A98A80', i * 0.12),
      side: '#FFF1D4',
      top: '#FFF1D4',
    });
  for (const u of [0.7, 5.1, 8.1, 12.5])
    s +=
      P.box(u - 0.5, 0, u + 0.5, 3.35, w - 0.9, w, {
        front: A.lin(
          [
            [0, brick],
            [1, air('#D08A66')],
          ],
          0,
          0,
          1,
          0,
        ),
        side: air('#E0A27C'),
      }) +
      P.brick(u - 0.5, 0, u + 0.5, 3.35, w + 0.01, 20 + Math.round(u), { len: 0.4, high: 0.13 }) +
      fill(P.quad(u - 0.56, 3.0, u + 0.56, 3.35, w + 0.04), '#F6E3C0');
  s +=
    fill(P.quad(0.0, 3.35, 13.2, 3.75, w), stucco) +
    fill(P.quad(-0.6, 3.7, 13.8, 3.95, w + 0.9), '#F9E9C8') +
    fill(P.line([-0.6, 3.72, w + 0.92], [13.8, 3.72, w + 0.92], 0.08), wood) +
    slopeRoof(
      A,
      P,
      [-0.6, 3.93, w + 0.9],
      [13.8, 3.93, w + 0.9],
      [12.4, 4.7, 0],
      [1.2, 4.7, 0],
      roofLt,
      roof,
      6,
    );
  for (const u of [5.1, 8.1]) {
    const [x, y] = P.pt(u, 1.9, w + 0.4),
      k = perMetre(P, u, 1);
    s +=
      fill(
        `M${n(x - 0.4 * k)} ${n(y - 0.1 * k)}h${n(0.8 * k)}l${n(-0.2 * k)} ${n(0.4 * k)}h${n(-0.4 * k)}Z`,
        '#E6CBA8',
      ) +
      foliageSvg(
        foliage(rng(u * 3), x, y - 0.3 * k, 0.5 * k, 0.32 * k, {
          count: 80,
          leaf: 2.2,
          tones: 4,
          light: [0.6, -0.7],
        }),
        ['#2E5A46', '#4F8058', '#7FA868', '#D9826A'],
      );
  }
  return s;
}

// ---------- street, fence, park ----------
function ground(A: Sheet) {
  A.add(rect(0, groundY(60), W, H, '#B9BC84'), rect(0, groundY(36), W, 30, '#A9B272'));
  A.add(
    rect(0, groundY(28.6), W, groundY(24.4) - groundY(28.6), A.lin('0 #D8CBB8, 1 #C3B4AE')),
    rect(0, groundY(28.8), W, 1.6, '#FFF4DE'),
  ); // street
  A.add(rect(0, groundY(24.4), W, H, A.lin('0 #C9C97E, 0.25 #A3B565, 0.6 #6F9655, 1 #3E6F4C')));
  A.add(rect(0, groundY(40), W, 70, A.lin('0 #FFF1D0 0, 0.5 #FFF1D0 0.5, 1 #FFF1D0 0'))); // ground mist
}
// gravel walk curving from our feet to the gate, with a spur to the bandstand
function path(A: Sheet) {
  const line = tuples(3, '-2.2,4.6,1.7 -1.9,7,1.4 -1,10,1.25 0.1,14,1.1 0.5,18,1.05 0.2,24,1');
  const side = (d: number) => line.map(([x, z, w]) => cam([x + d * w, 0, z]));
  A.add(
    fill(
      `${smooth(side(-1))}L${smooth(side(1).reverse()).slice(1)}Z`,
      A.lin('0 #F9E6C2, 0.5 #E9CFA4, 1 #B9977E'),
    ),
  );
  A.add(
    stroke(smooth(side(-1)), '#8A7A62', 2, { opacity: 0.45 }),
    stroke(smooth(side(1)), '#FFF6E0', 2, { opacity: 0.7 }),
  );
  const spur = (d: number) =>
    tuples(2, '0.4,11.8 2.2,13 4.3,14.3').map(([x, z]) => cam([x, 0, z + d * 0.75]));
  A.add(fill(`${smooth(spur(-1))}L${smooth(spur(1).reverse()).slice(1)}Z`, '#F3DDB6'));
  const r = rng(8);
  let grit = '';
  for (let i = 0; i < 420; i++) {
    const t = r(),
      z = 4.8 + t * t * 18,
      x = -1.9 + Math.min(1, (z - 5) / 10) * 2.2 + r.range(-1, 1),
      [px, py, k] = cam([x, 0, z]);
    grit += `M${n(px)} ${n(py)}h${n(26 / k)}`;
  }
  A.add(stroke(grit, '#9A7A66', 1, { opacity: 0.5 }));
}
function ironFence(A: Sheet) {
  const z = 23.6,
    rowAt = (x0: number, x1: number) => {
      let pick = '',
        rail = '',
        tip = '';
      for (let x = x0; x <= x1; x += 0.21) {
        pick += beamD(cam, [x, 0.12, z], [x, 1.28, z], 0.035);
        const [px, py] = cam([x, 1.28, z]);
        tip += `M${n(px - 1.5)} ${n(py)}L${n(px)} ${n(py - 5)}L${n(px + 1.5)} ${n(py)}Z`;
      }
      for (const y of [0.2, 0.95, 1.12]) rail += beamD(cam, [x0, y, z], [x1, y, z], 0.05);
      for (let x = x0 + 0.1; x < x1; x += 0.21 * 2) {
        const c = cam([x + 0.105, 1.035, z]);
        rail += `M${n(c[0] - 2)} ${n(c[1])}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0`;
      }
      A.add(fill(pick + tip + rail, '#24383F'));
      let posts = '';
      for (let x = x0; x <= x1; x += 2.52) posts += beamD(cam, [x, 0, z], [x, 1.42, z], 0.11);
      A.add(fill(posts, '#1B2E36'));
    };
  rowAt(-12.4, -1.4);
  rowAt(1.8, 12.4);
  for (const x of [-1.3, 1.7]) {
    // gate piers with ball caps
    const [px, py, zc] = cam([x, 0, z]),
      k = F / zc;
    A.add(
      rect(
        px - 0.34 * k,
        py - 1.75 * k,
        0.68 * k,
        1.75 * k,
        A.lin('0 #9A5E4C, 0.6 #C07A5C, 1 #E6A880', 0, 0, 1, 0),
      ),
      rect(px - 0.42 * k, py - 1.9 * k, 0.84 * k, 0.17 * k, '#FFF1D4'),
      rect(px - 0.4 * k, py - 0.2 * k, 0.8 * k, 0.2 * k, '#D9BE9C'),
      circ(px, py - 2.08 * k, 0.22 * k, A.lin('0 #D9BE9C, 1 #FFF8E6', 0, 0, 1, 0)),
    );
    let courses = '';
    for (let v = 0.3; v < 1.7; v += 0.14) courses += `M${n(px - 0.34 * k)} ${n(py - v * k)}h${n(0.68 * k)}`;
    A.add(stroke(courses, '#F3D0AC', 0.5, { opacity: 0.5 }));
  }
}
function streetPlanting(A: Sheet) {
  const r = rng(9),
    green = ['#2E5A4C', '#47775A', '#74995F', '#C3CC86'] as const,
    pink = ['#4E7A5A', '#B9586E', '#E08088', '#FBC8BC'] as const;
  const shrub = (x: number, z: number, rx: number, ry: number, cols: readonly string[], leaf = 0.1) => {
    const [px, py, zc] = cam([x, ry * 0.8, z]),
      k = F / zc;
    A.add(
      foliageSvg(
        foliage(r, px, py, rx * k, ry * k, { count: 70, leaf: leaf * k, tones: 4, light: [0.6, -0.8] }),
        cols,
      ),
    );
  };
  for (let x = -16; x < -3.2; x += 0.8) if (Math.abs(x + 9) > 1.4) shrub(x, 30, 0.6, 0.5, green);
  for (let x = 2; x < 15; x += 0.8) if (Math.abs(x - 8.2) > 1.4) shrub(x, 30.4, 0.6, 0.5, green);
  for (let x = -15.4; x < -3.6; x += r.range(1, 1.7))
    if (Math.abs(x + 9) > 1.5) shrub(x, 29.4, 0.6, 0.42, pink, 0.08);
  for (let x = 2.4; x < 14; x += r.range(1, 1.9))
    if (Math.abs(x - 8.2) > 1.5) shrub(x, 29.6, 0.6, 0.42, pink, 0.08);
}
// octagonal bandstand
function bandstand(A: Sheet) {
  const C = [6.2, 16.2] as const,
    R = 2.15,
    FL = 0.85,
    CE = 3.5,
    v8 = (i: number, rad: number, y: number): [number, number, number] => [
      C[0] + Math.cos(((i + 0.5) * Math.PI) / 4) * rad,
      y,
      C[1] + Math.sin(((i + 0.5) * Math.PI) / 4) * rad,
    ];
  const pt = (i: number, rad: number, y: number) => cam(v8(i, rad, y)),
    quad = (i: number, r0: number, y0: number, r1: number, y1: number) =>
      dpoly([pt(i, r0, y0), pt(i + 1, r0, y0), pt(i + 1, r1, y1), pt(i, r1, y1)]);
  const sunny = (i: number) => {
    const a = ((i + 1) * Math.PI) / 4;
    return 0.5 + 0.5 * (Math.cos(a) * 0.85 + Math.sin(a) * 0.35);
  }; // 0 shade .. 1 lit
  const c0 = cam([C[0], 0, C[1]]);
  A.add(
    `<ellipse cx="${n(c0[0] - 60)}" cy="${n(c0[1] + 4)}" rx="190" ry="17" fill="#2A4A4A" opacity=".35"/>`,
  );
  const rails = (i: number) => {
    let d = '',
      a = v8(i, R, 0),
      b = v8(i + 1, R, 0);
    const L = (t: number, y: number): [number, number, number] => [
      a[0] + (b[0] - a[0]) * t,
      y,
      a[2] + (b[2] - a[2]) * t,
    ];
    for (let t = 0.06; t < 1; t += 0.085) d += beamD(cam, L(t, FL + 0.12), L(t, FL + 0.82), 0.045);
    d +=
      beamD(cam, L(0, FL + 0.86), L(1, FL + 0.86), 0.09) + beamD(cam, L(0, FL + 0.12), L(1, FL + 0.12), 0.06);
    return d;
  };
  const frieze = (i: number) => {
    let d = '',
      a = v8(i, R, 0),
      b = v8(i + 1, R, 0);
    const L = (t: number, y: number): [number, number, number] => [
      a[0] + (b[0] - a[0]) * t,
      y,
      a[2] + (b[2] - a[2]) * t,
    ];
    for (let t = 0.05; t < 1; t += 0.07) d += beamD(cam, L(t, CE - 0.5), L(t, CE - 0.14), 0.04);
    d += beamD(cam, L(0, CE - 0.5), L(1, CE - 0.5), 0.06);
    for (const [t0, s] of tuples(2, '0,1 1,-1'))
      d += dpoly(
        [L(t0, CE - 0.5), L(t0 + s * 0.3, CE - 0.5), L(t0 + s * 0.12, CE - 0.7), L(t0, CE - 1.15)].map(cam),
      );
    return d;
  };
  const post = (i: number) =>
    fill(
      beamD(cam, v8(i, R, FL), v8(i, R, CE), 0.17),
      A.lin(
        [
          [0, '#D9C4B0'],
          [0.6, CREAM],
          [1, '#FFFDF4'],
        ],
        0,
        0,
        1,
        0,
      ),
    );
  const back = [1, 0, 2, 7] as const,
    frontSides = [3, 6, 4, 5] as const,
    STEPS = 4; // side 5 faces us, side 4 the path
  A.add(
    fill(dpoly([...Array(8)].map((_, i) => pt(i, R, FL))), '#C9A88C'),
    fill(dpoly([...Array(8)].map((_, i) => pt(i, R + 0.5, CE))), A.lin('0 #A9C4C0, 1 #7FA4A6')),
  );
  for (const i of back) A.add(fill(rails(i) + frieze(i), '#E3CDB4'), post(i), post(i + 1));
  A.add(
    fill(
      dpoly([
        [c0[0] - 3, cam([0, CE, C[1]])[1]],
        [c0[0] + 3, cam([0, CE, C[1]])[1]],
        [c0[0] + 3, cam([0, CE - 0.5, C[1]])[1]],
        [c0[0] - 3, cam([0, CE - 0.5, C[1]])[1]],
      ]),
      '#4E3A44',
    ),
    circ(c0[0], cam([0, CE - 0.6, C[1]])[1], 6, '#FFF4D2'),
    lampGlow(A, c0[0], cam([0, CE - 0.6, C[1]])[1], 44, '#FFE3A4', 0.55),
  );
  for (const i of frontSides) {
    A.add(
      fill(quad(i, R + 0.1, 0, R + 0.1, FL), mix('#8E6A70', '#E3B894', sunny(i))),
      fill(quad(i, R + 0.2, FL - 0.12, R + 0.2, FL + 0.05), mix('#D9C4B0', '#FFFDF4', sunny(i))),
    );
    let lat = '';
    const a = v8(i, R + 0.12, 0),
      b = v8(i + 1, R + 0.12, 0),
      L = (t: number, y: number): [number, number, number] => [
        a[0] + (b[0] - a[0]) * t,
        y,
        a[2] + (b[2] - a[2]) * t,
      ];
    for (let t = 0; t < 0.9; t += 0.12)
      lat +=
        beamD(cam, L(t, 0.05), L(t + 0.14, FL - 0.15), 0.03) +
        beamD(cam, L(t + 0.14, 0.05), L(t, FL - 0.15), 0.03);
    A.add(fill(lat, CREAM, { opacity: 0.75 }));
    if (i !== STEPS) A.add(fill(rails(i), mix('#E6D2BC', '#FFFDF4', sunny(i))));
    A.add(fill(frieze(i), mix('#E6D2BC', '#FFFDF4', sunny(i))));
  }
  for (const i of [3, 7, 4, 6, 5]) A.add(post(i));
  // steps toward the path, each tread further out along the side's normal
  const a = v8(STEPS, R, 0),
    b = v8(STEPS + 1, R, 0),
    ang = ((STEPS + 1) * Math.PI) / 4,
    nx = Math.cos(ang),
    nz = Math.sin(ang);
  const at = (t: number, y: number, o: number): [number, number, number] => [
    a[0] + (b[0] - a[0]) * t + nx * o,
    y,
    a[2] + (b[2] - a[2]) * t + nz * o,
  ];
  for (let i = 0; i < 4; i++) {
    const o = 0.3 * (i + 1),
      y = FL - 0.05 - i * 0.2;
    A.add(
      fill(face(cam, [at(0.2, y, 0), at(0.8, y, 0), at(0.8, y, o), at(0.2, y, o)]), '#FFF1D4'),
      fill(face(cam, [at(0.8, y - 0.2, 0), at(0.8, y - 0.2, o), at(0.8, y, o), at(0.8, y, 0)]), '#EBCFA8'),
      fill(
        face(cam, [at(0.2, y - 0.2, o), at(0.8, y - 0.2, o), at(0.8, y, o), at(0.2, y, o)]),
        mix('#D9BC9C', '#A98A80', i * 0.15),
      ),
    );
  }
  // bell-curved roof in three lifts, cupola ball
  const lifts: readonly XY[] = [
    [R + 0.62, CE - 0.05],
    [R + 0.45, CE + 0.25],
    [R * 0.72, CE + 1.05],
    [R * 0.34, CE + 1.85],
    [0.12, CE + 2.9],
  ];
  for (let k = 0; k < 4; k++)
    for (const i of frontSides)
      A.add(
        fill(
          quad(i, nth(lifts, k)[0], nth(lifts, k)[1], nth(lifts, k + 1)[0], nth(lifts, k + 1)[1]),
          k === 0
            ? mix('#D9C4B0', '#FFFDF4', sunny(i))
            : mix('#3E5A66', '#B9CFC0', Math.max(0, sunny(i) * 1.05 - 0.05)),
        ),
      );
  let seams = '';
  for (const i of frontSides)
    for (const t of [0.25, 0.5, 0.75])
      for (let k = 1; k < 4; k++) {
        const e = (j: number): XY => {
          const p = pt(i, ...nth(lifts, j)),
            q = pt(i + 1, ...nth(lifts, j));
          return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
        };
        seams +=
          'M' +
          e(k).map(n).join(' ') +
          'L' +
          e(k + 1)
            .map(n)
            .join(' ');
      }
  A.add(stroke(seams, '#24404C', 0.8, { opacity: 0.4 }));
  for (const i of [4, 5, 6]) {
    let d = '';
    for (let k = 1; k < 4; k++) d += beamD(cam, v8(i, ...nth(lifts, k)), v8(i, ...nth(lifts, k + 1)), 0.07);
    A.add(fill(d, '#DDE6D6', { opacity: 0.7 }));
  }
  const top = cam([C[0], CE + 2.9, C[1]]);
  A.add(
    stroke(`M${n(top[0])} ${n(top[1] + 3)}V${n(top[1] - 26)}`, '#3E5A66', 2.4),
    circ(top[0], top[1] - 8, 5, '#EDB650'),
    circ(top[0] + 1.4, top[1] - 9.4, 1.8, '#FFF1C8'),
    circ(top[0], top[1] - 26, 2, '#EDB650'),
  );
}
function parkLawn(A: Sheet) {
  const r = rng(14),
    [a, b] = grass(r, [0, W], [groundY(22.5), H + 6], 2600, 8, (_, y) => y > groundY(22.5));
  A.add(fill(a, '#3E6F4C', { opacity: 0.55 }), fill(b, '#DDD98A', { opacity: 0.5 }));
  const spots: (readonly [number, number, number, number])[] = []; // long morning shadows leaving to the left
  for (let c = 0; c < 40; c++) {
    const z = 7 + r() ** 1.3 * 14,
      x = r.range(-9, 4);
    for (let i = 0; i < 10; i++) {
      const [px, py, zc] = cam([x + r.gauss() * 1.1, 0, Math.max(5, z + r.gauss() * 0.4)]),
        k = F / zc;
      spots.push([px, py, r.range(0.2, 0.55) * k, r.range(0.02, 0.05) * k]);
    }
  }
  A.add(
    g(fill(dapple(r, spots), '#4E6A86', { filter: A.blur(0.9) }), {
      opacity: 0.4,
      style: 'mix-blend-mode:multiply',
    }),
  );
}
// park lamp and a slatted bench beside the walk
function lampAndBench(): string {
  const at = [-6.15, 0, 14.4] as const,
    [lx, ly, zc] = cam(at),
    k = F / zc,
    top = ly - 3.2 * k;
  const s =
    `<ellipse cx="${n(lx - 26)}" cy="${n(ly)}" rx="40" ry="3" fill="#2A4A4A" opacity=".35"/>` +
    fill(beamD(cam, at, [at[0], 2.9, at[2]], 0.09) + beamD(cam, at, [at[0], 0.6, at[2]], 0.2), '#24383F') +
    fill(
      dpoly([
        [lx - 0.14 * k, top + 0.3 * k],
        [lx + 0.14 * k, top + 0.3 * k],
        [lx + 0.22 * k, top - 0.2 * k],
        [lx - 0.22 * k, top - 0.2 * k],
      ]),
      '#FFF6DC',
    ) +
    fill(
      dpoly([
        [lx - 0.26 * k, top - 0.2 * k],
        [lx + 0.26 * k, top - 0.2 * k],
        [lx, top - 0.5 * k],
      ]),
      '#24383F',
    ) +
    rect(lx - 0.16 * k, top + 0.28 * k, 0.32 * k, 0.07 * k, '#24383F');
  const B = (u: number, v: number, w: number): [number, number, number] => [-5.6 + u, v, 14 - w];
  let slats = '';
  for (const [v, w] of tuples(2, '0.45,0 0.45,0.2 0.45,0.4 0.62,-0.06 0.78,-0.1 0.94,-0.14'))
    slats += beamD(cam, B(0, v, w), B(1.9, v, w), 0.1);
  let legs = '';
  for (const u of [0.15, 1.75])
    legs +=
      beamD(cam, B(u, 0, 0.4), B(u, 0.45, 0.4), 0.07) + beamD(cam, B(u, 0, -0.05), B(u, 1, -0.15), 0.07);
  return (
    s +
    `<ellipse cx="${n(cam(B(0.4, 0, 0))[0])}" cy="${n(cam(B(0, 0, 0.2))[1])}" rx="74" ry="5" fill="#2A4A4A" opacity=".35"/>` +
    fill(legs, '#24383F') +
    fill(slats, '#B9805A')
  );
}
// walker's dog, trotting ahead on a lead
function dog(x: number, y: number, h: number): string {
  const k = h / 30,
    Q = (a: readonly XY[]) =>
      smooth(
        a.map(([u, v]) => [x + u * k, y + v * k]),
        true,
        0.5,
      );
  return (
    fill(
      Q(
        tuples(
          2,
          '-18,-20 -6,-22 8,-22 12,-29 17,-32 22,-28 27,-25 26,-22 19,-21 16,-14 12,-11 -10,-12 -17,-13',
        ),
      ),
      '#C98A52',
    ) +
    fill(Q(tuples(2, '14,-31 17,-33 19,-24 15,-23')), '#8A5636') +
    stroke(
      tuples(4, '-14,-13,-18,0 -10,-13,-6,0 9,-12,6,0 13,-13,18,-1')
        .map(([a, b, c, d]) => `M${n(x + a * k)} ${n(y + b * k)}L${n(x + c * k)} ${n(y + d * k)}`)
        .join(''),
      '#A86E42',
      n(3 * k),
      { 'stroke-linecap': 'round' },
    ) +
    stroke(
      smooth(tuples(2, '-17,-19 -23,-25 -22,-31').map(([u, v]) => [x + u * k, y + v * k])),
      '#C98A52',
      n(2.4 * k),
      { 'stroke-linecap': 'round' },
    )
  );
}
function foreground(A: Sheet) {
  const r = rng(33),
    pink = ['#1F4A48', '#A84C62', '#E07884', '#FBC4BC'] as const,
    coral = ['#1F4A48', '#B4524A', '#EE8468', '#FFC9A4'] as const,
    white = ['#1F4A48', '#5E8A68', '#E9DCC8', '#FFFBF0'] as const;
  // azalea banks: leaves under, bloom on the sunny side
  const bank = (list: readonly (readonly [number, number, number, number])[], cols: readonly string[]) =>
    list.forEach(([x, y, rx, ry]) => {
      A.add(
        foliageSvg(
          foliage(r, x, y + 6, rx * 1.08, ry, {
            count: Math.round((rx * ry) / 8),
            leaf: 6,
            tones: 4,
            light: [0.5, -0.8],
          }),
          ['#12343A', '#1E4A45', '#2F5F4C', '#4F7F54'],
        ),
        foliageSvg(
          foliage(r, x, y, rx, ry * 0.86, {
            count: Math.round((rx * ry) / 9),
            leaf: 4.4,
            tones: 4,
            light: [0.5, -0.85],
          }),
          cols,
        ),
      );
    });
  bank(
    [
      [36, 514, 62, 34],
      [118, 528, 50, 28],
    ],
    coral,
  );
  bank(tuples(4, '-6,566,80,44 84,580,74,40 168,594,56,30'), pink);
  bank(
    [
      [788, 548, 60, 34],
      [714, 572, 52, 28],
    ],
    white,
  );
  bank(
    [
      [770, 596, 70, 34],
      [664, 604, 60, 26],
    ],
    pink,
  );
  // oak bough with moss over the top-left corner
  const leaf = ['#173C3E', '#2A5A4A', '#4F7F54', '#B4C070'] as const,
    list: (readonly [number, number, number, number])[] = [],
    moss: (readonly [number, number, number, number])[] = [];
  A.add(
    fill(bough(tuples(2, '-40,150 30,86 120,52 230,34 330,6'), 34, 6), '#2B3238'),
    fill(bough(tuples(2, '60,74 120,86 170,92'), 12, 4), '#2B3238'),
  );
  for (let i = 0; i < 38; i++) {
    const t = r(),
      x = -20 + t * 390;
    list.push([x, -18 + (128 - 104 * t) * r() ** 0.75, r.range(24, 42), r.range(12, 20)]);
  }
  list.push([176, 92, 28, 11], [330, 10, 34, 13]);
  for (let i = 0; i < 15; i++) {
    const t = r() ** 1.1;
    moss.push([t * 320, (128 - 100 * t) * r.range(0.6, 1), r.range(30, 84) * (1 - 0.5 * t), r.range(5, 9)]);
  }
  A.add(
    clumps(r, list, leaf, { div: 8, leaf: 5.6, light: [0.5, -0.6] }),
    mossUnder(r, moss, ['#5E7A6C', '#A6B290'], leaf, [0.5, -0.6]),
  );
}

export function draw(): Sheet {
  const A = new Sheet(W, H);

  sky(A);
  backTrees(A);
  ground(A);
  A.add(queenAnne(A), prairie(A));
  streetPlanting(A);
  A.add(rect(0, 250, W, 190, A.lin('0 #FFE9C0 0, 0.7 #FFE9C0 0.22, 1 #FFE9C0 0')));
  ironFence(A);
  path(A);
  parkLawn(A);
  A.add(lampAndBench());
  bandstand(A);
  A.add(
    dog(398, 492, 22),
    stroke('M408 474Q384 470 366 462', '#5A3A34', 0.9),
    `<ellipse cx="330" cy="495" rx="40" ry="4" fill="#2A4A4A" opacity=".4"/>`,
    walker(352, 495, 66, { dir: 1, top: '#3E6A7C', legs: '#2A3046', skin: '#7A4E3C' }),
  );
  foreground(A);
  A.add(
    rect(0, 0, W, H, A.rad('0 #FFE7AE 0.55, 1 #FFE7AE 0', 790, 230, 560), {
      style: 'mix-blend-mode:soft-light',
    }),
    vignette(A, { cx: 430, cy: 320, r: 570, clear: 0.68, strength: 0.3 }),
  );

  return A;
}
