/** Saturday at eight in the morning, within ten minutes of the door. */

import { grass, pine } from '../../kit/elevation/planting.ts';
import { tone } from '../../kit/elevation/surfaces.ts';
import { BRASS, wash } from '../../kit/ink.ts';
import { smooth } from '../../kit/path.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { stand, vignette } from '../../kit/vignette.ts';

const POST = '#C9A87C';

/** Steps and rails over a dune, the sea beyond. */
function walkover(): Sheet {
  const v = vignette(11, '#A9C2CC');
  v.reach(206, 262, '#7FB0B2', 22);
  v.mound('48,300 92,262 150,244 206,262 262,300', '#EAD3A6');
  v.mound('222,300 300,252 350,238 402,260 436,300', '#EAD3A6');
  for (let i = 0; i < 6; i++) {
    const [y, half] = [300 - i * 13, 62 - i * 5];
    v.flat(
      `${240 - half},${y} ${240 + half},${y} ${240 + half - 2},${y - 9} ${240 - half + 2},${y - 9}`,
      POST,
      0.75,
      1.4,
    );
  }
  for (const side of [-1, 1]) {
    for (const [x, foot, top] of [
      [64, 300, 214],
      [50, 268, 186],
      [36, 236, 160],
    ] as const)
      v.flat(
        `${240 + side * x - 4},${foot} ${240 + side * x + 4},${foot} ${240 + side * x + 4},${top} ${240 + side * x - 4},${top}`,
        POST,
        0.85,
        1.4,
      );
    v.pen(`${240 + side * 66},216 ${240 + side * 34},162`, 3.4);
    v.pen(`${240 + side * 64},252 ${240 + side * 35},194`, 1.8);
  }
  for (const [x, w, h] of [
    [-8.6, 3, 3.6],
    [-6.4, 2, 2.6],
    [8.2, 3.2, 3.8],
    [6.2, 1.8, 2.4],
  ] as const)
    grass(v, x, w, h, '#C79A5A');
  stand(v, '#EAD3A6');
  return v.A;
}

/** A cup on a small table by a railing and a river. */
function coffee(): Sheet {
  const v = vignette(12, '#B4C6B8');
  v.reach(192, 246, '#7FB0B2', 20);
  v.pen('56,176 424,176', 3);
  v.pen('56,246 424,246', 1.8);
  for (let x = 66; x < 424; x += 22) v.pen(`${x},176 ${x},246`, 1.1);
  for (const x of [110, 374])
    v.flat(`${x - 5},300 ${x + 5},300 ${x + 5},168 ${x - 5},168`, tone.navy, 0.7, 1.4);
  v.oval(240, 262, 118, 17, tone.white, 0.6, 1.8);
  v.flat('233,278 247,278 249,304 231,304', tone.navy, 0.7, 1.4);
  v.oval(240, 254, 62, 9, tone.white, 0.3, 1.4);
  v.soft('196,178 284,178 276,226 262,250 218,250 204,226', tone.coral, 0.75, 1.8);
  v.oval(240, 179, 44, 10, '#6B4A36', 0.9, 1.6);
  v.bend('282,192 308,190 306,220 274,226', 3.4);
  v.shade('252,190 282,186 272,228 260,248 246,248');
  for (const x of [222, 240, 258]) v.bend(`${x},162 ${x - 7},146 ${x + 6},130 ${x - 2},112`, 1.3);
  return v.A;
}

/** A bench, and a crate of oranges under an arch. */
function bench(): Sheet {
  const v = vignette(13, '#9FC0BE');
  v.flat('60,300 60,86 424,86 424,300', tone.stone, 0.7, 1.8);
  for (const [y, end] of [
    [104, 424],
    [126, 196],
    [150, 148],
    [174, 122],
    [200, 106],
    [228, 97],
    [258, 93],
  ] as const) {
    v.pen(`62,${y} ${end},${y}`, 0.9);
    if (end < 400) v.pen(`${484 - end},${y} 422,${y}`, 0.9);
  }
  v.mound('92,300 104,200 160,136 242,112 324,136 380,200 392,300', '#BFD2CC', 0.7, 1.8);
  for (const y of [196, 212, 228])
    v.flat(`128,${y} 298,${y} 298,${y + 10} 128,${y + 10}`, tone.wood, 0.8, 1.5);
  v.flat('120,252 306,252 312,264 114,264', tone.wood, 0.85, 1.6);
  for (const x of [134, 292]) {
    v.bend(`${x},300 ${x + 2},266 ${x},236 ${x - 2},190`, 3.2);
    v.bend(`${x - 12},300 ${x - 4},280 ${x},264`, 2.6);
  }
  for (const [x, y] of [
    [330, 262],
    [346, 256],
    [362, 260],
    [376, 264],
    [338, 250],
    [356, 246],
    [369, 252],
  ] as const)
    v.oval(x, y, 9.5, 9.5, '#EDA24E', 0.9, 1.3);
  v.flat('318,266 388,266 382,300 324,300', '#C9A87C', 0.8, 1.7);
  for (const y of [277, 288]) v.pen(`320,${y} 386,${y}`, 1.1);
  stand(v);
  return v.A;
}

/** Records in a bin, a loaf beside it, a blank poster behind. */
function records(): Sheet {
  const v = vignette(14, '#F0CBA8');
  v.flat('282,74 402,74 402,222 282,222', tone.cream, 0.8, 1.7);
  v.oval(342, 128, 34, 34, tone.coral, 0.75, 1.5);
  for (const y of [180, 194, 207]) v.pen(`302,${y} 382,${y}`, 2.2);
  const sleeves = ['#86A9A4', '#D0765B', '#EFC272', '#2C4A68', '#A9BBA0', '#E9C3A6', '#6F8492'];
  sleeves.forEach((colour, i) => {
    const [x, y] = [92 + i * 13, 148 - (i % 3) * 7];
    v.flat(`${x},${y + 112} ${x},${y} ${x + 98},${y - 8} ${x + 98},${y + 106}`, colour, 0.85, 1.3);
  });
  v.flat('78,216 286,216 280,300 86,300', tone.wood, 0.85, 1.9);
  for (const y of [238, 262, 284]) v.pen(`80,${y} 284,${y}`, 1.1);
  v.soft('296,290 312,268 350,256 392,262 408,282 396,298 318,300', '#D9A765', 0.9, 1.8);
  for (const x of [326, 350, 374]) v.bend(`${x - 6},266 ${x + 3},276 ${x + 4},288`, 1.5);
  v.shade('310,292 350,286 398,290 394,299 318,300', '#8A5A3A');
  stand(v, '#E7D3B1');
  return v.A;
}

/** A path that winds between pines. */
function trail(): Sheet {
  const v = vignette(15, '#B4C6B8', 40);
  wash(
    v.A,
    smooth(
      [
        [60, 252],
        [150, 240],
        [330, 240],
        [424, 254],
        [424, 300],
        [60, 300],
      ],
      true,
      0.5,
    ),
    '#A9BE94',
    0.7,
  );
  for (const [x, h] of [
    [-15.4, 20],
    [-11, 23],
    [10.6, 22],
    [15, 19],
    [-7.4, 15.4],
    [7.4, 14.6],
  ] as const)
    pine(v, x, h);
  v.soft(
    '150,302 210,274 262,258 236,244 228,238 244,237 286,248 302,262 292,280 276,302',
    '#E7D8BC',
    0.9,
    1.6,
  );
  v.bend('214,300 262,276 280,262 258,248', 1.3, BRASS);
  for (const x of [-13, -9.4, 9, 13.4]) grass(v, x, 3.4, 1.5);
  stand(v, '#A9BE94');
  return v.A;
}

export const saturday: Readonly<Record<string, () => Sheet>> = {
  coastal: walkover,
  urban: coffee,
  historic: bench,
  eclectic: records,
  suburban: trail,
};
