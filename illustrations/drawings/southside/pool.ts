/** The terrace of terrazzo, and the pool in it: the lit house lies in its water. */
import { flat } from '../../kit/faces.ts';
import { glow } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import { dpoly, type Pt3 } from '../../kit/path.ts';
import { beamD, face } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { expanse } from '../../kit/sky.ts';
import { fill, flipY, g, screen } from '../../kit/svg.ts';
import { glints, lens, lightPath } from '../../kit/water.ts';
import { cam, front as F, H, MIRROR, POOL, ROOM, W, WATER } from './scene.ts';

const { left, right, far, near } = POOL;
const [, Y0] = cam([0, WATER, far]);

/** Terrazzo in large squares, cool, with the light of the room falling out over it. */
export function terrace(A: Sheet): void {
  const [, y0] = F.pt(0, 0);
  A.add(expanse(A, y0, H - y0, '0 #B89C9C, 0.12 #9A869A, 0.4 #5E5A80, 1 #2A3054'));
  const q = rng(5);
  let [joints, chips] = ['', ''];
  for (let z = 3; z < 15; z += 1.2) joints += beamD(cam, [-12, 0, z], [12, 0, z], 0.02);
  for (let x = -12; x <= 12; x += 1.2) joints += beamD(cam, [x, 0, 3], [x, 0, 15], 0.02);
  for (let i = 0; i < 900; i++) {
    const z = q.range(3.2, 14.8);
    const [x, y] = cam([q.range(-11, 11), 0, z]);
    chips += lens(x, y, q.range(8, 22) / z, 4 / z);
  }
  const spill: readonly Pt3[] = [
    [ROOM.left, 0, 15],
    [ROOM.right, 0, 15],
    [ROOM.right + 1.6, 0, 9.6],
    [ROOM.left - 1.6, 0, 9.6],
  ];
  A.add(
    fill(chips, '#F3D9C8', { opacity: 0.4 }),
    fill(joints, '#3A3458', { opacity: 0.4 }),
    fill(face(cam, spill), A.lin('0 #FFE0A0 0.95, 0.4 #FFCB88 0.55, 1 #FFC080 0')),
    fill(
      face(cam, [
        [6, 0, 15],
        [8.9, 0, 15],
        [9.6, 0, 11.5],
        [5.6, 0, 11.5],
      ]),
      A.lin('0 #FFD89A 0.8, 1 #FFC080 0'),
    ),
  );
}

const shape = dpoly([
  cam([left, WATER, far]),
  cam([right, WATER, far]),
  cam([right, WATER, near]),
  cam([left, WATER, near]),
]);

/** `mirrored`: what stands behind the pool, by its name on the sheet. */
export function pool(A: Sheet, mirrored: readonly string[]): string {
  const clip = A.clip(shape);
  const r = rng(21);
  const fade = A.mask(expanse(A, Y0, H - Y0, '0 #ffffff, 0.45 #dddddd, 0.8 #8a8a8a, 1 #5a5a5a'));
  const uses = mirrored.map((id) => `<use href="#${id}"/>`).join('');
  A.add(
    fill(shape, A.lin('0 #3F8E92, 0.3 #25708A, 0.65 #174A70, 1 #0E2448', 0, Y0, 0, H, 'userSpaceOnUse')),
    g(
      g(g(flipY(uses, MIRROR), { filter: A.ripple(0.009, 0.085, 15, 9, 0.4, '0.6 1.6') }), {
        mask: fade,
        opacity: 0.86,
      }),
      { 'clip-path': clip },
    ),
  );
  // Lamps under water, in the far wall.
  for (const x of [-2.4, 3.1]) {
    const [lx, ly] = cam([x, WATER - 0.3, far]);
    A.add(
      g(screen(glow(A, lx, ly + 6, 150, '0 #B4F7E8 0.85, 0.3 #58C9C4 0.5, 1 #2A8A9A 0', 0.46)), {
        'clip-path': clip,
      }),
    );
  }
  let gold = '';
  for (const [u, near, count] of tuples(
    3,
    '-6,16,22 -4.4,18,26 -2.7,22,32 -0.9,22,32 0.8,20,28 2.4,18,24 7.4,18,20',
  )) {
    const [x] = F.pt(u, 0);
    gold += lightPath(r, x, Y0 + 4, H - 60, count, { near, far: 12, len: 30, thick: 1.3 });
  }
  A.add(
    g(
      fill(glints(r, -40, W + 40, Y0 + 8, H, 150, { minL: 26, maxL: 130, th: 1.1, persp: 1.2 }), '#0F2E52', {
        opacity: 0.4,
      }) +
        fill(glints(r, -40, W + 40, Y0 + 4, H, 110, { minL: 16, maxL: 90, th: 0.9, persp: 1.2 }), '#F3B8A0', {
          opacity: 0.35,
        }) +
        fill(gold, '#FFE3A4', { opacity: 0.6 }),
      { 'clip-path': clip },
    ),
  );
  return clip;
}

/** The rounded stones around the water, and the tiles under them. */
export function coping(A: Sheet): void {
  const stones = (x0: number, x1: number, z0: number, z1: number) => face(cam, flat(x0, x1, 0, z0, z1));
  const side = A.lin('0 #F6DFC4, 0.3 #C9AEB0, 1 #5E5680', 0, Y0, 0, H, 'userSpaceOnUse');
  let joints = '';
  for (let z = near; z < far; z += 0.6)
    joints +=
      beamD(cam, [left - 0.34, 0, z], [left, 0, z], 0.02) +
      beamD(cam, [right, 0, z], [right + 0.34, 0, z], 0.02);
  for (let x = left; x < right; x += 0.6) joints += beamD(cam, [x, 0, far], [x, 0, far + 0.34], 0.02);
  const tiles = face(cam, [
    [left, WATER, far],
    [right, WATER, far],
    [right, 0, far],
    [left, 0, far],
  ]);
  A.add(
    fill(tiles, '#1F5A6A'),
    fill(stones(left - 0.34, left, near, far + 0.34) + stones(right, right + 0.34, near, far + 0.34), side),
    fill(stones(left, right, far, far + 0.34), '#FFEBCB'),
    fill(joints, '#7A6078', { opacity: 0.6 }),
    fill(beamD(cam, [left, 0, far], [left, 0, near], 0.05), '#FFE6C0', { opacity: 0.7 }),
  );
}
