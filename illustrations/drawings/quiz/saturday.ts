/** Saturday at eight in the morning, within ten minutes of the door. */

import type { Sheet } from '../../kit/sheet.ts';
import { still } from '../../kit/still.ts';
import { bricks, leaves, oats, slashPine, water, woods } from '../../kit/still-parts.ts';

/** Boards over a dune, the tide going out beyond. */
function walkover(): Sheet {
  const s = still(11, '0 #86BFE4, 0.3 #CFE0DC, 0.46 #FFE0B0');
  s.glow(330, 132, 150, '#FFE9B4', 0.9);
  s.oval(330, 132, 20, 20, '#FFF3CF');
  water(s, 150, 214, '#4E9A9C');
  for (const [y, x] of [
    [186, 60],
    [199, 210],
    [208, 20],
  ] as const)
    s.bend(`${x},${y} ${x + 90},${y - 3} ${x + 170},${y + 2} ${x + 250},${y - 1}`, 3.4, '#FFF7E0', 0.85);
  s.band(211, 240, '0 #D9BE92, 1 #EBD3A6');
  s.mound('-10,236 60,204 130,200 190,228 214,250', '#E3C692');
  s.mound('262,250 300,222 372,192 440,202 490,226', '#E3C692');
  s.shade('214,250 190,228 150,206 190,300 120,360 200,360', 0.16);
  s.flat('212,222 268,222 372,360 108,360', '#B98D61');
  for (let i = 0; i < 12; i++) {
    const t = (i / 12) ** 1.7;
    const y = 222 + t * 138;
    s.pen(`${212 - t * 104},${y} ${268 + t * 104},${y}`, 0.8 + t * 2.2, '#6E4D38', 0.75);
  }
  for (const side of [-1, 1]) {
    for (const [x, y, h, w] of [
      [120, 356, 128, 11],
      [76, 300, 92, 7.5],
      [48, 258, 66, 5.5],
      [31, 232, 48, 4],
    ] as const)
      s.box(240 + side * x - w / 2, y - h, w, h, '#C79E70');
    s.flat(
      `${240 + side * 124},222 ${240 + side * 124},236 ${240 + side * 29},190 ${240 + side * 29},184`,
      '#D9B486',
    );
    s.pen(`${240 + side * 122},290 ${240 + side * 30},208`, 4, '#A87C54');
  }
  oats(s, -10, 96, 352, 150, 9);
  oats(s, 396, 490, 352, 160, 10);
  oats(s, 20, 130, 236, 60, 8);
  oats(s, 350, 470, 224, 60, 8);
  return s.A;
}

/** A cup on a small table by a railing and a river. */
function coffee(): Sheet {
  const s = still(12, '0 #6FB0D8, 0.3 #BFD9DC, 0.52 #FBE3BC');
  for (const [x, w, h, tone] of [
    [-6, 44, 70, '#9DB7C4'],
    [44, 30, 104, '#8DABBD'],
    [80, 52, 58, '#A7BFC8'],
    [146, 34, 84, '#9DB7C4'],
    [300, 40, 62, '#A7BFC8'],
    [346, 36, 96, '#8DABBD'],
    [388, 48, 74, '#9DB7C4'],
    [440, 46, 118, '#87A6B9'],
  ] as const) {
    s.box(x, 186 - h, w, h, tone);
    for (let y = 194 - h; y < 182; y += 9) s.pen(`${x + 4},${y} ${x + w - 4},${y}`, 1.6, '#DCE6E2', 0.55);
  }
  woods(s, 188, 22, '#6F9A8C', 6);
  water(s, 186, 300, '#4F98A2', '#FFF7E0', 90);
  for (let x = 14; x < 480; x += 24) s.pen(`${x},196 ${x},304`, 2, '#22405C');
  for (const y of [196, 304]) s.pen(`-4,${y} 484,${y}`, 7, '#1B3550');
  for (const x of [64, 416]) s.box(x - 6, 184, 12, 176, '#22405C');
  s.band(306, 360, '0 #C9A87C, 1 #E2C79C');
  s.fall(240, 344, 190, 20, 0.35);
  s.oval(240, 336, 196, 50, '#B9D0CF');
  s.oval(240, 326, 196, 48, '#F4EBD6');
  s.fall(262, 326, 112, 22, 0.3);
  s.oval(240, 318, 100, 22, '#FBF4E4');
  s.oval(240, 314, 66, 13, '#E7D9BE');
  s.bend('300,218 344,214 344,268 292,272', 15, '#C65B45');
  s.flat('170,206 310,206 305,250 292,288 274,308 262,313 218,313 206,308 188,288 175,250', '#DE6E54');
  s.shade('276,206 310,206 305,250 292,288 274,308 262,313 252,313 270,280', 0.13);
  s.oval(240, 206, 70, 16, '#F08A6C');
  s.oval(240, 207, 60, 12, '#5A3A2C');
  s.bend('206,208 230,202 262,206 272,210', 3, '#A9744C', 0.8);
  for (const x of [214, 240, 266])
    s.bend(`${x},186 ${x - 12},160 ${x + 12},132 ${x - 4},100`, 5, '#FFFFFF', 0.45);
  s.tint(90, 40, 330, 240, '#FFE9B4', 0.3);
  return s.A;
}

/** A bench, and crates of oranges, under the arch of a bridge. */
function bench(): Sheet {
  const s = still(13, '0 #8CC0D8, 0.5 #F8DDB0');
  woods(s, 196, 44, '#7FA79A', 8);
  water(s, 194, 262, '#5FA3A6', '#FFF7E0', 50);
  s.band(258, 360, '0 #B7A288, 1 #E2CCA4');
  for (let i = 0; i < 9; i++) s.pen(`${-260 + i * 120},360 ${112 + i * 32},262`, 1.2, '#8A7660', 0.5);
  s.pen('0,300 480,300', 1.4, '#8A7660', 0.4);
  s.A.add(`<g clip-path="${s.A.clip('M0 0H480V320H424V220A184 172 0 0 0 56 220V320H0Z')}">`);
  bricks(s, [0, 0, 480, 320], '#B8674E', [32, 12]);
  s.A.add('</g>');
  s.A.add(
    `<path d="M47 320V220A193 182 0 0 1 433 220V320" fill="none" stroke="#D8A27C" stroke-width="18"/><path d="M58 320V220A182 171 0 0 1 422 220V320" fill="none" stroke="#6E3B33" stroke-width="5" opacity="0.7"/>`,
  );
  s.shade('0,0 480,0 480,26 0,26', 0.2);
  s.box(0, 318, 66, 12, '#9A5744');
  s.box(414, 318, 66, 12, '#9A5744');
  s.fall(208, 328, 130, 13);
  for (const x of [110, 292]) {
    s.bend(`${x - 6},330 ${x},292 ${x},250 ${x - 8},206`, 8, '#22405C');
    s.bend(`${x + 22},330 ${x + 12},300 ${x + 10},288`, 7, '#22405C');
  }
  for (const y of [206, 224, 242]) s.box(92, y, 220, 13, '#C2854C');
  s.flat('88,270 318,270 332,290 78,290', '#D2955A');
  s.shade('78,290 332,290 332,296 78,296', 0.5);
  s.fall(376, 344, 74, 12);
  for (let i = 0; i < 11; i++)
    s.oval(330 + (i % 6) * 17 + (i > 5 ? 8 : 0), i > 5 ? 274 : 286, 11, 11, i % 3 ? '#F0993E' : '#F7B255');
  s.flat('316,288 434,288 428,346 322,346', '#C79A62');
  for (const y of [302, 318, 333]) s.pen(`318,${y} 432,${y}`, 2.2, '#7C5636', 0.8);
  s.tint(240, 150, 240, 200, '#FFE9B4', 0.35);
  return s.A;
}

/** Records in a bin, a loaf beside it, a blank poster behind. */
function records(): Sheet {
  const s = still(14, '0 #2F6A6C, 1 #3F8080');
  bricks(s, [0, 0, 480, 250], '#3D7C7C', [36, 13]);
  s.tint(150, 30, 320, 240, '#FFE9B4', 0.4);
  s.shade('326,40 452,40 452,214 326,214', 0.35);
  s.box(318, 32, 126, 174, '#FBEBCB');
  s.oval(381, 104, 44, 44, '#E0745A');
  s.oval(381, 104, 14, 14, '#FBEBCB');
  for (const [y, w] of [
    [164, 76],
    [178, 92],
    [191, 60],
  ] as const)
    s.box(381 - w / 2, y, w, 5, '#13304C');
  s.band(250, 360, '0 #B97F4C, 1 #E0A86C');
  s.pen('0,252 480,252', 4, '#F0C48A');
  s.fall(176, 340, 170, 16);
  const sleeves = [
    '#F2C879',
    '#D0604C',
    '#86BFE4',
    '#F19E7C',
    '#1F3F63',
    '#A9C2BE',
    '#EDB650',
    '#8A5A72',
    '#FCF3E1',
  ];
  sleeves.forEach((colour, i) => {
    const [x, y] = [38 + i * 17, 112 - (i % 3) * 12 + i * 2];
    s.flat(`${x},${y + 160} ${x},${y} ${x + 132},${y - 14} ${x + 132},${y + 150}`, colour);
    s.pen(`${x},${y} ${x + 132},${y - 14}`, 1.4, '#FFF7E0', 0.7);
  });
  s.oval(248, 190, 46, 48, '#1B2A3C');
  s.oval(248, 190, 17, 18, '#E0745A');
  s.flat('22,228 318,228 308,338 34,338', '#8E5A36');
  for (const y of [256, 284, 312]) s.pen(`26,${y} 314,${y}`, 2.4, '#5A3524', 0.8);
  s.flat('20,222 320,222 320,236 20,236', '#B97A4A');
  s.fall(404, 338, 78, 11);
  s.mound('326,338 332,306 362,276 402,266 444,276 470,306 476,338', '#D99A52', 338);
  for (const x of [362, 396, 428]) s.bend(`${x - 12},282 ${x + 4},294 ${x + 8},312`, 6, '#F7D59C', 0.9);
  return s.A;
}

/** A paved trail that winds between pines. */
function trail(): Sheet {
  const s = still(15, '0 #9CC6D8, 0.35 #F2E6BE, 0.6 #FBE9BE');
  s.glow(250, 150, 190, '#FFF3CF', 0.9);
  woods(s, 236, 96, '#A9C4A4', 4);
  woods(s, 244, 58, '#7FA787', 12);
  s.band(232, 360, '0 #9DB36E, 0.4 #6F9257, 1 #456F47');
  s.soft(
    '206,236 262,234 300,246 268,264 250,280 300,306 420,366 60,366 130,318 186,280 214,258 226,246',
    '#E9D9B8',
  );
  s.bend('234,240 262,248 236,270 222,296 232,330 238,362', 1.6, '#C9A255', 0.8);
  for (const [x, y, h] of [
    [150, 250, 150],
    [330, 250, 160],
    [196, 244, 110],
    [292, 243, 112],
  ] as const)
    slashPine(s, x, y, h, ['#4F7E66', '#5F8E70', '#86AC80', '#B3CA94'], '#A98268');
  for (const [x, y, h] of [
    [92, 286, 268],
    [398, 290, 280],
    [22, 322, 350],
    [462, 326, 350],
  ] as const) {
    s.fall(x + 30, y, 60, 6, 0.3);
    slashPine(s, x, y, h);
  }
  leaves(s, [
    [30, 340, 62, 24],
    [112, 352, 46, 16],
    [450, 344, 66, 26],
    [372, 356, 40, 14],
  ]);
  s.A.add(
    ...[180, 214, 258, 300].map(
      (x) =>
        `<path d="M${x} 0L${x + 46} 0L${x + (x - 240) * 1.4 + 20} 360L${x + (x - 240) * 1.4 - 50} 360Z" fill="#FFF7E0" opacity="0.07"/>`,
    ),
  );
  return s.A;
}

export const saturday: Readonly<Record<string, () => Sheet>> = {
  coastal: walkover,
  urban: coffee,
  historic: bench,
  eclectic: records,
  suburban: trail,
};
