/**
 * San Marco Square at dusk: the three-lions fountain, the little theatre, tiled storefronts and string lights.
 */

import { walker } from '../kit/figures.ts';
import { foliage, foliageSvg } from '../kit/foliage.ts';
import { lampGlow, vignette } from '../kit/light.ts';
import { tuples } from '../kit/lists.ts';
import { palm, trunkEdge } from '../kit/palms.ts';
import { dline, dpoly, n, type Pt3, smooth } from '../kit/path.ts';
import { beamD, levelIn } from '../kit/projector.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse } from '../kit/sky.ts';
import { circ, fill, rect, stroke } from '../kit/svg.ts';
import { fountain } from './san-marco/fountain.ts';
import { storefronts } from './san-marco/fronts.ts';
import { cam, ROW, row } from './san-marco/scene.ts';

const W = 800;
const H = 600;
const groundY = levelIn(cam, 0);

// ---------- sky: plum dusk, coral low, a thin moon ----------
function sky(A: Sheet) {
  A.add(
    rect(0, 0, W, H, '#2A2440'),
    expanse(
      A,
      0,
      400,
      '0 #16284E, 0.2 #353A6A, 0.4 #75588A, 0.58 #C0697A, 0.74 #EE9A78, 0.9 #FBCB92, 1 #FFE0AE',
    ),
  );
  A.add(cloud(A, '#2E3C6E', [0.0024, 0.016, 12], [0.5, 0.66], [-60, 10, 80, 160], 0.5));
  A.add(cloud(A, '#B8647E', [0.0026, 0.022, 33], [0.53, 0.62], [20, 90, 170, 240], 0.75));
  A.add(cloud(A, '#FFBF94', [0.0024, 0.028, 61], [0.55, 0.64], [60, 130, 220, 300], 0.8));
  A.add(cloud(A, '#6A4A74', [0.0028, 0.05, 5], [0.55, 0.62], [150, 200, 240, 290], 0.6));
  A.add(
    lampGlow(A, 118, 72, 60, '#FFE9C4', 0.4),
    fill('M110 52A21 21 0 1 0 137 78A17 17 0 0 1 110 52Z', '#FFF3D6'),
  );
  const r = rng(9);
  for (let i = 0; i < 26; i++) {
    const y = r() * 110;
    A.add(circ(r() * W, y, r.range(0.4, 1), '#FCF3E1', { opacity: n(0.7 - y / 170) }));
  }
}

// ---------- square ----------
function square(A: Sheet) {
  const y0 = groundY(ROW);
  A.add(expanse(A, y0, H - y0, '0 #B07A6C, 0.2 #84586A, 0.6 #50405E, 1 #2A2643'));
  const r = rng(3);
  // brick courses in perspective, with odd bricks and a lighter band ringing the fountain
  let joints = '',
    odd = '';
  for (let z = 8.4; z < 31; z *= 1.028) {
    const ya = groundY(z),
      k = 760 / z;
    joints += `M0 ${n(ya)}H${W}`;
    for (let i = 0; i < 7; i++) {
      const x = r() * W;
      odd += `M${n(x)} ${n(ya)}h${n(0.3 * k)}v${n(groundY(z / 1.028) - ya)}h${n(-0.42 * k)}Z`;
    }
  }
  for (let x = -30; x < 30; x += 0.85) {
    const a = cam([x, 0, 31]),
      b = cam([x, 0, 8]);
    joints += dline([a, b]);
  }
  A.add(fill(odd, '#C98A72', { opacity: 0.13 }), stroke(joints, '#1E1A33', 0.7, { opacity: 0.35 }));
  // kerb and sidewalk in front of the shops, warm light falling out of them
  A.add(
    rect(0, groundY(31.5), W, 3.4, '#E9C9A0'),
    rect(0, groundY(31.5) + 3, W, 2.4, '#3B2C4A', { opacity: 0.6 }),
  );
  for (const [u, w, o] of tuples(3, '-15,90,0.5 -6.4,100,0.6 0.2,70,0.55 7.3,175,1 15,90,0.6')) {
    const p = row.pt(u, 0);
    A.add(lampGlow(A, p[0], p[1] + 22, w, '#FFC878', o, 1.15, 0.42));
  }
}
function lamp(A: Sheet, x: number, z: number, h = 4): string {
  const [bx, by, zc] = cam([x, 0, z]),
    ty = cam([x, h, z])[1],
    k = 760 / zc;
  return (
    lampGlow(A, bx, by, 80, '#FFC878', 0.4, 1, 0.24) +
    fill(
      beamD(cam, [x, 0, z], [x, h, z], 0.11) +
        beamD(cam, [x, 0, z], [x, 0.7, z], 0.26) +
        beamD(cam, [x - 0.3, h - 0.3, z], [x + 0.3, h - 0.3, z], 0.05),
      '#1E1C33',
    ) +
    lampGlow(A, bx, ty - 0.2 * k, 48, '#FFDF9E', 0.8) +
    circ(bx, ty - 0.2 * k, 0.24 * k, '#FFF6DC')
  );
}
// bulbs on sagging wires from pole to pole over the square
function stringLights(A: Sheet) {
  const span = (a: Pt3, b: Pt3, sag: number) => {
    const pts = [...Array(41)].map((_, i) => {
      const t = i / 40;
      return cam([
        a[0] + (b[0] - a[0]) * t,
        a[1] + (b[1] - a[1]) * t - sag * 4 * t * (1 - t),
        a[2] + (b[2] - a[2]) * t,
      ]);
    });
    A.add(stroke(smooth(pts), '#2A2440', 0.9, { opacity: 0.85 }));
    pts
      .filter((_, i) => i % 2)
      .forEach((p) => {
        const s = Math.min(4, Math.max(1.3, 52 / p[2]));
        A.add(lampGlow(A, p[0], p[1] + s, s * 5, '#FFD58A', 0.6), circ(p[0], p[1] + s, s, '#FFF4D2'));
      });
  };
  span([-12, 7, 12], [10.5, 8.6, 31], 2.0);
  span([-1, 9.4, 32], [13, 7.6, 14], 2.0);
  span([-17, 7.8, 33], [6, 8.4, 13], 1.8);
}
// café tables under a parasol, right
function cafe(A: Sheet, x: number, z: number): string {
  const k = 760 / z,
    [bx, by] = cam([x, 0, z]),
    py = (v: number) => by - v * k;
  let s = `<ellipse cx="${n(bx)}" cy="${n(by)}" rx="${n(1.4 * k)}" ry="${n(0.22 * k)}" fill="#1A1830" opacity=".4"/>`;
  s +=
    rect(bx - 1.2, py(2.5), 2.4, 2.5 * k, '#2A2440') +
    fill(
      dpoly([
        [bx - 1.45 * k, py(2.05)],
        [bx, py(2.75)],
        [bx + 1.45 * k, py(2.05)],
      ]),
      A.lin('0 #F6C890, 1 #B2504E', 0, 0, 1, 0),
    );
  for (const d of [-0.5, 0.5])
    s += fill(
      dpoly([
        [bx + d * k, py(2.05)],
        [bx, py(2.75)],
        [bx + d * 2 * k, py(2.05)],
      ]),
      '#FCEBCB',
      { opacity: 0.55 },
    );
  s +=
    `<ellipse cx="${n(bx)}" cy="${n(py(0.75))}" rx="${n(0.55 * k)}" ry="${n(0.09 * k)}" fill="#C99A80"/><ellipse cx="${n(bx)}" cy="${n(py(0.78))}" rx="${n(0.55 * k)}" ry="${n(0.085 * k)}" fill="#FFE7BC"/>` +
    rect(bx - 0.04 * k, py(0.74), 0.08 * k, 0.74 * k, '#2A2440') +
    circ(bx, py(0.86), 0.07 * k, '#FFF4D2') +
    lampGlow(A, bx, py(0.86), 0.9 * k, '#FFD58A', 0.7);
  for (const d of [-1, 1])
    s += stroke(
      `M${n(bx + d * 0.95 * k)} ${n(py(1))}L${n(bx + d * 0.88 * k)} ${n(py(0.46))}H${n(bx + d * 0.5 * k)}M${n(bx + d * 0.88 * k)} ${n(py(0.46))}L${n(bx + d * 0.95 * k)} ${n(by)}M${n(bx + d * 0.52 * k)} ${n(py(0.46))}V${n(by)}`,
      '#211D36',
      n(0.07 * k),
    );
  return s;
}
function frame(A: Sheet) {
  const r = rng(52);
  for (const [x, y, h, lean, size] of [[822, 650, 590, 0.0, 0.66]] as const) {
    const p = palm(r, x, y, h, { lean, size, fronds: 19, droop: 1.1, leaf: 30 });
    A.add(
      fill(p.back, '#2E3558'),
      fill(p.trunk, '#211F3A'),
      fill(p.front, '#1A1B34'),
      stroke(
        trunkEdge(x, y, h, lean, [0, 0.4, 0.9], () => -0.01),
        '#F2A87E',
        1.4,
        { opacity: 0.7 },
      ),
    );
  }
  for (const [x, y, rx, ry] of tuples(4, '800,598,90,30 -6,600,70,26'))
    A.add(
      foliageSvg(foliage(r, x, y, rx, ry, { count: 260, leaf: 5, tones: 4, light: [-0.2, -1] }), [
        '#151B33',
        '#1E2C42',
        '#2F4A4E',
        '#A84C62',
      ]),
    );
}

export function draw(): Sheet {
  const A = new Sheet(W, H);

  sky(A);
  storefronts(A);
  square(A);
  A.add(lamp(A, -15.5, 27), lamp(A, 10.6, 25), lamp(A, 2.2, 29));
  A.add(
    cafe(A, 13.6, 25),
    cafe(A, 8.2, 18.4),
    cafe(A, 10.7, 20.6),
    walker(540, 496, 62, { dir: -1, dress: true, top: '#2F6B70', skin: '#C08A6A' }),
    walker(570, 498, 68, { dir: -1, top: '#F3E3C6', legs: '#2A2643', skin: '#6E4638' }),
  );
  fountain(A);
  stringLights(A);
  frame(A);
  A.add(vignette(A, { cx: 400, cy: 340, r: 560, clear: 0.68, strength: 0.4 }));

  return A;
}
