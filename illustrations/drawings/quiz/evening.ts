/** A good evening out: five of them, before anyone has come. */

import { pane } from '../../kit/elevation/openings.ts';
import { bricks, face, tone } from '../../kit/elevation/surfaces.ts';
import { PAPER } from '../../kit/ink.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ } from '../../kit/svg.ts';
import { stand, vignette } from '../../kit/vignette.ts';

/** A microphone, a stool and a guitar on a small stage, strings of lamps over it. */
function stage(): Sheet {
  const v = vignette(51, '#C9C0D6');
  v.flat('80,270 400,270 416,300 64,300', tone.wood, 0.8, 1.9);
  for (let x = 110; x < 400; x += 36) v.pen(`${x},270 ${x + (x - 240) * 0.06},300`, 1);
  v.bend('70,96 130,122 190,104 250,126 310,104 370,122 414,92', 1.4);
  for (const [x, y] of [
    [98, 110],
    [130, 122],
    [162, 112],
    [190, 104],
    [220, 115],
    [250, 126],
    [280, 116],
    [310, 104],
    [340, 112],
    [370, 122],
    [394, 108],
  ] as const) {
    v.A.add(circ(x, y + 8, 10, '#F2C063', { opacity: 0.35 }));
    v.oval(x, y + 7, 4.4, 6, tone.lamp, 1, 1.1);
  }
  v.pen('176,270 176,160', 2.2);
  v.pen('156,270 176,262 196,270', 2.4);
  v.soft('166,144 170,132 182,132 188,144 184,158 172,158', tone.slate, 0.9, 1.6);
  v.pen('168,146 187,144', 1.1);
  v.flat('232,214 288,214 284,224 236,224', tone.wood, 0.9, 1.6);
  for (const points of ['240,224 230,270', '280,224 290,270', '260,224 260,270']) v.pen(points, 2.4);
  v.pen('236,250 286,250', 1.6);
  v.soft(
    '330,268 312,256 312,236 326,224 328,208 340,200 352,208 354,224 368,236 368,256 350,268',
    '#D08A4A',
    0.9,
    1.8,
  );
  v.oval(340, 228, 9, 9, '#4A3428', 0.9, 1.2);
  v.flat('336,218 344,218 344,136 336,136', '#5A4334', 0.95, 1.4);
  v.flat('333,136 347,136 349,116 331,116', tone.wood, 0.9, 1.4);
  for (const x of [338, 342]) v.pen(`${x},120 ${x},250`, 0.7);
  stand(v, '#D9C6A4');
  return v.A;
}

/** A plate of tacos, half a lime, the sea behind. */
function tacos(): Sheet {
  const v = vignette(52, '#F3CFA6');
  v.reach(120, 190, '#7FB0B2', 26);
  v.bend('70,182 120,174 160,184 220,176 280,186 340,176 410,184', 2, PAPER);
  v.flat('60,226 420,226 432,300 48,300', tone.wood, 0.55, 1.8);
  for (const y of [248, 274]) v.pen(`54,${y} 426,${y}`, 1);
  v.oval(220, 254, 142, 30, tone.white, 0.35, 2);
  v.oval(220, 250, 112, 20, tone.white, 0.2, 1);
  for (const [x, lean] of [
    [138, 0],
    [196, 2],
    [254, -1],
  ] as const) {
    v.mound(
      `${x},${250 + lean} ${x + 8},214 ${x + 36},200 ${x + 64},212 ${x + 74},${248 + lean}`,
      '#A9BE94',
      0.8,
      1.2,
    );
    for (const [dx, dy, colour] of [
      [14, 212, tone.coral],
      [30, 203, '#F6E7C8'],
      [46, 205, '#D96F78'],
      [58, 213, '#F6E7C8'],
      [38, 212, '#7FA05A'],
    ] as const)
      v.oval(x + dx, dy, 8, 6, colour, 0.9, 1);
    v.mound(
      `${x - 4},${258 + lean} ${x + 4},228 ${x + 30},216 ${x + 58},226 ${x + 70},${256 + lean}`,
      '#EBC278',
      0.9,
      1.7,
    );
    for (const [dx, dy] of [
      [16, 240],
      [34, 230],
      [48, 244],
      [28, 250],
    ] as const)
      v.A.add(circ(x + dx, dy, 2, '#B9803E', { opacity: 0.7 }));
  }
  v.mound('352,262 356,244 372,236 388,246 392,262', '#A9BE5E', 0.9, 1.6);
  v.pen('352,262 392,262', 1.6);
  for (const x of [362, 372, 382]) v.pen(`372,262 ${x},244`, 1);
  v.flat('378,226 374,166 380,150 380,128 396,128 396,150 402,166 398,226', '#B98A55', 0.75, 1.7);
  v.flat('376,206 400,206 399,180 375,180', tone.cream, 0.9, 1.2);
  return v.A;
}

/** A curtain between gilt columns, the footlights on. */
function theater(): Sheet {
  const v = vignette(53, '#E3B9A6');
  v.flat('104,282 104,96 376,96 376,282', '#8E3F4A', 0.85, 1.6);
  for (let x = 112; x < 376; x += 13)
    v.bend(`${x},100 ${x + (x < 240 ? -3 : 3)},190 ${x + (x < 240 ? -6 : 6)},280`, 1.1);
  for (const side of [-1, 1]) {
    v.soft(
      `${240 + side * 132},100 ${240 + side * 60},104 ${240 + side * 84},160 ${240 + side * 124},206 ${240 + side * 134},280 ${240 + side * 140},180`,
      '#A84C62',
      0.85,
      1.5,
    );
    v.bend(`${240 + side * 134},214 ${240 + side * 116},206 ${240 + side * 110},196`, 3, '#C99A45');
  }
  for (let i = 0; i < 6; i++) {
    const x = 104 + i * 45.3;
    v.mound(`${x},96 ${x + 6},128 ${x + 22},140 ${x + 39},128 ${x + 45},96`, '#A84C62', 0.9, 1.4);
  }
  v.flat('76,96 404,96 412,76 68,76', tone.stone, 0.8, 1.8);
  v.mound('150,76 180,54 240,44 300,54 330,76', tone.stone, 0.75, 1.7);
  v.oval(240, 62, 12, 10, '#C99A45', 0.9, 1.3);
  for (const x of [90, 390]) {
    v.flat(`${x - 12},282 ${x + 12},282 ${x + 10},96 ${x - 10},96`, tone.stone, 0.75, 1.7);
    for (const d of [-4, 4]) v.pen(`${x + d},104 ${x + d},276`, 0.9);
  }
  v.flat('64,282 416,282 424,300 56,300', tone.wood, 0.85, 1.9);
  for (let x = 116; x < 380; x += 31) {
    v.A.add(circ(x, 278, 13, '#F2C063', { opacity: 0.4 }));
    v.mound(`${x - 8},284 ${x - 5},274 ${x},271 ${x + 5},274 ${x + 8},284`, tone.lamp, 1, 1.2);
  }
  return v.A;
}

/** A kettle grill on a patio before a screen. */
function grill(): Sheet {
  const v = vignette(54, '#B4C6B8');
  v.flat('70,290 70,84 410,84 410,290', '#C9D6D0', 0.5, 1.6);
  for (const x of [152, 234, 316]) v.flat(`${x},290 ${x},84 ${x + 8},84 ${x + 8},290`, tone.white, 0.5, 1.3);
  for (let x = 78; x < 408; x += 11) v.pen(`${x},86 ${x},288`, 0.45);
  for (let y = 96; y < 288; y += 11) v.pen(`72,${y} 408,${y}`, 0.45);
  v.flat('58,84 422,84 422,70 58,70', tone.white, 0.5, 1.7);
  for (const points of ['214,214 196,298', '266,214 284,298']) v.pen(points, 3.2);
  v.pen('206,264 274,264', 2);
  v.oval(196, 294, 9, 9, tone.slate, 0.9, 1.5);
  v.mound('172,186 178,146 206,122 240,116 274,122 302,146 308,186', tone.navy, 0.9, 2);
  v.soft('172,188 308,188 296,220 264,236 216,236 184,220', tone.navy, 0.95, 2);
  v.pen('166,187 314,187', 3.4);
  v.bend('224,114 228,102 252,102 256,114', 3);
  v.shade('268,120 300,146 306,184 272,184');
  v.pen('314,190 350,190', 3);
  for (const [x, bend] of [
    [206, -8],
    [240, 8],
    [272, -6],
  ] as const)
    v.bend(`${x},92 ${x + bend},76 ${x - bend},58 ${x + bend / 2},40`, 1.3);
  v.flat('342,190 352,190 352,252 342,252', tone.wood, 0.9, 1.3);
  v.pen('347,252 347,276', 2.4);
  v.soft('116,300 112,270 124,258 136,270 132,300', tone.coral, 0.8, 1.6);
  for (const points of [
    '124,260 108,232',
    '124,260 124,226',
    '124,260 142,236',
    '124,260 98,246',
    '124,260 150,250',
  ])
    v.bend(points, 2.6, '#54806F');
  stand(v);
  return v.A;
}

/** A table for supper by the window of an old shop. */
function storefront(): Sheet {
  const v = vignette(55, '#A7B9CC', 24);
  face(v, v.box(-9, 0, 18, 12.4), { tone: tone.oldBrick, strength: 0.7, texture: bricks, line: 1.7 });
  pane(v, 0, 2.4, 13.4, 6.2, { panes: [4, 1], casing: 0.4 });
  pane(v, 0, 9.3, 13.4, 1.4, { panes: [10, 1], casing: 0.25, sill: false });
  v.flat('78,86 402,86 424,128 56,128', tone.teal, 0.85, 1.8);
  for (let i = 0; i < 8; i += 2)
    v.flat(
      `${78 + i * 40.5},86 ${118 + i * 40.5},86 ${102 + i * 46},128 ${56 + i * 46},128`,
      tone.cream,
      0.7,
      1,
    );
  for (let i = 0; i < 8; i++)
    v.mound(
      `${56 + i * 46},128 ${64 + i * 46},142 ${79 + i * 46},146 ${94 + i * 46},142 ${102 + i * 46},128`,
      i % 2 ? tone.teal : tone.cream,
      0.85,
      1.3,
    );
  v.oval(240, 236, 54, 8, tone.white, 0.4, 1.8);
  v.pen('240,244 240,292', 3);
  v.pen('216,300 240,290 264,300', 2.6);
  for (const side of [-1, 1]) {
    v.oval(240 + side * 82, 258, 24, 6, tone.wood, 0.9, 1.6);
    v.bend(`${240 + side * 104},258 ${240 + side * 110},226 ${240 + side * 104},206`, 2.6);
    v.bend(`${240 + side * 96},256 ${240 + side * 100},228 ${240 + side * 104},206`, 1.6);
    for (const dx of [-18, 18]) v.bend(`${240 + side * 82 + dx},260 ${240 + side * 82 + dx * 1.2},300`, 2.2);
  }
  v.flat('234,234 234,214 246,214 246,234', tone.white, 0.3, 1.3);
  v.A.add(circ(240, 206, 13, '#F2C063', { opacity: 0.5 }));
  v.soft('236,214 240,198 244,214', tone.lamp, 1, 1);
  for (const x of [208, 272]) {
    v.bend(`${x - 7},212 ${x - 6},222 ${x},226 ${x + 6},222 ${x + 7},212`, 1.4);
    v.pen(`${x},226 ${x},236`, 1.3);
  }
  stand(v, '#D9C6A4');
  return v.A;
}

export const evening: Readonly<Record<string, () => Sheet>> = {
  eclectic: stage,
  coastal: tacos,
  urban: theater,
  suburban: grill,
  historic: storefront,
};
