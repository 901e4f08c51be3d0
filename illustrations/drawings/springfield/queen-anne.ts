import { mix } from '../../kit/colour.ts';
import { flat } from '../../kit/faces.ts';
import { foliage, foliageSvg } from '../../kit/foliage.ts';
import { lampGlow } from '../../kit/light.ts';
import { nth, tuples } from '../../kit/lists.ts';
import { dline, dpoly, n, type Pt3, smooth, type XY, xy } from '../../kit/path.ts';
import { type Plane, perMetre, plane } from '../../kit/plane.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill, rect, stroke } from '../../kit/svg.ts';
import { clapboards } from '../../kit/woodwork.ts';
import { rake, sash, scales, slopeRoof } from './carpentry.ts';
import { air, CREAM, cam } from './scene.ts';

const BOARDS = { step: 0.19, opacity: 0.45 };

// ---------- Queen Anne ----------
export function queenAnne(A: Sheet): string {
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
    clapboards(P, 4, 0.9, 9.4, 6.9, 0.01, '#3E6470', BOARDS) +
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
    clapboards(P, 0.3, 3.6, 4.5, 7.2, 0.71, '#3E6470', BOARDS) +
    sash(A, P, 1.5, 4.6, 0.95, 1.9, { z: 0.73, lit: 1 }) +
    sash(A, P, 3.2, 4.6, 0.95, 1.9, { z: 0.73 }) +
    fill(P.quad(0.2, 6.85, 4.6, 7.25, 0.8), CREAM) +
    fill(P.line([0.2, 6.85, 0.82], [4.6, 6.85, 0.82], 0.09), coral);
  s +=
    scales(
      P,
      [0.1, 4.7, 7.2, 11.2, 0.85],
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
    rake(P, [0.1, 4.7, 7.2, 11.2, 1.05], 0.55, CREAM) +
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
          dline([q(0, v, R + 0.06), q(0, v + h, R + 0.06)]) +
            dline([q(w, v + h / 2, R + 0.06), q(-w, v + h / 2, R + 0.06)]),
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
    fill(P.poly(flat(-0.8, 8.4, 3.5, 0.3, w)), '#8FB4B0') +
    fill(P.poly(flat(-0.8, 8.4, FL, 0.3, w)), '#B99A86');
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
    scales(P, [4.7, 7.3, 3.7, 5.0, w + 0.5], coral, '#7A4A52') +
    rake(P, [4.7, 7.3, 3.7, 5.0, w + 0.55], 0.25, CREAM);
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
