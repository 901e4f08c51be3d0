/** The boardwalk over the marsh. */

import { mix } from '../../kit/colour.ts';
import { nth, tuples } from '../../kit/lists.ts';
import type { XY } from '../../kit/path.ts';
import { beamD, face, type Projector } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import { fill } from '../../kit/svg.ts';
import { hazed } from './scene.ts';

// Centre line in plan (x, z): in from the lower right, out over the water, away into the pines.
const PATH = tuples(2, '3.1,0.4 2.5,3 1.3,7 0.5,11 0.9,16 3.6,22 8.6,29 15,36 24,42');
const DECK = 0.72;
const HALF = 1.05;
function pathPoints(step: number) {
  // resample the Catmull-Rom centre line
  const out: XY[] = [];
  for (let i = 0; i < PATH.length - 1; i++)
    for (let t = 0; t < 1; t += step) {
      const p = [-1, 0, 1, 2].map((k) => nth(PATH, Math.max(0, Math.min(PATH.length - 1, i + k))));
      const f = (c: number) =>
        0.5 *
        (2 * nth(nth(p, 1), c) +
          (nth(nth(p, 2), c) - nth(nth(p, 0), c)) * t +
          (2 * nth(nth(p, 0), c) - 5 * nth(nth(p, 1), c) + 4 * nth(nth(p, 2), c) - nth(nth(p, 3), c)) *
            t *
            t +
          (3 * nth(nth(p, 1), c) - nth(nth(p, 0), c) - 3 * nth(nth(p, 2), c) + nth(nth(p, 3), c)) *
            t *
            t *
            t);
      out.push([f(0), f(1)]);
    }
  return out.map((p, i, a) => {
    const b = nth(a, Math.min(a.length - 1, i + 1)),
      c = nth(a, Math.max(0, i - 1)),
      l = Math.hypot(b[0] - c[0], b[1] - c[1]);
    return { x: p[0], z: p[1], nx: (b[1] - c[1]) / l, nz: -(b[0] - c[0]) / l };
  });
}
export function boardwalk(pr: Projector): string {
  const q = rng(3),
    P = pathPoints(0.035),
    at = (
      p: { x: number; z: number; nx: number; nz: number },
      s: number,
      y: number,
    ): [number, number, number] => [p.x + p.nx * s, y, p.z + p.nz * s],
    far = (z: number) => Math.min(0.62, z / 58);
  const c = (a: string, z: number) => hazed(a, far(z));
  let s = '';
  const post = (p: { x: number; z: number; nx: number; nz: number }, side: number) => {
    const foot = at(p, side * (HALF - 0.05), -0.3),
      top = at(p, side * (HALF - 0.05), DECK + 1.08);
    return (
      fill(beamD(pr, foot, top, 0.15), c(side < 0 ? '#5A4650' : '#3E3646', p.z)) +
      fill(
        beamD(
          pr,
          at({ ...p, x: p.x - 0.055 }, side * (HALF - 0.05), 0),
          at({ ...p, x: p.x - 0.055 }, side * (HALF - 0.05), DECK + 1.08),
          0.035,
        ),
        c('#FFD9A4', p.z),
      )
    );
  };
  for (let i = P.length - 2; i >= 0; i--) {
    const a = nth(P, i + 1),
      b = nth(P, i);
    if (b.z < 0.7) continue;
    const ahead = nth(P, Math.min(P.length - 1, i + 2)); // run each rail piece past the next board so no joint shows
    const rail = (side: number) => {
      let t = '';
      for (const [h, w] of tuples(2, '0.35,0.03 0.68,0.03 1.08,0.1'))
        t += beamD(pr, at(b, side * HALF, DECK + h), at(ahead, side * HALF, DECK + h), w);
      return (
        fill(t, c('#4A3E4C', b.z)) +
        fill(
          beamD(pr, at(b, side * HALF, DECK + 1.13), at(ahead, side * HALF, DECK + 1.13), 0.035),
          c('#FFDCA8', b.z),
        )
      );
    };
    const isPost = i % 9 === 0;
    if (isPost) s += post(b, 1);
    s += rail(1);
    // planks: each step is one board with a dark joint and a little tone of its own
    const board = [at(b, -HALF, DECK), at(b, HALF, DECK), at(a, HALF, DECK), at(a, -HALF, DECK)] as const;
    s += fill(
      face(pr, [
        at(b, -HALF, DECK - 0.26),
        at(a, -HALF, DECK - 0.26),
        at(a, -HALF, DECK),
        at(b, -HALF, DECK),
      ]),
      c('#4C4150', b.z),
    );
    s += fill(
      face(pr, board),
      c(mix(mix('#D9B48C', '#B08A74', q() * 0.8), '#7A6270', Math.max(0, 0.5 - b.z / 16)), b.z),
    );
    s +=
      fill(beamD(pr, board[0], board[1], 0.022), c('#5A4652', b.z), { opacity: 0.8 }) +
      fill(beamD(pr, board[3], board[2], 0.014), c('#FFE2B2', b.z), { opacity: 0.55 });
    if (isPost) s += post(b, -1);
    if (i % 9 === 4 && b.z > 1.6)
      s += fill(
        face(pr, [
          at(b, -HALF, DECK),
          at(a, -HALF, DECK),
          [b.x + HALF * 1.3, DECK, b.z - 1.1],
          [b.x + HALF * 1.3, DECK, b.z - 1.22],
        ]),
        '#3A2E4A',
        { opacity: 0.22 },
      );
    s += rail(-1);
  }
  return s;
}
