/** Saturday, within ten minutes of the door, while the sun is low. */

import { mix } from '../../kit/colour.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { DUSK, LOW_DUSK, type Still, still } from '../../kit/still.ts';
import { lamps, leaves, oats, slashPine, water, woods } from '../../kit/still-parts.ts';
import { corner } from './corner.ts';
import { highBridge } from './high-bridge.ts';
import { riverwalk } from './riverwalk.ts';

/** The sun over water or ground at `horizon`, and its path toward us. */
function lowSun(s: Still, x: number, y: number, horizon: number, foot: number): void {
  s.glow(x, y, 190, '#FFC47A', 0.95);
  s.glow(x, y, 70, '#FFF3CF', 0.9);
  for (let at = horizon + 3; at < foot; at += 5) {
    const half = (5 + (at - horizon) * 0.32) * s.r.range(0.55, 1.2);
    s.pen(`${x - half + s.r.range(-5, 5)},${at} ${x + half},${at}`, 1.9, '#FFE3A8', 0.75);
  }
  s.A.add(`<circle cx="${x}" cy="${y}" r="17" fill="#fffdf0"/>`);
}

/** Boards over a dune, the pier at the horizon, the tide going out. */
function walkover(): Sheet {
  const s = still(11, DUSK);
  s.clouds(152);
  water(s, 152, 222, '#2F6E84', '#FFD9A0', 70);
  lowSun(s, 318, 138, 152, 206);
  // The pier, far to the left, and its legs in the water.
  s.flat('-4,128 150,143 150,146 -4,136', '#1B2A4C');
  for (let i = 0; i < 13; i++)
    s.pen(`${2 + i * 12},${134 + i} ${2 + i * 12},${168 - i * 1.2}`, 2.2, '#1B2A4C');
  s.box(104, 128, 26, 12, '#1B2A4C');
  for (const [y, x] of [
    [182, 40],
    [195, 190],
    [206, 10],
  ] as const)
    s.bend(`${x},${y} ${x + 90},${y - 3} ${x + 170},${y + 2} ${x + 270},${y - 1}`, 3.2, '#FFEBD0', 0.8);
  s.band(214, 246, '0 #B98C7E, 1 #8E6A70');
  s.pen('0,216 480,215', 2.4, '#FFE3B8', 0.7);
  s.mound('-10,230 60,206 128,206 188,232 216,256', '#A8806E');
  s.mound('262,254 300,228 372,200 440,208 490,228', '#C79A78');
  s.cast('-10,240 60,214 128,212 186,240 150,300 90,360 -10,360', 0.5);
  s.flat('212,224 268,224 384,360 96,360', '#9A6F52');
  for (let i = 0; i < 13; i++) {
    const t = (i / 13) ** 1.7;
    const y = 224 + t * 136;
    s.pen(`${212 - t * 116},${y} ${268 + t * 116},${y}`, 0.9 + t * 2.4, '#3E2C3C', 0.85);
    s.pen(`${214 - t * 116},${y + 1 + t * 2} ${266 + t * 116},${y + 1 + t * 2}`, 0.5 + t, '#FFD08A', 0.6);
  }
  // Posts and their shadows, which fall to the left over the boards.
  for (const [x, y, h, w] of [
    [126, 360, 132, 12],
    [78, 304, 96, 8],
    [49, 262, 68, 6],
    [32, 236, 50, 4.4],
  ] as const) {
    s.cast(
      `${240 + x},${y} ${240 + x + w},${y} ${240 - x * 0.5},${y + h * 0.26} ${240 - x * 0.5 - w},${y + h * 0.24}`,
      0.65,
    );
    for (const side of [-1, 1]) {
      const left = 240 + side * x - w / 2;
      s.box(left, y - h, w, h, '#6B4B48');
      s.pen(`${left + w},${y - h} ${left + w},${y}`, w * 0.2, '#FFC98A', 0.95);
    }
  }
  for (const side of [-1, 1]) {
    s.flat(
      `${240 + side * 132},222 ${240 + side * 132},236 ${240 + side * 30},191 ${240 + side * 30},185`,
      '#80594C',
    );
    s.pen(`${240 + side * 132},222 ${240 + side * 30},185`, 2.2, '#FFD59A', 0.95);
    s.pen(`${240 + side * 126},292 ${240 + side * 31},210`, 4, '#5A3F48');
  }
  oats(s, -10, 92, 356, 170, 10);
  oats(s, 404, 490, 356, 176, 10);
  oats(s, 12, 130, 240, 60, 8);
  oats(s, 352, 470, 228, 58, 8);
  return s.evening(318, 138, 0.85);
}

/** A market's tents and lamps between the piers of a high bridge, a bench before them. */
function bench(): Sheet {
  const s = still(13, LOW_DUSK);
  s.clouds(214);
  lowSun(s, 262, 190, 214, 238);
  woods(s, 214, 24, '#5B5A72', 8);
  water(s, 212, 242, '#3C6A80', '#FFD9A0', 60);
  s.band(240, 360, '0 #C39A7C, 0.3 #94767A, 1 #4A4660');
  highBridge(s);
  // Stalls.
  for (const [x, y, w, colour] of [
    [146, 254, 66, '#F1E2C4'],
    [298, 254, 68, '#D98A68'],
    [78, 278, 78, '#B9524A'],
    [338, 280, 78, '#F1E2C4'],
  ] as const) {
    s.box(x + 3, y - 40, w - 6, 40, '#3A2C40');
    s.glow(x + w / 2, y - 22, w * 0.6, '#FFD58A', 0.95);
    s.box(x, y - 12, w, 15, mix(colour, '#3A2C40', 0.4));
    for (let i = 0; i < 6; i++)
      s.oval(x + 6 + (i * (w - 12)) / 5, y - 13, 4, 4, i % 2 ? '#F0993E' : '#B9C06A');
    s.flat(`${x - 5},${y - 40} ${x + w / 2},${y - 68} ${x + w + 5},${y - 40}`, colour);
    s.flat(
      `${x - 5},${y - 41} ${x + w + 5},${y - 41} ${x + w + 5},${y - 34} ${x - 5},${y - 34}`,
      mix(colour, '#2A1E3A', 0.25),
    );
  }
  lamps(s, [
    [58, 118, 240, 132, 14],
    [240, 132, 424, 116, 14],
  ]);
  // A park bench, its back to us, the shadow toward us.
  s.cast('126,326 350,326 410,364 50,364', 0.6);
  for (const x of [148, 324]) {
    s.bend(`${x},346 ${x + 2},310 ${x},262`, 8, '#14233C');
    s.pen(`${x + 3},262 ${x + 4},344`, 1.6, '#FFC98A', 0.8);
  }
  for (const y of [262, 278, 294]) {
    s.box(130, y, 214, 11, '#7A4F3E');
    s.pen(`130,${y} 344,${y}`, 1.8, '#FFD08A', 0.95);
  }
  s.flat('126,312 348,312 356,324 118,324', '#8A5C46');
  s.pen('126,312 348,312', 2, '#FFD08A', 0.9);
  return s.evening(256, 200, 0.45);
}

/** A paved trail between pines, the sun at its end. */
function trail(): Sheet {
  const s = still(15, '0 #2C5578, 0.26 #7F8A98, 0.5 #F0A878, 0.64 #FFDDA0');
  s.clouds(226);
  s.glow(246, 196, 210, '#FFC47A', 1);
  woods(s, 238, 90, '#A8877C', 4);
  s.glow(246, 200, 130, '#FFE3A8', 0.95);
  s.oval(246, 200, 17, 17, '#FFF9E4');
  woods(s, 244, 46, '#6B6670', 12);
  s.band(236, 360, '0 #C7A468, 0.2 #6F7A52, 0.6 #2E5248, 1 #12343A');
  s.soft(
    '206,240 262,238 300,250 268,266 250,282 300,306 430,368 50,368 130,318 186,282 214,260 226,248',
    '#C7A58A',
  );
  s.bend('234,244 262,252 236,272 222,298 232,330 238,362', 1.8, '#FFE0A6', 0.9);
  for (const [x, y, h] of [
    [150, 252, 150],
    [330, 252, 160],
    [196, 246, 106],
    [294, 245, 108],
  ] as const) {
    s.cast(
      `${x - 3},${y} ${x + 3},${y} ${246 + (x - 246) * 2.6 + 12},362 ${246 + (x - 246) * 2.6 - 12},362`,
      0.42,
    );
    slashPine(s, x, y, h, ['#4A5A60', '#566660', '#7A7F66', '#C9A86C'], '#7A5A50');
  }
  for (const [x, y, h] of [
    [92, 288, 268],
    [398, 292, 280],
    [22, 324, 350],
    [462, 328, 350],
  ] as const) {
    const far = (x - 246) * 1.9;
    s.cast(`${x - 6},${y} ${x + 6},${y} ${246 + far + 26},364 ${246 + far - 26},364`, 0.6);
    slashPine(s, x, y, h, ['#0E2A34', '#16393E', '#28524A', '#8A8450'], '#4A3440');
    const edge = x < 246 ? 1 : -1;
    s.pen(`${x + edge * 4},${y - 4} ${x + edge * 3},${y - h * 0.55}`, 2, '#FFC27A', 0.85);
  }
  leaves(
    s,
    [
      [30, 344, 62, 24],
      [112, 354, 46, 16],
      [450, 348, 66, 26],
      [372, 358, 40, 14],
    ],
    ['#0B2430', '#12343A', '#1E4A45', '#3F5F48', '#A08E50'],
  );
  return s.evening(246, 200, 0.7);
}

export const saturday: Readonly<Record<string, () => Sheet>> = {
  coastal: walkover,
  urban: riverwalk,
  historic: bench,
  eclectic: corner,
  suburban: trail,
};
