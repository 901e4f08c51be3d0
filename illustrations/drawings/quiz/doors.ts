/** Which front door is yours: five doors. */

import { railing, steps } from '../../kit/elevation/carpentry.ts';
import { door, garageDoor, pane } from '../../kit/elevation/openings.ts';
import { grass, hedge, shrub } from '../../kit/elevation/planting.ts';
import { bricks, clapboard, face, roughcast, tone, wideBoards } from '../../kit/elevation/surfaces.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { stand, type Vignette, vignette } from '../../kit/vignette.ts';

/** Oak and leaded glass between the posts of a porch. */
function oak(): Sheet {
  const v = vignette(21, '#9FC0BE', 24);
  face(v, v.box(-7.4, 1, 14.8, 10.8), { tone: tone.brick, strength: 0.6, texture: bricks, line: 1.6 });
  v.shade('92,64 388,64 388,98 92,98', undefined, 5);
  for (const x of [-3.4, 3.4]) pane(v, x, 3, 1.5, 6, { leaded: true, casing: 0.25 });
  pane(v, 0, 8.9, 4, 1.4, { leaded: true, sill: false, casing: 0.25 });
  door(v, 0, 1.1, 3.8, 7.4, { tone: tone.wood, panels: [2, 3], glazed: true });
  for (const x of [-7.6, 7.6]) {
    face(v, v.box(x - 1, 0, 2, 5), { tone: tone.stone, strength: 0.7, line: 1.5 });
    face(v, v.box(x - 0.6, 5, 1.2, 7), { tone: tone.white, strength: 0.5, line: 1.4 });
  }
  face(v, v.box(-9, 12, 18, 1.1), { tone: tone.white, strength: 0.5, line: 1.7 });
  steps(v, 0, 6, 1.1);
  for (const x of [-5, 5]) shrub(v, x, 2.2, 2, '#D96F78');
  stand(v);
  return v.A;
}

/** A new door, and the garage beside it. */
function garage(): Sheet {
  const v = vignette(22, '#A9C2CC', 34);
  v.flat('60,168 108,96 378,96 424,168', tone.slate, 0.75, 1.8);
  face(v, v.box(-12, 0, 24, 9.5), { tone: tone.cream, strength: 0.6, texture: wideBoards, line: 1.7 });
  garageDoor(v, 4, 13, 7.6, tone.white);
  door(v, -7.6, 0.6, 3.2, 6.9, { tone: '#2F6B6A', panels: [1, 3], glazed: true });
  steps(v, -7.6, 4.6, 0.6);
  v.oval(v.x(-10.6), v.y(5.6), 4, 7, tone.lamp, 0.9, 1.3);
  hedge(v, -11.6, -10, 1.3);
  shrub(v, -5, 1.8, 1.6, '#9FA8D0');
  stand(v);
  return v.A;
}

/** The doors of an elevator, the arrow over them, a lamp. */
function elevator(): Sheet {
  const v = vignette(23, '#C9C6D6');
  v.flat('120,300 120,66 360,66 360,300', tone.stone, 0.6, 1.7);
  v.flat('152,300 152,112 240,112 240,300', '#B9A37A', 0.75, 1.8);
  v.flat('240,300 240,112 328,112 328,300', '#B9A37A', 0.7, 1.8);
  for (const x of [164, 252]) v.pen(`${x},288 ${x},124 ${x + 64},124 ${x + 64},288 ${x},288`, 1);
  for (const x of [196, 284]) {
    v.pen(`${x},146 ${x + 20},206 ${x},266 ${x - 20},206 ${x},146`, 1.1);
    v.pen(`${x},176 ${x + 10},206 ${x},236 ${x - 10},206 ${x},176`, 1);
  }
  v.mound('206,104 214,82 240,72 266,82 274,104', tone.cream, 0.8, 1.5);
  v.pen('240,102 256,84', 2.2);
  for (const points of ['214,96 219,94', '222,84 226,88', '240,77 240,82', '266,96 261,94'])
    v.pen(points, 1.2);
  v.flat('340,196 352,196 352,226 340,226', tone.white, 0.5, 1.2);
  v.oval(346, 211, 3.4, 3.4, tone.lamp, 1, 1);
  v.soft('384,300 390,264 402,264 408,300', tone.navy, 0.7, 1.5);
  for (const points of [
    '396,264 376,226 366,212',
    '396,264 392,216 386,196',
    '396,264 404,214 414,200',
    '396,264 420,230 430,222',
  ])
    v.bend(points, 2.4, '#3A6A49');
  stand(v, '#D9C6A4');
  return v.A;
}

/** Outside stairs up to a door on posts, sand at their foot. */
function stairs(): Sheet {
  const v = vignette(24, '#A9C2CC', 27);
  v.flat('188,60 300,24 412,60', tone.metal, 0.7, 1.7);
  face(v, v.box(-2, 6.8, 11, 7), { tone: tone.teal, strength: 0.6, texture: clapboard, line: 1.7 });
  for (const x of [-1.2, 2.6, 8])
    face(v, v.box(x - 0.35, 0, 0.7, 6.4), { tone: '#C9A87C', strength: 0.85, line: 1.4 });
  face(v, v.box(-4, 6.2, 13.6, 0.6), { tone: '#C9A87C', strength: 0.8, line: 1.5 });
  door(v, 0.6, 6.8, 2.6, 5.6, { tone: tone.coral, panels: [1, 2], glazed: true });
  pane(v, 5.6, 8.6, 2.8, 3.2, { panes: [2, 2], glass: 'sky' });
  for (let i = 0; i < 9; i++) {
    const [x, y] = [84 + i * 11.4, 300 - (i + 1) * 12.2];
    v.flat(`${x},${y} ${x + 22},${y} ${x + 22},${y + 5} ${x},${y + 5}`, '#C9A87C', 0.85, 1.1);
  }
  v.pen('92,300 190,186', 2);
  v.pen('74,248 172,134', 2.6);
  for (const [x, y] of [
    [78, 296],
    [110, 260],
    [142, 222],
  ] as const)
    v.pen(`${x},${y} ${x},${y - 50}`, 1.8);
  railing(v, -4, -0.9, 6.8, 2.6, 0.5);
  v.mound('300,300 340,282 384,274 420,286 432,300', '#EAD3A6', 0.8, 1.2);
  for (const x of [7, 9.4]) grass(v, x, 2.4, 2.6, '#C79A5A');
  stand(v, '#EAD3A6');
  return v.A;
}

/** A door half in one colour and half in another, the tin and the brush before it. */
function painted(): Sheet {
  const v = vignette(25, '#F0CBA8', 20);
  face(v, v.box(-6, 0, 12, 12.2), { tone: tone.cream, strength: 0.65, texture: roughcast, line: 1.5 });
  door(v, -0.6, 0.6, 4.6, 9.6, { tone: '#E2A94E', panels: [2, 3] });
  v.shade('170,280 182,280 182,66 170,66');
  v.flat('176,276 176,196 190,170 216,184 240,160 276,176 276,276', '#3E8790', 0.9, 0);
  v.pen('184,270 184,216 220,216 220,270 184,270', 1.1);
  v.pen('234,270 234,216 268,216 268,270 234,270', 1.1);
  for (const [x, y] of [
    [190, 176],
    [217, 190],
    [252, 170],
  ] as const)
    v.bend(`${x},${y} ${x + 1},${y + 8}`, 1.6, '#2F6B6A');
  tin(v);
  stand(v, '#E7D3B1');
  return v.A;
}

function tin(v: Vignette): void {
  v.flat('322,298 318,250 372,250 368,298', tone.metal, 0.7, 1.7);
  v.oval(345, 250, 27, 7, '#3E8790', 0.95, 1.6);
  v.bend('318,254 330,222 362,222 372,254', 1.3);
  v.soft('322,262 326,252 334,264 332,280 326,280', '#3E8790', 0.9, 1);
  v.pen('352,248 386,206', 5);
  v.flat('346,254 340,244 352,232 364,242', '#3E8790', 0.9, 1.4);
}

export const doors: Readonly<Record<string, () => Sheet>> = {
  historic: oak,
  suburban: garage,
  urban: elevator,
  coastal: stairs,
  eclectic: painted,
};
