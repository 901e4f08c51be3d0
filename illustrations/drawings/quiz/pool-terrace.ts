/** The terrace of a tower above the river at dusk: somebody else keeps the pool. */

import { mix } from '../../kit/colour.ts';
import { flat } from '../../kit/faces.ts';
import { lampGlow } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import { palm } from '../../kit/palms.ts';
import { dpoly, type Pt3 } from '../../kit/path.ts';
import { plane } from '../../kit/plane.ts';
import { beamD, camera, face, mirroredIn, type Projector } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { LOW_DUSK, type Still, still } from '../../kit/still.ts';
import { circ, fill, flipY, g, rect, stroke } from '../../kit/svg.ts';
import { treeRow } from '../../kit/trees.ts';
import { glints, lightPath } from '../../kit/water.ts';

const HZ = 206;
const cam = camera({ eye: [0, 1.65, 0], f: 430, cx: 236, cy: HZ });
const POOL = { left: -2.7, right: 1.7, near: 3.2, far: 12.6, water: -0.14 } as const;
/** The tower's side toward us: where it stands, and its storeys. */
const TOWER = { x: -4.9, z: 10.5, long: 17, storey: 3.1, storeys: 8 } as const;

const at = (points: readonly Pt3[], pr: Projector = cam) => face(pr, points);

/** The tower with its balconies, most rooms lit. */
function tower(A: Sheet, pr: Projector): string {
  const P = plane(pr, [TOWER.x, 0, TOWER.z], [0, 1], [1, 0]);
  const front = plane(pr, [TOWER.x - 9, 0, TOWER.z], [1, 0], [0, -1]);
  const r = rng(7);
  const high = TOWER.storey * TOWER.storeys;
  let s = fill(front.quad(0, 0, 9, high), A.lin('0 #2E3A66, 1 #57486E'));
  s += fill(P.quad(0, 0, TOWER.long, high), A.lin('0 #8A6C8A, 0.7 #C99A96, 1 #E0B09C'));
  for (let j = 0; j < TOWER.storeys; j++) {
    const v = j * TOWER.storey;
    for (let u = 0.5; u < TOWER.long - 2; u += 4.1) {
      const tone = r.pick(['#FFD58A', '#FFE3AE', '#F6B56C', '#4A5C86']);
      s += fill(P.quad(u, v + 0.1, u + 3.2, v + 2.5, 0.01), tone);
      s += fill(P.quad(u, v + 0.1, u + 0.6, v + 2.5, 0.02), mix(tone, '#8A5A4E', 0.35));
      s += fill(
        P.line([u + 1.6, v + 0.1, 0.03], [u + 1.6, v + 2.5, 0.03], 0.08) +
          P.line([u, v + 1.9, 0.03], [u + 3.2, v + 1.9, 0.03], 0.06),
        '#3A3458',
      );
    }
    for (let u = 0.4; u < 8.6; u += 2.4)
      s += fill(front.quad(u, v + 0.6, u + 1.5, v + 2.4, 0.01), r() < 0.5 ? '#F3B66C' : '#33426E');
    if (j === 0) continue;
    for (let u = 0.3; u < TOWER.long - 2; u += 4.1) {
      s += P.box(u, v - 0.24, u + 3.6, v, 0, 1.15, { front: '#F3D2B4', side: '#A88490', under: '#7A5A74' });
      s += fill(P.quad(u, v, u + 3.6, v + 1, 1.15), '#9FC0D6', { opacity: 0.3 });
      s += fill(P.line([u, v + 1, 1.15], [u + 3.6, v + 1, 1.15], 0.06), '#FFE0B4');
    }
  }
  return s;
}

/** The other bank: woods, and a few towers of the city. */
function bank(): string {
  const r = rng(12);
  let s = fill(treeRow(8, 130, 490, HZ + 2, 15), '#6A5A78');
  for (const [x, w, h] of tuples(
    3,
    '206,16,38 226,22,60 252,14,46 270,20,78 294,16,34 314,18,50 440,16,26 460,14,36',
  )) {
    s += fill(`M${x} ${HZ + 2}V${HZ - h}h${w}V${HZ + 2}Z`, '#5A5680');
    s += fill(`M${x + w - 3} ${HZ + 2}V${HZ - h}h3V${HZ + 2}Z`, '#FFC492', { opacity: 0.75 });
    let lit = '';
    for (let wx = x + 2; wx < x + w - 5; wx += 4)
      for (let wy = HZ - h + 4; wy < HZ - 3; wy += 5) if (r() < 0.4) lit += `M${wx} ${wy}h2v2.4h-2Z`;
    s += fill(lit, '#FFDC94', { opacity: 0.9 });
  }
  return s + fill(treeRow(21, 130, 490, HZ + 3, 9), '#4A4A6E');
}

function pool(A: Sheet): string {
  const { left, right, near, far, water } = POOL;
  const shape = dpoly([
    cam([left, water, far]),
    cam([right, water, far]),
    cam([right, water, near]),
    cam([left, water, near]),
  ]);
  const clip = A.clip(shape);
  const r = rng(3);
  const mirrored = g(flipY('<use href="#bank"/>', HZ + 26) + tower(A, mirroredIn(cam, water)), {
    filter: A.ripple(0.014, 0.08, 12, 6, 0.4, '0.4 1.2'),
  });
  let lights = '';
  for (const [x, z] of tuples(2, '-1.6,12.4 0.6,12.4 1.6,9 1.6,6.2 -2.6,8.4')) {
    const [px, py, depth] = cam([x, water - 0.3, z]);
    lights += lampGlow(A, px, py + 3, 620 / depth + 20, '#A6F3E2', 0.85, 1, 0.45);
  }
  return g(
    fill(shape, A.lin('0 #59B4B4, 0.4 #2F8C98, 1 #16507A')) +
      g(mirrored, { opacity: 0.5 }) +
      lights +
      fill(glints(r, -20, 420, 262, 362, 90, { minL: 12, maxL: 66, th: 1, persp: 1.1 }), '#0F3A60', {
        opacity: 0.35,
      }) +
      fill(glints(r, -20, 420, 262, 362, 90, { minL: 10, maxL: 50, th: 0.9, persp: 1.1 }), '#D6FFF0', {
        opacity: 0.55,
      }) +
      fill(lightPath(r, 214, 262, 360, 60, { near: 40, far: 12, len: 26, thick: 1.2 }), '#FFDDAA', {
        opacity: 0.8,
      }),
    { 'clip-path': clip },
  );
}

/** Paving about the water, the parapet of glass, coping. */
function deck(A: Sheet): void {
  const { left, right, near, far } = POOL;
  A.add(
    fill(
      at(flat(-30, 30, 0, 0.8, 15.4)),
      A.lin('0 #E9B498, 0.3 #B08C92, 1 #5A5078', 0, 250, 0, 360, 'userSpaceOnUse'),
    ),
  );
  let joints = '';
  for (let z = 3; z < 15.4; z += 0.9) joints += beamD(cam, [-8, 0, z], [12, 0, z], 0.018);
  for (let x = -8; x < 12; x += 0.9) joints += beamD(cam, [x, 0, 2.6], [x, 0, 15.4], 0.018);
  A.add(fill(joints, '#3A3158', { opacity: 0.4 }));
  const rim = 0.34;
  A.add(
    fill(
      at(flat(left - rim, right + rim, 0.01, far, far + rim)) +
        at(flat(left - rim, left, 0.01, near, far)) +
        at(flat(right, right + rim, 0.01, near, far)),
      '#F6DDC0',
    ),
  );
  let posts = '';
  for (let x = -5; x <= 9; x += 1.4) posts += beamD(cam, [x, 0, 15.4], [x, 1.1, 15.4], 0.06);
  A.add(
    fill(
      at([
        [-5, 0, 15.4],
        [12, 0, 15.4],
        [12, 1.1, 15.4],
        [-5, 1.1, 15.4],
      ]),
      '#BFD6E2',
      { opacity: 0.24 },
    ),
    fill(posts, '#3A3A60'),
    fill(beamD(cam, [-5, 1.12, 15.4], [12, 1.12, 15.4], 0.07), '#FFDCA8'),
  );
}

/** A lounger that looks at the water, its head to the right. */
function lounger(A: Sheet, x: number, z: number, towel: string): string {
  const [a, b] = [z, z + 0.72];
  return (
    fill(at(flat(x - 0.1, x + 1.9, 0.01, a - 0.2, b)), '#1B2A4C', { opacity: 0.35, filter: A.blur(2) }) +
    fill([0.1, 1.5].map((d) => beamD(cam, [x + d, 0, a], [x + d, 0.34, a], 0.07)).join(''), '#5A3A44') +
    fill(
      at([
        [x, 0.3, a],
        [x + 1.35, 0.3, a],
        [x + 1.35, 0.42, a],
        [x, 0.42, a],
      ]),
      '#D9BCA4',
    ) +
    fill(
      at([
        [x, 0.42, a],
        [x + 1.35, 0.42, a],
        [x + 1.35, 0.42, b],
        [x, 0.42, b],
      ]),
      '#FFF1DC',
    ) +
    fill(
      at([
        [x + 1.3, 0.36, a],
        [x + 1.42, 0.36, a],
        [x + 1.9, 0.98, a],
        [x + 1.78, 1, a],
      ]),
      '#D9BCA4',
    ) +
    fill(
      at([
        [x + 1.32, 0.42, a],
        [x + 1.78, 1, a],
        [x + 1.78, 1, b],
        [x + 1.32, 0.42, b],
      ]),
      '#FFF6E6',
    ) +
    fill(
      at([
        [x + 0.3, 0.425, a],
        [x + 0.75, 0.425, a],
        [x + 0.75, 0.425, b],
        [x + 0.3, 0.425, b],
      ]),
      towel,
    ) +
    fill(
      at([
        [x + 0.3, 0.2, a - 0.01],
        [x + 0.75, 0.2, a - 0.01],
        [x + 0.75, 0.42, a - 0.01],
        [x + 0.3, 0.42, a - 0.01],
      ]),
      mix(towel, '#1B2A4C', 0.25),
    )
  );
}

function umbrella(x: number, z: number): string {
  const top = cam([x, 3.1, z]);
  const hem = Array.from({ length: 9 }, (_, i): readonly [number, number] => {
    const a = Math.PI * (1 - i / 8);
    const [px, py] = cam([x + Math.cos(a) * 1.55, 2.42, z - Math.sin(a) * 0.9]);
    return [px, py];
  });
  let [light, shade] = ['', ''];
  for (let i = 0; i < 8; i++) {
    const [p, q] = [hem[i], hem[i + 1]];
    if (!p || !q) continue;
    const piece = dpoly([top, p, q]);
    if (i % 2) light += piece;
    else shade += piece;
  }
  return (
    fill(beamD(cam, [x, 0, z], [x, 3.1, z], 0.06), '#5A3A44') +
    fill(shade, '#E07A5E') +
    fill(light, '#FFF1DC')
  );
}

/** The cart of fresh towels, and the long net that rests in the water. */
function service(s: Still): void {
  const [x, y] = cam([-3.5, 0, 7.6]);
  const { A } = s;
  s.fall(x + 14, y + 2, 46, 7, 0.5);
  for (const d of [-20, 34]) {
    A.add(circ(x + d, y - 3, 5, '#22304A'), circ(x + d, y - 3, 2, '#C9B4B8'));
    s.pen(`${x + d},${y - 6} ${x + d},${y - 78}`, 3, '#E9C79A');
  }
  for (const v of [14, 46]) s.box(x - 26, y - v, 68, 6, '#8A5A48');
  for (const [v, colour] of [
    [46, '#FFF6E6'],
    [54, '#2F8C96'],
    [62, '#FFF6E6'],
    [70, '#FFF6E6'],
  ] as const)
    for (const d of [-22, 11]) s.box(x + d, y - v - 8, 29, 7.4, colour);
  for (const d of [-20, 12]) s.box(x + d, y - 24, 26, 10, '#FFF1DC');
  s.bend(`${x + 34},${y - 76} ${x + 50},${y - 82} ${x + 54},${y - 72}`, 3.4, '#E9C79A');
  A.add(
    stroke(`M${x + 50} ${y - 84}L${x + 178} ${y + 4}`, '#F3DDB8', 2.4),
    stroke(
      `M${x + 176} ${y - 3}Q${x + 204} ${y + 1} ${x + 192} ${y + 13}Q${x + 172} ${y + 11} ${x + 176} ${y - 3}Z`,
      '#FFF6E6',
      1.8,
    ),
    stroke(`M${x + 154} ${y + 14}q30 -9 66 0M${x + 142} ${y + 21}q44 -10 92 0`, '#DFFFF4', 1.2, {
      opacity: 0.8,
    }),
  );
}

export function poolTerrace(): Sheet {
  const s = still(31, LOW_DUSK);
  const { A } = s;
  s.clouds(196);
  s.glow(372, 190, 170, '#FFC47A', 0.95);
  A.add(circ(372, 194, 14, '#FFF6DC'));
  A.def(`<g id="bank">${bank()}</g>`);
  A.add('<use href="#bank"/>', rect(0, HZ, 480, 60, A.lin('0 #F0B48C, 0.3 #9A8A9A, 1 #3F6488')));
  A.add(
    fill(lightPath(rng(5), 372, HZ + 1, 256, 40, { near: 22, far: 4, len: 18, thick: 1 }), '#FFE9B4', {
      opacity: 0.9,
    }),
  );
  deck(A);
  A.add(tower(A, cam), pool(A));
  A.add(umbrella(3.4, 10.6), lounger(A, 2.55, 9.8, '#2F8C96'), lounger(A, 2.55, 7.6, '#E07A5E'));
  service(s);
  const r = rng(40);
  const tree = palm(r, 452, 420, 372, { size: 1.05, fronds: 19, lean: -0.04, droop: 1.1, leaf: 30 });
  A.add(fill(tree.back, '#13304C'), fill(tree.trunk, '#2A2A4C'), fill(tree.front, '#0E2440'));
  A.add(stroke(`M448 360L${tree.top[0] - 2} ${tree.top[1] + 10}`, '#FFB880', 1.4, { opacity: 0.7 }));
  s.evening(372, 194, 0.45);
  for (const [x, y, z] of tuples(3, '-4.3,2.3,12.4 -4.3,2.3,16.5 -4.3,5.4,14 -4.3,8.4,20')) {
    const [px, py, depth] = cam([x, y, z]);
    A.add(lampGlow(A, px, py, 900 / depth, '#FFD08A', 0.5));
  }
  return A;
}
