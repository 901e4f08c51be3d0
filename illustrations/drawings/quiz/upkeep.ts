/** Looking after a house: five things that stand for it. */

import { pane } from '../../kit/elevation/openings.ts';
import { clapboard, face, tone } from '../../kit/elevation/surfaces.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { stand, vignette } from '../../kit/vignette.ts';

const BRASS = '#C99A45';

/** The bell of a front desk and a ring of keys. */
function bell(): Sheet {
  const v = vignette(31, '#C9C6D6');
  v.flat('70,244 410,244 410,262 70,262', tone.wood, 0.85, 1.9);
  v.flat('86,262 394,262 386,300 94,300', tone.wood, 0.6, 1.6);
  for (const x of [150, 240, 330])
    v.pen(`${x - 34},270 ${x + 34},270 ${x + 34},294 ${x - 34},294 ${x - 34},270`, 1);
  v.oval(184, 240, 62, 8, tone.navy, 0.8, 1.6);
  v.mound('126,236 134,196 158,170 184,162 210,170 234,196 242,236', BRASS, 0.9, 1.9);
  v.pen('126,236 242,236', 2);
  v.shade('196,164 214,172 236,198 242,236 212,236', '#8A5A3A');
  v.oval(184, 156, 8, 7, BRASS, 1, 1.5);
  for (const points of ['108,170 88,156', '122,142 108,122', '260,170 280,156', '246,142 260,122'])
    v.pen(points, 1.6);
  v.oval(318, 216, 24, 24, tone.stone, 0.2, 2.4);
  v.flat('312,238 322,240 314,288 306,286', BRASS, 0.9, 1.4);
  v.flat('326,238 334,234 352,278 344,282', tone.metal, 0.9, 1.4);
  for (const points of ['306,280 298,278', '308,272 300,270', '346,276 354,272']) v.pen(points, 2);
  return v.A;
}

/** A bench with a vise, tools hung over it. */
function workshop(): Sheet {
  const v = vignette(32, '#F0CBA8');
  v.flat('84,70 396,70 396,206 84,206', '#D8B98C', 0.55, 1.5);
  for (const y of [104, 138, 172]) v.pen(`86,${y} 394,${y}`, 0.7);
  v.soft('112,96 128,90 134,112 122,120 108,116', tone.wood, 0.9, 1.5);
  v.flat('126,100 226,138 224,150 118,114', tone.metal, 0.7, 1.5);
  for (let x = 132; x < 222; x += 9)
    v.pen(`${x},${116 + (x - 126) * 0.37} ${x + 3},${122 + (x - 126) * 0.37}`, 0.9);
  v.flat('264,88 272,88 274,182 262,182', tone.wood, 0.9, 1.4);
  v.flat('244,84 294,84 296,100 282,100 280,94 244,98', tone.slate, 0.9, 1.5);
  for (const [x, colour] of [
    [320, tone.coral],
    [344, tone.lamp],
    [368, tone.teal],
  ] as const) {
    v.flat(`${x - 5},92 ${x + 5},92 ${x + 5},132 ${x - 5},132`, colour, 0.9, 1.3);
    v.pen(`${x},132 ${x},176`, 2.4);
  }
  v.flat('60,222 420,222 420,240 60,240', tone.wood, 0.9, 1.9);
  for (const x of [88, 380])
    v.flat(`${x - 10},300 ${x + 10},300 ${x + 10},240 ${x - 10},240`, tone.wood, 0.75, 1.6);
  v.flat('98,268 370,268 370,280 98,280', tone.wood, 0.6, 1.4);
  v.flat('328,222 328,204 346,204 346,192 372,192 372,222', tone.slate, 0.85, 1.6);
  v.pen('350,232 350,262', 3);
  v.pen('338,254 362,254', 2);
  v.bend('150,220 164,208 178,220 190,206 204,220', 1.6, '#B07A48');
  v.flat('214,222 214,206 284,206 284,222', '#E7C795', 0.8, 1.4);
  stand(v, '#E7D3B1');
  return v.A;
}

/** A folded certificate with a seal, a new key on it. */
function warranty(): Sheet {
  const v = vignette(33, '#A9C2CC');
  v.flat('112,84 330,74 350,276 130,288', tone.white, 0.4, 1.8);
  v.flat('136,104 314,96 328,256 150,266', tone.cream, 0.45, 1);
  v.pen('176,130 280,125', 3);
  for (const y of [152, 168, 184, 200]) v.bend(`160,${y + 4} 220,${y + 1} 304,${y - 2}`, 1.3);
  v.pen('174,238 238,234', 1.6);
  v.soft('292,214 304,204 316,212 326,224 318,238 304,244 290,236 286,224', tone.coral, 0.95, 1.5);
  v.oval(306, 224, 9, 9, tone.coral, 0.6, 1.2);
  v.flat('294,240 286,272 298,264 306,276 310,242', tone.coral, 0.8, 1.3);
  v.oval(374, 190, 26, 26, BRASS, 0.9, 1.9);
  v.oval(374, 182, 7, 7, tone.white, 0.3, 1.4);
  v.flat('368,214 380,214 380,286 370,292 362,284 368,276 362,268 368,260', BRASS, 0.9, 1.6);
  v.shade('378,166 396,176 398,202 380,214');
  return v.A;
}

/** An old sash, its weight on the cord, the putty and the knife. */
function sash(): Sheet {
  const v = vignette(34, '#9FC0BE', 21);
  v.flat('112,288 112,52 300,52 300,288', tone.white, 0.5, 1.8);
  pane(v, -1.5, 6.4, 6.2, 4.4, { panes: [3, 2], leaded: false, casing: 0.3, sill: false, glass: 'sky' });
  pane(v, -1.5, 1.3, 6.2, 4.4, { panes: [1, 1], casing: 0.3, sill: false });
  v.flat('100,288 312,288 318,300 94,300', tone.stone, 0.7, 1.6);
  v.bend('322,60 334,56 340,66 340,150', 1.5);
  v.flat('334,150 346,150 349,158 349,226 345,232 335,232 331,226 331,158', tone.slate, 0.9, 1.7);
  v.oval(340, 66, 9, 9, BRASS, 0.9, 1.4);
  v.flat('376,296 366,256 374,250 392,290', tone.wood, 0.9, 1.6);
  v.flat('366,256 352,236 372,226 376,250', tone.metal, 0.8, 1.4);
  v.mound('396,300 400,282 414,276 426,284 430,300', '#E7D3B1', 0.9, 1.5);
  stand(v, '#D9C6A4');
  return v.A;
}

/** Boards half painted, a ladder, the bucket on its rung. */
function paint(): Sheet {
  const v = vignette(35, '#A9C2CC', 26);
  face(v, v.box(-9.6, 0, 19.2, 13), { tone: tone.white, strength: 0.5, texture: clapboard, line: 1.6 });
  v.flat('63,300 63,60 180,60 196,92 186,130 204,168 190,206 208,246 196,300', '#86A9A4', 0.75, 0);
  for (let y = 72; y < 300; y += 11) v.pen(`64,${y} ${186 + (y % 3) * 5},${y}`, 0.7);
  pane(v, -5.4, 6.6, 3.4, 4.6, { panes: [2, 2], sash: true, casing: 0.4 });
  for (const [x0, x1] of [
    [268, 300],
    [352, 332],
  ] as const)
    v.pen(`${x0},300 ${x1},50`, 5.4, '#B98A55');
  for (const [x0, x1] of [
    [262, 295],
    [346, 328],
    [275, 306],
    [358, 338],
  ] as const)
    v.pen(`${x0},300 ${x1},50`, 1.1);
  for (let i = 0; i < 9; i++) {
    const y = 282 - i * 26;
    const t = (300 - y) / 250;
    v.pen(`${271 + t * 32},${y} ${350 - t * 20},${y}`, 3);
  }
  v.bend('356,170 368,140 392,140 402,170', 1.4);
  v.flat('354,168 404,168 399,218 359,218', tone.metal, 0.8, 1.7);
  v.oval(379, 168, 25, 6, '#86A9A4', 1, 1.5);
  v.soft('362,172 368,168 372,184 368,194 363,190', '#86A9A4', 1, 1);
  v.pen('336,150 356,150', 1.8);
  v.flat('222,160 246,152 250,166 226,174', tone.wood, 0.9, 1.3);
  v.flat('206,166 222,160 226,174 210,180', '#86A9A4', 1, 1.4);
  stand(v, '#EAD3A6');
  return v.A;
}

export const upkeep: Readonly<Record<string, () => Sheet>> = {
  urban: bell,
  eclectic: workshop,
  suburban: warranty,
  historic: sash,
  coastal: paint,
};
