/** Front elevation of an Avondale Tudor in ink and wash, with brass dimension lines. */

import {
  BRASS,
  blank,
  handLine,
  handPolygon,
  hatch,
  INK,
  inked,
  inkPaper,
  plateFrame,
  wash,
} from '../kit/ink.ts';
import { tuples } from '../kit/lists.ts';
import { n, smooth, type XY } from '../kit/path.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { circ, fill, g, stroke } from '../kit/svg.ts';
import { bricks, fig, G, hedge, slate, timber, tree, wnd } from './line-tudor/parts.ts';
import { at, BY, px, py, W } from './line-tudor/scene.ts';

const H = 800;
const CORAL = '#D0765B';
// ---------- masses (back to front) ----------
// main roof body (side-gabled)
const main = at('-8.6,4.9 -7,9.4 7.4,9.4 9,4.9');
// walls
const wall = at('-8.2,0 -8.2,5 8.6,5 8.6,0');
// dimension string in brass
const dy = BY + 62;
const tx = (A: Sheet, x: number, y: number, s: number, t: string, o: { c?: string; ls?: number } = {}) =>
  A.add(
    `<text x="${x}" y="${y}" font-family="URW Gothic, Century Gothic, sans-serif" font-size="${s}" fill="${o.c || INK}" letter-spacing="${o.ls || 3}" text-anchor="middle">${t}</text>`,
  );

export function draw(): Sheet {
  const A = new Sheet(W, H);
  const r = rng(33);
  inkPaper(A);
  // ---------- washes behind ----------
  A.add(
    g(
      fill(
        smooth(
          tuples(2, '90,360 180,190 420,120 700,96 960,150 1110,290 1080,400 600,440 120,430'),
          true,
          0.9,
        ),
        '#9FC0BE',
        { filter: A.blur(22) },
      ),
      { opacity: 0.6 },
    ),
    g(
      fill(
        smooth(tuples(2, '240,250 420,170 640,150 560,210 360,270'), true, 0.9) +
          smooth(tuples(2, '700,150 880,170 1010,250 860,230'), true, 0.9),
        '#F2C39A',
        { filter: A.blur(20) },
      ),
      { opacity: 0.55 },
    ),
  );
  tree(
    A,
    r,
    152,
    330,
    tuples(4, '-60,60,74,50 40,20,92,62 110,80,66,44 -10,-10,70,44 -100,120,52,34'),
    34,
    '#8FAE97',
    '#54806F',
  );
  tree(
    A,
    r,
    1062,
    270,
    tuples(4, '-50,40,66,46 30,0,80,54 80,70,56,40 -86,92,42,28'),
    26,
    '#A6BC95',
    '#688F74',
  );
  blank(A, main);
  wash(A, main, '#6F8492', 0.75);
  slate(A, r, main, py(9.4), py(4.9), 8);
  inked(A, handPolygon(r, main, 7), 1.25);
  inked(A, handLine(r, px(-7.2), py(9.52), px(7.6), py(9.52), 5), 1.1);
  blank(A, wall);
  wash(A, wall, '#C98F74', 0.62);
  bricks(A, r, -8.2, 8.6, 0, 4.9, 0.62);
  inked(A, handPolygon(r, wall, 4), 1.1);
  hatch(A, r, at('-8.2,5 8.6,5 8.6,4.45 -8.2,4.45'), 3.4, 52, 0.6, 0.6);
  {
    const p = G(4.9, 6.2, 5.4, 10.6, 2.9);
    blank(A, p);
    wash(A, p, '#F0DDBB', 0.6);
    // cast shadow on main roof to the right of the gable
    hatch(A, r, at('8,5.4 4.9,10.6 6.2,9.4 8.8,5.4'), 3.2, 60, 0.65, 0.7);
    for (const y of [2.95, 4.55, 6.2, 7.7])
      timber(
        A,
        r,
        [px(4.9 - Math.min(3.1, (10.6 - y) * 0.596)), py(y)],
        [px(4.9 + Math.min(3.1, (10.6 - y) * 0.596)), py(y)],
        y < 3 ? 9 : 6,
      );
    for (const x of [2.0, 2.75, 3.5, 6.3, 7.05, 7.8])
      timber(
        A,
        r,
        [px(x), py(2.95)],
        [px(x), py(Math.min(6.2, 10.6 - Math.abs(x - 4.9) / 0.596 + 0.1))],
        5.5,
      );
    for (const x of [4.2, 4.9, 5.6])
      timber(A, r, [px(x), py(6.2)], [px(x), py(10.6 - Math.abs(x - 4.9) / 0.596 - 0.15)], 5.5);
    timber(A, r, [px(2.05), py(4.55)], [px(2.75), py(6.1)], 5);
    timber(A, r, [px(7.75), py(4.55)], [px(7.05), py(6.1)], 5);
    timber(A, r, [px(3.0), py(6.2)], [px(4.2), py(7.7)], 5);
    timber(A, r, [px(6.8), py(6.2)], [px(5.6), py(7.7)], 5);
    wnd(A, r, 4.9, 4.65, 2.3, 1.4, 4);
    // barge boards
    timber(A, r, [px(1.45), py(5.0)], [px(4.9), py(10.85)], 8);
    timber(A, r, [px(8.35), py(5.0)], [px(4.9), py(10.85)], 8);
    inked(A, handLine(r, px(4.9), py(10.8), px(4.9), py(11.6), 1), 1.6);
    A.add(circ(px(4.9), py(11.68), 3, BRASS));
    hatch(A, r, at('1.8,2.9 8,2.9 8,2.35 1.8,2.35'), 2.8, 50, 0.65, 0.75);
    for (let x = 2.1; x < 8; x += 0.72) timber(A, r, [px(x), py(2.86)], [px(x), py(2.6)], 6);
    wnd(A, r, 4.9, 0.75, 3.1, 1.6, 5);
  }
  // left entrance gable: steep, catslide to the left
  {
    const p: XY[] = at('-4.6,0 -4.6,3 -1.5,8.6 0.6,4.6 0.6,0');
    blank(A, p);
    wash(A, p, '#C98F74', 0.6);
    bricks(A, r, -4.5, 0.5, 0, 3.3, 0.6);
    bricks(A, r, -3.2, -0.2, 3.3, 5.6, 0.45);
    hatch(A, r, at('0.6,0 0.6,4.6 1.3,3.9 1.3,0'), 3, 58, 0.6, 0.65);
    inked(A, handPolygon(r, p, 4), 1.1);
    timber(A, r, [px(-5.5), py(1.55)], [px(-1.5), py(8.9)], 9);
    timber(A, r, [px(0.95), py(4.2)], [px(-1.5), py(8.9)], 9);
    wnd(A, r, -1.6, 4.6, 1.1, 1.25, 2);
    // arched limestone door
    const cx = px(-1.7);
    const arch = (w: number, h: number) =>
      `M${cx - w / 2} ${BY}V${n(BY - h * 0.55)}Q${n(cx - w / 2)} ${n(BY - h * 0.9)} ${cx} ${n(BY - h)}Q${n(cx + w / 2)} ${n(BY - h * 0.9)} ${n(cx + w / 2)} ${n(BY - h * 0.55)}V${BY}`;
    A.add(fill(`${arch(80, 118)}Z`, '#FBF4E6'));
    inked(A, arch(80, 118), 1.1);
    for (let i = 0; i < 9; i++) {
      const y = BY - i * 13 - 4;
      if (y > BY - 92) {
        inked(A, handLine(r, cx - 40, y, cx - 26, y, 1) + handLine(r, cx + 26, y, cx + 40, y, 1), 0.8);
      }
    }
    for (const a of [-0.9, -0.45, 0, 0.45, 0.9])
      inked(
        A,
        handLine(
          r,
          cx + Math.sin(a) * 27,
          BY - 64 - Math.cos(a) * 40,
          cx + Math.sin(a) * 38,
          BY - 64 - Math.cos(a) * 53,
          0,
        ),
        0.8,
      );
    wash(A, `${arch(52, 102)}Z`, '#245A66', 1);
    wash(A, `${arch(52, 102)}Z`, '#1B3F50', 0.6);
    inked(A, arch(52, 102), 1.3);
    let q = '';
    for (let x = -20; x <= 20; x += 10) q += handLine(r, cx + x, BY, cx + x, BY - 88 + Math.abs(x) * 0.5, 0);
    inked(A, q, 0.7);
    inked(
      A,
      handLine(r, cx - 26, BY - 22, cx + 14, BY - 22, 0) + handLine(r, cx - 26, BY - 68, cx + 14, BY - 68, 0),
      1.6,
    );
    A.add(circ(cx + 17, BY - 44, 2.6, BRASS));
    // lantern
    A.add(circ(cx + 58, BY - 86, 15, '#F2C063', { opacity: 0.35 }));
    inked(
      A,
      handPolygon(
        r,
        [
          [cx + 53, BY - 96],
          [cx + 63, BY - 96],
          [cx + 61, BY - 78],
          [cx + 55, BY - 78],
        ],
        1,
      ) + handLine(r, cx + 52, BY - 99, cx + 64, BY - 99, 0),
      0.9,
    );
    // steps
    for (let i = 0; i < 3; i++)
      inked(A, handLine(r, cx - 50 - i * 7, BY + i * 5, cx + 50 + i * 7, BY + i * 5, 2), 1);
  }
  // big chimney
  {
    const p: XY[] = at('-7.6,0 -7.6,3 -7.1,4.2 -7.1,10.9 -5.7,10.9 -5.7,4.2 -5.2,3 -5.2,0');
    blank(A, p);
    wash(A, p, '#B87458', 0.85);
    bricks(A, r, -7.0, -5.8, 0, 10.6, 0.75);
    bricks(A, r, -7.5, -5.3, 0, 3, 0.6);
    hatch(A, r, at('-6.1,0 -6.1,10.9 -5.7,10.9 -5.7,4.2 -5.2,3 -5.2,0'), 3, 58, 0.6, 0.7);
    inked(A, handPolygon(r, p, 4), 1.35);
    for (const x of [-6.85, -6.4, -5.95]) {
      const q = [
        [px(x) - 7, py(10.95)],
        [px(x) - 5.5, py(11.9)],
        [px(x) + 5.5, py(11.9)],
        [px(x) + 7, py(10.95)],
      ] as const;
      wash(A, q, CORAL, 0.8);
      inked(A, handPolygon(r, q, 1.5), 1);
      inked(A, handLine(r, px(x) - 7, py(11.75), px(x) + 7, py(11.75), 0), 1);
    }
    inked(
      A,
      handLine(r, px(-7.3), py(10.9), px(-5.5), py(10.9), 2) +
        handLine(r, px(-7.25), py(10.65), px(-5.55), py(10.65), 2),
      1.2,
    );
  }
  // windows on brick
  wnd(A, r, -3.55 + 0.02, 0.85, 1.0, 1.5, 2);
  // ---------- ground, hedges, figures ----------
  inked(A, handLine(r, 40, BY + 16, 1160, BY + 16, 0, 0.8), 2.4);
  inked(A, handLine(r, 40, BY + 20, 1160, BY + 20, 0, 0.8), 0.6);
  hedge(A, r, px(-8.9), px(-7.5), 30, '#86A68F');
  hedge(A, r, px(-5.2), px(-3.1), 20, '#86A68F');
  hedge(A, r, px(0.0), px(3.0), 22, '#86A68F');
  hedge(A, r, px(3.0), px(6.9), 15, '#A9BE94');
  hedge(A, r, px(6.9), px(9.3), 34, '#86A68F');
  fig(A, 884, 68, CORAL);
  fig(A, 908, 66, '#5F8F97', -1);
  fig(A, 928, 40, '#E2B45E');
  A.add(stroke(`M${px(-8.2)} ${dy}H${px(8.6)}`, BRASS, 1));
  for (const m of [-8.2, -4.6, 0.6, 1.8, 8, 8.6])
    A.add(
      stroke(`M${n(px(m) - 5)} ${dy + 5}l10 -10M${n(px(m))} ${BY + 28}V${dy + 8}`, BRASS, 0.9, {
        opacity: 0.85,
      }),
    );
  (
    [
      [-6.4, '11′-10″'],
      [-2, '17′-1″'],
      [4.9, '20′-4″'],
    ] as const
  ).forEach(([m, t]) => {
    tx(A, px(m), dy - 7, 11, t, { c: BRASS, ls: 1 });
  });
  tx(A, W / 2, BY + 112, 19, 'AVONDALE TUDOR', { ls: 9 });
  tx(A, W / 2, BY + 136, 10.5, 'FRONT ELEVATION  ·  JACKSONVILLE, FLORIDA', { ls: 4, c: BRASS });
  plateFrame(A);
  return A;
}
