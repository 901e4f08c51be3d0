import { beams, cladding, front, leftSide, pane, quad, wall } from '../../kit/faces.ts';
import type { Pt3, Quad } from '../../kit/path.ts';
import { face, type Projector } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { type GableHouse, gableEnd, leftSlope, rakes, slant } from '../../kit/slopes.ts';
import { g } from '../../kit/svg.ts';
import { C, litGlass } from './scene.ts';

export const shingled = cladding({
  tones: '#8F6B58 0.14 0.45, #F3CE9A 0.1 0.4',
  joint: '#6B4A48 0.4 0.35',
  jitter: 0.4,
});
export const stonework = cladding({
  tones: '#8A7A7C 0.2 0.6, #D8BE9C 0.2 0.6, #75686E 0.08 0.6',
  joint: '#5F5560 0.4 0.5',
  jitter: 0.5,
});
export const slate = cladding({ tones: '#574C60 0.16 0.5, #A98A84 0.1 0.45', joint: '#43394E 0.4 0.4' });
export const boards = (pr: Projector, list: readonly (readonly [Pt3, Pt3])[], w: number, color = C.trim) =>
  beams(pr, list, w, color);

// Gable whose end looks at the river. Stone below `stoneTop`, shingle above.
export function riverGable(
  A: Sheet,
  pr: Projector,
  {
    x0,
    x1,
    z,
    zBack,
    eave,
    peak,
    stoneTop = 1,
    over = 0.6,
    seed,
  }: GableHouse & { stoneTop?: number; seed: number },
): string {
  const xm = (x0 + x1) / 2,
    pitch = (peak - eave) / (xm - x0),
    zo = z - 0.55;
  const eaveOut = eave - pitch * over;
  let s =
    shingled(pr, leftSide(x0, 0, eave, z, zBack), C.shingleSun, 14, 16, seed) +
    stonework(pr, leftSide(x0, 0, stoneTop, z, zBack), C.stoneSun, 3, 10, seed);
  s += shingled(
    pr,
    front(x0, x1, 0, eave, z),
    A.lin([
      [0, C.shingle],
      [1, '#C99C74'],
    ]),
    16,
    22,
    seed + 1,
  );
  s += g(shingled(pr, front(x0, x1, eave, peak, z), C.shingle, 14, 22, seed + 2), {
    'clip-path': A.clip(face(pr, gableEnd(x0, x1, eave, peak, z))),
  });
  s += stonework(pr, front(x0, x1, 0, stoneTop, z), C.stone, 4, 20, seed + 3);
  // eave shadow under the rakes, then the lit roof slope and the barge boards
  s += wall(pr, slant([x0, eave - 0.5, eave], [xm, peak - 0.5, peak], z), '#5A3D4A', { opacity: 0.35 });
  s += wall(pr, slant([x1, eave - 0.5, eave], [xm, peak - 0.5, peak], z), '#5A3D4A', { opacity: 0.35 });
  s += slate(pr, leftSlope([x0 - over, eaveOut], [xm, peak], zo, zBack), C.roofSun, 14, 16, seed + 4);
  s += boards(pr, rakes(x0 - over, x1 + over, eaveOut, peak, zo), 0.34);
  s += boards(
    pr,
    [
      [
        [xm, peak + 0.1, zo],
        [x1 + over, eaveOut + 0.1, zo],
      ],
    ],
    0.14,
    C.roof,
  );
  return s;
}

export function chimney(pr: Projector, x: number, z: number, y0: number, y1: number): string {
  return (
    stonework(pr, front(x, x + 1.6, y0, y1, z), C.stone, 14, 3, 40 + x) +
    stonework(pr, leftSide(x, y0, y1, z, z + 1.4), C.stoneSun, 14, 2, 41 + x) +
    wall(pr, front(x - 0.15, x + 1.75, y1 - 0.3, y1, z - 0.1), C.trimShade) +
    wall(pr, leftSide(x - 0.15, y1 - 0.3, y1, z - 0.1, z + 1.5), C.trim) +
    [0.35, 1.0].map((dx) => wall(pr, front(x + dx, x + dx + 0.35, y1, y1 + 0.5, z + 0.5), '#A8604C')).join('')
  );
}

export function dormer(A: Sheet, pr: Projector, xm: number, z: number, y: number): string {
  const w = 1.15,
    top = y + 1.7,
    peak = y + 2.9,
    back = z + 2.6;
  let s = wall(pr, leftSide(xm - w, y, top, z, z + 2), C.shingleSun);
  s += wall(pr, leftSlope([xm - w - 0.25, top - 0.25], [xm, peak], z - 0.3, back), C.roofSun);
  s += wall(
    pr,
    [...front(xm - w, xm + w, y, top, z).slice(0, 3), [xm, peak, z], [xm - w, top, z]],
    C.shingle,
  );
  s += pane(pr, front(xm - 0.62, xm + 0.62, y + 0.35, top, z - 0.05), {
    glass: litGlass(A),
    cols: 2,
    nRows: 2,
    barW: 0.07,
  });
  return s + boards(pr, rakes(xm - w - 0.25, xm + w + 0.25, top - 0.25, peak, z - 0.3), 0.24);
}

// Covered terrace between the two gables, with the great-room doors glowing behind the columns.
export function terrace(A: Sheet, pr: Projector): string {
  let s = wall(pr, front(11, 25, 0, 3.4, -0.02), '#8A5F50');
  for (let i = 0; i < 5; i++)
    s += pane(pr, front(11.5 + i * 2.7, 13.6 + i * 2.7, 0.3, 2.9, -0.05), {
      glass: A.lin('0 #5F8694, 0.6 #9DBAB8, 1 #E6DDB8'),
      cols: 2,
      nRows: 3,
      barW: 0.08,
      trimW: 0.16,
    });
  s += slate(
    pr,
    quad('10.6,3.5,-3.9 25.4,3.5,-3.9 25.4,4.9,0 10.6,4.9,0'),
    A.lin('0 #6A5A6C, 1 #8B7078'),
    6,
    34,
    71,
  );
  s +=
    wall(pr, front(10.8, 25.2, 3.05, 3.5, -3.7), C.trim) +
    wall(pr, front(10.8, 25.2, 2.95, 3.05, -3.7), '#7A5A58', { opacity: 0.6 });
  for (let i = 0; i <= 6; i++) {
    const x = 11.1 + i * 2.3;
    s +=
      stonework(pr, front(x - 0.35, x + 0.35, 0, 1, -3.6), C.stone, 3, 2, 80 + i) +
      wall(pr, front(x - 0.2, x + 0.2, 1, 3.05, -3.6), C.trim) +
      wall(pr, front(x + 0.05, x + 0.2, 1, 3.05, -3.61), C.trimShade);
  }
  return (
    s +
    wall(pr, front(10.4, 25.6, -0.35, 0.05, -4.1), C.stoneSun) +
    wall(pr, front(15.8, 20.2, -0.9, -0.3, -4.6), '#D9BE98') +
    wall(pr, front(15.2, 20.8, -1.4, -0.9, -5.1), '#C9AC8C')
  );
}

// Shadows thrown to the right by the projecting gable, the turret and the chimney side of the roof.
export function sunShadows(m: Projector): string {
  const shade = (q: Quad) => wall(m, q, '#6E4A66', { opacity: 0.42, style: 'mix-blend-mode:multiply' });
  return (
    shade(quad('11,4.9,-0.04 13.6,4.9,-0.04 12.2,6.6,-0.04 11,6.8,-0.04')) +
    shade(quad('11,0,-0.06 12.4,0,-0.06 12.4,3,-0.06 11,3,-0.06')) +
    shade(quad('11,6.6,-0.8 14.2,6.6,-0.8 9.6,10.4,4.6 8.2,10.4,4.6')) +
    shade(quad('2.6,0,-2.7 4.2,0,-2.7 4.2,6.6,-2.7 2.6,6,-2.7'))
  );
}
