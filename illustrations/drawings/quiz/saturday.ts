/** Saturday, within ten minutes of the door, while the sun is low. */

import { mix } from '../../kit/colour.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { DUSK, LOW_DUSK, type Still, still } from '../../kit/still.ts';
import { bricks, lamps, leaves, oats, slashPine, water, woods } from '../../kit/still-parts.ts';
import { highBridge } from './high-bridge.ts';

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

/** A lift bridge's tower of lattice, blue against the evening, with its deck at `y`. */
function liftTower(s: Still, x: number, top: number, y: number, w: number): void {
  const blue = '#3E86CC';
  const bays = 8;
  const bay = (i: number) => top + ((y - top) * i) / bays;
  for (let i = 0; i < bays; i++) {
    s.pen(`${x},${bay(i)} ${x + w},${bay(i + 1)}`, 2.2, mix(blue, '#0B1A2C', 0.25));
    s.pen(`${x + w},${bay(i)} ${x},${bay(i + 1)}`, 2.2, mix(blue, '#0B1A2C', 0.25));
    s.pen(`${x},${bay(i)} ${x + w},${bay(i)}`, 2.6, blue);
  }
  s.box(x - 5, top - 12, w + 10, 13, blue);
  s.box(x + w * 0.2, top + 14, w * 0.6, 32, '#1E4674');
  for (const at of [x, x + w]) s.pen(`${at},${top} ${at},${y + 18}`, 6, '#2C6BAA');
  s.pen(`${x + w + 2},${top - 8} ${x + w + 2},${y + 10}`, 1.8, '#FFD9A0', 0.95);
  s.oval(x + w / 2, top - 15, 2.4, 2.4, '#FF7A5C');
}

/** A cup on the wall of the Riverwalk, the blue bridge behind it. */
function coffee(): Sheet {
  const s = still(12, LOW_DUSK);
  s.clouds(196);
  lowSun(s, 420, 178, 200, 214);
  for (const [x, w, h] of [
    [286, 30, 62],
    [318, 40, 96],
    [362, 30, 54],
    [394, 44, 34],
    [440, 44, 84],
    [214, 34, 40],
    [250, 32, 70],
  ] as const) {
    s.box(x, 200 - h, w, h, '#43506E');
    for (let wx = x + 5; wx < x + w - 5; wx += 8)
      for (let wy = 206 - h; wy < 194; wy += 9)
        if (s.r() < 0.36) s.A.add(`<path d="M${wx} ${wy}h4v4h-4Z" fill="#ffd58a"/>`);
    s.pen(`${x + w},${200 - h} ${x + w},198`, 1.4, '#FFCE92', 0.8);
  }
  water(s, 200, 300, '#33607C', '#FFD9A0', 110);
  for (let y = 204; y < 296; y += 6) {
    const half = 8 + (y - 200) * 0.2;
    s.pen(`${414 - half * s.r()},${y} ${426 + half * s.r()},${y}`, 2, '#FFE3A8', 0.8);
  }
  // Trusses and two towers; the nearer one whole.
  s.pen('-10,170 480,178', 6, '#2C6BAA');
  s.bend('130,166 190,150 262,150 316,172', 4, '#3E86CC');
  for (let i = 0; i < 11; i++)
    s.pen(
      `${136 + i * 16},168 ${144 + i * 16},${152 + Math.abs(i - 5) * 1.4} ${152 + i * 16},169`,
      1.8,
      '#3E86CC',
    );
  liftTower(s, 306, 90, 172, 24);
  liftTower(s, 66, 18, 168, 46);
  for (const [x, w] of [
    [60, 58],
    [302, 34],
  ] as const)
    s.box(x, 184, w, 22, '#3B4560');
  s.A.add('<g opacity="0.35">');
  for (let y = 212; y < 296; y += 7)
    s.pen(`${68 + s.r.range(-5, 5)},${y} ${112 + s.r.range(-5, 5)},${y}`, 3, '#12263F');
  s.A.add('</g>');
  for (let x = 12; x < 480; x += 22) s.pen(`${x},214 ${x},306`, 2.6, '#14233C');
  s.pen('-4,212 484,212', 8, '#182A46');
  s.pen('-4,208 484,208', 1.8, '#FFCE92', 0.9);
  s.pen('-4,292 484,292', 5, '#14233C');
  // The wall's coping, the cup, its shadow away from the sun.
  s.band(302, 360, '0 #C79B78, 0.2 #A67E6C, 1 #5C4A5C');
  s.pen('0,303 480,303', 2.4, '#FFE0AE', 0.9);
  s.cast('206,338 288,344 60,360 -60,360 -40,338', 0.75);
  s.oval(246, 338, 96, 14, '#8C7A7C');
  s.oval(246, 335, 92, 12, '#E9DCC6');
  s.bend('300,244 336,240 338,290 296,300', 11, '#D9C8AE');
  s.flat('186,226 306,226 302,274 290,308 272,330 220,330 202,308 190,274', '#EFE4CF');
  s.cast('186,226 246,226 232,330 220,330 202,308 190,274', 0.55);
  s.pen('303,232 300,274 289,306 274,326', 3.4, '#FFE0A6', 0.95);
  s.oval(246, 226, 60, 12, '#F6ECD8');
  s.oval(246, 227, 52, 8.6, '#4A2E28');
  s.bend('216,228 236,223 262,226 276,229', 2.4, '#B98558', 0.9);
  for (const x of [226, 248, 268])
    s.A.add(
      `<path d="M${x} 212C${x - 16} 190 ${x + 16} 172 ${x} 150S${x + 10} 122 ${x - 2} 104" fill="none" stroke="#ffe9c8" stroke-width="7" opacity="0.34" filter="${s.A.blur(3)}"/>`,
    );
  return s.evening(430, 180, 0.85);
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

/** A bin of records and a loaf in the light of a lamp, a poster of an arrow over a marquee behind. */
function records(): Sheet {
  const s = still(14, '0 #16283F, 1 #1E3A50');
  bricks(s, [0, 0, 480, 250], '#28485A', [36, 13]);
  s.cast('330,52 446,52 452,226 336,226', 0.8);
  s.box(318, 36, 122, 176, '#F0DDB8');
  s.box(326, 44, 106, 160, '#2A3560');
  s.flat('362,150 362,74 379,54 396,74 396,150', '#A8434A');
  s.flat('368,150 368,78 379,64 390,78 390,150', '#E98A62');
  for (const y of [92, 110, 128]) s.pen(`371,${y - 6} 379,${y} 387,${y - 6}`, 3, '#FFE9B4');
  s.box(340, 150, 78, 26, '#F5E3BC');
  s.box(340, 146, 78, 4, '#EDB650');
  for (const [y, w] of [
    [158, 54],
    [167, 40],
  ] as const)
    s.box(379 - w / 2, y, w, 4, '#5A3A44');
  for (const x of [344, 362, 396]) s.box(x, 180, 16, 20, '#C98A4E');
  // The lamp, and what it lights.
  s.pen('150,-4 150,34', 3, '#0E1A2C');
  s.flat('130,34 170,34 200,66 100,66', '#8C3F3A');
  s.pen('102,66 198,66', 3, '#FFE9B4');
  s.A.add(
    `<path d="M102 66H198L400 360H-70Z" fill="${s.A.lin('0 #FFD58A 0.5, 1 #FFD58A 0')}" style="mix-blend-mode:screen"/>`,
  );
  s.glow(150, 70, 150, '#FFD58A', 0.9);
  s.band(250, 360, '0 #8A5638, 1 #A86C44');
  s.pen('0,251 480,251', 3.4, '#E9B678');
  s.cast('300,336 322,236 470,300 480,360 300,360', 0.6);
  const sleeves = [
    '#D9A84E',
    '#A8483E',
    '#4E7F94',
    '#E0906A',
    '#1F3F63',
    '#93A59A',
    '#C98A3E',
    '#7A4A64',
    '#EBDCBC',
  ];
  sleeves.forEach((colour, i) => {
    const [x, y] = [38 + i * 17, 112 - (i % 3) * 12 + i * 2];
    s.flat(`${x},${y + 160} ${x},${y} ${x + 132},${y - 14} ${x + 132},${y + 150}`, colour);
    s.pen(`${x},${y} ${x + 132},${y - 14}`, 1.6, '#FFE9B4', 0.85);
    s.cast(`${x + 2},${y + 160} ${x + 2},${y + 40} ${x + 16},${y + 40} ${x + 16},${y + 160}`, 0.35);
  });
  s.oval(248, 186, 47, 48, '#121A2A');
  for (const k of [40, 33, 26])
    s.A.add(
      `<ellipse cx="248" cy="186" rx="${k}" ry="${k * 1.02}" fill="none" stroke="#4a5a72" stroke-width="1" opacity="0.8"/>`,
    );
  s.oval(248, 186, 17, 17.6, '#E0745A');
  s.oval(248, 186, 3, 3, '#121A2A');
  s.flat('222,146 238,140 250,184 246,186', '#8FA3B8');
  s.flat('22,230 318,230 308,338 34,338', '#7A4A32');
  for (const y of [258, 286, 313]) s.pen(`26,${y} 314,${y}`, 2.6, '#3E2430', 0.85);
  s.flat('20,224 320,224 320,238 20,238', '#B97A4A');
  s.pen('20,225 320,225', 2, '#FFD9A0', 0.9);
  s.cast('350,340 474,340 500,352 360,356', 0.7);
  // A cut loaf on a board, and the slice that came off it.
  s.flat('330,330 480,330 490,342 320,342', '#B07A4C');
  s.flat('320,342 490,342 490,349 320,349', '#6E4434');
  s.pen('321,342 489,342', 1.6, '#F3C88A', 0.95);
  s.cast('352,336 430,342 446,346 340,346', 0.6);
  s.soft('338,322 340,300 358,280 392,270 420,272 430,300 430,336 384,338 348,336', '#A9642F');
  s.soft('346,304 362,286 390,276 414,276 410,288 374,296 354,312', '#DDA05A');
  for (const x of [362, 384, 406]) s.bend(`${x - 10},296 ${x + 2},286 ${x + 12},278`, 5, '#F5D9A2', 0.95);
  s.oval(424, 305, 19, 33, '#8F5228');
  s.oval(424, 306, 15.5, 28.5, '#F6E6C2');
  s.oval(463, 320, 15, 27, '#8F5228');
  s.oval(461, 320, 12.4, 23.4, '#FBEFD2');
  for (const [x, y, r] of [
    [420, 294, 2.2],
    [428, 304, 1.7],
    [419, 315, 2],
    [457, 312, 2],
    [464, 323, 1.7],
    [458, 331, 1.8],
  ] as const)
    s.oval(x, y, r, r * 1.3, '#DDBE88');
  return s.evening(150, 110, 0.95);
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
  urban: coffee,
  historic: bench,
  eclectic: records,
  suburban: trail,
};
