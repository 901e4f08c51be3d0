import { columns, flat, front, leftSide, pane, rows, wall } from '../../kit/faces.ts';
import { beamD, face, type Projector } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { gableEnd, leftSlope, rakes, slope } from '../../kit/slopes.ts';
import { circ, fill, g, stroke } from '../../kit/svg.ts';
import { boards, shingled } from './house.ts';
import { BX, BZ, C, DOCK, litGlass } from './scene.ts';

export function dock(A: Sheet, pr: Projector): string {
  const { x0, x1, z0, z1, y } = DOCK;
  let posts = '';
  for (let z = z1; z >= z0; z -= 3.1)
    posts += beamD(pr, [x0, 0, z], [x0, y + 0.05, z], 0.26) + beamD(pr, [x1, 0, z], [x1, y, z], 0.26);
  let s = fill(posts, '#5A4650');
  s +=
    wall(pr, flat(x0, x1, y, z0, z1), A.lin('0 #F3D2A0, 1 #D5A880')) +
    stroke(rows(pr, flat(x0, x1, y, z0, z1), 44), '#8C6658', 0.5, { opacity: 0.55 });
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

export function boatHouse(A: Sheet, pr: Projector): string {
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
  s += wall(pr, slope([x0, x1, out, z0], [x0, x1, eave, z1]), '#9A6E58', { opacity: 0.9 });
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
  const end = gableEnd(x0, x1, eave, peak, z0);
  s += wall(pr, front(x0, x1, eave - 0.35, eave, z0 - 0.02), C.trim);
  s += g(shingled(pr, front(x0, x1, eave, peak, z0), A.lin('0 #B08766, 1 #CFA078'), 12, 20, 33), {
    'clip-path': A.clip(face(pr, end)),
  });
  s += pane(pr, front(xm - 0.55, xm + 0.55, eave + 0.45, eave + 1.25, z0 - 0.04), {
    glass: litGlass(A),
    cols: 2,
    nRows: 2,
    barW: 0.07,
  });
  const roof = leftSlope([x0 - o, out], [xm, peak], z0 - 0.6, z1 + 0.5);
  s +=
    wall(pr, roof, A.lin('0 #E9B48C, 1 #B98A7C')) +
    stroke(columns(pr, roof, 22), '#7E5A60', 0.8, { opacity: 0.6 });
  s +=
    boards(pr, rakes(x0 - o, x1 + o, out, peak, z0 - 0.6), 0.26) +
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
