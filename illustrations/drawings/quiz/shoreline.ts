/**
 * Along the beach at sunrise: houses on the dune, footprints from them to the water, the sky in the
 * wet sand.
 */

import { mix } from '../../kit/colour.ts';
import { flock } from '../../kit/figures.ts';
import { lampGlow } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import { dpoly, n, type Pt, type Pt3, smooth } from '../../kit/path.ts';
import { plane } from '../../kit/plane.ts';
import { beamD, camera, face } from '../../kit/projector.ts';
import { type Range, rng, smoothNoise } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { type Still, still } from '../../kit/still.ts';
import { oats } from '../../kit/still-parts.ts';
import { circ, fill, g, rect, stroke } from '../../kit/svg.ts';
import { glints, lightPath } from '../../kit/water.ts';

const HZ = 178;
const SUN = [386, 158] as const;
const cam = camera({ eye: [0, 1.75, 0], f: 430, cx: 246, cy: HZ });
const at = (points: readonly Pt3[]) => face(cam, points);

/**
 * A line along the shore about `x` metres to the right, in swings of `sway`, between two distances.
 */
function along(x: number, sway: number, seed: number, [from, to]: Range = [3, 600]): Pt[] {
  const [swing, lap] = [smoothNoise(seed, 0.34), smoothNoise(seed + 40, 0.09)];
  const steps = Math.ceil(Math.log(to / from) / 0.045);
  return Array.from({ length: steps + 1 }, (_, i): Pt => {
    const z = from * (to / from) ** (i / steps);
    const at = Math.log(z);
    return cam([x + (swing(at) + 0.3 * lap(at)) * sway, 0, z]);
  });
}

/**
 * One breaker between two distances: a ragged lens of foam, thickest in its middle, and the shade
 * under it.
 */
function breaker(A: Sheet, x: number, sway: number, wide: number, seed: number, reach: Range): string {
  const shore = along(x, sway, seed, reach);
  const back = along(x + wide, sway, seed, reach).map(([bx, by], i): Pt => {
    const [fx, fy] = shore[i] ?? [bx, by];
    const full = Math.sin((Math.PI * i) / (shore.length - 1)) ** 0.6;
    return [fx + (bx - fx) * full, fy + (by - fy) * full];
  });
  return (
    stroke(smooth(along(x - 0.12, sway, seed, reach), false, 0.8), '#123F5C', 2.6, { opacity: 0.4 }) +
    fill(dpoly([...shore, ...back.reverse()]), A.lin('0 #FFE3C0, 1 #EAF3EA'), { opacity: 0.95 })
  );
}

/** Sea from the horizon to its edge on the sand, its breakers white and lit from behind. */
function sea(A: Sheet): void {
  const r = rng(6);
  const edge = along(1.3, 0.45, 3);
  const area = `${smooth(edge, false, 0.8)}L480 ${HZ}L480 360Z`;
  const clip = A.clip(area);
  let s = rect(0, HZ, 480, 182, A.lin('0 #F6C093, 0.06 #C89490, 0.2 #5F8A9C, 0.5 #2F7F90, 1 #1F6078'));
  s += fill(glints(r, 150, 490, HZ + 3, 350, 130, { minL: 12, maxL: 70, th: 1, persp: 1.4 }), '#17506C', {
    opacity: 0.5,
  });
  s += fill(glints(r, 150, 490, HZ + 2, 330, 110, { minL: 10, maxL: 60, th: 0.9, persp: 1.4 }), '#FFD2A4', {
    opacity: 0.6,
  });
  s += fill(lightPath(r, SUN[0], HZ + 2, 330, 110, { near: 34, far: 6, len: 22, thick: 1.2 }), '#FFF0C6', {
    opacity: 0.95,
  });
  for (const [x, sway, wide, seed, from, to] of tuples(
    6,
    '2.6,0.5,0.5,8,3,8.5 2.9,0.6,0.6,9,10,30 5.2,0.7,0.8,12,5.4,15 5.6,0.8,0.8,14,19,70 9.5,1,1,17,9,24 13,1.4,1.4,23,17,60',
  ))
    s += breaker(A, x, sway, wide, seed, [from, to]);
  A.add(
    g(s, { 'clip-path': clip }),
    stroke(smooth(edge, false, 0.8), '#FFFBF0', 5, { opacity: 0.95 }),
    stroke(smooth(along(1.05, 0.45, 3), false, 0.8), '#7A5A70', 1.6, { opacity: 0.45 }),
    stroke(smooth(along(1.75, 0.6, 5), false, 0.8), '#FFF6E6', 2, { opacity: 0.7 }),
  );
}

/** The beach: dry at the left, wet toward the water, so that it holds the sky. */
function sand(A: Sheet): void {
  A.add(rect(0, HZ, 480, 182, A.lin('0 #F3C79A, 0.25 #DDB088, 0.7 #C09480, 1 #9A7478')));
  const dry = along(-1.5, 0.5, 30);
  const area = `${smooth(dry, false, 0.8)}L480 ${HZ}L480 360Z`;
  A.add(
    fill(
      area,
      A.lin('0 #FFDCA4, 0.22 #F2A98A, 0.5 #B5869A, 0.8 #6A6A96, 1 #44568A', 0, HZ, 0, 360, 'userSpaceOnUse'),
    ),
    fill(glints(rng(2), 60, 420, HZ + 6, 356, 90, { minL: 14, maxL: 80, th: 1, persp: 1.1 }), '#FFE6C4', {
      opacity: 0.3,
      'clip-path': A.clip(area),
    }),
    g(circ(SUN[0] - 56, HZ + 40, 60, '#FFDC9C', { opacity: 0.5, filter: A.blur(16) }), {
      'clip-path': A.clip(area),
    }),
  );
  const r = rng(13);
  let grain = '';
  for (let i = 0; i < 260; i++) {
    const t = r() ** 0.7;
    grain += `M${n(r.range(-10, 190))} ${n(HZ + 30 + t * 150)}h${n(2 + t * 7)}`;
  }
  A.add(stroke(grain, '#7A5A60', 1, { opacity: 0.28 }));
}

/** A house on the dune: its gable looks at the sea, its porch and windows are lit. */
function house(A: Sheet, z: number, wall: string, roof: string): string {
  const [long, deep, base, high, peak] = [8.4, 9, 1.5, 5.6, 2.6];
  const P = plane(cam, [-8.6, base, z], [0, 1], [1, 0]);
  const F = plane(cam, [-8.6 - deep, base, z], [1, 0], [0, -1]);
  const haze = Math.min(0.7, (z - 12) / 70);
  const c = (colour: string) => mix(colour, '#EFA88C', haze);
  let s = fill(
    F.quad(0, -1, deep, high),
    A.lin([
      [0, c(mix(wall, '#2A2A54', 0.35))],
      [1, c(mix(wall, '#3A3058', 0.5))],
    ]),
  );
  for (const [u, v] of tuples(2, '2,0.6 5,0.6 2,3.2 5,3.2'))
    s += fill(F.quad(u, v, u + 1.4, v + 1.6, 0.02), c('#F6BE78'));
  s += fill(
    P.poly([
      [0, -1.4],
      [long, -1.4],
      [long, high],
      [long / 2, high + peak],
      [0, high],
    ]),
    A.lin(
      [
        [0, c(mix(wall, '#FFE0B4', 0.35))],
        [1, c(wall)],
      ],
      1,
      0,
      0,
      1,
    ),
  );
  let boards = '';
  for (let v = -1; v < high; v += 0.42) boards += P.line([0, v, 0.01], [long, v, 0.01], 0.03);
  s += fill(boards, c('#6A5A78'), { opacity: 0.35 });
  for (const v of [0.3, 3.1])
    for (const u of [0.7, 3, 5.3]) {
      s += fill(P.quad(u - 0.12, v - 0.12, u + 1.92, v + 2, 0.02), c('#FFF3DE'));
      s += fill(P.quad(u, v, u + 1.8, v + 1.9, 0.03), A.lin('0 #FFF0C4, 1 #F9BE74'));
      s += fill(P.line([u + 0.9, v, 0.04], [u + 0.9, v + 1.9, 0.04], 0.07), c('#FFF3DE'));
    }
  s += P.box(-0.2, 2.62, long + 0.2, 2.84, 0, 1.7, {
    front: c('#FFF1DC'),
    side: c('#D9C0BC'),
    under: c('#8A6C80'),
  });
  let posts = '';
  for (let u = 0; u <= long; u += 2.1) posts += P.line([u, -1.3, 1.6], [u, 2.6, 1.6], 0.16);
  for (const v of [0.9, 3.6]) posts += P.line([-0.2, v, 1.65], [long + 0.2, v, 1.65], 0.07);
  s += fill(posts, c('#FFF6E6'));
  s += fill(
    at([
      [-8.6 - deep, base + high, z - 0.4],
      [-8.1, base + high, z - 0.4],
      [-8.1, base + high + peak, z + long / 2],
      [-8.6 - deep, base + high + peak, z + long / 2],
    ]),
    A.lin([
      [0, c(mix(roof, '#FFC79A', 0.25))],
      [1, c(roof)],
    ]),
  );
  s += fill(
    beamD(cam, [-8.1, base + high, z - 0.4], [-8.1, base + high + peak, z + long / 2], 0.3) +
      beamD(cam, [-8.1, base + high, z + long + 0.4], [-8.1, base + high + peak, z + long / 2], 0.3),
    c('#FFF6E6'),
  );
  return s;
}

/** The dune with its grass, and a walkover of boards from each house. */
function dune(A: Sheet): void {
  for (const [z, wall, roof] of [
    [66, '#C9A8A0', '#7A7090'],
    [50, '#8FB0B4', '#6A6A8C'],
    [37, '#F0DCC0', '#5E6488'],
    [26, '#6FA0A8', '#4A5A80'],
    [16.5, '#E9D2B4', '#3F4E78'],
  ] as const)
    A.add(house(A, z, wall, roof));
  const crest = smoothNoise(4, 4);
  const top = [7.5, 9, 11, 14, 18, 24, 33, 46, 70, 160].map((z): Pt => cam([-7.2, 1.35 + crest(z) * 0.4, z]));
  const foot = [160, 60, 30, 18, 12, 8.5, 6.2].map((z): Pt => cam([-4.3 + crest(z + 40) * 0.4, 0, z]));
  A.add(
    fill(`${smooth([...top, ...foot], true, 0.5)}`, A.lin('0 #E9BE92, 0.5 #B98A78, 1 #86667A', 1, 0, 0, 0.4)),
  );
  for (const z of [13, 24]) {
    let d = '';
    for (const e of [0, 1.3])
      d +=
        beamD(cam, [-8.2, 2.5, z + e], [-6.4, 2.3, z + e], 0.09) +
        beamD(cam, [-6.4, 2.3, z + e], [-3.7, 1, z + e], 0.09);
    for (const x of [-7.6, -6.4, -5, -3.7])
      d += beamD(cam, [x, 0, z], [x, x < -6 ? 2.4 : 1 + (-3.7 - x) * 0.48, z], 0.12);
    const steps = at([
      [-6.4, 1.35, z],
      [-6.4, 1.35, z + 1.3],
      [-3.6, 0.02, z + 1.3],
      [-3.6, 0.02, z],
    ]);
    A.add(fill(steps, '#D9A67C'), fill(d, '#FFE3B8'));
  }
}

/** Steps of somebody who went to the water, and what was left on the sand. */
function traces(s: Still): void {
  const { A } = s;
  let [prints, rims] = ['', ''];
  for (let i = 0; i < 22; i++) {
    const t = i / 21;
    const z = 12.6 - 7.4 * t ** 1.25;
    const x = -3.4 + 4.3 * t + Math.sin(t * 3) * 0.5 + (i % 2 ? 0.11 : -0.11);
    const [px, py, depth] = cam([x, 0, z]);
    const k = 430 / depth;
    prints += `M${n(px - 0.12 * k)} ${n(py)}a${n(0.12 * k)} ${n(0.045 * k)} 0 1 0 ${n(0.24 * k)} 0a${n(0.12 * k)} ${n(0.045 * k)} 0 1 0 ${n(-0.24 * k)} 0Z`;
    rims += `M${n(px - 0.1 * k)} ${n(py + 0.04 * k)}q${n(0.1 * k)} ${n(0.03 * k)} ${n(0.2 * k)} 0`;
  }
  A.add(fill(prints, '#4A3A60', { opacity: 0.6 }), stroke(rims, '#FFE9C4', 1, { opacity: 0.8 }));
  for (const [x, y, turn] of tuples(3, '96,322,-16 122,330,6')) {
    A.add(
      `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse cx="-5" cy="4" rx="19" ry="7" fill="#3A2A50" opacity="0.45"/><path d="M-17 0C-17 -6 -6 -7 2 -5C10 -7 19 -5 19 1C19 7 9 7 1 5C-7 8 -17 6 -17 0Z" fill="#2F8C96"/><path d="M12 -1L0 -5M12 -1L1 4" stroke="#FFE3B8" stroke-width="2.4" fill="none"/></g>`,
    );
  }
  // Sandpipers at the edge of the water.
  for (const [x, z, k] of tuples(3, '0.75,6.4,1 0.35,7.4,0.85 0.9,8.6,0.75')) {
    const [px, py] = cam([x, 0, z]);
    A.add(
      stroke(
        `M${n(px - 2 * k)} ${n(py)}v${n(-8 * k)}M${n(px + 3 * k)} ${n(py)}l${n(-2 * k)} ${n(-8 * k)}`,
        '#2A2444',
        1.2,
      ),
      fill(
        `M${n(px - 11 * k)} ${n(py - 11 * k)}Q${n(px - 2 * k)} ${n(py - 19 * k)} ${n(px + 5 * k)} ${n(py - 14 * k)}Q${n(px + 7 * k)} ${n(py - 21 * k)} ${n(px + 11 * k)} ${n(py - 18 * k)}L${n(px + 20 * k)} ${n(py - 15 * k)}L${n(px + 11 * k)} ${n(py - 14 * k)}Q${n(px + 6 * k)} ${n(py - 5 * k)} ${n(px - 2 * k)} ${n(py - 7 * k)}Z`,
        '#8A7088',
      ),
      stroke(
        `M${n(px + 5 * k)} ${n(py - 15 * k)}Q${n(px + 8 * k)} ${n(py - 21 * k)} ${n(px + 11 * k)} ${n(py - 18 * k)}`,
        '#FFD9A0',
        1,
      ),
    );
  }
}

export function shoreline(): Sheet {
  const s = still(65, '0 #24507A, 0.2 #5F7F9A, 0.36 #E8A78C, 0.5 #FFD9A0');
  const { A } = s;
  s.clouds(HZ - 6);
  s.glow(...SUN, 170, '#FFD08A', 0.95);
  A.add(circ(...SUN, 15, '#FFFBEA'));
  sand(A);
  sea(A);
  dune(A);
  traces(s);
  A.add(fill(flock(tuples(3, '250,70,0.8 270,62,0.75 288,57,0.7 304,53,0.64'), -0.4), '#3A3A5E'));
  oats(s, -8, 60, 366, 96, 7);
  s.evening(...SUN, 0.5);
  for (const [x, y, r] of tuples(3, '20,118,60 84,134,36 120,144,24'))
    A.add(lampGlow(A, x, y, r, '#FFC878', 0.5));
  return A;
}
