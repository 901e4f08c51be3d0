/** A good evening out. */

import type { Sheet } from '../../kit/sheet.ts';
import { still } from '../../kit/still.ts';
import { bars, bricks, floor, lamps, pot } from '../../kit/still-parts.ts';
import { fill } from '../../kit/svg.ts';
import { beachBar } from './beach-bar.ts';
import { screenedPorch } from './screened-porch.ts';

/** A small stage before anyone has come. */
function stage(): Sheet {
  const s = still(51, '0 #2A1F3E, 1 #4B3A5E');
  for (let x = 0; x < 480; x += 40) {
    s.flat(`${x},0 ${x + 40},0 ${x + 40},262 ${x},262`, '#6A3A5A');
    s.shade(`${x + 24},0 ${x + 40},0 ${x + 40},262 ${x + 28},262`, 0.4);
  }
  s.A.add(
    fill('M250 -20L310 -20L470 300L170 300Z', s.A.lin('0 #FFE9B4 0.55, 1 #FFE9B4 0.05')),
    fill('M120 -20L170 -20L260 300L10 300Z', s.A.lin('0 #F19E7C 0.5, 1 #F19E7C 0.04')),
  );
  floor(s, [258, 330], '#B97A4A');
  s.band(328, 360, '0 #3A2430, 1 #1B1A2C');
  s.pen('0,328 480,328', 4, '#E0A86C');
  lamps(s, [
    [-20, 20, 170, 30, 34],
    [170, 30, 330, 24, 36],
    [330, 24, 500, 18, 34],
  ]);
  s.fall(120, 306, 46, 6);
  s.pen('120,304 120,112', 5, '#1B2A3C');
  s.oval(120, 304, 32, 7, '#1B2A3C');
  s.flat('104,74 136,74 130,114 110,114', '#9FB4BC');
  s.oval(120, 76, 18, 20, '#C9D6D8');
  for (const y of [66, 74, 82]) s.pen(`106,${y} 134,${y}`, 1.4, '#5B7480');
  s.fall(232, 308, 54, 7);
  for (const [a, b] of [
    [206, 192],
    [262, 276],
    [224, 220],
    [246, 250],
  ] as const)
    s.pen(`${a},216 ${b},306`, 6, '#8E5A36');
  s.pen('202,264 268,264', 4, '#8E5A36');
  s.oval(234, 214, 42, 10, '#D98A4E');
  s.fall(368, 310, 70, 8);
  s.flat('356,40 378,40 374,196 362,196', '#4A2E24');
  s.flat('350,14 384,14 380,44 354,44', '#6B3C22');
  s.soft('330,196 366,176 404,196 398,226 424,262 410,304 366,314 324,304 310,262 336,226', '#D98A3E');
  s.soft('342,204 366,192 388,204 384,226 396,250 366,236 330,254 350,226', '#F0B060');
  s.oval(367, 244, 19, 18, '#3A2418');
  s.box(346, 280, 42, 8, '#4A2E24');
  for (const x of [363, 367, 371]) s.pen(`${x},40 ${x},282`, 0.9, '#FFF3CF');
  return s.evening(240, 60);
}

/** A curtain that is about to rise, seen from the seats. */
function curtain(): Sheet {
  const s = still(53, '0 #3A1F2E, 1 #22182C');
  s.box(40, 46, 400, 226, '#8E2F42');
  for (let i = 0; i < 20; i++) {
    const x = 40 + i * 20;
    s.flat(`${x},46 ${x + 20},46 ${x + 20},272 ${x},272`, '#B23A4C');
    s.shade(`${x + 11},46 ${x + 20},46 ${x + 20},272 ${x + 13},272`, 0.42);
  }
  s.tint(240, 286, 250, 190, '#FFC878', 0.75);
  for (let i = 0; i < 6; i++) {
    const x = 40 + i * 66.7;
    s.soft(`${x - 3},40 ${x + 70},40 ${x + 58},84 ${x + 33},100 ${x + 9},84`, '#C8485A');
    s.bend(`${x + 3},72 ${x + 18},94 ${x + 33},100 ${x + 50},94 ${x + 64},72`, 4, '#EDB650');
  }
  s.box(0, 0, 480, 44, '#D9AE62');
  s.box(0, 36, 480, 9, '#F5DC9C');
  for (let x = 12; x < 480; x += 38) s.oval(x, 18, 9, 9, '#F5DC9C');
  for (const x of [0, 440]) {
    s.box(x, 36, 40, 250, '#D9AE62');
    for (const at of [9, 20, 31]) s.pen(`${x + at},58 ${x + at},266`, 4, '#A97E3A', 0.75);
    s.box(x - 4, 264, 48, 22, '#E9C884');
    s.box(x - 4, 40, 48, 14, '#E9C884');
  }
  s.band(270, 300, '0 #C98A4E, 1 #7A4A2E');
  for (let x = 60; x < 440; x += 40) {
    s.glow(x, 274, 34, '#FFE9B4', 0.9);
    s.mound(`${x - 12},282 ${x - 8},270 ${x},266 ${x + 8},270 ${x + 12},282`, '#F5DC9C', 284);
  }
  s.band(298, 360, '0 #2A1830, 1 #14101F');
  for (const [y, step, shift, colour] of [
    [306, 62, 0, '#5E2438'],
    [334, 74, 34, '#7A2F44'],
  ] as const)
    for (let x = -20 - shift; x < 500; x += step) {
      s.mound(
        `${x},${y + 40} ${x + 4},${y + 6} ${x + step / 2 - 3},${y - 4} ${x + step - 10},${y + 6} ${x + step - 6},${y + 40}`,
        colour,
        362,
      );
      s.bend(`${x + 6},${y + 8} ${x + step / 2 - 3},${y - 1} ${x + step - 12},${y + 8}`, 2, '#E08A6A', 0.7);
    }
  return s.evening(240, 150);
}

/** A table laid in the window of an old storefront. */
function storefront(): Sheet {
  const s = still(55, '0 #2A2346, 1 #3F3A62');
  bricks(s, [0, 0, 480, 330], '#7E3F3E', [30, 11]);
  s.tint(240, 170, 260, 190, '#FFB86A', 0.35);
  s.box(34, 86, 412, 226, '#1F4A4E');
  s.box(48, 100, 384, 182, '#F7BE6C');
  s.flat('48,100 432,100 432,190 48,190', '#F9CE86');
  for (const x of [96, 196, 296, 384]) {
    s.box(x - 20, 150, 40, 54, '#B8743F');
    s.box(x - 15, 155, 30, 44, ['#2F6A6C', '#8A5A72', '#3A6A49', '#C65B45'][(x / 96) | 0] ?? '#2F6A6C');
  }
  for (const x of [150, 330]) {
    s.pen(`${x},100 ${x},128`, 2, '#3A2418');
    s.glow(x, 140, 80, '#FFF3CF', 0.9);
    s.flat(`${x - 20},142 ${x + 20},142 ${x + 9},124 ${x - 9},124`, '#22405C');
    s.oval(x, 143, 12, 5, '#FFFDF0');
  }
  s.box(48, 232, 384, 50, '#B87E4A');
  for (const [x, side] of [
    [132, 1],
    [348, -1],
  ] as const) {
    s.bend(`${x},282 ${x},226 ${x - side * 4},180`, 7, '#4A2E24');
    s.bend(
      `${x - side * 4},182 ${x + side * 14},172 ${x + side * 26},184 ${x + side * 24},230`,
      5,
      '#4A2E24',
    );
    s.box(x + (side > 0 ? 0 : -44), 228, 44, 9, '#6B3C22');
    s.pen(`${x + side * 40},234 ${x + side * 42},282`, 6, '#4A2E24');
  }
  s.flat('176,220 304,220 318,282 162,282', '#FFFDF6');
  s.shade('262,220 304,220 318,282 280,282', 0.14);
  s.oval(240, 220, 70, 11, '#FFFFFF');
  for (const x of [206, 274]) {
    s.A.add(
      fill(`M${x - 10} 178h20q2 20 -8 23v14h6v3h-16v-3h6v-14q-10 -3 -8 -23Z`, '#FFFFFF', { opacity: 0.85 }),
      fill(`M${x - 9} 186h18q0 12 -9 14q-9 -2 -9 -14Z`, '#A8324A'),
    );
  }
  s.box(236, 190, 9, 28, '#FFF7E0');
  s.glow(240, 180, 44, '#FFE9B4', 1);
  s.soft('240,172 246,184 240,191 234,184', '#FFD05A');
  bars(s, [48, 100, 432, 282], 3, 1, '#1F4A4E', 9);
  s.box(34, 282, 412, 34, '#2A6064');
  for (const x of [48, 180, 312]) s.box(x, 288, 120, 22, '#1F4A4E');
  for (let i = 0; i < 12; i++) {
    const [a, b] = [16 + i * 37.3, 16 + (i + 1) * 37.3];
    const [c, d] = [30 + i * 35, 30 + (i + 1) * 35];
    s.flat(`${c},40 ${d},40 ${b},96 ${a},96`, i % 2 ? '#F6EBD3' : '#2F8A7C');
    s.mound(`${a},95 ${a + 8},106 ${b - 8},106 ${b},95`, i % 2 ? '#E7D3B1' : '#24706A', 95);
  }
  s.shade('30,40 450,40 450,48 30,48', 0.3);
  s.band(314, 360, '0 #4A4258, 1 #7A6A76');
  s.tint(240, 336, 220, 34, '#FFC878', 0.6);
  for (let x = -120; x < 600; x += 90) s.pen(`${240 + (x - 240) * 0.6},314 ${x},360`, 1.4, '#2A2438', 0.6);
  pot(s, 22, 342, 66, '#22405C');
  pot(s, 458, 342, 66, '#22405C');
  return s.evening(240, 130);
}

export const evening: Readonly<Record<string, () => Sheet>> = {
  eclectic: stage,
  coastal: beachBar,
  urban: curtain,
  suburban: screenedPorch,
  historic: storefront,
};
