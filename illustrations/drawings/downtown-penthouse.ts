/**
 * Night in a glass penthouse on the Southbank: river, blue Main Street Bridge and the downtown skyline.
 */

import { mix } from '../kit/colour.ts';
import { columns, flat, front, leftSide, rows, wall } from '../kit/faces.ts';
import { softGlow, vignette } from '../kit/light.ts';
import { tuples } from '../kit/lists.ts';
import { dpoly, n, xy } from '../kit/path.ts';
import { beamD, mirroredIn, type Projector, subQuad } from '../kit/projector.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse } from '../kit/sky.ts';
import { windowGrid } from '../kit/skyline.ts';
import { circ, fill, g, rect, stroke } from '../kit/svg.ts';
import { glints } from '../kit/water.ts';
import { bridge, farBank, flaredTower, northBank } from './downtown-penthouse/city.ts';
import {
  arcLamp,
  coffeeTable,
  drape,
  fireWall,
  loungeChair,
  mullions,
  orchid,
  shell,
  sofa,
  telescope,
} from './downtown-penthouse/room.ts';
import { C, CITY_EYE, city, HORIZON, R, room, W } from './downtown-penthouse/scene.ts';

const H = 600;
const mirrored = mirroredIn(city, 0);
const hazed = (c: string, t: number) => mix(c, C.haze, t);
const quay = () => wall(city, flat(528, 1200, 3.2, -300, 1600), '#13284A');
const fade = (A: Sheet, stops: readonly (readonly [number, string])[]) =>
  A.mask(expanse(A, HORIZON, 220, stops));

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
          [1, mix(cS, '#7A5A80', 0.35)],
        ]),
      ) +
      wall(
        pr,
        E,
        A.lin([
          [0, cE],
          [1, mix(cE, '#5A4A74', 0.3)],
        ]),
      );
    const a = windowGrid(pr, E, nu, nv, r, { share }),
      b = windowGrid(pr, S, Math.max(3, Math.round((nu * d) / w)), nv, r, { share: share * 0.8 });
    s +=
      fill(a.dim, mix(cE, C.night, 0.5), { opacity: 0.7 }) +
      fill(b.dim, mix(cS, C.night, 0.45), { opacity: 0.6 }) +
      fill(a.lit, C.lit) +
      fill(b.lit, C.litPale);
    if (ribs === 0)
      s += stroke(columns(pr, E, nu) + columns(pr, S, nu), hazed('#3A5C86', haze), 0.5, { opacity: 0.7 });
    if (ribs === 1)
      s += stroke(rows(pr, E, nv) + rows(pr, S, nv), hazed('#3A5C86', haze), 0.5, { opacity: 0.7 });
    if (h < CITY_EYE && pr === city) s += wall(pr, flat(x, x + w, h, z, z + d), mix(cE, '#2C4466', 0.5));
    return (
      s +
      wall(pr, subQuad(E, 0, 0.965, 1, 1), mix(cE, C.night, 0.3)) +
      wall(pr, subQuad(S, 0, 0.965, 1, 1), mix(cS, '#8FA3C4', 0.3))
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
      wall(pr, [[x + lo, 176, z + lo], [x + hi, 176, z + lo], tip], '#E9B460') +
      wall(pr, [[x + lo, 176, z + hi], [x + lo, 176, z + lo], tip], '#FFDFA0');
    return (
      s +
      fill(beamD(pr, tip, [tip[0], 222, tip[2]], 1), '#6E86A8') +
      (pr === city ? circ(...xy(city([tip[0], 222, tip[2]])), 1.4, '#FF7B66') : '')
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
  A.add(expanse(A, 0, HORIZON + 4, '0 #0A1730, 0.4 #162C54, 0.7 #33386C, 0.88 #6A4A7A, 1 #B4707E'));
  A.add(cloud(A, '#4A4A80', [0.0026, 0.02, 40], [0.5, 0.68], [40, 90, 200, 250], 0.6, { bottom: HORIZON }));
  A.add(
    cloud(A, '#C97F86', [0.0028, 0.04, 23], [0.55, 0.64], [150, 195, 235, 252], 0.6, { bottom: HORIZON }),
  );
  const st = rng(4);
  A.add(
    Array.from({ length: 60 }, () => {
      const y = 60 + st() * 130;
      return circ(st() * 660, y, st.range(0.4, 1), '#FCF3E1', {
        opacity: n(st.range(0.25, 0.8) * (1 - (y - 60) / 170)),
      });
    }).join(''),
  );
  A.add(expanse(A, HORIZON, 260, '0 #6E4E78, 0.12 #34406E, 0.45 #152C50, 1 #0B1A34'));
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
    fill(glints(w, 0, 660, HORIZON + 8, 430, 200, { minL: 10, maxL: 70, th: 0.9, persp: 1.2 }), '#0A1A34', {
      opacity: 0.5,
    }),
    fill(glints(w, 0, 660, HORIZON + 6, 430, 130, { minL: 8, maxL: 46, th: 0.7, persp: 1.2 }), '#6F93C4', {
      opacity: 0.35,
    }),
  );
  A.add(farBank(city), quay(), skyline(city), northBank(city));
  A.add(expanse(A, HORIZON - 70, 110, '0 #C97F86 0, 0.75 #C97F86 0.26, 1 #C97F86 0'));
  A.add(bridge(city));
  for (const [x, y, rx, ry] of tuples(4, '138,300,70,120 408,286,60,90'))
    A.add(softGlow(A, x, y, rx, ry, '#5FB0F0', 0.26));
  // water taxi with a wake
  {
    const [x, y] = [346, 378];
    A.add(
      fill(
        `M${n(x - 60)} ${n(y + 3)}Q${n(x - 20)} ${n(y - 1)} ${n(x + 10)} ${n(y)}Q${n(x - 20)} ${n(y + 4)} ${n(x - 64)} ${n(y + 9)}Z`,
        '#7FA6D8',
        {
          opacity: 0.4,
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
        rect(x - 7, y - 8, 15, 4, '#FFD98F') +
        rect(x - 9, y - 10, 19, 2, '#E0745A') +
        circ(x + 14, y - 5, 1.2, '#7FE0B0') +
        softGlow(A, x, y + 8, 26, 12, '#FFD58A', 0.5),
    );
  }
  A.add(softGlow(A, 570, 230, 150, 90, '#FFC98A', 0.3));

  // ---------- assemble: room ----------
  A.add(shell(A));
  // faint reflection of the lamp and shelves in the glass
  A.add(
    g(fill('M352 196A20 17 0 0 1 392 196Z', '#FFD58A') + rect(604, 120, 12, 150, '#FFC98A'), {
      opacity: 0.16,
      filter: A.blur(2),
    }),
  );
  A.add(
    mullions(),
    drape(A, R.left + 0.02, R.left + 0.22, R.glass - 0.12),
    drape(A, R.right - 0.24, R.right - 0.04, R.glass - 0.12),
    fireWall(A),
  );
  // rug with a border, and pools of lamp and fire light on the floor
  A.add(
    wall(room, flat(-2.4, 1.35, 0.01, 3.2, 4.85), '#8A7480'),
    wall(room, flat(-2.28, 1.23, 0.012, 3.28, 4.77), A.lin('0 #C9AE98, 1 #86727C')),
    stroke(columns(room, flat(-2.28, 1.23, 0.013, 3.28, 4.77), 24), '#9A8488', 0.8, { opacity: 0.6 }),
  );
  {
    const p = room([-0.72, 0, 4.4]),
      f = room([1.5, 0, 3.9]);
    A.add(
      softGlow(A, p[0], p[1], 170, 42, '#FFD08A', 0.5),
      softGlow(A, f[0], f[1], 150, 46, '#FF9A5A', 0.55),
    );
  }
  A.add(arcLamp(A), telescope(0.98, 4.85), coffeeTable(A), loungeChair(A, 1.12, 3.75), sofa(A));
  {
    const p = room([-2.85, 0.55, 3.6]);
    A.add(
      wall(room, front(-3.1, -2.62, 0, 0.55, 3.6), '#3A2C40'),
      wall(room, flat(-3.1, -2.62, 0.55, 3.6, 4.0), '#6E5A6C'),
      orchid(p[0] + 4, p[1] - 4),
    );
  }
  A.add(softGlow(A, 700, 420, 190, 150, '#FF9A5A', 0.28), softGlow(A, 240, 250, 260, 200, '#FFC98A', 0.12));
  A.add(vignette(A, { cx: 380, cy: 300, r: 560, clear: 0.7, strength: 0.5 }));

  return A;
}
