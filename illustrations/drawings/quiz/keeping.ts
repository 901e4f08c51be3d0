/** What one would give up last. */

import { pane } from '../../kit/elevation/openings.ts';
import { tone } from '../../kit/elevation/surfaces.ts';
import { BRASS, blob, INK, inked, scribble, wash } from '../../kit/ink.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { stand, vignette } from '../../kit/vignette.ts';

/** A bicycle with a basket of errands. */
function bicycle(): Sheet {
  const v = vignette(61, '#A9C2CC');
  for (const x of [156, 330]) {
    v.A.add(
      `<circle cx="${x}" cy="246" r="52" fill="none" stroke="${INK}" stroke-width="3.2"/><circle cx="${x}" cy="246" r="46" fill="none" stroke="${INK}" stroke-width="0.9"/>`,
    );
    let spokes = '';
    for (let i = 0; i < 14; i++)
      spokes += `M${x} 246L${(x + Math.cos((i / 14) * 6.283) * 46).toFixed(1)} ${(246 + Math.sin((i / 14) * 6.283) * 46).toFixed(1)}`;
    inked(v.A, spokes, 0.6, 0.7);
    v.oval(x, 246, 6, 6, tone.metal, 0.9, 1.4);
  }
  for (const points of [
    '156,246 202,168',
    '202,168 306,160',
    '306,160 236,246',
    '236,246 194,156',
    '236,246 156,246',
    '308,152 330,246',
  ])
    v.pen(points, 5.6, '#3E8790');
  for (const points of [
    '156,246 202,168',
    '202,168 306,160',
    '306,160 236,246',
    '236,246 194,156',
    '236,246 156,246',
    '308,152 330,246',
  ])
    v.pen(points, 1);
  v.oval(236, 246, 15, 15, tone.slate, 0.8, 1.6);
  v.pen('236,246 252,268', 2.6);
  v.pen('244,270 262,266', 3);
  v.soft('172,152 180,144 210,144 220,150 206,158 184,158', tone.wood, 0.95, 1.7);
  v.bend('308,152 302,128 322,120 342,124', 3.4);
  v.flat('326,140 390,140 380,186 336,186', '#C9A87C', 0.85, 1.8);
  for (const y of [154, 169]) v.pen(`330,${y} 386,${y}`, 1);
  for (const x of [340, 352, 364, 376]) v.pen(`${x},142 ${x - (x - 358) * 0.1},184`, 0.9);
  v.soft('334,140 330,112 342,96 350,112 348,140', '#D9A765', 0.95, 1.5);
  for (const points of ['364,140 356,110', '368,140 370,104', '374,140 384,112'])
    v.bend(points, 4, '#6F9A6A');
  v.oval(358, 134, 9, 9, tone.coral, 0.9, 1.3);
  stand(v);
  return v.A;
}

/** A lot seen from above: the house, the garage, trees, the drive, the line around it. */
function lot(): Sheet {
  const v = vignette(62, '#C9D6C0');
  v.flat('96,60 392,60 392,298 96,298', '#C3D0A8', 0.75, 0);
  v.pen('96,60 392,60', 2.2);
  v.pen('392,60 392,298', 2.2);
  v.pen('392,298 96,298', 2.2);
  v.pen('96,298 96,60', 2.2);
  v.flat('180,120 288,120 288,148 312,148 312,204 180,204', tone.slate, 0.75, 2);
  v.pen('180,120 208,162 268,162 288,120', 1.2);
  v.pen('208,162 180,204', 1.2);
  v.pen('268,162 312,204', 1.2);
  v.flat('326,190 380,190 380,240 326,240', tone.slate, 0.6, 1.9);
  v.pen('326,215 380,215', 1.2);
  v.flat('336,240 370,240 370,298 336,298', tone.stone, 0.8, 1.4);
  v.flat('204,84 262,84 262,106 204,106', '#7FB0B2', 0.85, 1.6);
  v.flat('230,204 244,204 248,298 232,298', tone.stone, 0.7, 1.2);
  for (const [x, y, size] of [
    [128, 96, 26],
    [126, 160, 20],
    [136, 246, 30],
    [344, 100, 30],
    [300, 252, 16],
    [370, 156, 13],
    [186, 262, 15],
  ] as const) {
    wash(v.A, blob(v.r, x, y, size, size), '#86A68F', 0.75);
    wash(v.A, blob(v.r, x + size * 0.2, y + size * 0.25, size * 0.6, size * 0.6, 9), '#54806F', 0.5);
    scribble(v.A, v.r, x, y, size, size, 46);
    inked(v.A, blob(v.r, x, y, size, size, 16), 1.1, 0.8);
  }
  for (const points of ['96,44 392,44', '90,50 102,38', '386,50 398,38']) v.pen(points, 1.3, BRASS);
  for (const points of ['412,60 412,298', '406,66 418,54', '406,304 418,292']) v.pen(points, 1.3, BRASS);
  v.pen('66,120 66,76', 1.6);
  v.pen('58,90 66,74 74,90', 1.6);
  return v.A;
}

/** A shop's front with its awning and its open door. */
function shop(): Sheet {
  const v = vignette(63, '#F0CBA8', 26);
  v.flat('92,300 92,60 388,60 388,300', '#E2B9A0', 0.7, 1.8);
  v.flat('82,60 398,60 398,46 82,46', tone.cream, 0.8, 1.7);
  v.flat('110,74 370,74 370,104 110,104', tone.navy, 0.75, 1.6);
  for (const [x, w] of [
    [150, 34],
    [196, 50],
    [258, 26],
    [296, 40],
  ] as const)
    v.pen(`${x},90 ${x + w},90`, 4, '#E7C795');
  pane(v, -3, 2.6, 10, 7.2, { panes: [3, 1], casing: 0.35 });
  v.flat('102,262 274,262 274,296 102,296', tone.teal, 0.85, 1.6);
  for (const x of [112, 168, 224]) v.pen(`${x},270 ${x + 42},270 ${x + 42},289 ${x},289 ${x},270`, 1);
  for (const [x, y, colour] of [
    [130, 236, tone.coral],
    [158, 244, '#86A9A4'],
    [204, 238, '#EFC272'],
    [242, 244, '#A84C62'],
  ] as const) {
    v.flat(`${x - 11},252 ${x + 11},252 ${x + 8},${y - 14} ${x - 8},${y - 14}`, colour, 0.9, 1.3);
    v.bend(`${x - 4},${y - 14} ${x},${y - 28} ${x + 5},${y - 14}`, 1.3);
  }
  v.flat('300,300 300,126 362,126 362,300', '#6B4A36', 0.6, 1.6);
  v.flat('300,300 300,126 322,136 322,306', tone.coral, 0.9, 1.7);
  v.pen('306,150 317,154 317,230 306,232 306,150', 1.1);
  v.flat('88,108 292,108 300,142 78,142', tone.coral, 0.85, 1.7);
  for (let i = 0; i < 6; i++)
    v.mound(
      `${78 + i * 37},142 ${84 + i * 37},154 ${96 + i * 37},158 ${108 + i * 37},154 ${115 + i * 37},142`,
      i % 2 ? tone.cream : tone.coral,
      0.85,
      1.3,
    );
  v.flat('376,300 372,270 404,270 400,300', tone.wood, 0.8, 1.5);
  for (const [x, y] of [
    [374, 252],
    [388, 246],
    [402, 254],
    [382, 262],
    [396, 263],
  ] as const)
    v.oval(x, y, 8, 8, '#F4AFA2', 0.9, 1.2);
  stand(v, '#D9C6A4');
  return v.A;
}

/** The foot of a stair: a turned newel, balusters, the sweep of the rail. */
function stair(): Sheet {
  const v = vignette(64, '#E3CBA6');
  for (let i = 0; i < 6; i++) {
    const [x, y] = [152 + i * 44, 300 - (i + 1) * 34];
    v.flat(`${x},300 ${x},${y} ${x + 48},${y} ${x + 48},300`, tone.cream, 0.5, 1.4);
    v.flat(`${x - 8},${y} ${x + 52},${y} ${x + 52},${y - 7} ${x - 8},${y - 7}`, tone.wood, 0.9, 1.5);
    v.bend(
      `${x + 6},${y + 14} ${x + 20},${y + 8} ${x + 32},${y + 16} ${x + 22},${y + 24} ${x + 16},${y + 17}`,
      1.3,
    );
    for (const dx of [12, 34]) {
      const foot = y - 7;
      v.soft(
        `${x + dx - 3},${foot} ${x + dx - 6},${foot - 18} ${x + dx - 2},${foot - 32} ${x + dx - 3},${foot - 78} ${x + dx + 3},${foot - 78} ${x + dx + 2},${foot - 32} ${x + dx + 6},${foot - 18} ${x + dx + 3},${foot}`,
        tone.white,
        0.5,
        1.1,
      );
    }
  }
  v.bend('126,166 150,168 178,158 270,88 420,-28', 9, '#8A5A3A');
  v.bend('126,161 150,163 176,153 268,83 420,-34', 1.5);
  v.bend('128,171 152,173 182,163 274,93 424,-22', 1.5);
  v.flat('100,300 148,300 148,282 142,276 106,276 100,282', tone.wood, 0.9, 1.7);
  v.soft(
    '112,276 104,250 116,232 112,206 108,190 124,180 140,190 136,206 132,232 144,250 136,276',
    tone.wood,
    0.9,
    1.8,
  );
  v.shade('128,184 139,190 135,206 131,232 142,250 135,274 126,274');
  for (const y of [206, 232]) v.pen(`112,${y} 136,${y}`, 1.4);
  v.flat('104,180 144,180 144,158 104,158', tone.wood, 0.95, 1.7);
  v.oval(124, 143, 17, 16, tone.wood, 0.95, 1.8);
  v.shade('126,130 140,138 138,152 126,158');
  stand(v, '#D9C6A4');
  return v.A;
}

/** A shell on wet sand, the water coming to it. */
function shell(): Sheet {
  const v = vignette(65, '#A9C2CC', 24);
  v.reach(140, 214, '#7FB0B2', 24);
  v.mound('50,300 66,226 150,206 230,222 320,204 400,222 432,300', '#EAD3A6', 0.8, 0);
  v.bend('62,230 110,212 160,208 214,224 270,216 330,204 418,226', 2);
  v.bend('70,240 120,222 166,218 216,234 276,226 336,214 410,236', 1);
  const rim = Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI * (1.1 - (i / 12) * 1.2);
    const reach = i % 2 ? 92 : 86;
    return `${(240 + Math.cos(a) * reach).toFixed(1)},${(276 - Math.sin(a) * reach).toFixed(1)}`;
  });
  v.soft('200,282 196,298 240,304 284,298 280,282', '#E9B98E', 0.9, 1.8);
  v.soft(`${rim.join(' ')} 262,288 240,292 218,288`, '#F2C39A', 0.9, 2);
  for (let i = 0; i < 11; i++) {
    const a = Math.PI * (1.04 - (i / 10) * 1.08);
    const tip = (reach: number) =>
      `${(240 + Math.cos(a) * reach).toFixed(1)},${(284 - Math.sin(a) * reach).toFixed(1)}`;
    v.bend(`${tip(10)} ${tip(50)} ${tip(86)}`, 1.3);
  }
  v.bend('172,236 204,216 240,210 276,216 308,236', 1, '#D9877A');
  v.bend('186,256 210,240 240,236 270,240 294,256', 1, '#D9877A');
  v.shade('262,286 330,270 316,226 284,198 272,220');
  for (const [x, y] of [
    [110, 262],
    [136, 284],
    [356, 252],
    [376, 276],
    [334, 290],
    [92, 280],
  ] as const)
    v.bend(`${x},${y} ${x + 7},${y - 2} ${x + 14},${y}`, 1.1);
  for (const [x, y] of [
    [130, 96],
    [162, 82],
    [196, 98],
  ] as const)
    v.bend(`${x - 12},${y - 3} ${x - 5},${y - 7} ${x},${y} ${x + 5},${y - 7} ${x + 12},${y - 3}`, 1.4);
  return v.A;
}

export const keeping: Readonly<Record<string, () => Sheet>> = {
  urban: bicycle,
  suburban: lot,
  eclectic: shop,
  historic: stair,
  coastal: shell,
};
