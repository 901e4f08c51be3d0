/**
 * Two coffees by the railing of the Riverwalk: lamps along the water, the blue bridge, and downtown
 * lying in the river.
 */

import { mix } from '../../kit/colour.ts';
import { lampGlow } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import { palm } from '../../kit/palms.ts';
import { n, type Pt3 } from '../../kit/path.ts';
import { plane } from '../../kit/plane.ts';
import { beamD, camera, face } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { awning, interior } from '../../kit/shops.ts';
import { LOW_DUSK, type Still, still } from '../../kit/still.ts';
import { circ, fill, flipY, g, rect, stroke } from '../../kit/svg.ts';
import { glints, lightPath } from '../../kit/water.ts';
import { bridge } from './blue-bridge.ts';

const HZ = 214;
/** Seated, at the table. */
const cam = camera({ eye: [0, 1.25, 0], f: 430, cx: 300, cy: HZ });
const far = camera({ eye: [284, 5, -330], f: 430, cx: 240, cy: HZ });
/** Where the promenade ends at the water. */
const EDGE = -1.7;

/** Downtown on the other bank, lit floor by floor. */
function city(): string {
  const r = rng(4);
  let s = '';
  for (const [x, w, h, near] of tuples(
    4,
    '-8,34,46,0 30,26,74,0 92,30,62,0 128,24,96,0 158,32,54,0 236,26,60,0 8,24,64,1 60,36,40,1 106,20,52,1 146,20,70,1 186,30,88,1 222,22,44,1 262,28,36,1 290,40,22,1',
  )) {
    const tone = near ? '#3E4A72' : '#7C6484';
    s += fill(`M${x} ${HZ + 2}V${HZ - h}h${w}V${HZ + 2}Z`, mix(tone, '#F3A888', near ? 0.06 : 0.16));
    s += fill(`M${x + w - 4} ${HZ + 2}V${HZ - h}h4V${HZ + 2}Z`, '#FFC898', { opacity: near ? 0.75 : 0.5 });
    let lit = '';
    for (let wx = x + 3; wx < x + w - 7; wx += 5)
      for (let wy = HZ - h + 5; wy < HZ - 4; wy += 6) if (r() < 0.42) lit += `M${wx} ${wy}h2.6v3h-2.6Z`;
    s += fill(lit, '#FFDC94', { opacity: near ? 0.95 : 0.6 });
  }
  return s + fill('M186 126l15 -22 15 22Z', '#5A6690') + fill('M201 104l15 22h-7Z', '#FFC898');
}

/** The river with all of it once more. */
function river(A: Sheet): void {
  const r = rng(9);
  A.add(rect(0, HZ, 480, 146, A.lin('0 #F3AE8A, 0.1 #B98A92, 0.36 #4E6C8E, 1 #16385E')));
  A.add(
    g(g(flipY('<use href="#bank"/>', HZ + 3), { filter: A.ripple(0.014, 0.09, 13, 4, 0.4, '0.4 1.1') }), {
      opacity: 0.62,
      'clip-path': A.clip('M0 216H480V360H0Z'),
    }),
    fill(glints(r, -10, 330, HZ + 5, 360, 120, { minL: 10, maxL: 60, th: 0.9, persp: 1.3 }), '#12294C', {
      opacity: 0.4,
    }),
    fill(glints(r, -10, 330, HZ + 4, 350, 90, { minL: 8, maxL: 46, th: 0.8, persp: 1.3 }), '#FFC9A0', {
      opacity: 0.55,
    }),
    fill(lightPath(r, 268, HZ + 3, 330, 80, { near: 30, far: 5, len: 22, thick: 1.1 }), '#FFE3A8', {
      opacity: 0.9,
    }),
  );
}

/** The walk itself: boards across it, the light of the shop, the railing with its lamps. */
function promenade(s: Still): void {
  const { A } = s;
  const slab = face(cam, [
    [EDGE, 0, 1.2],
    [6, 0, 1.2],
    [6, 0, 140],
    [EDGE, 0, 140],
  ]);
  A.add(
    fill(slab, A.lin('0 #F0BC98, 0.22 #B98E8C, 0.6 #7E6A84, 1 #453E66', 0, HZ, 0, 360, 'userSpaceOnUse')),
  );
  let joints = '';
  for (let z = 3; z < 40; z += 0.6) joints += beamD(cam, [EDGE, 0, z], [3.2, 0, z], 0.012);
  A.add(fill(joints, '#2F2850', { opacity: 0.42 }));
  const shop = plane(cam, [2.75, 0, 4], [0, 1], [-1, 0]);
  A.add(fill(shop.quad(0, 0, 26, 7), A.lin('0 #5E4A6E, 0.6 #8E6478, 1 #A87874')));
  A.add(shop.brick(0, 3.2, 20, 7, 0.01, 5, { tones: ['#7A4A58', '#B97A78', '#5A3A54'], mortar: '#C9968C' }));
  for (const [u, seed] of tuples(2, '0.6,3 5.6,5 10.6,8 15.6,11')) {
    A.add(
      interior(A, shop, shop.quad(u, 0.3, u + 4, 2.7), u, u + 4, 0.3, 2.7, { seed, frame: '#22344E' }),
      awning(shop, u - 0.2, u + 4.2, 3.3, { stripes: 8, cols: ['#F6E2C4', '#2F6E78'], drop: 0.6, out: 1 }),
    );
    for (const v of [4, 5.6]) A.add(fill(shop.quad(u + 0.6, v, u + 1.5, v + 1.1, 0.02), '#FFD58A'));
  }
  A.add(
    fill(
      face(cam, [
        [2.7, 0.01, 4],
        [2.7, 0.01, 30],
        [0.3, 0.01, 30],
        [0.3, 0.01, 4],
      ]),
      A.lin('0 #FFD08A 0, 1 #FFD08A 0.75', 0, 0, 1, 0),
    ),
  );
  const r = rng(31);
  for (const [x, z, h] of tuples(3, '1.75,22,7 1.75,15,7.4 1.75,9.6,7')) {
    const [px, py, depth] = cam([x, 0, z]);
    const tree = palm(r, px, py, (h * 430) / depth, { size: 0.95, fronds: 15, leaf: 20, lean: -0.03 });
    A.add(fill(tree.back, '#22405A'), fill(tree.trunk, '#5A4660'), fill(tree.front, '#1B3A4E'));
    A.add(
      stroke(`M${n(px - 2)} ${n(py)}L${n(tree.top[0] - 1)} ${n(tree.top[1] + 6)}`, '#FFC48A', 1, {
        opacity: 0.7,
      }),
    );
  }
  let [rails, posts, lit] = ['', '', ''];
  const at = (y: number, z: number): Pt3 => [EDGE + 0.08, y, z];
  for (let z = 2.4; z < 60; z *= 1.14) posts += beamD(cam, at(0, z), at(1.04, z), 0.05);
  for (const y of [0.2, 0.4, 0.6, 0.8]) rails += beamD(cam, at(y, 1.8), at(y, 90), 0.016);
  rails += beamD(cam, at(1.04, 1.8), at(1.04, 90), 0.07);
  lit += beamD(cam, at(1.07, 1.8), at(1.07, 90), 0.022);
  A.add(fill(rails + posts, '#16294A'), fill(lit, '#FFD29A'));
}

/** A pelican that rests on the railing, its bill toward the light. */
function pelican(s: Still): void {
  s.pen('150,232 151,240', 1.6, '#E9A458');
  s.pen('157,232 157,240', 1.6, '#E9A458');
  s.soft('138,238 141,220 152,211 163,213 167,222 162,232 148,234', '#5E5A7C');
  s.soft('139,238 144,222 156,216 160,222 150,232', '#8E86A0');
  s.bend('164,218 170,209 166,200 171,194', 4.4, '#F6E3C8');
  s.oval(172, 193, 5, 4.2, '#FFF3DC');
  s.soft('175,190 200,203 198,206 184,207 174,197', '#E9A458');
  s.oval(173.6, 192, 0.9, 0.9, '#22304A');
  s.pen('166,222 162,231', 1.2, '#FFD29A', 0.9);
}

const LAMPS = [5.2, 8.6, 14, 23] as const;

function lampPosts(A: Sheet): void {
  for (const z of LAMPS) {
    const [x, y, depth] = cam([EDGE + 0.3, 3.3, z]);
    A.add(
      fill(beamD(cam, [EDGE + 0.3, 0, z], [EDGE + 0.3, 3.2, z], 0.09), '#16294A'),
      circ(x, y, (0.17 * 430) / depth, '#FFF6DC'),
    );
  }
}

/** A cup on its saucer, `k` pixels to a unit. */
function cup(s: Still, x: number, y: number, k: number): void {
  s.fall(x - 5 * k, y + 3 * k, 22 * k, 5 * k, 0.5);
  s.oval(x, y + 1.5 * k, 20 * k, 5 * k, '#CDB9A8');
  s.oval(x, y, 19 * k, 4.4 * k, '#FBF1DE');
  s.bend(
    `${x + 9 * k},${y - 13 * k} ${x + 17 * k},${y - 14 * k} ${x + 16 * k},${y - 5 * k} ${x + 8 * k},${y - 4 * k}`,
    2.6 * k,
    '#EBDCC4',
  );
  s.soft(
    `${x - 11 * k},${y - 17 * k} ${x + 11 * k},${y - 17 * k} ${x + 9.4 * k},${y - 6 * k} ${x + 5 * k},${y} ${x - 5 * k},${y} ${x - 9.4 * k},${y - 6 * k}`,
    '#FBF3E2',
  );
  s.oval(x, y - 17 * k, 11 * k, 3.4 * k, '#FFF9EC');
  s.oval(x, y - 16.8 * k, 9.4 * k, 2.6 * k, '#6A3E2C');
  s.bend(`${x - 5 * k},${y - 17 * k} ${x},${y - 16 * k} ${x + 5 * k},${y - 17 * k}`, 1.3 * k, '#E9C79A');
  s.A.add(
    `<path d="M${x} ${y - 22 * k}c${-6 * k} ${-9 * k} ${7 * k} ${-14 * k} ${1 * k} ${-25 * k}" fill="none" stroke="#fff3dc" stroke-width="${3 * k}" opacity="0.5" filter="${s.A.blur(1.8)}"/>`,
  );
}

/** The chair opposite, and the table with what was ordered. */
function table(s: Still): void {
  const { A } = s;
  const hoop = 'M352 356V300Q352 268 384 268Q416 268 416 300V356';
  A.add(
    stroke('M366 350V304Q366 284 384 284Q402 284 402 304V350', '#3A2A44', 4),
    stroke(hoop, '#4A3348', 7),
    stroke('M413 352V300Q413 271 384 270', '#FFC48A', 1.6, { opacity: 0.9 }),
  );
  s.oval(384, 352, 42, 9, '#8A5A58');
  s.oval(228, 338, 108, 27, '#2A2440');
  s.oval(228, 334, 108, 26, '#8E5E52');
  A.add(
    `<ellipse cx="228" cy="334" rx="107" ry="25" fill="none" stroke="#FFD29A" stroke-width="1.8" opacity="0.9"/>`,
  );
  s.tint(300, 326, 80, 18, '#FFD9A0', 0.5);
  cup(s, 196, 336, 1.5);
  cup(s, 268, 322, 1.15);
  // A croissant on its plate.
  s.oval(254, 348, 27, 6, '#F3E4CE');
  s.soft('232,346 238,336 250,331 264,334 274,345 264,343 254,340 243,343', '#C9863E');
  for (const x of [241, 250, 259]) s.bend(`${x},342 ${x + 1},336 ${x + 4},334`, 1.4, '#8A5228', 0.8);
}

export function riverwalk(): Sheet {
  const s = still(12, LOW_DUSK);
  const { A } = s;
  s.clouds(198);
  s.glow(268, 200, 150, '#FFC47A', 0.95);
  A.add(circ(268, 203, 13, '#FFF6DC'));
  A.def(`<g id="bank">${city()}${bridge(far)}</g>`);
  A.add('<use href="#bank"/>');
  river(A);
  promenade(s);
  lampPosts(A);
  pelican(s);
  table(s);
  s.evening(268, 200, 0.5);
  for (const z of LAMPS) {
    const [x, y, depth] = cam([EDGE + 0.3, 3.3, z]);
    A.add(lampGlow(A, x, y, 420 / depth + 18, '#FFD898', 0.6), circ(x, y, (0.13 * 430) / depth, '#FFFBEA'));
  }
  for (const [x, y, k] of tuples(3, '456,262,84 396,246,52')) A.add(lampGlow(A, x, y, k, '#FFC878', 0.7));
  return A;
}
