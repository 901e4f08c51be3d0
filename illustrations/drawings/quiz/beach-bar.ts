/** Tacos on a plank table, a bar of boards on the sand behind it, and the surf. */

import { mix } from '../../kit/colour.ts';
import { lampGlow } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import { n } from '../../kit/path.ts';
import { perMetre, plane } from '../../kit/plane.ts';
import { camera } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { LOW_DUSK, type Still, still } from '../../kit/still.ts';
import { lamps, oats } from '../../kit/still-parts.ts';
import { circ, fill, g, rect, stroke } from '../../kit/svg.ts';
import { glints, lightPath } from '../../kit/water.ts';

const HZ = 196;
const SUN = [112, 182] as const;
const TURN = (-9 * Math.PI) / 180;
const cam = camera({ eye: [0, 1.5, 0], f: 430, cx: 240, cy: HZ });
const P = plane(cam, [0.5, 0, 9.6], [Math.cos(TURN), Math.sin(TURN)], [Math.sin(TURN), -Math.cos(TURN)]);
const LONG = 6.6;

/** Sea to the sand in two lines of surf, the sun going into it. */
function shore(A: Sheet): void {
  const r = rng(8);
  A.add(
    rect(0, HZ, 480, 60, A.lin('0 #F6B78E, 0.2 #A88A98, 0.6 #4A7A90, 1 #2F7488')),
    fill(glints(r, -10, 490, HZ + 2, 236, 90, { minL: 10, maxL: 60, th: 0.9, persp: 1.2 }), '#1A4A6C', {
      opacity: 0.45,
    }),
    fill(lightPath(r, SUN[0], HZ + 1, 238, 70, { near: 24, far: 5, len: 20, thick: 1.1 }), '#FFEBB8', {
      opacity: 0.95,
    }),
    stroke('M-10 214Q60 208 140 213T300 211T490 214', '#FFF3DE', 3, { opacity: 0.85 }),
    rect(0, 236, 480, 124, A.lin('0 #E0B08C, 0.2 #B98A80, 0.7 #86688A, 1 #4A4470')),
    stroke('M-10 232Q50 238 120 231T270 234T490 230', '#FFF9EC', 6, { opacity: 0.95 }),
    stroke('M-10 240Q60 246 130 239T280 242T490 238', '#FFD9B0', 2, { opacity: 0.6 }),
  );
  let ripples = '';
  for (let i = 0; i < 170; i++) {
    const t = r() ** 0.8;
    ripples += `M${n(r.range(-10, 490))} ${n(248 + t * 110)}q${n(6 + t * 8)} ${n(-2 - t * 2)} ${n(14 + t * 18)} 0`;
  }
  A.add(stroke(ripples, '#4A3A64', 1, { opacity: 0.28 }));
}

/** Bottles on lit shelves, a counter of painted boards, a roof of palm thatch. */
function bar(A: Sheet): string {
  const q = rng(3);
  let s = fill(P.quad(-0.1, -0.02, LONG + 0.1, 0.02, 1), '#2A2248', { opacity: 0.4, filter: A.blur(3) });
  s += fill(P.quad(0, 0, LONG, 2.6), '#4A3044');
  const opening = P.quad(0.3, 1.05, LONG - 0.2, 2.45);
  let inside = fill(P.quad(-1, 0.6, LONG + 1, 3, -1.8), A.lin('0 #FFE6AC, 1 #E09A54'));
  for (const v of [1.3, 1.85]) {
    inside += fill(P.line([0, v, -1.6], [LONG, v, -1.6], 0.06), '#8A5236');
    for (let u = 0.3; u < LONG; u += q.range(0.16, 0.3)) {
      const [h, colour] = [
        q.range(0.2, 0.4),
        q.pick(['#2F8C96', '#C9503F', '#5F8A52', '#8A4A72', '#FBF1DC', '#A8642C']),
      ];
      inside += fill(
        P.quad(u, v, u + 0.11, v + h * 0.7, -1.55) + P.quad(u + 0.035, v, u + 0.075, v + h, -1.55),
        colour,
      );
    }
  }
  for (const u of [1.2, 3.2, 5.2]) {
    const [x, y] = P.pt(u, 2.15, -0.6);
    inside += circ(x, y, 5, '#FFFBEA');
  }
  s += g(inside, { 'clip-path': A.clip(opening) });
  // The counter and its boards, each in a color of its own.
  const colours = ['#2F8C96', '#F3DDBE', '#E0745A', '#7FB3B4', '#EDB650', '#F3DDBE', '#3E6A92'] as const;
  for (let i = 0; i < 22; i++) {
    const u = (LONG * i) / 22;
    s += fill(
      P.quad(u, 0, u + LONG / 22 - 0.02, 1, 0.3),
      mix(colours[(i * 3) % 7] ?? '#2F8C96', '#3A2A50', 0.2 + (i % 2) * 0.05),
    );
  }
  s += P.box(-0.15, 1, LONG + 0.15, 1.09, 0, 0.62, { front: '#F6CE98', side: '#C98A5C', top: '#FFE0AE' });
  for (const u of [0, 2.2, 4.4, LONG]) s += fill(P.quad(u - 0.07, 0, u + 0.07, 2.7, 0.32), '#6A4038');
  // Thatch, in rows that hang over one another.
  const roof = A.lin('0 #6A4A4A, 0.5 #A87A54, 1 #E0B070');
  s += fill(
    P.poly([
      [-0.7, 2.5, 1.2],
      [LONG + 0.7, 2.5, 1.2],
      [LONG - 0.5, 4.1, -1],
      [0.5, 4.1, -1],
    ]),
    roof,
  );
  let [dark, light] = ['', ''];
  for (let j = 0; j < 6; j++) {
    const t = j / 6;
    const [v, w] = [2.5 + 1.6 * t, 1.2 - 2.2 * t];
    for (let u = -0.6 + t * 1.1; u < LONG + 0.6 - t * 1.1; u += 0.09) {
      const [x, y] = P.pt(u + q.range(-0.03, 0.03), v + 0.3, w - 0.4);
      const drop = `M${n(x)} ${n(y)}l${n(q.range(-2, 2))} ${n(q.range(9, 17))}`;
      if (q() < 0.55) dark += drop;
      else light += drop;
    }
  }
  s += stroke(dark, '#4A3040', 1.3, { opacity: 0.6 }) + stroke(light, '#FFD79A', 1, { opacity: 0.55 });
  return s + fish();
}

/** A fish of neon on the roof. */
function fish(): string {
  const [x, y] = P.pt(3.3, 4.55, -0.6);
  const k = perMetre(P, 3.3, 4);
  const at = (u: number, v: number) => `${n(x + u * k)} ${n(y - v * k)}`;
  const d = `M${at(-0.8, 0)}C${at(-0.4, 0.5)} ${at(0.4, 0.5)} ${at(0.8, 0.02)}L${at(1.25, 0.36)}C${at(1.1, 0.1)} ${at(1.1, -0.1)} ${at(1.25, -0.36)}L${at(0.8, -0.02)}C${at(0.4, -0.5)} ${at(-0.4, -0.5)} ${at(-0.8, 0)}Z`;
  return (
    stroke(`M${at(-0.3, -0.3)}V${n(y + 0.75 * k)}M${at(0.4, -0.3)}V${n(y + 0.75 * k)}`, '#3A2A40', 2.4) +
    stroke(d, '#7FE6DC', 2.8) +
    stroke(`M${at(-0.34, 0.28)}Q${at(-0.16, 0)} ${at(-0.34, -0.28)}`, '#FF9A78', 2.2) +
    circ(x - 0.52 * k, y - 0.08 * k, 2, '#FFE9B4')
  );
}

function stools(A: Sheet): string {
  let s = '';
  for (const u of [0.9, 2.1, 3.3, 4.5]) {
    const [x, y, z] = P.pt(u, 0, 1.15);
    const k = 430 / z;
    s += `<ellipse cx="${n(x + 4)}" cy="${n(y + 1)}" rx="${n(0.4 * k)}" ry="${n(0.08 * k)}" fill="#2A2248" opacity="0.5" filter="${A.blur(2)}"/>`;
    for (const d of [-0.17, 0.17])
      s += stroke(
        `M${n(x + d * 0.6 * k)} ${n(y - 0.72 * k)}L${n(x + d * k)} ${n(y)}`,
        '#3A2438',
        n(0.05 * k),
      );
    s += stroke(`M${n(x - 0.14 * k)} ${n(y - 0.26 * k)}H${n(x + 0.14 * k)}`, '#3A2438', n(0.04 * k));
    s += `<ellipse cx="${n(x)}" cy="${n(y - 0.74 * k)}" rx="${n(0.2 * k)}" ry="${n(0.06 * k)}" fill="#E0745A"/>`;
  }
  return s;
}

/** A taco, `k` pixels to a unit, open at the top. */
function taco(s: Still, x: number, y: number, k: number, seed: number): void {
  const r = rng(seed);
  s.mound(
    `${x - 25 * k},${y} ${x - 22 * k},${y - 17 * k} ${x - 6 * k},${y - 30 * k} ${x + 12 * k},${y - 28 * k} ${x + 25 * k},${y - 12 * k} ${x + 27 * k},${y}`,
    '#B9803A',
    y,
  );
  for (let i = 0; i < 11; i++) {
    const t = i / 10;
    s.oval(
      x + (-20 + t * 42) * k,
      y - (10 + Math.sin(t * Math.PI) * 19) * k + r.range(-2, 2) * k,
      6 * k,
      5.4 * k,
      r.pick(['#8FB85C', '#C6DC7E', '#E0604A', '#FBF1DC', '#A84C82', '#F3C46C']),
    );
  }
  s.mound(
    `${x - 27 * k},${y + 3 * k} ${x - 23 * k},${y - 12 * k} ${x - 8 * k},${y - 24 * k} ${x + 9 * k},${y - 23 * k} ${x + 22 * k},${y - 10 * k} ${x + 26 * k},${y + 3 * k}`,
    '#F0C478',
    y + 3 * k,
  );
  for (let i = 0; i < 8; i++)
    s.oval(
      x + r.range(-17, 17) * k,
      y - r.range(1, 15) * k,
      r.range(1, 2.4) * k,
      r.range(0.8, 1.6) * k,
      '#C68A40',
    );
}

function table(s: Still): void {
  const { A } = s;
  A.add(fill('M-20 318L322 306L392 366H-20Z', A.lin('0 #C98A5C, 1 #7A4A48')));
  s.pen('-20,318 322,306', 2.4, '#FFD9A0', 0.9);
  for (const [a, b] of tuples(2, '328,342 338,352')) s.pen(`-20,${a} 400,${b}`, 1.6, '#4A2A34', 0.6);
  s.pen('-20,346 384,360', 1.6, '#4A2A34', 0.6);
  // A basket lined with paper.
  s.cast('60,346 214,346 250,358 70,360', 0.5);
  s.flat('42,322 210,318 200,346 56,350', '#C9503F');
  for (const x of [62, 86, 110, 134, 158, 182]) s.pen(`${x},322 ${x + 4},347`, 2, '#7E2E34', 0.6);
  s.flat('36,322 60,312 96,320 130,308 166,318 198,308 218,320 204,330 52,332', '#FFF6E2');
  taco(s, 84, 326, 1.05, 4);
  taco(s, 130, 324, 1.05, 9);
  taco(s, 174, 323, 1, 14);
  s.mound('206,328 209,320 217,316 225,320 228,328', '#A6CC58', 328);
  // A bottle and a glass, the light through them.
  s.cast('262,342 284,342 316,356 290,358', 0.5);
  s.flat('254,340 282,340 282,296 274,284 273,250 263,250 262,284 254,296', '#B0662C');
  s.flat('256,304 280,304 280,326 256,326', '#FBF1DC');
  s.oval(268, 315, 7, 7, '#E0745A');
  s.pen('257,298 264,286 265,254', 2, '#FFD08A', 0.9);
  s.box(262, 246, 12, 6, '#EDB650');
}

export function beachBar(): Sheet {
  const s = still(52, LOW_DUSK);
  const { A } = s;
  s.clouds(186);
  s.glow(...SUN, 160, '#FFC47A', 0.95);
  A.add(circ(...SUN, 16, '#FFFBEA'));
  shore(A);
  s.pen('46,252 46,92', 4, '#3A2A40');
  lamps(s, [
    [46, 94, 264, 84, 26],
    [264, 84, 500, 60, 16],
  ]);
  A.add(bar(A), stools(A));
  oats(s, 396, 490, 356, 90, 8);
  table(s);
  s.evening(...SUN, 0.45);
  for (const [u, v, r, colour, o] of [
    [1.6, 1.7, 74, '#FFC870', 0.65],
    [4.6, 1.7, 80, '#FFC870', 0.65],
    [3.4, 4.5, 70, '#6FE0D6', 0.5],
  ] as const) {
    const [x, y] = P.pt(u, v, 0.3);
    A.add(lampGlow(A, x, y, r, colour, o));
  }
  return A;
}
