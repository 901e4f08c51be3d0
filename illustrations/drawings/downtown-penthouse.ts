/**
 * A morning in a glass penthouse on the Southbank: the river, the blue Main Street Bridge and
 * downtown beyond it.
 */

import { mix } from '../kit/colour.ts';
import { daySky } from '../kit/day.ts';
import { columns, flat, front, leftSide, rows, wall } from '../kit/faces.ts';
import { softGlow, vignette } from '../kit/light.ts';
import { tuples } from '../kit/lists.ts';
import { dpoly, n, xy } from '../kit/path.ts';
import { beamD, mirroredIn, type Projector, subQuad } from '../kit/projector.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { expanse } from '../kit/sky.ts';
import { windowGrid } from '../kit/skyline.ts';
import { circ, fill, g, rect, stroke } from '../kit/svg.ts';
import { glints } from '../kit/water.ts';
import { bridge, farBank, flaredTower, northBank } from './downtown-penthouse/city.ts';
import { furnish } from './downtown-penthouse/room.ts';
import { C, CITY_EYE, city, HORIZON, W } from './downtown-penthouse/scene.ts';

const H = 600;
const mirrored = mirroredIn(city, 0);
const hazed = (c: string, t: number) => mix(c, C.haze, t);
const quay = () => wall(city, flat(528, 1200, 3.2, -300, 1600), '#C2BEA8');
const fade = (A: Sheet, stops: readonly (readonly [number, string])[]) =>
  A.mask(expanse(A, HORIZON, 300, stops));

/** `side`: how far the view goes on to either side, for the wide frame. */
export function draw(side = 0): Sheet {
  const A = new Sheet(W, H, side);
  function building(
    pr: Projector,
    { x, z, w, d, h, base = 0 }: { x: number; z: number; w: number; d: number; h: number; base?: number },
    {
      nu = 8,
      nv = 20,
      share = 0.34,
      seed = 1,
      haze = 0,
      ribs = seed % 3,
    }: { nu?: number; nv?: number; share?: number; seed?: number; haze?: number; ribs?: number },
  ): string {
    const r = rng(seed),
      E = front(x, x + w, base, h, z),
      S = leftSide(x, base, h, z, z + d);
    const cE = hazed(C.east, haze),
      cS = hazed(C.south, haze);
    let s =
      wall(
        pr,
        S,
        A.lin([
          [0, cS],
          [1, mix(cS, '#F6EEDC', 0.35)],
        ]),
      ) +
      wall(
        pr,
        E,
        A.lin([
          [0, cE],
          [1, mix(cE, '#DCE6E4', 0.4)],
        ]),
      );
    const a = windowGrid(pr, E, nu, nv, r, { share }),
      b = windowGrid(pr, S, Math.max(3, Math.round((nu * d) / w)), nv, r, { share: share * 0.8 });
    s +=
      fill(a.dim, mix(C.glass, C.haze, haze), { opacity: 0.75 }) +
      fill(b.dim, mix(C.glass, C.haze, haze), { opacity: 0.6 }) +
      fill(a.lit, hazed(C.pale, haze)) +
      fill(b.lit, hazed('#8FB0BC', haze));
    if (ribs === 0)
      s += stroke(columns(pr, E, nu) + columns(pr, S, nu), hazed('#7C98A8', haze), 0.5, { opacity: 0.7 });
    if (ribs === 1)
      s += stroke(rows(pr, E, nv) + rows(pr, S, nv), hazed('#7C98A8', haze), 0.5, { opacity: 0.7 });
    if (h < CITY_EYE && pr === city) s += wall(pr, flat(x, x + w, h, z, z + d), mix(cE, '#E6E2D4', 0.6));
    return (
      s +
      wall(pr, subQuad(E, 0, 0.965, 1, 1), mix(cE, '#6E8898', 0.4)) +
      wall(pr, subQuad(S, 0, 0.965, 1, 1), mix(cS, '#FFFBEE', 0.5))
    );
  }
  function pyramidTower(pr: Projector): string {
    // Bank of America Tower: set-backs and a lit pyramid
    const x = 690,
      z = 300,
      w = 52;
    let s =
      building(pr, { x, z, w, d: w, h: 150 }, { nu: 10, nv: 34, seed: 8, share: 0.36, haze: 0.05 }) +
      building(
        pr,
        { x: x + 5, z: z + 5, w: w - 10, d: w - 10, h: 166, base: 150 },
        { nu: 8, nv: 4, seed: 9, share: 0.75 },
      ) +
      building(
        pr,
        { x: x + 10, z: z + 10, w: w - 20, d: w - 20, h: 176, base: 166 },
        { nu: 6, nv: 2, seed: 10, share: 0.95 },
      );
    const tip = [x + w / 2, 204, z + w / 2] as const,
      lo = 10,
      hi = w - 10;
    s +=
      wall(pr, [[x + lo, 176, z + lo], [x + hi, 176, z + lo], tip], '#B98A5E') +
      wall(pr, [[x + lo, 176, z + hi], [x + lo, 176, z + lo], tip], '#E9C79A');
    return (
      s +
      fill(beamD(pr, tip, [tip[0], 222, tip[2]], 1), '#8FA0AC') +
      (pr === city ? circ(...xy(city([tip[0], 222, tip[2]])), 1.4, '#E0745A') : '')
    );
  }
  function skyline(pr: Projector): string {
    const B = (
      x: number,
      z: number,
      w: number,
      d: number,
      h: number,
      nu: number,
      nv: number,
      seed: number,
      share: number,
      haze: number,
    ) => building(pr, { x, z, w, d, h }, { nu, nv, seed, share, haze });
    let s =
      B(610, 1500, 70, 160, 62, 7, 9, 33, 0.2, 0.6) +
      B(700, 1350, 70, 90, 92, 7, 14, 34, 0.2, 0.55) +
      B(640, 1180, 60, 120, 58, 7, 8, 4, 0.24, 0.5) +
      B(820, 1150, 70, 90, 88, 7, 12, 35, 0.2, 0.5) +
      B(880, 860, 60, 60, 118, 7, 18, 36, 0.2, 0.4) +
      B(960, 640, 60, 60, 122, 7, 20, 37, 0.24, 0.35) +
      B(760, 760, 70, 60, 80, 7, 14, 2, 0.24, 0.4) +
      B(980, 420, 70, 60, 112, 7, 18, 38, 0.26, 0.3) +
      B(700, 900, 60, 90, 64, 7, 12, 3, 0.26, 0.42) +
      B(800, 560, 60, 50, 108, 6, 18, 5, 0.26, 0.3) +
      B(860, 470, 50, 50, 142, 8, 28, 54, 0.3, 0.24) +
      B(1000, 240, 70, 60, 126, 8, 22, 39, 0.3, 0.22);
    s += pyramidTower(pr);
    s +=
      B(600, 640, 60, 110, 48, 8, 9, 13, 0.36, 0.24) +
      B(620, 430, 60, 70, 66, 8, 12, 12, 0.36, 0.14) +
      B(770, 190, 64, 60, 116, 9, 24, 14, 0.36, 0.06) +
      B(560, 520, 40, 120, 30, 8, 6, 27, 0.4, 0.2) +
      B(640, 240, 46, 54, 76, 7, 15, 15, 0.4, 0) +
      flaredTower(pr);
    // low riverfront blocks fill the quay between the towers and the water
    for (const [x, z, w, d, h, seed] of tuples(
      6,
      '600,360,50,50,20,61 556,300,40,60,14,62 548,150,44,60,16,63 620,150,40,60,30,64 548,40,40,40,12,65 610,-140,70,50,26,66 550,-150,40,60,14,67',
    ))
      s += B(x, z, w, d, h, 8, Math.max(2, Math.round(h / 5)), seed, 0.55, 0.04);
    return (
      s +
      B(690, 20, 70, 60, 98, 9, 20, 17, 0.42, 0) +
      B(640, -70, 70, 70, 84, 9, 16, 18, 0.45, 0) +
      B(560, -30, 60, 80, 40, 10, 8, 19, 0.48, 0) +
      B(545, 240, 40, 150, 24, 10, 5, 22, 0.5, 0)
    );
  }

  // ---------- assemble: city first ----------
  daySky(A, HORIZON + 4, { seed: 33, cover: 0.5 });
  A.add(expanse(A, HORIZON, 300, '0 #B4D2D6, 0.12 #86B6C6, 0.45 #5596B0, 1 #347A98'));
  A.def(
    `<g id="mirror">${farBank(mirrored)}${skyline(mirrored)}${northBank(mirrored)}${bridge(mirrored)}</g>`,
  );
  A.add(
    g(g('<use href="#mirror"/>', { filter: A.ripple(0.016, 0.2, 9, 4, 0.5, '0.4 1.4') }), {
      mask: fade(A, [
        [0, '#ffffff'],
        [0.35, '#e0e0e0'],
        [0.6, '#555555'],
        [1, '#000000'],
      ]),
    }),
  );
  A.add(
    g(g('<use href="#mirror"/>', { filter: A.ripple(0.01, 0.09, 26, 8, 0.5, '0.6 4') }), {
      mask: fade(A, [
        [0, '#000000'],
        [0.3, '#333333'],
        [0.6, '#dddddd'],
        [1, '#aaaaaa'],
      ]),
    }),
  );
  const w = rng(14);
  A.add(
    fill(
      glints(w, -140, 820, HORIZON + 8, 560, 260, { minL: 10, maxL: 70, th: 0.9, persp: 1.2 }),
      '#2A6482',
      {
        opacity: 0.5,
      },
    ),
    fill(glints(w, -140, 820, HORIZON + 6, 560, 200, { minL: 8, maxL: 46, th: 0.7, persp: 1.2 }), '#F0F8F2', {
      opacity: 0.35,
    }),
  );
  A.add(farBank(city), quay(), skyline(city), northBank(city));
  A.add(expanse(A, HORIZON - 70, 110, '0 #EAF1EA 0, 0.75 #EAF1EA 0.3, 1 #EAF1EA 0'));
  A.add(bridge(city));
  // water taxi with a wake
  {
    const [x, y] = [330, 402];
    A.add(
      fill(
        `M${n(x - 60)} ${n(y + 3)}Q${n(x - 20)} ${n(y - 1)} ${n(x + 10)} ${n(y)}Q${n(x - 20)} ${n(y + 4)} ${n(x - 64)} ${n(y + 9)}Z`,
        '#F6FBF6',
        {
          opacity: 0.7,
        },
      ) +
        fill(
          dpoly([
            [x - 10, y - 3],
            [x + 15, y - 3],
            [x + 11, y + 2],
            [x - 9, y + 2],
          ]),
          '#F3E3C6',
        ) +
        rect(x - 7, y - 8, 15, 4, '#5E8698') +
        rect(x - 9, y - 10, 19, 2, '#E0745A') +
        circ(x + 14, y - 5, 1.2, '#2F7F7C'),
    );
  }
  furnish(A);
  A.add(softGlow(A, 120, 160, 420, 320, '#FFF2C8', 0.4, 'soft-light'));
  A.add(vignette(A, { cx: 400, cy: 320, r: 560 + side, clear: 0.76, strength: 0.26 }));
  return A;
}
