import { mix } from '../../kit/colour.ts';
import { front, rightSide, wall } from '../../kit/faces.ts';
import { beamD, face } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { gableWall, rightSlope, slope } from '../../kit/slopes.ts';
import { fill } from '../../kit/svg.ts';
import { cam, hazed, RIM } from './scene.ts';

// Low shingled beach cottage. Gable to the viewer (shade), right-hand wall toward the light.
export function cottage(
  A: Sheet,
  x0: number,
  x1: number,
  z: number,
  depth: number,
  { eave = 2.7, ridge = 5, base = -0.9, cladding = '#7F7D8E', haze = 0, porch = false } = {},
): string {
  const F = (a: number, b: number, c: number, d: number, zz = z) => face(cam, front(a, b, c, d, zz)),
    m = (x0 + x1) / 2,
    zb = z + depth,
    c = (k: string) => hazed(k, haze),
    q = rng(Math.round(x0 * 7 + z));
  let s = '';
  const toward = x1 < 0,
    side = toward ? x1 : x0; // the long wall that faces the walk
  // long wall and roof slope
  s += wall(
    cam,
    rightSide(side, base, eave, z, zb),
    A.lin(
      [
        [0, c('#F3C4A6')],
        [1, c('#C39A97')],
      ],
      toward ? 1 : 0,
      0,
      toward ? 0 : 1,
      0,
    ),
  );
  let courses = '';
  for (let y = base + 0.3; y < eave; y += 0.3) courses += beamD(cam, [side, y, z], [side, y, zb], 0.025);
  s += fill(courses, c('#8F7480'), { opacity: 0.55 });
  for (let zz = z + depth * 0.2; zz < zb - 1; zz += depth * 0.34)
    s +=
      wall(cam, rightSide(side, 0.6, 2.1, zz, zz + 1.3), c('#FFF6E4')) +
      wall(cam, rightSide(side, 0.72, 1.98, zz + 0.15, zz + 1.15), c('#8CB2BC'));
  const over = toward ? 0.55 : -0.55;
  s += wall(
    cam,
    rightSlope([side + over, eave - 0.28], [m, ridge], z - 0.5, zb + 0.4),
    A.lin([
      [0, c('#E2B2A2')],
      [1, c('#A98A98')],
    ]),
  );
  let shingles = '';
  for (let t = 0.12; t < 1; t += 0.12)
    shingles += beamD(
      cam,
      [side + over + (m - side - over) * t, eave - 0.28 + (ridge - eave + 0.28) * t, z - 0.5],
      [side + over + (m - side - over) * t, eave - 0.28 + (ridge - eave + 0.28) * t, zb + 0.4],
      0.03,
    );
  s += fill(shingles, c('#7A6478'), { opacity: 0.5 });
  s += fill(beamD(cam, [m, ridge + 0.03, z - 0.5], [m, ridge + 0.03, zb + 0.4], 0.09), RIM);
  // gable end: staggered shingles in three tones
  s += fill(
    face(cam, gableWall(x0, x1, base, eave, ridge, z)),
    A.lin([
      [0, c(mix(cladding, '#D9A9A4', 0.28))],
      [1, c(cladding)],
    ]),
  );
  let joints = '',
    dark = '',
    light = '';
  for (let y = base; y < ridge - 0.2; y += 0.26) {
    const half = y > eave ? (((x1 - x0) / 2) * (ridge - y)) / (ridge - eave) : (x1 - x0) / 2;
    joints += beamD(cam, [m - half, y, z], [m + half, y, z], 0.02);
    for (let x = m - half + q() * 0.2; x < m + half - 0.3; x += 0.3) {
      const k = q(),
        d = F(x, x + 0.28, y, y + 0.25);
      if (k < 0.12) dark += d;
      else if (k < 0.26) light += d;
    }
  }
  s +=
    fill(dark, c('#5E5E78'), { opacity: 0.55 }) +
    fill(light, c('#B5A4A8'), { opacity: 0.5 }) +
    fill(joints, c('#4F4F6A'), { opacity: 0.5 });
  // windows: one pair below, one small in the gable, all lit
  const win = (a: number, b: number, y0: number, y1: number) => {
    s +=
      fill(F(a - 0.14, b + 0.14, y0 - 0.14, y1 + 0.14), c('#FFF3DE')) +
      fill(F(a, b, y0, y1), A.lin('0 #FFE9B4, 1 #F6BE78')) +
      fill(
        beamD(cam, [(a + b) / 2, y0, z], [(a + b) / 2, y1, z], 0.06) +
          beamD(cam, [a, (y0 + y1) / 2, z], [b, (y0 + y1) / 2, z], 0.06),
        c('#FFF3DE'),
      );
  };
  win(m - 0.55, m + 0.55, eave + 0.1, eave + 1.2);
  for (const u of [-0.27, 0.27]) {
    const x = m + u * (x1 - x0);
    win(x - 0.6, x + 0.6, 0.5, 2);
  }
  // barge boards
  s +=
    fill(
      beamD(cam, [x0 - 0.5, eave - 0.35, z - 0.5], [m, ridge + 0.05, z - 0.5], 0.22),
      c(toward ? '#B9AAB4' : '#FFF0D8'),
    ) +
    fill(
      beamD(cam, [m, ridge + 0.05, z - 0.5], [x1 + 0.5, eave - 0.35, z - 0.5], 0.22),
      c(toward ? '#FFF0D8' : '#B9AAB4'),
    );
  if (porch) {
    s +=
      fill(F(x0 - 0.2, x1 + 1.2, -0.1, 0.06, z - 1.8), c('#E8D2C2')) +
      fill(F(x0 - 0.2, x1 + 1.2, 2.45, 2.66, z - 1.8), c('#F6E4D0')) +
      wall(cam, slope([x0 - 0.2, x1 + 1.2, 2.66, z - 1.8], [x0, x1, 3.1, z]), c('#9A8698'));
    let posts = '';
    for (let x = x0; x <= x1 + 1.2; x += 1.75) posts += F(x - 0.09, x + 0.09, -0.1, 2.5, z - 1.8);
    s += fill(posts, c('#FBEBD8'));
  }
  return s;
}
