import { mix } from '../../kit/colour.ts';
import { front, rightSide, wall } from '../../kit/faces.ts';
import { tuples } from '../../kit/lists.ts';
import { dpoly, smooth, type XY } from '../../kit/path.ts';
import { beamD } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { slope } from '../../kit/slopes.ts';
import { circ, fill, stroke } from '../../kit/svg.ts';
import { C, G, pr } from './scene.ts';
import { barge, brick, leaded, slate, timberGable, timbers } from './walls.ts';

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
export function mainBlock(A: Sheet): string {
  const x0 = -14.2,
    x1 = 5.2,
    z = 30,
    eave = G + 3.5,
    ridge = 10.6,
    zr = 34;
  let s = brick(A, front(x0, x1, G, eave, z), 26, 80, 3);
  s += slate(A, slope([x0, x1 + 0.5, eave - 0.25, z - 0.5], [x0, x1 + 0.1, ridge, zr]), 34, 84, 4);
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
export function wallDormer(A: Sheet): string {
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
export function chimney(A: Sheet): string {
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
    const lozenge = (w: number, h: number) =>
      dpoly([
        [c[0], c[1] - h],
        [c[0] + w, c[1]],
        [c[0], c[1] + h],
        [c[0] - w, c[1]],
      ]);
    s +=
      fill(lozenge(14, 19), '#4E3040', { opacity: 0.55 }) + fill(lozenge(7, 10), '#96605A', { opacity: 0.8 });
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
export function leftGable(A: Sheet): string {
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
      slope([b0 - 0.35, b1 + 0.3, y1 + 0.15, bz - 0.3], [b0, b1 + 0.1, y1 + 0.75, z - 0.35]),
      A.lin('0 #5C5E7E, 1 #3B3A55'),
    ) +
    fill(beamD(pr, [b0 - 0.35, y1 + 0.15, bz - 0.3], [b1 + 0.3, y1 + 0.15, bz - 0.3], 0.16), C.stone)
  );
}
export function rightWing(A: Sheet): string {
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
    slate(A, slope([x0, x1, eave - 0.25, z - 0.5], [x0, x1, ridge, zr]), 22, 34, 23) +
    wall(pr, front(x0, x1, eave - 0.38, eave - 0.22, z - 0.5), '#221D30')
  );
}
