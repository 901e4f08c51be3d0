/** The bed of flowers along the water: from the lower right corner toward the palms, so that the near paving is not bare. */
import { flat, front, leftSide, wall } from '../../kit/faces.ts';
import { foliage, foliageSvg } from '../../kit/foliage.ts';
import { nth } from '../../kit/lists.ts';
import { face } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { fill } from '../../kit/svg.ts';
import { cam, hazed } from './scene.ts';

const [LEFT, RIGHT] = [0.42, 1.36];
const [NEAR, FAR] = [3, 16.4];
const KERB = 0.36;
const LEAVES = ['#112A38', '#1F4749', '#356A54', '#86986A'];
/** Bougainvillea, ixora, agapanthus, white pentas: what blooms here together. */
const BLOOMS = [
  ['#7A3A5C', '#B8506E', '#E0748A', '#FBB8B0'],
  ['#8E4434', '#C9604A', '#EE8E66', '#FFD09A'],
  ['#4E4C86', '#7A78B4', '#A9A6D6', '#E0D8EE'],
  ['#A98E98', '#D9C2C0', '#F6E6D8', '#FFF8EC'],
];

export function flowerBed(A: Sheet): string {
  const r = rng(64);
  let joints = '';
  for (let z = NEAR; z < FAR; z += 1.1) joints += face(cam, leftSide(LEFT, 0.02, KERB - 0.06, z, z + 0.02));
  let s =
    wall(cam, flat(LEFT, RIGHT, KERB, NEAR, FAR), '#1B2F3E') +
    wall(cam, front(LEFT, RIGHT, 0, KERB, NEAR), '#8A7688') +
    wall(cam, leftSide(LEFT, 0, KERB, NEAR, FAR), A.lin('0 #FFDDB4, 0.5 #E0B49A, 1 #A5808A', 1, 0, 0, 0)) +
    fill(joints, '#7A5A68', { opacity: 0.6 }) +
    wall(cam, flat(LEFT - 0.05, LEFT + 0.12, KERB + 0.02, NEAR, FAR), '#FFE9CC');
  const mound = (
    x: number,
    y: number,
    z: number,
    [wide, tall]: readonly [number, number],
    colours: readonly string[],
    count: number,
    size: number,
  ) => {
    const k = cam.f / z;
    const [px, py] = cam([x, y, z]);
    const haze = Math.min(0.3, z / 60);
    const tones = colours.map((colour) => hazed(colour, haze));
    const options = { count, leaf: Math.max(1, size * k), light: [-0.6, -0.75] as const };
    return foliageSvg(foliage(r, px, py, wide * k, tall * k, options), tones);
  };
  for (let z = FAR - 0.3; z > NEAR + 0.1; z -= 0.05 + z * 0.022) {
    const x = r.range(LEFT + 0.24, RIGHT - 0.2);
    const high = KERB + r.range(0.12, 0.26);
    s += mound(x, high, z, [0.36, 0.26], LEAVES, 90, 0.05);
    if (r() < 0.6) s += mound(x, high + 0.13, z, [0.24, 0.11], nth(BLOOMS, Math.floor(r() * 4)), 20, 0.036);
  }
  return s;
}
