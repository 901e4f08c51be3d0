/**
 * Small posters of things in the last light of the day, filling their frames. They accompany the
 * quiz's answers.
 */

import { mix } from './colour.ts';
import { lampGlow, softGlow } from './light.ts';
import { tuples } from './lists.ts';
import { dline, dpoly, n, type Pt, smooth } from './path.ts';
import { type Rng, rng } from './random.ts';
import { type Ramp, Sheet } from './sheet.ts';
import { cloud, expanse } from './sky.ts';
import { fill, rect, stroke } from './svg.ts';

const W = 480;
const H = 360;
const SHADE = '#1B2A4C';
const MULTIPLY = 'mix-blend-mode:multiply';

/** Skies of the hour, from the top of the sheet to the horizon at 0.46 and at 0.62. */
export const DUSK = '0 #24507A, 0.2 #5F7F9A, 0.34 #E8A78C, 0.46 #FFD9A0';
export const LOW_DUSK = '0 #24507A, 0.26 #5F7F9A, 0.46 #E8A78C, 0.62 #FFD9A0';

/** Tints shadows midnight blue and lights like lamps: each channel's values from dark to light. */
const EVENING = ['0.04 0.2 0.47 0.8 1', '0.09 0.21 0.42 0.69 0.94', '0.18 0.32 0.46 0.6 0.76'] as const;

/** `points` are always pixels of the sheet: `'10,20 30,40'`. */
export interface Still {
  readonly A: Sheet;
  readonly r: Rng;
  /** Ground, water or wall over the whole width, between two heights. */
  band(y0: number, y1: number, ramp: Ramp): void;
  /** A shape with straight sides, brighter toward the light. */
  flat(points: string, colour: string): void;
  box(x: number, y: number, w: number, h: number, colour: string): void;
  /** A shape with soft sides. */
  soft(points: string, colour: string): void;
  /** A shape with a soft upper side, down to `foot`. */
  mound(points: string, colour: string, foot?: number): void;
  oval(cx: number, cy: number, rx: number, ry: number, colour: string): void;
  /** Lines: straight, and soft at bends. */
  pen(points: string, width: number, colour: string, opacity?: number): void;
  bend(points: string, width: number, colour: string, opacity?: number): void;
  /** Shade over a part of the drawing, such as the ground under a thing. */
  shade(points: string, opacity?: number): void;
  fall(cx: number, y: number, rx: number, ry?: number, opacity?: number): void;
  glow(x: number, y: number, r: number, colour?: string, opacity?: number): void;
  /** Light or dusk over the whole sheet. */
  tint(cx: number, cy: number, rx: number, ry: number, colour: string, opacity: number): void;
  /** Brushed clouds down to the horizon, as in the pictures of places. */
  clouds(horizon: number): void;
  /** A thing's long shadow along the ground, from its foot. */
  cast(points: string, opacity?: number): void;
  /**
   * Finishes the sheet: low light from a place on it or beside it, and midnight blue in the
   * corners.
   */
  evening(x: number, y: number, strength?: number): Sheet;
}

/** A sheet with a sky or wall from `top` to `bottom`. */
export function still(seed: number, ramp: Ramp): Still {
  const A = new Sheet(W, H);
  const at = (points: string): Pt[] => tuples(2, points).map(([x, y]): Pt => [x, y]);
  const lit = (colour: string) =>
    A.lin(
      [
        [0, mix(colour, '#FFF3D6', 0.2)],
        [0.5, colour],
        [1, mix(colour, SHADE, 0.2)],
      ],
      0,
      0,
      0.7,
      1,
    );
  const shape = (d: string, colour: string) => {
    A.add(fill(d, lit(colour)));
  };
  A.add(expanse(A, 0, H, ramp));
  return {
    A,
    r: rng(seed),
    band: (y0, y1, colours) => {
      A.add(expanse(A, y0, y1 - y0, colours));
    },
    flat: (points, colour) => shape(dpoly(at(points)), colour),
    box: (x, y, w, h, colour) => {
      A.add(rect(x, y, w, h, lit(colour)));
    },
    soft: (points, colour) => shape(smooth(at(points), true, 0.8), colour),
    mound: (points, colour, foot = H) => {
      const top = at(points);
      const [first, last] = [top[0], top.at(-1)];
      shape(`${smooth(top, false, 0.8)}L${n(last?.[0] ?? W)} ${foot}L${n(first?.[0] ?? 0)} ${foot}Z`, colour);
    },
    oval: (cx, cy, rx, ry, colour) =>
      shape(
        `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx + rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx - rx)} ${n(cy)}Z`,
        colour,
      ),
    pen: (points, width, colour, opacity = 1) => {
      A.add(stroke(dline(at(points)), colour, width, { opacity, 'stroke-linecap': 'round' }));
    },
    bend: (points, width, colour, opacity = 1) => {
      A.add(stroke(smooth(at(points), false, 0.8), colour, width, { opacity, 'stroke-linecap': 'round' }));
    },
    shade: (points, opacity = 0.22) => {
      A.add(fill(dpoly(at(points)), SHADE, { opacity }));
    },
    fall: (cx, y, rx, ry = rx * 0.14, opacity = 0.42) => {
      A.add(
        `<ellipse cx="${n(cx)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${SHADE}" opacity="${opacity}" filter="${A.blur(3)}"/>`,
      );
    },
    glow: (x, y, r, colour = '#FFD58A', opacity = 0.7) => {
      A.add(lampGlow(A, x, y, r, colour, opacity));
    },
    tint: (cx, cy, rx, ry, colour, opacity) => {
      A.add(softGlow(A, cx, cy, rx, ry, colour, opacity));
    },
    clouds: (horizon) => {
      const layer = (colour: string, seed2: number, from: number, to: number, opacity: number, clear = 0.5) =>
        A.add(
          cloud(
            A,
            colour,
            [0.0032, 0.034, seed + seed2],
            [clear, clear + 0.16],
            [horizon * from - 40, horizon * from, horizon * to - 10, horizon * to],
            opacity,
          ),
        );
      layer('#1E3F66', 1, 0, 0.62, 0.75);
      layer('#7B5A78', 2, 0.12, 0.8, 0.7, 0.52);
      layer('#F0805E', 3, 0.34, 0.94, 0.85, 0.5);
      layer('#FFE9B4', 4, 0.5, 1, 0.75, 0.53);
    },
    cast: (points, opacity = 0.4) => {
      A.add(fill(dpoly(at(points)), '#16264A', { opacity, filter: A.blur(2.2), style: MULTIPLY }));
    },
    evening: (x, y, strength = 1) => {
      A.through(A.grade(EVENING, 1.04));
      const [dx, dy] = [W / 2 - x, H / 2 - y];
      const far = Math.hypot(dx, dy) || 1;
      const away = A.lin(
        '0 #ffffff, 0.4 #fbe6d8, 1 #626a9e',
        x,
        y,
        W / 2 + (dx / far) * 300,
        H / 2 + (dy / far) * 240,
        'userSpaceOnUse',
      );
      const corners = A.rad('0 #ffffff, 0.6 #ffffff, 1 #7680b4', W / 2, H / 2, 318);
      A.add(
        rect(0, 0, W, H, away, { opacity: 0.58 * strength, style: MULTIPLY }),
        softGlow(A, x, y, 280, 210, '#FF9C50', 0.26 * strength),
        rect(0, 0, W, H, corners, { style: MULTIPLY }),
      );
      return A;
    },
  };
}
