/**
 * Downtown Jacksonville, blue hour: Friendship Fountain on the Southbank, the river, the skyline
 * and the Main Street Bridge.
 */

import { mix } from '../kit/colour.ts';
import { walker } from '../kit/figures.ts';
import { lampGlow, vignette } from '../kit/light.ts';
import { append, nth, tuples } from '../kit/lists.ts';
import { palm, trunkEdge } from '../kit/palms.ts';
import { dline, dpoly, n, placing, smooth } from '../kit/path.ts';
import { beamD, levelIn, mirroredIn } from '../kit/projector.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse } from '../kit/sky.ts';
import { circ, fill, g, rect, stroke } from '../kit/svg.ts';
import { glints } from '../kit/water.ts';
import { acosta, mainStreet, skyline } from './downtown-jacksonville/city.ts';
import { FX, FZ, fountain, ring } from './downtown-jacksonville/fountain.ts';
import { BANK, cam, HZ, RIVER } from './downtown-jacksonville/scene.ts';

const W = 800;
const H = 600;
const EDGE = 41;
const mirror = mirroredIn(cam, RIVER);
const waterY = levelIn(cam, RIVER);
const groundY = levelIn(cam, 0);

// ---------- sky: deep blue overhead, last apricot in the west (left) ----------
function sky(A: Sheet) {
  A.add(
    rect(0, 0, W, H, '#0B1A2C'),
    expanse(A, 0, HZ + 30, '0 #0B1D3B, 0.3 #173964, 0.55 #3B6488, 0.74 #8C8AA0, 0.88 #E0A08A, 1 #FAD09C'),
  );
  A.add(
    rect(
      0,
      0,
      W,
      HZ + 30,
      A.rad(
        '0 #FFE3AE 0.8, 0.3 #F9B184 0.45, 1 #F08F70 0',
        130,
        HZ,
        430,
        `translate(0 ${n(HZ * 0.5)}) scale(1 .5)`,
      ),
    ),
  );
  A.add(cloud(A, '#24487A', [0.0022, 0.014, 8], [0.5, 0.66], [-60, 20, 110, 210], 0.5));
  A.add(cloud(A, '#6A5C80', [0.0022, 0.02, 27], [0.53, 0.62], [70, 150, 220, 300], 0.7));
  A.add(cloud(A, '#E88E74', [0.002, 0.026, 52], [0.55, 0.63], [140, 200, 270, 330], 0.75));
  A.add(cloud(A, '#FFD9A4', [0.0022, 0.04, 9], [0.57, 0.64], [220, 270, 320, 350], 0.7));
  const r = rng(4);
  for (let i = 0; i < 46; i++) {
    const y = r() * 150;
    A.add(circ(r() * W, y, r.range(0.4, 1), '#FCF3E1', { opacity: n(r.range(0.25, 0.8) * (1 - y / 170)) }));
  }
}

// ---------- river: the mirrored city, broken by ripples ----------
function river(A: Sheet) {
  const top = waterY(BANK),
    bottom = waterY(EDGE) + 4;
  A.add(expanse(A, top, bottom - top, '0 #E8AE90, 0.1 #A9848F, 0.3 #4E6486, 0.65 #1F456A, 1 #0F2B48'));
  A.add(
    rect(
      0,
      top,
      W,
      90,
      A.rad('0 #FFDDA6 0.8, 1 #F9B184 0', 130, top, 260, `translate(0 ${n(top * 0.7)}) scale(1 .3)`),
    ),
  );
  const fade = A.mask(expanse(A, top, bottom - top, '0 #ffffff, 0.5 #bbbbbb, 1 #555555'));
  A.add(
    g(
      g(skyline(A, mirror) + acosta(mirror) + mainStreet(mirror), {
        filter: A.ripple(0.011, 0.13, 20, 4, 0.5, '0.4 1.4'),
      }),
      { mask: fade },
    ),
  );
  const r = rng(6);
  A.add(
    fill(
      glints(r, -50, W + 50, top + 5, bottom, 190, { minL: 20, maxL: 120, th: 1.1, persp: 1.3 }),
      '#0E2C45',
      { opacity: 0.4 },
    ),
  );
  A.add(
    fill(
      glints(r, -50, W + 50, top + 3, bottom, 130, { minL: 14, maxL: 80, th: 0.9, persp: 1.3 }),
      '#86AEC4',
      { opacity: 0.35 },
    ),
  );
  A.add(
    fill(
      glints(r, -20, 330, top + 2, bottom - 20, 90, { minL: 10, maxL: 60, th: 0.9, persp: 1.4 }),
      '#FFD9A4',
      { opacity: 0.5 },
    ),
  );
}
// river taxi with its lit cabin and striped canopy
function taxi(A: Sheet, x: number, y: number, k: number): string {
  const P = placing(x, y, k);
  let s = g(
    fill(dpoly(P(tuples(2, '-40,3 44,3 36,22 -30,22'))), '#FFC873', { opacity: 0.45 }) +
      fill(dpoly(P(tuples(2, '-46,2 46,2 40,9 -40,9'))), '#0C1F36', { opacity: 0.8 }),
    { filter: A.ripple(0.014, 0.12, 14, 5, 0.4, '0.5 1') },
  );
  s += fill(dpoly(P(tuples(2, '-38,-10 30,-10 30,-24 -38,-24'))), A.lin('0 #FFF1CB, 1 #F5B765'));
  for (const px of [-38, -24, -10, 4, 18, 30])
    s += fill(
      dpoly(
        P([
          [px - 0.8, -10],
          [px + 0.8, -10],
          [px + 0.8, -25],
          [px - 0.8, -25],
        ]),
      ),
      '#3A2E46',
    );
  for (const px of [-30, -17, -4, 11])
    s +=
      circ(x + px * k, y - 15 * k, 2.6 * k, '#4A2E3E') +
      fill(
        smooth(
          P([
            [px - 4, -9],
            [px - 2.5, -13],
            [px + 2.5, -13],
            [px + 4, -9],
          ]),
          true,
        ),
        '#4A2E3E',
      );
  s += fill(
    smooth(P(tuples(2, '-50,-11 -20,-9 30,-10 54,-14 46,1 30,4 -40,4 -48,0')), true, 0.35),
    '#16304E',
  );
  s +=
    fill(dpoly(P(tuples(2, '-49.5,-8 50,-10.5 49,-7.6 -49,-5'))), '#E0745A') +
    stroke(dline(P(tuples(2, '-50,-10.6 30,-9.6 53,-13.6'))), '#FFE0AE', n(1.1 * k));
  s +=
    fill(`${smooth(P(tuples(2, '-44,-24 -40,-28 32,-28 37,-24')), false, 0.4)}Z`, '#EDB650') +
    stroke(dline(P(tuples(2, '-43,-24.6 36,-24.6'))), '#FFF1CB', n(1.2 * k));
  return (
    s +
    circ(x + 51 * k, y - 15 * k, 1.7 * k, '#FFF1CB') +
    fill(
      glints(rng(5), x - 66 * k, x + 40 * k, y + 5 * k, y + 11 * k, 16, { minL: 10, maxL: 44, th: 0.9 }),
      '#FFE3AC',
      { opacity: 0.75 },
    )
  );
}

// fountain centre and radius
function plaza(A: Sheet) {
  const edge = groundY(EDGE);
  A.add(rect(0, waterY(EDGE) - 14, W, 30, '#0A1A2C')); // river wall
  A.add(expanse(A, edge, H - edge, '0 #3D4A66, 0.35 #2C3A57, 1 #131F36'));
  let joints = '';
  for (let z = 17; z < EDGE; z += 1.7) joints += `M0 ${n(groundY(z))}H${W}`;
  for (let x = -60; x < 60; x += 1.7) {
    const a = cam([x, 0, EDGE]),
      b = cam([x, 0, 16]);
    joints += dline([a, b]);
  }
  A.add(stroke(joints, '#0B1A2C', 0.8, { opacity: 0.35 }));
  A.add(rect(0, edge - 1, W, 3.4, '#8C7F8E'), rect(0, edge - 1, W, 1, '#E9B795'));
}
// lamps and jets reflected in the damp paving as soft vertical streaks
function wetStreaks(A: Sheet) {
  const edge = groundY(EDGE);
  let streaks = '';
  for (const [x, w, color, o] of [
    [57, 9, '#FFD08A', 0.5],
    [456, 10, '#FFD08A', 0.6],
    [586, 10, '#FFD08A', 0.6],
    [716, 10, '#FFD08A', 0.6],
    [283, 60, '#8FE0D6', 0.3],
    [350, 26, '#FFD58A', 0.16],
    [466, 30, '#FFD58A', 0.14],
    [620, 22, '#6FA8DC', 0.22],
    [715, 30, '#6FA8DC', 0.26],
  ] as const)
    streaks += `<rect x="${x - w / 2}" y="${n(edge + 6)}" width="${w}" height="110" rx="${w / 2}" fill="${A.lin(
      [
        [0, color, o],
        [0.5, color, o * 0.55],
        [1, color, 0],
      ],
    )}"/>`;
  A.add(
    g(g(streaks, { filter: A.ripple(0.02, 0.12, 12, 9, 0.4, '2.2 3') }), { style: 'mix-blend-mode:screen' }),
  );
}
function railing(A: Sheet) {
  let posts = '',
    bars = '',
    caps = '';
  for (let x = -26; x <= 26; x += 0.3) bars += beamD(cam, [x, 0.1, EDGE], [x, 0.95, EDGE], 0.035);
  for (let x = -26; x <= 26; x += 2.4) posts += beamD(cam, [x, 0, EDGE], [x, 1.15, EDGE], 0.13);
  for (const y of [0.12, 1]) caps += beamD(cam, [-28, y, EDGE], [28, y, EDGE], 0.07);
  A.add(
    fill(bars, '#16263E', { opacity: 0.9 }),
    fill(posts + caps, '#101D33'),
    fill(beamD(cam, [-28, 1.16, EDGE], [28, 1.16, EDGE], 0.11), '#6E6A82'),
    fill(beamD(cam, [-28, 1.22, EDGE], [28, 1.22, EDGE], 0.035), '#F3BE97'),
  );
}
function lampPost(A: Sheet, x: number, z: number): string {
  const [bx, by, zc] = cam([x, 0, z]),
    [, ty] = cam([x, 4.3, z]),
    k = 700 / zc;
  return (
    lampGlow(A, bx, by + 4, 110, '#FFD08A', 0.55, 1, 0.24) +
    fill(beamD(cam, [x, 0, z], [x, 4.1, z], 0.13) + beamD(cam, [x, 0, z], [x, 0.8, z], 0.3), '#0E1B30') +
    lampGlow(A, bx, ty, 46, '#FFDF9E', 0.75) +
    circ(bx, ty, 0.27 * k, '#FFF4D6') +
    fill(
      dpoly([
        [bx - 0.22 * k, ty - 0.22 * k],
        [bx + 0.22 * k, ty - 0.22 * k],
        [bx, ty - 0.42 * k],
      ]),
      '#0E1B30',
    )
  );
}
// bench facing the river, lit from the lamp beside it
function bench(x: number, z: number): string {
  let s = '';
  const slat = (y: number, dz: number, w: number) =>
    (s +=
      fill(beamD(cam, [x - 1.1, y, z + dz], [x + 1.1, y, z + dz], w), '#B07A58') +
      fill(beamD(cam, [x - 1.1, y + w * 0.4, z + dz], [x + 1.1, y + w * 0.4, z + dz], 0.025), '#FFD9A4'));
  for (const dx of [-1, 1]) s += fill(beamD(cam, [x + dx, 0, z], [x + dx, 0.9, z], 0.09), '#0E1B30');
  slat(0.5, 0.1, 0.09);
  slat(0.66, 0, 0.1);
  slat(0.82, 0, 0.1);
  const [bx, by] = cam([x, 0, z]);
  return `<ellipse cx="${n(bx)}" cy="${n(by + 1)}" rx="26" ry="2.6" fill="#0B1626" opacity=".4"/>${s}`;
}
// inlaid light bands in the paving circle the fountain
function pavingRings(A: Sheet) {
  for (const [R, o] of tuples(2, '8.4,0.28 10.2,0.22 12.2,0.16'))
    A.add(stroke(dpoly(ring(FX, FZ, R, 0)), '#C9B7B0', 1.6, { opacity: o }));
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * 6.283,
      p = cam([FX + Math.cos(a) * 10.2, 0, FZ + Math.sin(a) * 10.2]);
    A.add(circ(p[0], p[1], 1.3, '#FFE9B4', { opacity: 0.85 }));
  }
}
// dark frame: two queen palms on the left, marsh grass and palmetto blades along the bottom corners
function foreground(A: Sheet) {
  const r = rng(77);
  for (const [x, y, h, lean, size, tone] of [
    [-8, 640, 395, 0.07, 0.95, '#17324C'],
    [44, 650, 560, -0.05, 0.74, '#0F2238'],
  ] as const) {
    const p = palm(r, x, y, h, { lean, size, fronds: 19, droop: 1.1, leaf: 30 });
    A.add(fill(p.back, mix(tone, '#2A4A66', 0.35)), fill(p.trunk, tone), fill(p.front, tone));
    A.add(
      stroke(
        trunkEdge(x, y, h, lean, [0, 0.3, 0.6, 0.95], (t) => 0.011 * (1 - t * 0.5)),
        '#7FB7B8',
        1.3,
        {
          opacity: 0.55,
        },
      ),
    );
  }
  const blades = ['', ''];
  for (let i = 0; i < 900; i++) {
    const left = r() < 0.45,
      t = r() ** 1.4,
      x = left ? -10 + t * 190 : 812 - t * 270,
      h = r.range(16, 46) * (1.15 - t),
      lean = r.range(-9, 9);
    const y = H + 8 - r.range(0, 26) * (1 - t);
    append(
      blades,
      r() < 0.8 ? 0 : 1,
      `M${n(x - 1.1)} ${n(y)}Q${n(x + lean * 0.2)} ${n(y - h * 0.6)} ${n(x + lean)} ${n(y - h)}Q${n(x + lean * 0.2 + 1)} ${n(y - h * 0.5)} ${n(x + 1.1)} ${n(y)}Z`,
    );
  }
  A.add(fill(nth(blades, 1), '#2B5560'), fill(nth(blades, 0), '#0B1A2C'));
}

export function draw(): Sheet {
  const A = new Sheet(W, H);

  sky(A);
  river(A);
  A.add(skyline(A, cam), acosta(cam));
  A.add(expanse(A, HZ - 110, 140, '0 #F6B98F 0, 0.85 #F6B98F 0.3, 1 #F6B98F 0'));
  A.add(mainStreet(cam), taxi(A, 524, waterY(122), 0.86));
  plaza(A);
  pavingRings(A);
  wetStreaks(A);
  railing(A);
  for (const x of [-19.5, 3.2, 10.6, 18]) A.add(lampPost(A, x, EDGE - 1.2));
  A.add(bench(7, EDGE - 2.2), bench(14.3, EDGE - 2.2));
  A.add(
    walker(628, 506, 50, { dir: -1, top: '#C65F4E', dress: true, hair: '#1B1420' }),
    walker(654, 508, 54, { dir: -1, top: '#37557A', legs: '#131F33' }),
  );
  fountain(A);
  foreground(A);
  A.add(vignette(A, { cx: 400, cy: 330, r: 560, clear: 0.68, strength: 0.36 }));

  return A;
}
