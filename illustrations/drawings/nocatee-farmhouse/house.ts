import { cells, columns, flat, front, pane, rightSide, rows, wall } from '../../kit/faces.ts';
import { nth } from '../../kit/lists.ts';
import { dpoly, n, type Quad, type XY } from '../../kit/path.ts';
import { beamD, face, onQuad, subQuad } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { type GableHouse, gableWall, rightSlope, slant, slope, underside } from '../../kit/slopes.ts';
import { circ, fill, g, stroke } from '../../kit/svg.ts';
import { C, pr } from './scene.ts';

const morningGlass = (A: Sheet) => A.lin('0 #DCE6DC, 0.45 #8FB0BA, 1 #53788A');
const warmGlass = (A: Sheet) => A.lin('0 #9DB4B4, 0.5 #F0C987, 1 #FFE4AE');

// Board and batten: one thin shaded line per batten.
function boardAndBatten(A: Sheet, q: Quad, count: number, side = false): string {
  return (
    wall(pr, q, side ? A.lin('0 #C8C6D2, 1 #B0AEC2') : A.lin('0 #FFFBF0, 1 #F6E9D6')) +
    stroke(columns(pr, q, count), side ? C.seamShade : C.seam, 0.9, { opacity: 0.8 })
  );
}
export function standingSeam(q: Quad, count: number, base: string): string {
  return (
    wall(pr, q, base) +
    stroke(columns(pr, q, count), '#2C3644', 1, { opacity: 0.7 }) +
    fill(
      Array.from({ length: count }, (_, i) =>
        beamD(pr, onQuad(q, (i + 0.12) / count, 0), onQuad(q, (i + 0.12) / count, 1), 0.03),
      ).join(''),
      '#C9CCCB',
      { opacity: 0.5 },
    )
  );
}
export const blackWindow = (A: Sheet, q: Quad, cols: number, nRows: number, lit?: number | boolean) =>
  pane(pr, q, {
    trim: C.black,
    trimW: 0.07,
    glass: lit ? warmGlass(A) : morningGlass(A),
    cols,
    nRows,
    bar: C.black,
    barW: 0.05,
  }) + wall(pr, [onQuad(q, 0, 1), onQuad(q, 0.34, 1), onQuad(q, 0, 0.4)], '#FFFDF2', { opacity: 0.35 });
export function lantern(A: Sheet, x: number, y: number, z: number, k = 1): string {
  const c = pr([x, y, z]),
    w = 3.2 * k,
    h = 5.4 * k;
  return (
    circ(c[0], c[1], 24 * k, A.rad('0 #FFE2A0 0.75, 1 #FFE2A0 0', c[0], c[1], 24 * k)) +
    fill(
      dpoly([
        [c[0] - w, c[1] - h],
        [c[0] + w, c[1] - h],
        [c[0] + w * 0.8, c[1] + h],
        [c[0] - w * 0.8, c[1] + h],
      ]),
      '#FFF3CF',
    ) +
    stroke(
      `M${n(c[0] - w)} ${n(c[1] - h)}h${n(2 * w)}l${n(-0.2 * w)} ${n(2 * h)}h${n(-1.6 * w)}ZM${n(c[0])} ${n(c[1] - h)}v${n(2 * h)}`,
      C.black,
      1.2,
    ) +
    fill(
      dpoly([
        [c[0] - w * 1.4, c[1] - h],
        [c[0], c[1] - h * 1.7],
        [c[0] + w * 1.4, c[1] - h],
      ]),
      C.black,
    )
  );
}

// Gable that faces the street; its right wall and right roof slope are in shade.
export function streetGable(
  A: Sheet,
  { x0, x1, z, zBack, eave, peak, over = 0.55, battens }: GableHouse & { battens: number },
): string {
  const xm = (x0 + x1) / 2,
    pitch = (peak - eave) / (xm - x0),
    out = eave - pitch * over,
    zo = z - 0.6;
  let s =
    boardAndBatten(A, rightSide(x1, 0.5, eave, z, zBack), Math.round((zBack - z) * 2.4), true) +
    wall(pr, rightSide(x1, 0, 0.5, z, zBack), C.stoneShade);
  s += standingSeam(
    rightSlope([x1 + over, out], [xm, peak], zo, zBack),
    Math.round((zBack - z) * 2),
    A.lin('0 #59617A, 1 #3F4A60'),
  );
  const pentagon = gableWall(x0, x1, 0.5, eave, peak, z);
  s += g(boardAndBatten(A, front(x0, x1, 0.5, peak, z), battens), {
    'clip-path': A.clip(face(pr, pentagon)),
  });
  s +=
    wall(pr, front(x0, x1, 0, 0.5, z), C.stone) +
    cells(pr, front(x0, x1, 0, 0.5, z), 3, 14, {
      seed: 3,
      tones: '#A89A90 0.3 0.6, #E9DCC4 0.2 0.6',
      joint: '#8A7E7C 0.5 0.5',
    });
  // soft shade under both rakes, then soffit and boards
  s +=
    wall(pr, slant([x0, eave - 0.5, eave], [xm, peak - 0.6, peak], z), C.shadow, { opacity: 0.4 }) +
    wall(pr, slant([x1, eave - 0.35, eave], [xm, peak - 0.4, peak], z), C.shadow, { opacity: 0.28 });
  s += wall(pr, underside([x0 - over, out], [xm, peak], zo, z), A.lin('0 #D9CFD6, 1 #BDB4C8'));
  const board = (a: XY, b: XY, c: string) =>
    wall(pr, slant([a[0], a[1] - 0.32, a[1] + 0.04], [b[0], b[1] - 0.32, b[1] + 0.04], zo), c) +
    fill(beamD(pr, [a[0], a[1] + 0.1, zo], [b[0], b[1] + 0.1, zo], 0.12), C.metal);
  return s + board([x0 - over, out], [xm, peak], '#FFFDF4') + board([xm, peak], [x1 + over, out], '#F3E8DA');
}

export function mainBlock(A: Sheet): string {
  const z = 2,
    eave = 5.6,
    ridge = 9.3,
    zr = 6.5;
  let s = boardAndBatten(A, front(2, 16, 0, eave, z), 36);
  s += standingSeam(
    slope([1.2, 17, eave - 0.2, z - 0.6], [1.2, 17, ridge, zr]),
    40,
    A.lin('0 #A3A6AA, 1 #7C8492'),
  );
  for (const x of [7.2, 9.0, 10.8])
    s += blackWindow(A, front(x - 0.5, x + 0.5, 4.15, 5.2, z - 0.03), 2, 2, x === 9);
  return s + wall(pr, front(5.5, 12.5, eave - 0.45, eave - 0.2, z), C.shadow, { opacity: 0.4 });
}

// Deep porch between the gables: cedar posts and ceiling, black door, two rockers.
export function porch(A: Sheet): string {
  const x0 = 5.8,
    x1 = 12.2,
    z0 = -1.1,
    z1 = 2,
    floor = 0.5,
    beam = 3.0;
  let s =
    wall(pr, front(x0, x1, floor, 3.1, z1 - 0.02), A.lin('0 #D9C6C0, 1 #F3E2CA')) +
    stroke(columns(pr, front(x0, x1, floor, 3.1, z1 - 0.02), 20), '#B7A8AE', 0.8, { opacity: 0.7 });
  s +=
    blackWindow(A, front(6.3, 7.6, floor + 0.55, 2.85, z1 - 0.05), 2, 3, 1) +
    blackWindow(A, front(10.5, 11.8, floor + 0.55, 2.85, z1 - 0.05), 2, 3, 1);
  s +=
    wall(pr, front(8.0, 10.0, floor, 2.95, z1 - 0.06), C.black) +
    wall(pr, front(8.1, 8.45, floor + 0.1, 2.85, z1 - 0.07), warmGlass(A)) +
    wall(pr, front(9.55, 9.9, floor + 0.1, 2.85, z1 - 0.07), warmGlass(A)) +
    wall(
      pr,
      front(8.52, 9.48, floor + 0.05, 2.85, z1 - 0.07),
      A.lin([
        [0, C.cedarLit],
        [1, '#A8683E'],
      ]),
    ) +
    wall(pr, front(8.68, 9.32, floor + 1.15, 2.6, z1 - 0.08), warmGlass(A));
  s += fill(
    beamD(pr, [9.0, floor + 1.15, z1 - 0.1], [9.0, 2.6, z1 - 0.1], 0.05) +
      beamD(pr, [8.68, 1.9 + 0.45, z1 - 0.1], [9.32, 1.9 + 0.45, z1 - 0.1], 0.05),
    '#6B4030',
  );
  const wreath = pr([9.0, 2.1, z1 - 0.12]);
  s +=
    `<circle cx="${n(wreath[0])}" cy="${n(wreath[1])}" r="6" fill="none" stroke="#4A7050" stroke-width="3"/>` +
    circ(wreath[0] - 3, wreath[1] + 4.5, 1.6, '#D96F78') +
    circ(wreath[0] + 2.4, wreath[1] + 5, 1.4, '#F4AFA2');
  s += lantern(A, 7.8, 2.35, z1 - 0.2, 0.8) + lantern(A, 10.2, 2.35, z1 - 0.2, 0.8);
  s +=
    wall(pr, flat(x0, x1, floor, z0, z1), A.lin('0 #D9C2A8, 1 #A58F8C')) +
    wall(pr, front(x0, x1, 0, floor, z0), C.stone) +
    cells(pr, front(x0, x1, 0, floor, z0), 3, 20, {
      seed: 5,
      tones: '#A89A90 0.3 0.6, #E9DCC4 0.2 0.6',
      joint: '#8A7E7C 0.5 0.5',
    }) +
    wall(pr, front(x0, x1, floor - 0.08, floor + 0.02, z0 - 0.05), '#FFF3DC');
  s +=
    wall(
      pr,
      flat(x0, x1, beam, z0, z1),
      A.lin([
        [0, C.cedar],
        [1, '#8A5638'],
      ]),
    ) + stroke(rows(pr, flat(x0, x1, beam, z0, z1), 9), '#6B4030', 0.7, { opacity: 0.6 });
  for (const x of [6.55, 11.05]) s += rocker(x, 0.4);
  for (let i = 0; i < 3; i++)
    s +=
      wall(
        pr,
        front(8.1, 9.9, 0.34 - i * 0.17, 0.5 - i * 0.17, z0 - 0.32 * (i + 1)),
        nth(['#EADBC4', '#DCCBB2', '#CDBBA4'], i),
      ) +
      wall(pr, flat(8.1, 9.9, 0.5 - i * 0.17, z0 - 0.32 * (i + 1), z0 - 0.32 * i), '#FFF3DC') +
      wall(pr, rightSide(9.9, 0, 0.5 - i * 0.17, z0 - 0.32 * (i + 1), z0), C.stoneShade);
  for (const x of [6.0, 8.0, 10.0, 12.0])
    s +=
      wall(
        pr,
        front(x - 0.14, x + 0.14, floor, beam, z0),
        A.lin([
          [0, C.cedarLit],
          [1, '#C98C58'],
        ]),
      ) +
      wall(pr, rightSide(x + 0.14, floor, beam, z0, z0 + 0.28), '#8A5A44') +
      fill(
        beamD(pr, [x, beam - 0.7, z0], [x + 0.55, beam, z0], 0.12) +
          beamD(pr, [x, beam - 0.7, z0], [x - 0.55, beam, z0], 0.12),
        C.cedar,
      );
  s += wall(pr, front(x0, x1, beam, beam + 0.3, z0), '#FFFDF4');
  return (
    s +
    standingSeam(
      slope([x0 - 0.1, x1 + 0.1, beam + 0.3, z0 - 0.35], [x0 - 0.1, x1 + 0.1, 4.0, z1]),
      18,
      A.lin('0 #8E96A2, 1 #6A7484'),
    ) +
    wall(pr, front(x0 - 0.1, x1 + 0.1, beam + 0.2, beam + 0.32, z0 - 0.35), '#3C4656')
  );
}
function rocker(x: number, z: number): string {
  const y = 0.5;
  return (
    fill(
      beamD(pr, [x - 0.3, y + 0.45, z], [x - 0.42, y + 1.2, z + 0.25], 0.07) +
        beamD(pr, [x + 0.3, y + 0.45, z], [x + 0.18, y + 1.2, z + 0.25], 0.07) +
        [0, 1, 2, 3, 4]
          .map((i) =>
            beamD(pr, [x - 0.3 + i * 0.14, y + 0.5, z], [x - 0.42 + i * 0.14, y + 1.2, z + 0.25], 0.035),
          )
          .join('') +
        beamD(pr, [x - 0.36, y + 0.75, z - 0.35], [x - 0.36, y + 0.75, z + 0.1], 0.07) +
        beamD(pr, [x + 0.34, y + 0.75, z - 0.35], [x + 0.34, y + 0.75, z + 0.1], 0.07) +
        beamD(pr, [x - 0.32, y, z - 0.4], [x - 0.32, y + 0.75, z - 0.3], 0.06) +
        beamD(pr, [x + 0.32, y, z - 0.4], [x + 0.32, y + 0.75, z - 0.3], 0.06),
      '#26303E',
    ) + wall(pr, flat(x - 0.32, x + 0.32, y + 0.45, z - 0.4, z + 0.1), '#39465A')
  );
}

// Lower wing with carriage doors and a cupola.
export function wing(A: Sheet): string {
  const x0 = 18,
    x1 = 22.6,
    z = 3,
    zb = 10,
    eave = 3.3,
    ridge = 6.5,
    zr = (z + zb) / 2;
  let s = boardAndBatten(A, front(x0, x1, 0.3, eave, z), 12) + wall(pr, front(x0, x1, 0, 0.3, z), C.stone);
  const end = [
    [x1, 0.3, z],
    [x1, 0.3, zb],
    [x1, eave, zb],
    [x1, ridge, zr],
    [x1, eave, z],
  ] as const;
  s +=
    g(boardAndBatten(A, rightSide(x1, 0.3, ridge, z, zb), 17, true), { 'clip-path': A.clip(face(pr, end)) }) +
    wall(pr, rightSide(x1, 0, 0.3, z, zb), C.stoneShade) +
    blackWindow(A, rightSide(x1 + 0.03, 3.6, 4.9, zr - 0.6, zr + 0.6), 2, 2);
  for (const x of [18.45, 20.55]) {
    const q = front(x, x + 1.75, 0.05, 2.45, z - 0.03);
    s +=
      wall(pr, front(x - 0.1, x + 1.85, 0, 2.6, z - 0.02), '#FFFDF4') +
      wall(
        pr,
        q,
        A.lin([
          [0, C.cedarLit],
          [1, '#A8683E'],
        ]),
      ) +
      stroke(columns(pr, q, 8), '#7E4C34', 0.8, { opacity: 0.7 }) +
      blackWindow(A, subQuad(q, 0.08, 0.68, 0.92, 0.92), 4, 1, 1) +
      fill(beamD(pr, onQuad(q, 0.5, 0), onQuad(q, 0.5, 1), 0.05), '#6B4030');
  }
  s += lantern(A, 20.37, 2.2, z - 0.2, 0.8);
  s += wall(pr, front(x0, x1, eave - 0.5, eave - 0.15, z), C.shadow, { opacity: 0.4 });
  s += standingSeam(
    slope([x0, x1 + 0.5, eave - 0.2, z - 0.55], [x0, x1 + 0.5, ridge, zr]),
    13,
    A.lin('0 #A3A6AA, 1 #7C8492'),
  );
  s +=
    wall(
      pr,
      [
        [x1 + 0.5, eave - 0.5, z - 0.55],
        [x1 + 0.5, ridge - 0.3, zr],
        [x1 + 0.5, ridge, zr],
        [x1 + 0.5, eave - 0.2, z - 0.55],
      ],
      '#D5CEDA',
    ) +
    wall(
      pr,
      [
        [x1 + 0.5, ridge - 0.3, zr],
        [x1 + 0.5, eave - 0.5, zb + 0.4],
        [x1 + 0.5, eave - 0.2, zb + 0.4],
        [x1 + 0.5, ridge, zr],
      ],
      '#B7B3CC',
    );
  const cx = 20.2,
    w = 0.55;
  s +=
    wall(pr, front(cx - w, cx + w, ridge - 0.4, ridge + 1, zr - w), C.white) +
    wall(pr, rightSide(cx + w, ridge - 0.4, ridge + 1, zr - w, zr + w), C.whiteShade) +
    wall(pr, front(cx - 0.35, cx + 0.35, ridge + 0.15, ridge + 0.85, zr - w - 0.02), C.black) +
    stroke(
      rows(pr, front(cx - 0.35, cx + 0.35, ridge + 0.15, ridge + 0.85, zr - w - 0.02), 6),
      '#8C93A0',
      0.7,
    );
  s +=
    wall(
      pr,
      [
        [cx - w - 0.2, ridge + 1, zr - w - 0.2],
        [cx + w + 0.2, ridge + 1, zr - w - 0.2],
        [cx, ridge + 1.9, zr],
      ],
      '#9AA0A8',
    ) +
    wall(
      pr,
      [
        [cx + w + 0.2, ridge + 1, zr - w - 0.2],
        [cx + w + 0.2, ridge + 1, zr + w + 0.2],
        [cx, ridge + 1.9, zr],
      ],
      '#4B5666',
    );
  const v = pr([cx, ridge + 1.9, zr]); // weathervane: heron
  return (
    s +
    stroke(`M${n(v[0])} ${n(v[1])}v-17M${n(v[0] - 8)} ${n(v[1] - 10)}h16`, C.black, 1.3) +
    fill(`M${n(v[0] - 9)} ${n(v[1] - 17)}q6 -4 11 -1q3 -5 7 -6q-3 3 -3 7q-3 4 -9 3Z`, C.black)
  );
}
