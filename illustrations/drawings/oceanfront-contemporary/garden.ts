/** The coastal garden about the house: stepping stones to the dune, grasses, agaves. */
import { flat, wall } from '../../kit/faces.ts';
import { foliage, foliageSvg } from '../../kit/foliage.ts';
import { blade } from '../../kit/grasses.ts';
import { append, nth, tuples } from '../../kit/lists.ts';
import { n, type Pt, smooth } from '../../kit/path.ts';
import { face } from '../../kit/projector.ts';
import { type Rng, rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { fill, stroke } from '../../kit/svg.ts';
import { cam } from './scene.ts';

/** Where on the ground the path to the dune runs. */
const PATH = tuples(2, '-6.9,-5 -7.7,-3.6 -8.3,-2 -8.7,-0.2 -8.9,1.8 -8.9,4 -8.7,6.6 -8.3,9.6 -7.7,13 -7,17');

/** Stone slabs from the terrace to the dune. */
export function path(A: Sheet): void {
  PATH.forEach(([x, z], i) => {
    const [ax, az] = nth(PATH, Math.max(0, i - 1));
    const [bx, bz] = nth(PATH, Math.min(PATH.length - 1, i + 1));
    const l = Math.hypot(bx - ax, bz - az);
    const [dx, dz] = [((bx - ax) / l) * 0.5, ((bz - az) / l) * 0.5];
    const corner = (u: number, v: number): [number, number, number] => [
      x + dx * u + dz * v * 1.7,
      0.02,
      z + dz * u - dx * v * 1.7,
    ];
    const slab = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] as const;
    A.add(
      fill(
        face(
          cam,
          slab.map(([u, , w]): [number, number, number] => [u, -0.05, w]),
        ),
        '#8A9468',
      ),
    );
    A.add(
      fill(face(cam, slab), i < 4 ? '#F6E8CC' : '#E6D6B8'),
      stroke(face(cam, [corner(1, -1), corner(-1, -1)]), '#F6D9B4', 0.8),
    );
  });
}

/** Muhly grass: dark blades, and a haze of mauve plumes that the lamps catch. */
function muhly(q: Rng, x: number, y: number, size: number): string {
  let blades = '';
  const plumes = ['', '', ''];
  for (let i = 0; i < 26; i++)
    blades += blade(
      x + q.range(-0.3, 0.3) * size,
      y,
      size * q.range(0.4, 0.75),
      q.range(-0.5, 0.6) * size,
      0.5,
    );
  for (let i = 0; i < 190; i++) {
    const a = q.gauss() * 0.45;
    const h = size * q.range(0.5, 1.1) * (1 - 0.35 * Math.abs(a));
    const [px, py] = [x + a * size * 0.75, y - h];
    append(
      plumes,
      a < -0.2 ? 2 : i % 2,
      `M${n(px)} ${n(py)}l${n(q.range(0.5, 2.4))} ${n(-q.range(2.5, 6.5))}`,
    );
  }
  return (
    fill(blades, '#5C8A5A') +
    stroke(nth(plumes, 0), '#B06E92', 0.9, { opacity: 0.8 }) +
    stroke(nth(plumes, 1), '#D98EA6', 0.8, { opacity: 0.8 }) +
    stroke(nth(plumes, 2), '#F0B8B0', 0.8, { opacity: 0.85 })
  );
}

/** An agave: broad pointed leaves, the near ones last, each with a lit edge. */
function agave(q: Rng, x: number, y: number, size: number): string {
  let s = '';
  for (let ring = 0; ring < 3; ring++)
    for (let i = 0; i < 7; i++) {
      const a = Math.PI * (1.02 + (i + q.range(0.2, 0.8)) / 7.3);
      const l = size * (1 - ring * 0.2) * q.range(0.85, 1.1);
      const [tipX, tipY] = [x + Math.cos(a) * l, y + Math.sin(a) * l * (0.95 - ring * 0.12)];
      const [mx, my] = [(x + tipX) / 2, (y + tipY) / 2 - size * 0.05];
      const w = size * 0.13;
      const leaf: readonly Pt[] = [
        [x - w * 0.5, y],
        [mx - w, my],
        [tipX, tipY],
        [mx + w, my + w * 0.4],
        [x + w * 0.5, y],
      ];
      s += fill(smooth(leaf, true, 0.35), nth(['#4A7E74', '#64988A', '#8AB6A2'], ring));
      s += stroke(
        smooth([
          [x - w * 0.4, y],
          [mx - w, my],
          [tipX, tipY],
        ]),
        '#EEF0D2',
        0.7,
        { opacity: 0.7 },
      );
    }
  return s;
}

/** The bed along the terrace wall, nearest to us: gravel, agaves, muhly grass, clipped balls. */
export function bed(A: Sheet): void {
  const q = rng(18);
  A.add(wall(cam, flat(-6.4, 16.5, 0.01, -10.7, -9.42), A.lin('0 #F0DFC0, 0.5 #E2CCA8, 1 #CDB694')));
  let stones = '';
  for (let i = 0; i < 420; i++) {
    const [x, y, depth] = cam([q.range(-6.3, 14), 0.02, q.range(-10.65, -9.5)]);
    const k = cam.f / depth;
    stones += `M${n(x)} ${n(y)}h${n(q.range(0.03, 0.09) * k)}`;
  }
  A.add(stroke(stones, '#F0D6B8', 0.9, { opacity: 0.4 }));
  for (const [x, kind] of tuples(
    2,
    '13.6,0 12.4,1 11.2,0 10,2 9,0 6.4,1 5.4,0 4.6,2 2.4,0 1.4,1 0.4,0 -1.7,2 -2.5,0 -3.4,1 -5.3,0 -6,0',
  )) {
    const [px, py, depth] = cam([x, 0, -10.1]);
    const k = cam.f / depth;
    if (kind === 0) A.add(muhly(q, px, py, 0.78 * k));
    if (kind === 1) A.add(agave(q, px, py, 0.74 * k));
    if (kind === 2)
      A.add(
        foliageSvg(
          foliage(q, px, py - 0.32 * k, 0.42 * k, 0.36 * k, {
            count: 150,
            leaf: 0.075 * k,
            light: [-0.5, -0.7],
          }),
          ['#2F6150', '#4C7F52', '#7FA05A', '#C4CC86'],
        ),
      );
  }
}
