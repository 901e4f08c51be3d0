/** From the kitchen window: one window, five views. */

import { agave, grass, pine, tree } from '../../kit/elevation/planting.ts';
import { tone } from '../../kit/elevation/surfaces.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ } from '../../kit/svg.ts';
import { type Vignette, vignette } from '../../kit/vignette.ts';

const GLASS = 'M96 44H384V272H96Z';

/** What is seen is drawn by `view`, within the panes; around it frame, bars and sill with a thing on it. */
function framed(
  seed: number,
  sky: string,
  feet: number,
  view: (v: Vignette) => void,
  onSill: (v: Vignette) => void,
): Sheet {
  const v = vignette(seed, sky, feet);
  v.A.add(`<g clip-path="${v.A.clip(GLASS)}">`);
  view(v);
  v.A.add('</g>');
  for (const points of ['96,44 384,44', '384,44 384,272', '384,272 96,272', '96,272 96,44']) v.pen(points, 2);
  v.flat('82,30 398,30 398,44 82,44', tone.white, 0.5, 1.7);
  v.flat('82,44 96,44 96,272 82,272', tone.white, 0.5, 1.6);
  v.flat('384,44 398,44 398,272 384,272', tone.white, 0.5, 1.6);
  v.flat('236,44 244,44 244,272 236,272', tone.white, 0.4, 1.3);
  v.flat('96,118 384,118 384,125 96,125', tone.white, 0.4, 1.3);
  v.flat('66,272 414,272 420,290 60,290', tone.white, 0.5, 1.9);
  onSill(v);
  return v.A;
}

function pot(v: Vignette, x: number, colour: string): void {
  for (const [dx, dy] of [
    [-16, -34],
    [-6, -44],
    [7, -42],
    [17, -30],
    [0, -30],
  ] as const)
    v.bend(`${x},246 ${x + dx / 2},${246 + dy / 2} ${x + dx},${246 + dy}`, 2.4, '#54806F');
  v.flat(`${x - 16},244 ${x + 16},244 ${x + 12},274 ${x - 12},274`, colour, 0.9, 1.6);
}

const pond = (): Sheet =>
  framed(
    41,
    '#B4C6B8',
    44,
    (v) => {
      for (const [x, h] of [
        [-12, 19],
        [-8.6, 15.6],
        [-4.6, 18],
        [0.4, 16],
        [5, 19.4],
        [9, 16.6],
        [12.6, 18.4],
      ] as const)
        pine({ ...v, y: (feet) => 196 - feet * v.s }, x, h * 0.62);
      v.mound('80,272 90,200 170,194 260,197 340,192 400,202 400,272', '#7FB0B2', 0.8, 1);
      for (const [x, y] of [
        [120, 216],
        [210, 230],
        [300, 214],
        [150, 246],
        [270, 254],
      ] as const)
        v.bend(`${x},${y} ${x + 24},${y - 2} ${x + 52},${y}`, 1);
      v.mound('80,274 100,250 160,264 190,274', '#A9BE94', 0.8, 1.1);
      v.mound('320,274 350,258 400,250 400,274', '#A9BE94', 0.8, 1.1);
      v.bend('322,212 322,230', 1.6);
      v.bend('322,212 330,204 338,208', 2);
    },
    (v) => pot(v, 352, tone.coral),
  );

const oak = (): Sheet =>
  framed(
    42,
    '#9FC0BE',
    40,
    (v) => {
      const low: Vignette = { ...v, y: (feet) => 268 - feet * v.s };
      tree(low, -1, 20, 27, { light: '#9CB79A', dark: '#54806F' }, 0.3);
      v.bend('236,196 200,206 184,190', 1, '#6E8478');
      for (const x of [150, 166, 184, 300, 318, 334])
        for (const dx of [0, 4, 8])
          v.bend(`${x + dx},150 ${x + dx - 3},168 ${x + dx + 1},${186 + dx}`, 0.9, '#6E8478');
      v.mound('90,274 120,256 240,262 360,256 390,274', '#B7C4A2', 0.8, 1.1);
    },
    (v) => {
      v.soft('122,272 118,250 134,244 150,250 146,272', tone.navy, 0.7, 1.6);
      for (const [x, y] of [
        [122, 222],
        [136, 214],
        [150, 224],
      ] as const) {
        v.bend(`134,246 ${x},${y}`, 1.4, '#54806F');
        v.oval(x, y, 8, 8, '#F4AFA2', 0.9, 1.2);
      }
    },
  );

const oats = (): Sheet =>
  framed(
    43,
    '#A9C2CC',
    24,
    (v) => {
      v.A.add(circ(316, 92, 22, '#F6DFAE'));
      v.oval(316, 92, 22, 22, '#F3CFA6', 0.7, 1.1);
      v.reach(186, 226, '#7FB0B2', 12);
      v.mound('84,274 130,228 190,214 260,232 330,220 400,236 400,274', '#EAD3A6', 0.8, 1.3);
      const low: Vignette = { ...v, y: (feet) => 272 - feet * v.s };
      for (const [x, w, h] of [
        [-5.4, 2.6, 5.4],
        [-2.6, 2.2, 4.4],
        [3, 2.8, 5],
        [6, 2, 4.2],
      ] as const)
        grass(low, x, w, h, '#C79A5A');
      for (const [x, y] of [
        [150, 82],
        [186, 96],
        [206, 76],
      ] as const)
        v.bend(`${x - 10},${y - 3} ${x - 4},${y - 6} ${x},${y} ${x + 4},${y - 6} ${x + 10},${y - 3}`, 1.4);
    },
    (v) => {
      v.soft('346,272 334,262 340,248 354,242 368,248 374,262 362,272', '#F2C39A', 0.9, 1.6);
      for (const x of [344, 350, 358, 364]) v.bend(`354,270 ${x},256 ${x + (x - 354) * 0.4},248`, 1.1);
    },
  );

const shed = (): Sheet =>
  framed(
    44,
    '#F0CBA8',
    30,
    (v) => {
      v.flat('206,258 206,164 330,164 330,258', '#86A9A4', 0.75, 1.6);
      for (let x = 216; x < 330; x += 12) v.pen(`${x},166 ${x},256`, 0.8);
      v.flat('194,166 218,122 318,122 342,166', tone.metal, 0.75, 1.6);
      v.flat('244,258 244,188 282,188 282,258', tone.coral, 0.8, 1.5);
      v.pen('246,256 280,190', 1.2);
      v.flat('294,184 320,184 320,212 294,212', tone.lamp, 0.9, 1.4);
      v.pen('307,184 307,212', 1);
      const low: Vignette = { ...v, y: (feet) => 264 - feet * v.s };
      tree(low, -5.4, 10.6, 8.4, { light: '#B2C29A', dark: '#5E8A5E' }, 0.26);
      for (const [x, y] of [
        [136, 168],
        [160, 150],
        [178, 176],
        [150, 190],
        [192, 160],
      ] as const)
        v.oval(x, y, 5, 6, '#7C5A86', 0.9, 1);
      v.mound('90,276 110,256 240,262 380,254 392,276', '#B7C4A2', 0.8, 1.1);
      agave(low, 8.4, 1.8);
    },
    (v) => {
      v.flat('112,272 108,248 150,248 146,272', tone.metal, 0.7, 1.6);
      v.bend('150,252 164,250 172,240', 2.6);
      v.bend('112,250 122,232 142,232 148,250', 1.6);
    },
  );

const bridges = (): Sheet =>
  framed(
    45,
    '#A7B0CC',
    24,
    (v) => {
      v.flat('90,40 390,40 390,276 90,276', '#33466B', 0.75, 0);
      v.flat('90,40 390,40 390,200 90,200', '#4B5A86', 0.5, 0);
      v.reach(206, 280, '#1F3E5E', 14);
      for (const [x, w, top] of [
        [104, 26, 128],
        [136, 20, 150],
        [330, 24, 138],
        [358, 28, 118],
      ] as const) {
        v.flat(`${x},206 ${x + w},206 ${x + w},${top} ${x},${top}`, '#2A3A5C', 0.8, 1);
        for (let y = top + 8; y < 200; y += 11)
          for (let px = x + 5; px < x + w - 2; px += 8) if (v.r() < 0.6) v.A.add(circ(px, y, 1.5, '#FFD58A'));
      }
      v.bend('90,176 150,154 190,128 240,118 290,128 330,154 390,176', 4, '#86BFE4');
      v.pen('90,190 390,190', 4.4, '#86BFE4');
      for (let x = 110; x < 384; x += 18) {
        const up = Math.max(0, 62 - Math.abs(x - 240) * 0.42);
        v.pen(`${x},190 ${x},${188 - up}`, 1.3, '#86BFE4');
        v.A.add(circ(x, 183, 2.4, '#FFE9B4'));
        v.pen(`${x},214 ${x + 1},${232 + (x % 7)}`, 1.6, '#EDB650');
      }
      for (const x of [180, 300]) v.pen(`${x},190 ${x},222`, 5, '#86BFE4');
    },
    (v) => {
      v.flat('338,272 344,244 364,244 370,272', tone.cream, 0.9, 1.6);
      v.oval(354, 244, 10, 3, '#6B4A36', 0.9, 1.3);
      v.bend('368,250 380,252 378,264 370,266', 1.8);
    },
  );

export const views: Readonly<Record<string, () => Sheet>> = {
  suburban: pond,
  historic: oak,
  coastal: oats,
  eclectic: shed,
  urban: bridges,
};
