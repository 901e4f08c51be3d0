import { front, wall } from '../../kit/faces.ts';
import { foliage, foliageSvg } from '../../kit/foliage.ts';
import { nth, tuples } from '../../kit/lists.ts';
import { beamD, face, type Projector } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { expanse } from '../../kit/sky.ts';
import { gableWall, slope, underside } from '../../kit/slopes.ts';
import { fill } from '../../kit/svg.ts';
import { pine, treeRow } from '../../kit/trees.ts';
import { FAR, HZ, hazed, MIST, W } from './scene.ts';

// Hardwood skyline with pines standing out of it, along the far shore.
function treeline(seed: number, base: number, height: number, color: string, pines: number): string {
  const q = rng(seed);
  let tall = '';
  for (let i = 0; i < pines; i++) {
    const x = (W * (i + q.range(0.1, 0.9))) / pines,
      p = pine(q, x, base, height * q.range(1.1, 1.5), {
        girth: 0.022,
        crown: 0.36,
        spread: 0.16,
        puffs: 0.5,
      });
    tall += p.trunk + p.limbs + nth(p.tones, 0);
  }
  return fill(treeRow(seed, -10, W + 10, base, height * 0.8, [9, 24]) + tall, color);
}

// Modern lake-house clubhouse: gabled pavilions, standing-seam roofs, one glazed gable.
function clubhouse(A: Sheet, pr: Projector): string {
  let s = '';
  const q = (x0: number, x1: number, y0: number, y1: number, z: number) => face(pr, front(x0, x1, y0, y1, z));
  const lampLit = A.lin('0 #FFE1A0, 1 #EE9A4E');
  const hall = (x0: number, x1: number, eave: number, ridge: number, z: number, depth: number) => {
    // long side to the viewer
    s += fill(q(x0, x1, 0, eave, z), A.lin('0 #8FA09F, 1 #B5B3A3'));
    s += wall(
      pr,
      slope([x0 - 0.8, x1 + 0.8, eave - 0.2, z - 0.7], [x0 - 0.3, x1 + 0.3, ridge, z + depth / 2]),
      A.lin('0 #4C6875, 1 #22404F'),
    );
    let seams = '';
    for (let x = x0 - 0.8; x <= x1 + 0.8; x += 0.9)
      seams += beamD(
        pr,
        [x, eave - 0.2, z - 0.7],
        [x0 - 0.3 + ((x - x0 + 0.8) * (x1 - x0 + 0.6)) / (x1 - x0 + 1.6), ridge, z + depth / 2],
        0.07,
      );
    s +=
      fill(seams, '#8FA6A6', { opacity: 0.5 }) +
      fill(beamD(pr, [x0 - 0.3, ridge, z + depth / 2], [x1 + 0.3, ridge, z + depth / 2], 0.22), '#FFE3B0') +
      fill(beamD(pr, [x0 - 0.8, eave - 0.25, z - 0.7], [x1 + 0.8, eave - 0.25, z - 0.7], 0.22), '#F5E6C8');
  };
  const windows = (x0: number, x1: number, y0: number, y1: number, z: number, k: number) => {
    s += fill(q(x0, x1, y0, y1, z), lampLit);
    let m = '';
    for (let i = 0; i <= k; i++) {
      const x = x0 + ((x1 - x0) * i) / k;
      m += beamD(pr, [x, y0, z], [x, y1, z], 0.14);
    }
    s += fill(
      m +
        beamD(pr, [x0, y0, z], [x1, y0, z], 0.14) +
        beamD(pr, [x0, y1, z], [x1, y1, z], 0.14) +
        beamD(pr, [x0, y0 + (y1 - y0) * 0.66, z], [x1, y0 + (y1 - y0) * 0.66, z], 0.09),
      '#2B3B46',
    );
  };
  const gable = (x0: number, x1: number, eave: number, ridge: number, z: number, glass: boolean) => {
    // gable end to the viewer, sun on its right roof slope
    const m = (x0 + x1) / 2,
      tri = gableWall(x0, x1, 0, eave, ridge, z);
    s += wall(pr, underside([x1 + 0.7, eave - 0.5], [m, ridge + 0.35], z - 0.9, z + 12), '#C9A77F');
    s += fill(face(pr, tri), A.lin('0 #9DABA8, 1 #BDB9A7'));
    if (glass) {
      const inset = 1.1,
        slope = (ridge - eave) / (m - x0),
        gl = gableWall(x0 + inset, x1 - inset, 0.3, eave - 0.2 + inset * slope * 0.2, ridge - 1.4, z - 0.05);
      s += fill(face(pr, gl), A.lin('0 #FFE7AE, 0.55 #F5AE5E, 1 #C9763F'));
      let mul = '';
      for (const u of [0.2, 0.4, 0.6, 0.8]) {
        const x = x0 + (x1 - x0) * u;
        mul += beamD(
          pr,
          [x, 0.3, z - 0.1],
          [x, eave + (ridge - eave) * (1 - Math.abs(u - 0.5) * 2) - 1.2, z - 0.1],
          0.16,
        );
      }
      s += fill(mul + beamD(pr, [x0 + inset, 3.2, z - 0.1], [x1 - inset, 3.2, z - 0.1], 0.18), '#2B3B46');
    }
    s +=
      fill(beamD(pr, [x0 - 0.7, eave - 0.5, z - 0.9], [m, ridge + 0.35, z - 0.9], 0.5), '#7F8E90') +
      fill(beamD(pr, [m, ridge + 0.35, z - 0.9], [x1 + 0.7, eave - 0.5, z - 0.9], 0.5), '#FFE6B6');
  };
  // stone chimney behind the hall
  s +=
    fill(q(-1.1, 0.9, 3, 11.8, 80), '#8E8783') +
    fill(q(-1.1, -0.8, 3, 11.8, 80), '#F9D9A8') +
    fill(q(-1.4, 1.2, 11.6, 12.2, 80), '#6D6B6D');
  hall(-27, -14, 3.6, 7.4, 74, 10);
  windows(-25.5, -15.5, 0.7, 2.9, 73.95, 6);
  hall(-15, 4, 4.4, 9.2, 76, 12);
  windows(-6.5, 2.8, 0.6, 3.5, 75.9, 6);
  gable(-16.5, -7, 4.8, 10.6, 71, true);
  gable(3, 10.5, 3.8, 7.8, 73, false);
  windows(4.6, 8.9, 0.6, 3.1, 72.9, 3);
  // porch posts under the hall eave and a low terrace wall
  let posts = '';
  for (let x = -6; x <= 2.6; x += 2.1) posts += beamD(pr, [x, 0, 73.2], [x, 4.2, 73.2], 0.22);
  return s + fill(posts, '#E9DCC0') + fill(q(-28, 13, -0.4, 0.25, 70), hazed('#7E7C72', 0.35));
}

// Far shore: two tree lines, lawn, clubhouse, garden shrubs. Drawn once upright and once mirrored
// in the lake.
export function farShore(A: Sheet, pr: Projector): string {
  const q = rng(64);
  let s =
    treeline(5, HZ + 20, 70, hazed('#7FA39A', 0.46), 17) +
    expanse(A, HZ - 30, 50, [
      [0, MIST, 0],
      [1, MIST, 0.55],
    ]);
  s += treeline(17, HZ + 22, 40, hazed('#4E8179', 0.28), 9);
  s += expanse(A, HZ + 10, FAR - HZ - 8, '0 #B9BF93, 1 #84A07F');
  s += clubhouse(A, pr);
  const tones = ['#2F5C58', '#45766A', '#7E9F7C', '#D9CF97'] as const;
  for (let x = 110; x < 560; x += q.range(13, 30))
    s += foliageSvg(
      foliage(q, x, HZ + q.range(19, 24), q.range(7, 15), q.range(4, 7), {
        count: 34,
        leaf: 2.2,
        light: [0.5, -0.8],
      }),
      tones,
    );
  for (const [x, w, h] of tuples(3, '52,60,34 4,46,44 610,60,36 690,70,52 775,70,64'))
    s += foliageSvg(
      foliage(q, x, HZ + 18 - h * 0.5, w, h * 0.6, { count: 560, leaf: 3.8, light: [0.55, -0.8] }),
      ['#3B6A66', '#4F8073', '#7DA083', '#CFCB9A'],
    );
  return s;
}
