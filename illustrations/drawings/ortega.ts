/**
 * Ortega: the little bascule bridge open for a sloop, moored boats, boathouse, oaks; sun in the
 * gap. One light: the sun itself, low and centred between the raised leaves. Near things are
 * silhouettes with warm rims.
 */

import { flat, front, rightSide, wall } from '../kit/faces.ts';
import { flock } from '../kit/figures.ts';
import { foliage, foliageSvg, moss } from '../kit/foliage.ts';
import { glow, vignette } from '../kit/light.ts';
import { tuples } from '../kit/lists.ts';
import { dpoly, n, placing, smooth, xy } from '../kit/path.ts';
import { beamD, face, mirroredIn, type Projector } from '../kit/projector.ts';
import { type Rng, rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse, sunDisc, sunlit } from '../kit/sky.ts';
import { gableWall, rightSlope } from '../kit/slopes.ts';
import { circ, fill, flipY, g, rect, screen, stroke } from '../kit/svg.ts';
import { bough, treeRow } from '../kit/trees.ts';
import { glints, lightPath } from '../kit/water.ts';
import { mooredBoat, sloop, yacht } from './ortega/boats.ts';
import { bridge } from './ortega/bridge.ts';
import { cam, EYE, HZ, RIM } from './ortega/scene.ts';

const W = 800;
const H = 600;
const mirror = mirroredIn(cam, 0);
const SUN = [404, HZ - 44] as const;
// screen y of the water surface at depth z
const waterAt = (z: number) => HZ + (640 * EYE) / z;

function sky(A: Sheet) {
  A.add(
    rect(0, 0, W, H, '#14304A'),
    expanse(A, 0, HZ + 6, '0 #27406E, 0.22 #5A5A88, 0.44 #A36C82, 0.64 #E08770, 0.82 #F9B67C, 1 #FFDD9F'),
    sunlit(A, HZ + 6, SUN, 420, '0 #FFDF9C 1, 0.12 #FFD08A 0.85, 0.36 #FFB072 0.42, 1 #F48F66 0'),
  );
  A.add(cloud(A, '#51507E', [0.0022, 0.016, 12], [0.5, 0.64], [-60, 0, 90, 160], 0.5));
  A.add(cloud(A, '#F08F74', [0.0024, 0.022, 41], [0.53, 0.62], [40, 100, 180, 240], 0.8));
  A.add(cloud(A, '#FFD29A', [0.0022, 0.03, 66], [0.55, 0.62], [110, 160, 240, 290], 0.85));
  A.add(cloud(A, '#9A5C70', [0.0028, 0.05, 25], [0.55, 0.61], [216, 240, 270, 300], 0.5));
  A.add(sunDisc(A, SUN, [50, '#FFEDB8', 0.45, 9], [33, '#FFFBEA']));
}

// Low wooded bank beyond the bridge, two tones of haze.
const farBank = () =>
  fill(treeRow(4, -10, W + 10, HZ + 6, 19), '#E0906F') + fill(treeRow(9, -10, W + 10, HZ + 6, 13), '#B87068');

// Bungalow boathouse over the water: broad gable, shingles, open lit bay with a skiff on its lift.
function boathouse(A: Sheet, pr: Projector): string {
  const F = (x0: number, x1: number, y0: number, y1: number, z: number) => face(pr, front(x0, x1, y0, y1, z)),
    z = 27,
    x0 = -17.6,
    x1 = -10,
    m = (x0 + x1) / 2,
    zb = 35;
  let s = '';
  let piles = '';
  for (const zz of [zb, 31, z])
    for (const x of [x0 + 0.3, m, x1 - 0.3]) piles += beamD(pr, [x, -0.3, zz], [x, 1, zz], 0.34);
  s += fill(piles, '#2A2438');
  s += wall(pr, rightSide(x1, 0.8, 4.2, z, zb), A.lin('0 #E8A97E, 1 #A8706C'));
  let lap = '';
  for (let y = 1.1; y < 4.2; y += 0.34) lap += beamD(pr, [x1, y, z], [x1, y, zb], 0.04);
  s += fill(lap, '#7A4A54', { opacity: 0.55 });
  for (const zz of [28.8, 31.6]) s += wall(pr, rightSide(x1 + 0.02, 2, 3.6, zz, zz + 1.4), '#FFE2A0');
  s += fill(face(pr, gableWall(x0, x1, 0.8, 4.2, 6.9, z)), A.lin('0 #6A5066, 1 #4E4058'));
  let shingle = '';
  for (let y = 4.3; y < 6.6; y += 0.32) {
    const half = (((6.9 - y) / 2.7) * (x1 - x0)) / 2;
    shingle += beamD(pr, [m - half, y, z - 0.02], [m + half, y, z - 0.02], 0.035);
  }
  s += fill(shingle, '#3A2F48', { opacity: 0.8 });
  s += fill(F(x0 + 1, x1 - 1, -0.1, 3.6, z - 0.02), A.lin('0 #FFDFA0, 0.5 #D98E54, 1 #5A3440'));
  // back wall with a window, a skiff slung on its lift, walkway edge
  s +=
    fill(F(x0 + 2.6, x1 - 2.6, 1.5, 2.9, z - 0.01), '#FFEFC4') +
    fill(
      beamD(pr, [m, 1.5, z], [m, 2.9, z], 0.1) + beamD(pr, [x0 + 2.6, 2.2, z], [x1 - 2.6, 2.2, z], 0.08),
      '#A9683F',
    );
  const hull = (
    [
      [x0 + 1.5, 1.55],
      [m, 1.3],
      [x1 - 1.5, 1.6],
      [x1 - 2.1, 0.72],
      [m, 0.52],
      [x0 + 2, 0.72],
    ] as const
  ).map(([a, b]) => xy(pr([a, b, z])));
  s +=
    fill(smooth(hull, true, 0.5), A.lin('0 #3F6E7C, 1 #243F58')) +
    stroke(smooth(hull.slice(0, 3)), '#FFE0A8', 1.4) +
    fill(
      beamD(pr, [x0 + 2, 1.5, z], [x0 + 2, 3.6, z], 0.06) +
        beamD(pr, [x1 - 2, 1.5, z], [x1 - 2, 3.6, z], 0.06) +
        beamD(pr, [x0 + 1, 0.3, z], [x1 - 1, 0.3, z], 0.2),
      '#3A2638',
    );
  s += fill(
    F(x0 + 0.9, x0 + 1.15, 0, 3.7, z - 0.05) +
      F(x1 - 1.15, x1 - 0.9, 0, 3.7, z - 0.05) +
      F(x0 + 0.9, x1 - 0.9, 3.5, 3.8, z - 0.05),
    '#2E2640',
  );
  const lantern = pr([m, 5, z - 0.1]);
  s += circ(lantern[0], lantern[1], 4, '#FFF0C0');
  // roof: sun-side slope and knee-braced barge boards
  s += wall(pr, rightSlope([x1 + 0.9, 3.75], [m, 7.3], z - 1, zb), A.lin('0 #F0A878, 1 #C77B68', 1, 0, 0, 0));
  for (const x of [x0 - 0.9, x1 + 0.9])
    s += fill(
      face(pr, [
        [x, 3.6, z - 1],
        [m, 7.15, z - 1],
        [m, 6.7, z],
        [x, 3.2, z],
      ]),
      '#2A243A',
    );
  s +=
    fill(beamD(pr, [x0 - 0.9, 3.75, z - 1], [m, 7.3, z - 1], 0.36), '#2C2740') +
    fill(beamD(pr, [m, 7.3, z - 1], [x1 + 0.9, 3.75, z - 1], 0.36), '#5A4256') +
    fill(beamD(pr, [m, 7.45, z - 1], [x1 + 0.95, 3.9, z - 1], 0.08), RIM);
  return s;
}

function water(A: Sheet, r: Rng) {
  const top = HZ + 4;
  A.add(
    expanse(A, top, H - top, '0 #FCD29A, 0.1 #EFA67E, 0.28 #B9707A, 0.5 #6A5A80, 0.76 #2E4368, 1 #142C4A'),
  );
  A.add(glow(A, SUN[0], top + 20, 330, '0 #FFEFC0 0.95, 0.35 #FFC98C 0.5, 1 #F79A6A 0', 0.8));
  const fade = A.mask(expanse(A, top, H - top, '0 #ffffff, 0.4 #cccccc, 0.8 #666666, 1 #333333'));
  A.add(
    g(
      g(flipY(farBank(), HZ + 5) + bridge(A, mirror) + boathouse(A, mirror), {
        filter: A.ripple(0.008, 0.1, 22, 4, 0.4, '0.6 1.8'),
      }),
      { mask: fade, opacity: 0.78 },
    ),
  );
  A.add(
    fill(glints(r, -40, W + 40, top + 16, H, 200, { minL: 26, maxL: 140, th: 1.3, persp: 1.2 }), '#43355E', {
      opacity: 0.34,
    }),
    fill(glints(r, -40, W + 40, top + 8, H, 170, { minL: 16, maxL: 100, th: 1.1, persp: 1.2 }), '#FFC9A0', {
      opacity: 0.4,
    }),
    fill(lightPath(r, SUN[0], top + 2, H - 30, 210, { near: 58, far: 10, len: 38, thick: 1.9 }), '#FFEDBC', {
      opacity: 0.9,
    }),
  );
}
// Paint something floating, with its rippled reflection under it.
function afloat(A: Sheet, svg: string, y: number, { opacity = 0.6, scale = 13 } = {}) {
  A.add(g(flipY(svg, y), { opacity, filter: A.ripple(0.01, 0.11, scale, 6, 0.4, '0.5 1.4') }), svg);
}

// Mooring dock: boards in perspective, dark piles.
function dock(A: Sheet): string {
  const F = (x0: number, x1: number, z0: number, z1: number, y: number) => face(cam, flat(x0, x1, y, z0, z1));
  let s = '',
    boards = '';
  const x0 = -6.1,
    x1 = -4.1,
    z1 = 11.6,
    y = 0.75;
  s +=
    wall(cam, rightSide(x1, y - 0.35, y, 2.2, z1), '#8A5A5E') +
    fill(F(x0, x1, 2.2, z1, y), A.lin('0 #C58C7A, 1 #4A3A54'));
  for (let z = 2.2; z < z1; z += 0.28) boards += beamD(cam, [x0, y, z], [x1, y, z], 0.03);
  s +=
    fill(boards, '#3A2C46', { opacity: 0.7 }) +
    fill(beamD(cam, [x1, y + 0.01, 2.2], [x1, y + 0.01, z1], 0.05), RIM, { opacity: 0.9 });
  const pile = (x: number, z: number, h: number) => {
    const p = cam([x, h, z]),
      k = cam.f / z;
    return (
      fill(beamD(cam, [x, -0.3, z], [x, h, z], 0.34), '#221F34') +
      fill(beamD(cam, [x + 0.12, -0.2, z], [x + 0.12, h, z], 0.06), '#E99A72') +
      `<ellipse cx="${n(p[0])}" cy="${n(p[1])}" rx="${n(k * 0.17)}" ry="${n(k * 0.05)}" fill="#6A4A56"/>`
    );
  };
  for (const [x, z, h] of [
    [x0 - 0.2, 11.2, 1.7],
    [x1 + 0.2, 11.3, 1.75],
    [x1 + 0.2, 8.4, 1.7],
  ] as const)
    s += pile(x, z, h);
  return s;
}
// Three piles lashed together: the pelican's post, out in the open water.
function dolphin(X: number, Z: number): string {
  let s = '';
  for (const [dx, dz, h] of tuples(3, '-0.16,0.2,1.15 0.2,0.25,1.0 0.02,0,1.3')) {
    const p = cam([X + dx, h, Z + dz]),
      k = cam.f / Z;
    s +=
      fill(beamD(cam, [X + dx * 1.5, -0.3, Z + dz], [X + dx, h, Z + dz], 0.3), '#221F34') +
      fill(beamD(cam, [X + dx * 1.5 + 0.1, -0.1, Z + dz], [X + dx + 0.1, h, Z + dz], 0.05), '#E99A72') +
      `<ellipse cx="${n(p[0])}" cy="${n(p[1])}" rx="${n(k * 0.15)}" ry="${n(k * 0.045)}" fill="#6A4A56"/>`;
  }
  for (const y of [0.72, 0.8, 0.88])
    s += fill(beamD(cam, [X - 0.34, y, Z - 0.1], [X + 0.36, y, Z - 0.1], 0.06), '#B98A6E');
  return s;
}
// Brown pelican at rest on a piling, bill tucked toward its breast.
function perchedPelican(x: number, y: number, k: number): string {
  const P = placing(x, y, k);
  return (
    fill(
      smooth(P(tuples(2, '-24,5 -17,-6 -9,-17 2,-24 11,-22 13,-12 8,-3 0,1 -12,3')), true, 0.7),
      '#262640',
    ) +
    fill(smooth(P(tuples(2, '-22,4 -10,-10 2,-15 6,-9 -4,-1')), true, 0.7), '#3A3650') +
    fill(bough(P(tuples(2, '8,-19 14,-27 10,-35 12,-41')), 8 * k, 5.4 * k), '#4E3F52') +
    fill(smooth(P(tuples(2, '8,-42 11,-46.5 17,-45.5 19,-41.5 14,-38.5 9,-39')), true, 0.7), '#CDA98C') +
    fill(dpoly(P(tuples(2, '18.5,-44 28,-17 25.5,-16.5 16,-37 14,-40'))), '#B9705A') +
    fill(smooth(P(tuples(2, '16,-38 20,-31 23,-22 20,-26 15,-33')), true, 0.7), '#6E4650') +
    circ(x + 15.5 * k, y - 43.2 * k, 0.9 * k, '#231F34') +
    stroke(smooth(P(tuples(2, '12,-21 14,-14 10,-4'))), RIM, n(1.4 * k)) +
    stroke(smooth(P(tuples(2, '10,-46 16,-46.6 19.6,-43'))), RIM, n(1 * k)) +
    stroke(
      `M${n(x - 1 * k)} ${n(y)}v${n(4 * k)}M${n(x + 4 * k)} ${n(y - 1 * k)}v${n(5 * k)}`,
      '#2A2438',
      n(1.6 * k),
    )
  );
}

// Live oaks: hazed masses on both banks, and a dark bough with moss across the top left.
const OAK = ['#161D36', '#222C46', '#333D4C', '#67595C'] as const;
function bankOaks(A: Sheet) {
  const q = rng(6);
  let s = '';
  for (const [x, y, rx, ry] of tuples(
    4,
    '20,300,70,56 80,316,60,36 150,330,46,22 790,296,60,60 735,318,56,36 672,332,44,20',
  ))
    s += foliageSvg(
      foliage(q, x, y, rx, ry, {
        count: Math.round((rx * ry) / 7),
        leaf: 5,
        light: [x < 400 ? 0.7 : -0.7, -0.5],
      }),
      ['#3A3454', '#55455E', '#8A5C66', '#E59A74'],
    );
  A.add(s);
}
function oakFrame(A: Sheet) {
  const q = rng(52);
  let s = '';
  s +=
    fill(
      bough(tuples(2, '-30,250 -4,180 34,120 96,76 176,54 250,50'), 46, 7) +
        bough(tuples(2, '90,78 150,32 220,6 300,-10'), 18, 6),
      '#1A1E34',
    ) + fill(bough(tuples(2, '-4,186 36,126 98,82 176,59 246,54'), 4, 1.2), '#B97A66', { opacity: 0.75 });
  const clumps: (readonly [number, number, number, number])[] = [];
  for (let i = 0; i < 40; i++) {
    const t = q();
    clumps.push([
      -10 + t * 330,
      -14 + (118 * (1 - t) ** 1.1 + 44) * q() ** 0.8,
      q.range(24, 42),
      q.range(11, 19),
    ]);
  }
  const strands: (readonly [number, number, number, number])[] = [];
  for (let i = 0; i < 24; i++) {
    const t = q() ** 1.1;
    strands.push([
      4 + t * 300,
      (104 * (1 - t) ** 1.1 + 44) * q.range(0.6, 1.05),
      q.range(34, 104) * (1 - 0.45 * t),
      q.range(5, 10),
    ]);
  }
  for (const [x, y, rx, ry] of clumps)
    s += foliageSvg(
      foliage(q, x, y, rx, ry, { count: Math.round((rx * ry) / 8), leaf: 5.2, light: [0.45, 0.5] }),
      OAK,
    );
  let back = '',
    front = '';
  for (const [x, y, l, w] of strands) {
    if (q() < 0.5) back += moss(q, x, y, l, w);
    else front += moss(q, x, y, l, w);
  }
  s += fill(back, '#2E3048') + fill(front, '#7A5E66');
  for (const [x, y, , w] of strands)
    s += foliageSvg(foliage(q, x, y - 5, w * 2.2 + 8, 9, { count: 50, leaf: 4.6, light: [0.45, 0.5] }), OAK);
  A.add(s);
}

export function draw(): Sheet {
  const A = new Sheet(W, H);
  const r = rng(14);

  sky(A);
  A.add(farBank());
  bankOaks(A);
  water(A, r);
  A.add(bridge(A, cam));
  A.add(screen(glow(A, SUN[0], SUN[1], 190, '0 #FFC27C 0.34, 1 #FFC27C 0')));
  afloat(A, sloop(A, 424, waterAt(38), 1.06), waterAt(38) + 3, { opacity: 0.7 });
  A.add(boathouse(A, cam));
  afloat(
    A,
    mooredBoat(A, 214, waterAt(28), 0.8, { dir: 1, hull: '#2A3C5C', mast: 176, cover: '#6E4458' }),
    waterAt(28) + 2,
  );
  afloat(A, mooredBoat(A, 262, waterAt(19.5), 1, { dir: -1, hull: '#1C4A5E', mast: 214 }), waterAt(19.5) + 2);
  afloat(A, yacht(A, 690, waterAt(18.6), 0.88), waterAt(18.6) + 4, { opacity: 0.62, scale: 16 });
  A.add(dock(A));
  afloat(A, dolphin(-1.5, 9.4), waterAt(9.4), { opacity: 0.55 });
  {
    const p = cam([-1.48, 1.3, 9.4]);
    A.add(perchedPelican(p[0], p[1] - 3, 1.25));
  }
  const birds = flock(tuples(3, '520,92,1.15 546,84,1.05 571,78,0.98 594,74,0.9 616,71,0.84'), -0.3);
  A.add(fill(birds, '#2E2C4C'));
  oakFrame(A);
  A.add(vignette(A, { cx: 400, cy: 310, r: 540, clear: 0.7, strength: 0.36 }));

  return A;
}
