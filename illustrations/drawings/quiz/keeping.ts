/** What would be given up last. */

import type { Sheet } from '../../kit/sheet.ts';
import { LOW_DUSK, still } from '../../kit/still.ts';
import { bars, bricks, LEAVES, leaves, pot, slashPine, woods } from '../../kit/still-parts.ts';
import { fill } from '../../kit/svg.ts';
import { errands } from './errands.ts';
import { shoreline } from './shoreline.ts';

/** A wide garage on a wide lawn, its doors up: the skiff, the canoe and the bench have room. */
function garage(): Sheet {
  const s = still(62, LOW_DUSK);
  s.clouds(206);
  s.glow(30, 190, 150, '#FFD58A', 0.9);
  woods(s, 226, 64, '#5A6468', 9);
  s.band(222, 360, '0 #A8A868, 0.3 #6F8A54, 1 #2F5A48');
  slashPine(s, 34, 250, 236, ['#1B3A44', '#24484A', '#3A6250', '#A89A5A'], '#5A4440');
  s.flat('84,262 420,262 500,360 -10,360', '#D8C8B0');
  s.box(74, 98, 356, 166, '#F1E6D0');
  for (let y = 110; y < 128; y += 8) s.pen(`74,${y} 430,${y}`, 1.2, '#B8A898', 0.6);
  s.flat('54,106 252,14 450,106 438,112 252,28 66,112', '#F9EED8');
  s.flat('78,106 252,28 426,106', '#EADCC2');
  s.flat('66,92 252,6 252,22 58,110', '#4A5E78');
  s.flat('252,6 440,92 446,110 252,22', '#33445E');
  s.oval(252, 74, 17, 17, '#F9EED8');
  s.oval(252, 74, 12, 12, '#F7C878');
  bars(s, [240, 62, 264, 86], 2, 2, '#F9EED8', 3);
  for (const x of [92, 262]) {
    s.box(x - 6, 126, 162, 138, '#FFF6E2');
    s.box(x, 132, 150, 132, '#E9A862');
    s.flat(`${x},132 ${x + 150},132 ${x + 128},152 ${x + 22},152`, '#C98A50');
    s.box(x + 22, 152, 106, 84, '#FCDD9C');
    s.flat(`${x},264 ${x + 22},236 ${x + 128},236 ${x + 150},264`, '#D9B07A');
    s.box(x, 132, 150, 12, '#FFF6E2');
    s.oval(x + 75, 158, 6, 5, '#FFFBE8');
    s.glow(x + 75, 160, 74, '#FFE9B4', 0.8);
  }
  // The canoe on the back wall, its paddle, and the bench under it.
  s.soft('108,186 124,176 168,172 212,176 228,186 212,194 168,197 124,194', '#C9503F');
  s.bend('110,186 168,177 226,186', 2.4, '#FFF3D6');
  s.pen('122,206 208,206', 3.4, '#8A5A36');
  s.soft('202,202 222,201 224,206 222,211 202,210', '#8A5A36');
  s.box(118, 226, 92, 7, '#8A5236');
  for (const x of [124, 200]) s.box(x, 232, 6, 24, '#6A3E30');
  for (const [x, h, colour] of [
    [130, 14, '#2F8C96'],
    [148, 9, '#EDB650'],
    [162, 17, '#F6EBD3'],
    [182, 11, '#C65B45'],
  ] as const)
    s.box(x, 226 - h, 11, h, colour);
  // The skiff on its trailer.
  s.fall(338, 262, 64, 6);
  s.soft('276,214 304,222 380,220 402,208 394,236 370,246 306,246 286,238', '#2F8C96');
  s.bend('277,214 306,223 380,221 402,208', 4, '#FFF6E2');
  s.bend('288,238 306,246 370,246', 3, '#1B4A58');
  s.pen('274,256 398,250', 4, '#4A4450');
  for (const x of [326, 352]) {
    s.oval(x, 254, 10, 10, '#22303F');
    s.oval(x, 254, 4, 4, '#D9D2C2');
  }
  s.box(396, 192, 9, 20, '#33445E');
  s.shade('84,262 420,262 424,268 80,268', 0.25);
  for (const x of [160, 338]) s.glow(x, 286, 110, '#FFC878', 0.5);
  leaves(
    s,
    [
      [62, 258, 26, 14],
      [444, 256, 30, 18],
      [470, 262, 26, 16],
    ],
    LEAVES,
    4,
  );
  leaves(
    s,
    [
      [462, 40, 70, 46],
      [486, 96, 44, 40],
    ],
    ['#10303A', '#1B4440', '#35604A', '#8A9458'],
    6,
  );
  return s.evening(40, 150);
}

/** A shop on the corner, its wares in the window. */
function shop(): Sheet {
  const s = still(63, '0 #24507A, 0.5 #E8A78C');
  bricks(s, [0, 22, 480, 320], '#C66A50', [30, 11]);
  s.box(-6, 4, 492, 24, '#F6EBD3');
  for (let x = 8; x < 480; x += 22) s.box(x, 22, 11, 12, '#E7D3B1');
  s.box(24, 54, 432, 262, '#1F6E74');
  s.box(36, 62, 408, 44, '#13304C');
  for (const [x, w] of [
    [96, 90],
    [198, 40],
    [250, 130],
  ] as const)
    s.box(x, 79, w, 9, '#EDB650');
  s.box(44, 142, 262, 128, '#F7C878');
  s.flat('44,142 170,142 96,270 44,270', '#FCE0A8');
  s.box(44, 236, 262, 8, '#B87E4A');
  for (const [x, h, colour] of [
    [74, 52, '#E0604A'],
    [116, 66, '#2F8A7C'],
    [160, 46, '#F6EBD3'],
    [206, 60, '#8A5A72'],
    [250, 50, '#22405C'],
    [286, 40, '#E0745A'],
  ] as const) {
    s.flat(
      `${x - 15},236 ${x + 15},236 ${x + 9},${236 - h * 0.6} ${x + 5},${236 - h * 0.8} ${x + 5},${236 - h} ${x - 5},${236 - h} ${x - 5},${236 - h * 0.8} ${x - 9},${236 - h * 0.6}`,
      colour,
    );
  }
  for (let i = 0; i < 9; i++)
    s.box(58 + i * 27, 248, 18, 22, ['#C65B45', '#EDB650', '#3A6A49', '#86BFE4'][i % 4] ?? '#C65B45');
  bars(s, [44, 142, 306, 270], 2, 1, '#1F6E74', 8);
  s.box(44, 278, 262, 32, '#2A8288');
  for (const x of [54, 182]) s.box(x, 284, 112, 20, '#1F6E74');
  s.box(326, 132, 108, 184, '#164F56');
  s.flat('338,142 422,142 422,312 338,312', '#E0604A');
  s.box(350, 154, 60, 88, '#F2B95E');
  s.flat('350,154 390,154 364,242 350,242', '#FFE3A8');
  s.box(364, 184, 32, 20, '#FBF3E0');
  s.box(350, 256, 60, 44, '#C84E3C');
  s.oval(414, 232, 4, 4, '#F7D27A');
  for (let i = 0; i < 10; i++) {
    const [a, b] = [14 + i * 45.2, 14 + (i + 1) * 45.2];
    const [c, d] = [30 + i * 42, 30 + (i + 1) * 42];
    s.flat(`${c},106 ${d},106 ${b},146 ${a},146`, i % 2 ? '#FBF3E0' : '#F19E7C');
    s.mound(`${a},145 ${a + 10},158 ${b - 10},158 ${b},145`, i % 2 ? '#E7D3B1' : '#D97E5C', 145);
  }
  s.shade('24,158 456,158 456,170 24,176', 0.22);
  s.band(314, 360, '0 #B5A89A, 1 #D9CDB8');
  for (let x = -120; x < 600; x += 90) s.pen(`${240 + (x - 240) * 0.6},314 ${x},360`, 1.4, '#8A7C72', 0.6);
  pot(s, 456, 340, 62, '#C65B45', ['#A84C62', '#D96F78', '#F19E7C', '#F4AFA2']);
  s.fall(84, 344, 60, 8);
  s.flat('36,268 128,268 140,340 24,340', '#8E5A36');
  s.flat('44,276 120,276 129,332 34,332', '#22303F');
  for (const [y, w] of [
    [292, 50],
    [306, 62],
    [319, 40],
  ] as const)
    s.pen(`${82 - w / 2},${y} ${82 + w / 2},${y}`, 3, '#F6EBD3', 0.9);
  return s.evening(60, 80);
}

/** A stair of old work, a colored window on its landing. */
function stair(): Sheet {
  const s = still(64, '0 #E9D2A6, 1 #D9BC8A');
  for (let x = 14; x < 480; x += 46)
    for (let y = 22; y < 300; y += 52)
      s.A.add(`<path d="M${x} ${y - 9}q10 9 0 18q-10 -9 0 -18Z" fill="#C79F66" opacity="0.4"/>`);
  s.box(40, 20, 128, 168, '#7A4A2E');
  s.box(50, 30, 108, 148, '#F7D79A');
  const glass = ['#2F8A7C', '#E0745A', '#EDB650', '#86BFE4', '#8A5A72', '#FBEBCB'];
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 4; column++)
      s.box(
        51 + column * 27,
        31 + row * 29.6,
        25,
        28,
        glass[(row * 3 + column * 2 + (row % 2)) % 6] ?? '#EDB650',
      );
  s.oval(104, 104, 32, 38, '#FBEBCB');
  s.soft('104,72 126,96 120,128 104,138 88,128 82,96', '#A8C66E');
  bars(s, [50, 30, 158, 178], 4, 5, '#4A3326', 2.4);
  s.A.add(fill('M60 190L170 190L330 360L120 360Z', '#FFE9B4', { opacity: 0.28 }));
  s.band(318, 360, '0 #8E5A36, 1 #B97A4A');
  for (const y of [332, 348]) s.pen(`0,${y} 480,${y}`, 1.4, '#5A3524', 0.6);
  s.flat('480,70 480,330 128,330 128,318', '#F4E7CB');
  for (let i = 0; i < 7; i++) {
    const [x, y] = [140 + i * 52, 300 - i * 34];
    s.box(x, y, 60, 340 - y, '#F4E7CB');
    s.box(x - 6, y - 9, 66, 10, '#9A5F36');
    s.shade(`${x},${y + 1} ${x + 60},${y + 1} ${x + 60},${y + 8} ${x},${y + 8}`, 0.3);
    s.shade(
      `${x + 12},${y + 40} ${x + 48},${y + 40} ${x + 48},${Math.max(y + 44, 318)} ${x + 12},${Math.max(y + 44, 318)}`,
      0.12,
    );
    s.bend(
      `${x + 8},${y + 28} ${x + 20},${y + 14} ${x + 34},${y + 18} ${x + 28},${y + 28} ${x + 20},${y + 24}`,
      2.4,
      '#C79F66',
    );
    for (const at of [14, 40]) {
      const top = y - 104 - (at - 14) * 0.55;
      s.soft(
        `${x + at - 4},${y - 9} ${x + at - 6},${y - 34} ${x + at - 2.6},${y - 56} ${x + at - 4},${top + 10} ${x + at + 4},${top + 10} ${x + at + 2.6},${y - 56} ${x + at + 6},${y - 34} ${x + at + 4},${y - 9}`,
        '#FBF3E0',
      );
    }
  }
  s.pen('116,206 490,-38', 17, '#6B3C22');
  s.pen('114,202 488,-42', 5, '#B97A4A');
  s.fall(98, 338, 56, 8);
  s.box(72, 196, 50, 142, '#7A4A2E');
  s.box(80, 224, 34, 88, '#9A5F36');
  s.shade('84,230 110,230 110,306 84,306', 0.28);
  s.box(64, 326, 66, 14, '#6B3C22');
  s.box(64, 188, 66, 12, '#9A5F36');
  s.oval(97, 166, 24, 24, '#A8683C');
  s.soft('84,154 94,147 100,153 90,164', '#E0A86C');
  return s.evening(110, 60);
}

export const keeping: Readonly<Record<string, () => Sheet>> = {
  urban: errands,
  suburban: garage,
  eclectic: shop,
  historic: stair,
  coastal: shoreline,
};
