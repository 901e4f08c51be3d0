/**
 * The Shoppes of Avondale, mid-morning: a brick sidewalk under a tunnel of live oaks, arched
 * storefronts, café tables.
 */

import { mix } from '../kit/colour.ts';
import { rightSide, wall } from '../kit/faces.ts';
import { walker } from '../kit/figures.ts';
import { clumps, dapple, mossUnder } from '../kit/foliage.ts';
import { lampGlow, vignette } from '../kit/light.ts';
import { append, nth, tuples } from '../kit/lists.ts';
import { dpoly, n, type Pt, smooth, type XY, xy } from '../kit/path.ts';
import { plane } from '../kit/plane.ts';
import { levelIn } from '../kit/projector.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { awning } from '../kit/shops.ts';
import { expanse, sunlit } from '../kit/sky.ts';
import { fill, g, rect, stroke } from '../kit/svg.ts';
import { bough } from '../kit/trees.ts';
import { bistroChair, cafeTable, planter } from './avondale/cafe.ts';
import { cam, far, HAZE, HZ, shops, VX, WALL } from './avondale/scene.ts';
import { storefronts } from './avondale/storefronts.ts';

const W = 800;
const H = 600;
const KERB = 2.3;
// far side of the street, u = 90 - distance
const across = plane(cam, [15, 0, 90], [0, -1], [-1, 0]);
const groundY = levelIn(cam, 0);

function backdrop(A: Sheet) {
  A.add(
    rect(0, 0, W, H, '#EBDDA8'),
    sunlit(A, H, [VX, HZ - 60], 420, '0 #FFFBE6, 0.25 #FDF0C2, 0.6 #D9D596, 1 #9DB588'),
  );
}

// ---------- ground ----------
function ground(A: Sheet) {
  const P = (x: number, z: number) => cam([x, 0, z]),
    strip = (x0: number, x1: number, z0: number, z1: number) =>
      dpoly([P(x0, z0), P(x1, z0), P(x1, z1), P(x0, z1)]);
  const y0 = groundY(95);
  A.add(expanse(A, y0, H - y0, '0 #E9D9A4, 0.12 #B9A98C, 0.5 #7F7C80, 1 #565C70')); // street
  A.add(fill(strip(12.2, 15.5, 3, 95), A.lin('0 #E6CFA0, 1 #A08A80')));
  A.add(
    fill(
      strip(WALL, KERB, 2.6, 95),
      A.lin('0 #F0D29E, 0.1 #D9A67C, 0.4 #B87760, 1 #8C4F4A', 0, y0, 0, H, 'userSpaceOnUse'),
    ),
  );
  // running-bond brick: courses across the walk, odd bricks in three tones
  const r = rng(4),
    odd = ['', '', ''];
  let joints = '';
  for (let z = 3.6, j = 0; z < 46; j++) {
    const dz = Math.max(0.22, z * 0.012),
      z1 = z + dz;
    joints += `M${xy(P(WALL, z)).map(n).join(' ')}L${xy(P(KERB, z)).map(n).join(' ')}`;
    for (let x = WALL + (j % 2 ? 0.23 : 0); x < KERB; x += 0.46) {
      if (z < 16) joints += `M${xy(P(x, z)).map(n).join(' ')}L${xy(P(x, z1)).map(n).join(' ')}`;
      const k = r();
      if (k < 0.36) append(odd, k < 0.14 ? 0 : k < 0.26 ? 1 : 2, strip(x, Math.min(KERB, x + 0.46), z, z1));
    }
    z = z1;
  }
  A.add(
    fill(nth(odd, 0), '#7E3D3A', { opacity: 0.35 }),
    fill(nth(odd, 1), '#E2A27C', { opacity: 0.35 }),
    fill(nth(odd, 2), '#A4624F', { opacity: 0.5 }),
    stroke(joints, '#5A2F38', 0.7, { opacity: 0.42 }),
  );
  A.add(
    fill(strip(KERB, KERB + 0.3, 2.6, 95), A.lin('0 #FFF1CE, 1 #CDB7A4')),
    wall(cam, rightSide(KERB + 0.3, 0, -0.16, 2.6, 95), '#6E6272'),
  );
}
function acrossTheStreet(A: Sheet) {
  const c = (k: string, t = 0.5) => mix(k, HAZE, t),
    u = (z: number) => 90 - z;
  for (const [z1, z0, h, col, aw] of [
    [70, 50, 5.5, '#C98A6A', 0],
    [50, 36, 6.6, '#E3C79E', '#3E6A6B'],
    [36, 24, 5, '#A9B59A', '#B2604E'],
    [24, 14, 6.4, '#C98A6A', '#2F6B70'],
  ] as const) {
    A.add(
      fill(across.quad(u(z1), 0, u(z0), h), c(col, 0.45 + z0 / 140)),
      fill(across.quad(u(z1), h - 0.3, u(z0), h, 0.2), c('#FBEBCB', 0.3)),
    );
    for (let z = z0 + 2; z < z1 - 1; z += 3.6)
      A.add(
        fill(across.arch(u(z + 1.2), 0.5, u(z - 1.2), 3.2), c('#8A6A52', 0.4)),
        fill(across.arch(u(z + 1), 0.6, u(z - 1), 3.05), c('#FFDFA0', 0.25)),
      );
    if (aw)
      A.add(
        awning(across, u(z1 - 1), u(z0 + 1), 3.5, {
          stripes: 14,
          cols: [c('#FCEFD2', 0.3), c(aw, 0.42)],
          drop: 0.8,
          out: 1.3,
        }),
      );
  }
}

// ---------- oaks ----------
const TREES = [6.6, 12, 18, 26, 36, 50] as const;
const LEAVES = (z: number) =>
  ['#12343A', '#1E4A45', '#3A6A49', '#86A056'].map((k, i) =>
    mix(k, nth(['#8FA874', '#B4C283', '#DAD998', '#F6EEB8'], i), Math.min(1, Math.max(0, (z - 6) / 44))),
  );
// a street oak: flared trunk at the kerb, one limb over the walk, others over the street; side -1
// stands across the street
function oak(A: Sheet, x: number, z: number, side: number, seed: number): string {
  const r = rng(seed),
    k = 620 / z,
    P = (a: readonly Pt[]) => a.map((q) => cam([x + q[0] * side, q[1], z + (q[2] ?? 0)])),
    bark = far('#2A2F36', z, 0.72);
  const limb = (a: readonly XY[], w0: number, w1: number) => fill(bough(P(a), w0 * k, w1 * k), bark);
  // trunk outline: root flare, waist, then swelling into the limbs
  const half = tuples(2, '-0.12,0.98 0.1,0.72 0.42,0.52 1.1,0.43 2.2,0.4 3.2,0.45 4.2,0.56');
  const edge = (d: number) => half.map(([y, w], i) => cam([x + d * w * (i < 2 && d > 0 ? 0.9 : 1), y, z]));
  const trunk = smooth(edge(-1).concat(edge(1).reverse()), true, 0.7);
  let s = fill(trunk, bark);
  s +=
    limb(tuples(2, '-0.1,3.2 -1,4.6 -2.5,5.7 -4.3,6.2 -6.2,6.9'), 0.55, 0.12) +
    limb(tuples(2, '0,3.4 1,4.9 2.8,6 5,6.6 7,6.4'), 0.55, 0.12) +
    limb(tuples(2, '-0.2,4 -0.3,5.4 -1.2,6.8 -1.8,8.2'), 0.5, 0.14) +
    limb(tuples(2, '-2.4,5.6 -3.2,6.6 -4.6,7.6'), 0.24, 0.07) +
    limb(tuples(2, '2.6,5.9 3.6,7.2 4.4,8.2'), 0.24, 0.07);
  // light from the end of the tunnel on the left of the trunk, fading before the crotch
  s += fill(
    trunk,
    A.lin(
      [
        [0, far('#9A8068', z, 0.72), 0.9],
        [0.4, far('#5E504C', z, 0.72), 0.6],
        [1, bark, 0],
      ],
      0,
      0.9,
      0.75,
      0.3,
    ),
  );
  const ridges = ['', '']; // bark furrows, the ones on the sunny side catch light
  for (let i = 0; i < 90 && z < 20; i++) {
    const u = r.range(-0.38, 0.36),
      v = r.range(0.15, 3.9),
      a = cam([x + u, v, z]);
    append(
      ridges,
      u < -0.16 && r() < 0.6 ? 1 : 0,
      `M${n(a[0])} ${n(a[1])}q${n(r.range(-0.05, 0.05) * k)} ${n(0.14 * k)} ${n(r.range(-0.04, 0.04) * k)} ${n(r.range(0.2, 0.4) * k)}`,
    );
  }
  return (
    s +
    stroke(nth(ridges, 0), far('#11181F', z), n(Math.max(0.5, 0.016 * k)), { opacity: 0.55 }) +
    stroke(nth(ridges, 1), far('#B99A74', z), n(Math.max(0.5, 0.014 * k)), { opacity: 0.3 })
  );
}
// liriope and fallen leaves round the foot of an oak
function undergrowth(x: number, z: number, seed: number): string {
  const r = rng(seed),
    k = 620 / z,
    [bx, by] = cam([x, 0, z]);
  let s = `<ellipse cx="${n(bx + 0.1 * k)}" cy="${n(by + 0.02 * k)}" rx="${n(1.25 * k)}" ry="${n(0.2 * k)}" fill="#3A1E34" opacity="${n(0.34 - z * 0.004)}"/>`,
    dark = '',
    light = '';
  for (let i = 0; i < 170; i++) {
    const a = r() * 6.283,
      px = bx + Math.cos(a) * r.range(0.5, 1.05) * k,
      py = by + Math.sin(a) * 0.13 * k + 0.05 * k,
      lean = r.range(-0.16, 0.16) * k,
      h = r.range(0.1, 0.25) * k;
    const d = `M${n(px - 0.018 * k)} ${n(py)}Q${n(px + lean * 0.2)} ${n(py - h)} ${n(px + lean)} ${n(py - h * 0.85)}Q${n(px + lean * 0.3)} ${n(py - h * 0.6)} ${n(px + 0.018 * k)} ${n(py)}Z`;
    if (r() < 0.62) dark += d;
    else light += d;
  }
  return s + fill(dark, far('#1B3F3E', z)) + fill(light, far('#4E7A50', z));
}
// leaf masses round the limbs of one tree, leaving the tunnel open below about five metres
function crown(x: number, z: number, side: number, seed: number): string {
  const r = rng(seed),
    k = 620 / z,
    list: (readonly [number, number, number, number])[] = [],
    moss: (readonly [number, number, number, number])[] = [];
  for (let i = 0; i < 40; i++) {
    const a = r.range(-6.6, 7.6),
      arc = 5.1 + 1.4 * Math.cos((a / 7.5) * 1.5),
      y = arc + r() ** 0.9 * 4.4,
      q = cam([x + a * side, y, z + r.range(-1, 1)]);
    list.push([q[0], q[1], r.range(0.75, 1.35) * k, r.range(0.42, 0.7) * k]);
    if (y < arc + 1 && r() < 0.6)
      moss.push([q[0], q[1] + 0.3 * k, r.range(0.5, 1.5) * k, r.range(0.08, 0.16) * k]);
  }
  const cols = LEAVES(z),
    leaf = Math.max(2, Math.min(8, 0.15 * k)),
    light = [0.2, -0.75] as const;
  return (
    clumps(r, list, cols, { div: leaf * leaf * 0.36, leaf, light }) +
    mossUnder(r, moss, [far('#5E7A68', z), far('#93A585', z)], cols, light)
  );
}

// sun through the leaves: clusters of small warm coins on brick, walls and street
function sunlight(A: Sheet) {
  const r = rng(23),
    spots: (readonly [number, number, number, number])[] = [],
    wall: (readonly [number, number, number, number])[] = [];
  for (let c = 0; c < 64; c++) {
    const z = 4.2 + r() ** 1.6 * 36,
      x = r.range(WALL + 0.4, KERB + 8);
    for (let i = 0; i < 9; i++) {
      const zi = z + r.gauss() * 0.5 * (1 + z / 20),
        q = cam([x + r.gauss() * 0.6, 0, Math.max(3.9, zi)]),
        k = 620 / zi;
      spots.push([q[0], q[1], r.range(0.07, 0.26) * k, r.range(0.016, 0.05) * k]);
    }
  }
  for (let c = 0; c < 26; c++) {
    const u = r.range(5, 30),
      v = r.range(4.6, 7.4); // walls above the shop windows
    for (let i = 0; i < 8; i++) {
      const ui = u + r.gauss() * 0.5,
        q = shops.pt(ui, v + r.gauss() * 0.5),
        k = 620 / ui;
      wall.push([q[0], q[1], r.range(0.04, 0.13) * k, r.range(0.05, 0.16) * k]);
    }
  }
  A.add(
    g(fill(dapple(r, spots), '#FFE3A4', { filter: A.blur(0.6) }), {
      opacity: 0.7,
      style: 'mix-blend-mode:soft-light',
    }),
    g(fill(dapple(r, spots), '#FFD494', { filter: A.blur(0.8) }), { opacity: 0.42 }),
  );
  A.add(
    g(fill(dapple(r, wall), '#FFEFC4', { filter: A.blur(0.7) }), {
      opacity: 0.6,
      style: 'mix-blend-mode:soft-light',
    }),
  );
}

/** Someone on the way home with a bag, near enough to give the avenue its depth. */
function shopper(x: number, z: number): string {
  const y = groundY(z);
  const k = 620 / z;
  return (
    `<ellipse cx="${n(x - 0.3 * k)}" cy="${n(y)}" rx="${n(0.7 * k)}" ry="${n(0.09 * k)}" fill="#3A1E34" opacity=".4"/>` +
    walker(x, y, 1.72 * k, { dir: -1, top: '#2F5F78', legs: '#E3CDA8', skin: '#A8705A', bag: '#C98A52' })
  );
}

// faint shafts of sun slanting through gaps in the canopy onto the walk
function sunShafts(A: Sheet) {
  const shafts = tuples(
    6,
    '520,150,26,330,470,80 556,190,16,420,470,46 470,170,18,262,440,60 430,210,12,300,400,36',
  );
  const light = A.lin('0 #FFF3C4 0, 0.3 #FFF0BC 0.2, 0.7 #FFEBB0 0.12, 1 #FFE3A0 0');
  const d = shafts
    .map(([x, y, w, x2, y2, w2]) =>
      dpoly([
        [x, y],
        [x + w, y + 4],
        [x2 + w2, y2],
        [x2, y2 - 6],
      ]),
    )
    .join('');
  A.add(fill(d, light, { filter: A.blur(7), style: 'mix-blend-mode:screen' }));
}

export function draw(): Sheet {
  const A = new Sheet(W, H);

  backdrop(A);
  acrossTheStreet(A);
  ground(A);
  storefronts(A);
  sunlight(A);
  // trees of both kerbs from far to near; the air between them is lit
  for (const [i, z] of [...TREES.entries()].reverse()) {
    A.add(oak(A, 13, z + 2, -1, 200 + i), undergrowth(13, z + 2, 250 + i), crown(13, z + 2, -1, 300 + i));
    if (z === 18)
      A.add(
        `<ellipse cx="${VX + 8}" cy="${n(groundY(16))}" rx="26" ry="3" fill="#3A1E34" opacity=".4"/>`,
        walker(VX + 14, groundY(16), 64, {
          dir: 1,
          dress: true,
          top: '#D96F62',
          skin: '#B07A5C',
          bag: '#F3E3C6',
        }),
      );
    if (z === 36) A.add(walker(VX - 34, groundY(31), 35, { dir: -1, top: '#3E6A6B', legs: '#4A4A5C' }));
    if (z === 12) A.add(shopper(VX - 52, 12.4));
    A.add(
      oak(A, KERB - 0.5, z, 1, 400 + i),
      undergrowth(KERB - 0.5, z, 600 + i),
      crown(KERB - 0.5, z, 1, 500 + i),
    );
    if (i > 1) A.add(lampGlow(A, VX, HZ - 40, 210, '#FFEFB8', 0.16));
  }
  sunShafts(A);
  for (const z of [20.2, 12.6, 8.9]) A.add(planter(A, WALL + 0.55, z));
  A.add(bistroChair(-3.1, 10.2, 1), cafeTable(-2.45, 10.3, false), bistroChair(-1.8, 10.3, -1));
  A.add(bistroChair(-2.75, 6.1, 1), cafeTable(-1.95, 6.0, true), bistroChair(-1.15, 6.1, -1));
  A.add(
    rect(0, 0, W, H, A.rad('0 #FFE7A6 0.5, 1 #FFE7A6 0', VX + 20, HZ - 20, 330), {
      style: 'mix-blend-mode:soft-light',
    }),
    vignette(A, { cx: 430, cy: 340, r: 560, clear: 0.68, strength: 0.4 }),
  );

  return A;
}
