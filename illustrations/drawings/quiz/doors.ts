/** Front doors. */

import type { Sheet } from '../../kit/sheet.ts';
import { LOW_DUSK, type Still, still } from '../../kit/still.ts';
import { bars, boards, bricks, oats, pot, water } from '../../kit/still-parts.ts';
import { newHouse } from './new-house.ts';
import { paintedDoor } from './painted-door.ts';

/** A door of six panels, shut. */
function panels(s: Still, x: number, y: number, w: number, h: number, colour: string): void {
  s.box(x, y, w, h, colour);
  for (const [at, share] of [
    [0.06, 0.2],
    [0.3, 0.3],
    [0.66, 0.28],
  ] as const)
    for (const column of [0.12, 0.55]) {
      s.shade(
        `${x + w * column},${y + h * at} ${x + w * (column + 0.33)},${y + h * at} ${x + w * (column + 0.33)},${y + h * (at + share)} ${x + w * column},${y + h * (at + share)}`,
        0.3,
      );
      s.box(x + w * column + 2, y + h * at + 3, w * 0.33 - 3, h * share - 4, colour);
    }
}

/** A house on posts behind the dune, its stair outside. */
function stilts(): Sheet {
  const s = still(21, LOW_DUSK);
  s.clouds(232);
  s.glow(70, 214, 150, '#FFD58A', 0.9);
  s.oval(70, 214, 17, 17, '#FFF3CF');
  water(s, 232, 262, '#4E9A9C', '#FFF7E0', 30);
  s.band(258, 360, '0 #E8CFA0, 1 #F1DDB4');
  s.fall(310, 338, 190, 14);
  s.band(338, 360, '0 #DDBF8C, 1 #EBD2A4');
  for (const x of [196, 290, 382, 452]) s.box(x, 206, 13, 134, '#A67C55');
  s.pen('200,334 292,218', 4, '#8B6443');
  s.pen('386,334 458,218', 4, '#8B6443');
  s.shade('184,206 480,206 480,232 184,232', 0.35);
  boards(s, [192, 66, 476, 200], '#7FB3B4', 12);
  s.flat('172,70 236,14 452,14 486,70', '#54708A');
  for (const y of [28, 42, 56])
    s.pen(`${222 - (y - 28) * 1.1},${y} ${462 + (y - 28) * 0.4},${y}`, 1.2, '#2C4A68', 0.6);
  s.box(172, 68, 314, 8, '#FCF3E1');
  s.box(222, 92, 62, 108, '#FCF3E1');
  s.box(228, 98, 50, 102, '#E0604A');
  s.box(236, 106, 34, 34, '#FFD58A');
  s.oval(270, 156, 3, 3, '#FFE9B4');
  s.box(326, 92, 108, 76, '#FCF3E1');
  s.box(332, 98, 96, 64, '#F2B95E');
  s.flat('332,98 384,98 348,162 332,162', '#FFE9B4');
  bars(s, [332, 98, 428, 162], 3, 2, '#FCF3E1', 4);
  s.box(166, 198, 320, 12, '#D9B486');
  for (let i = 0; i < 11; i++) {
    const [x, y] = [56 + i * 11.4, 336 - i * 12.6];
    s.box(x, y, 30, 5, '#D9B486');
    s.pen(`${x + 2},${y} ${x + 2},${y - 46}`, 2, '#FCF3E1');
  }
  s.flat('52,344 64,344 190,204 178,204', '#A67C55');
  s.flat('78,346 92,346 214,210 200,210', '#8B6443');
  s.pen('54,292 178,152', 6, '#FCF3E1');
  s.pen('178,152 222,152', 6, '#FCF3E1');
  for (const x of [182, 196, 210]) s.pen(`${x},152 ${x},198`, 2.4, '#FCF3E1');
  oats(s, -6, 50, 346, 120, 7);
  oats(s, 396, 490, 354, 92, 9);
  return s.evening(60, 60);
}

/** Oak and leaded glass at the back of a deep porch. */
function porch(): Sheet {
  const s = still(23, '0 #7E4B3C, 1 #8E5646');
  bricks(s, [0, 40, 480, 306], '#A85F49', [30, 11]);
  s.band(0, 46, '0 #A9C2BE, 1 #86A9A4');
  for (let x = 10; x < 480; x += 22) s.pen(`${x},0 ${240 + (x - 240) * 0.9},46`, 1.2, '#5F8480', 0.7);
  s.shade('0,46 480,46 480,92 0,110', 0.4);
  s.box(124, 70, 232, 236, '#F6EBD3');
  s.box(136, 82, 208, 38, '#F2B95E');
  bars(s, [136, 82, 344, 120], 8, 2, '#6B4B33', 3);
  for (const x of [136, 302]) {
    s.box(x, 130, 42, 170, '#F2B95E');
    s.A.add(`<g clip-path="${s.A.clip(`M${x} 130h42v170h-42Z`)}">`);
    for (let i = -8; i < 14; i++) {
      s.pen(`${x - 30},${130 + i * 21} ${x + 72},${130 + i * 21 + 86}`, 2, '#6B4B33');
      s.pen(`${x + 72},${130 + i * 21} ${x - 30},${130 + i * 21 + 86}`, 2, '#6B4B33');
    }
    s.A.add('</g>');
  }
  panels(s, 188, 130, 104, 176, '#84502E');
  s.box(206, 142, 68, 54, '#F7CC7C');
  bars(s, [206, 142, 274, 196], 3, 2, '#6B3C22', 4);
  s.oval(282, 228, 5, 5, '#F7D27A');
  s.glow(240, 62, 130, '#FFD58A', 0.75);
  s.pen('240,20 240,46', 2.4, '#2B2A30');
  s.flat('226,46 254,46 250,72 230,72', '#FFE9B4');
  s.band(304, 360, '0 #7E96A0, 1 #A9C2C4');
  for (let x = -200; x < 700; x += 34) s.pen(`${240 + (x - 240) * 0.5},304 ${x},360`, 1.2, '#5B7480', 0.7);
  s.flat('178,306 302,306 326,330 154,330', '#C8A36A');
  s.shade('178,306 302,306 306,312 174,312', 0.4);
  for (const [x, lean] of [
    [30, 1],
    [450, -1],
  ] as const) {
    s.fall(x + lean * 26, 344, 76, 9);
    s.flat(`${x - 24},0 ${x + 24},0 ${x + 34},208 ${x - 34},208`, '#FBF1DC');
    s.box(x - 46, 206, 92, 16, '#FBF1DC');
    bricks(s, [x - 42, 222, x + 42, 348], '#B4694F', [28, 11]);
    s.box(x - 50, 344, 100, 16, '#E7D3B1');
  }
  pot(s, 116, 336, 74, '#2C4A68');
  pot(s, 372, 336, 66, '#2C4A68');
  return s.evening(240, 40);
}

/** The doors of an elevator at the end of a corridor. */
function elevator(): Sheet {
  const s = still(25, '0 #2B3A5A, 1 #3E4E70');
  s.flat('0,0 480,0 352,40 128,40', '#F2E4C8');
  s.flat('0,0 128,40 128,276 0,360', '#3B5273');
  s.flat('480,0 352,40 352,276 480,360', '#314667');
  s.box(128, 40, 224, 236, '#E4D2AE');
  s.flat('128,276 352,276 480,360 0,360', '#6E3E50');
  s.flat('178,276 302,276 372,360 108,360', '#A84C62');
  for (const t of [0.25, 0.6])
    s.pen(`${178 - 70 * t},${276 + 84 * t} ${302 + 70 * t},${276 + 84 * t}`, 2, '#E9B36A', 0.7);
  for (const side of [-1, 1])
    for (const [d, y, h] of [
      [150, 132, 46],
      [200, 126, 66],
    ] as const) {
      const x = 240 + side * d;
      s.glow(x, y, h * 1.5, '#FFD58A', 0.85);
      s.flat(
        `${x - 7},${y + h / 2} ${x + 7},${y + h / 2} ${x + 10},${y - h / 3} ${x - 10},${y - h / 3}`,
        '#FFF3CF',
      );
    }
  s.glow(240, 34, 150, '#FFE9B4', 0.6);
  s.box(160, 84, 160, 192, '#8F6F3E');
  for (const [x, w] of [
    [168, 70],
    [242, 70],
  ] as const) {
    s.box(x, 92, w, 184, '#D8AE62');
    s.flat(`${x + 12},104 ${x + 34},104 ${x + 12},180`, '#F5DC9C');
    s.flat(`${x + w / 2},128 ${x + w - 12},184 ${x + w / 2},240 ${x + 12},184`, '#B98A44');
    s.flat(`${x + w / 2},148 ${x + w - 24},184 ${x + w / 2},220 ${x + 24},184`, '#F0CE86');
  }
  s.pen('240,92 240,276', 2.4, '#5A4326');
  s.A.add('<path d="M206 80a34 30 0 0 1 68 0Z" fill="#F7ECD2" stroke="#8F6F3E" stroke-width="4"/>');
  s.pen('240,78 260,58', 3, '#A84C62');
  s.box(330, 168, 12, 28, '#8F6F3E');
  s.oval(336, 176, 3, 3, '#FFF7E0');
  s.oval(336, 188, 3, 3, '#E0745A');
  pot(s, 148, 288, 58, '#22405C');
  pot(s, 400, 352, 110, '#22405C');
  return s.evening(240, 60);
}

export const doors: Readonly<Record<string, () => Sheet>> = {
  historic: porch,
  suburban: newHouse,
  urban: elevator,
  coastal: stilts,
  eclectic: paintedDoor,
};
