/** Small drawings of things in pen and wash, a few lines each: what stands beside the answers of the quiz. */

import { type Board, board, contour } from './elevation/board.ts';
import { blank, hatch, INK, inked, inkPaper, PAPER, wash } from './ink.ts';
import { tuples } from './lists.ts';
import { n, smooth, type XY } from './path.ts';
import { fill, g } from './svg.ts';

export const W = 480;
export const H = 360;
const GROUND = 300;

/** `points` are pixels of the sheet, `'10,20 30,40'`, in all of these. */
export interface Vignette extends Board {
  /** A shape with straight sides: bare paper, wash, outline. */
  flat(points: string, colour: string, strength?: number, line?: number): void;
  /** One with soft sides. */
  soft(points: string, colour: string, strength?: number, line?: number): void;
  /** One with a soft upper side that stands on a level foot, as dunes, arches and hedges do. */
  mound(points: string, colour: string, strength?: number, line?: number): void;
  /** Water or far land between two heights, without an outline. */
  reach(y0: number, y1: number, colour: string, ripples?: number): void;
  oval(
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    colour: string,
    strength?: number,
    line?: number,
  ): void;
  /** A line of the pen; soft where it bends. */
  pen(points: string, width?: number, colour?: string): void;
  bend(points: string, width?: number, colour?: string): void;
  /** Shade over a part of what is there. */
  shade(points: string, colour?: string, step?: number): void;
}

/** Paper and a patch of `sky` to draw on; `feet` are what the sheet is wide, for what comes from the kit of elevations. */
export function vignette(seed: number, sky: string, feet = 24): Vignette {
  const b = board(seed, feet, undefined, { w: W, h: H, ground: GROUND });
  const { A, r } = b;
  inkPaper(A);
  const patch = tuples(2, '52,236 66,120 150,62 250,50 352,64 424,126 432,240 372,296 240,306 110,298').map(
    ([x, y]): XY => [x + r.range(-16, 16), y + r.range(-12, 12)],
  );
  A.add(g(fill(smooth(patch, true, 0.9), sky, { filter: A.blur(14) }), { opacity: 0.62 }));
  const at = (points: string): XY[] => tuples(2, points).map(([x, y]): XY => [x, y]);
  const soft = (d: string, colour: string, strength: number, line: number) => {
    A.add(fill(d, PAPER));
    wash(A, d, colour, strength);
    if (line > 0) inked(A, d, line);
  };
  return {
    ...b,
    flat(points, colour, strength = 0.8, line = 1.9) {
      blank(A, at(points));
      wash(A, at(points), colour, strength);
      if (line > 0) contour(b, at(points), line, 3);
    },
    soft: (points, colour, strength = 0.8, line = 1.6) =>
      soft(smooth(at(points), true, 0.8), colour, strength, line),
    mound(points, colour, strength = 0.8, line = 1.4) {
      const top = smooth(at(points), false, 0.8);
      A.add(fill(`${top}Z`, PAPER));
      wash(A, `${top}Z`, colour, strength);
      if (line > 0) inked(A, top, line);
    },
    reach(y0, y1, colour, ripples = 0) {
      const d = `M66 ${y0}L240 ${y0 - 1}L416 ${y0}Q428 ${(y0 + y1) / 2} 412 ${y1}L240 ${y1 + 2}L70 ${y1}Q54 ${(y0 + y1) / 2} 66 ${y0}Z`;
      wash(A, d, colour, 0.8);
      let lines = '';
      for (let i = 0; i < ripples; i++) {
        const [x, y] = [r.range(76, 330), r.range(y0 + 6, y1 - 3)];
        lines += `M${n(x)} ${n(y)}q${n(r.range(10, 30))} -2.5 ${n(r.range(30, 76))} 0`;
      }
      inked(A, lines, 0.9, 0.7);
    },
    oval: (cx, cy, rx, ry, colour, strength = 0.8, line = 1.6) =>
      soft(
        `M${n(cx - rx)} ${n(cy)}A${rx} ${ry} 0 1 1 ${n(cx + rx)} ${n(cy)}A${rx} ${ry} 0 1 1 ${n(cx - rx)} ${n(cy)}Z`,
        colour,
        strength,
        line,
      ),
    pen: (points, width = 1.7, colour = INK) => {
      if (colour === INK) contour(b, at(points), width, 2, false);
      else
        inked(
          A,
          `M${at(points)
            .map(([x, y]) => `${n(x)} ${n(y)}`)
            .join('L')}`,
          width,
          0.95,
          colour,
        );
    },
    bend: (points, width = 1.5, colour = INK) => {
      inked(A, smooth(at(points), false, 0.8), width, 0.92, colour);
    },
    shade(points, colour = '#5B6787', step = 4) {
      wash(A, at(points), colour, 0.34);
      hatch(A, r, at(points), step, 56, 0.6, 0.5);
    },
  };
}

/** The line that things stand on, with a little ground under it. */
export function stand(v: Vignette, colour = '#B7C4A2', from = 56, to = 424): void {
  wash(
    v.A,
    `M${from} ${GROUND}Q240 ${GROUND + 4} ${to} ${GROUND}Q330 ${GROUND + 24} 240 ${GROUND + 22}Q140 ${GROUND + 24} ${from} ${GROUND}Z`,
    colour,
    0.6,
  );
  contour(
    v,
    [
      [from - 6, GROUND],
      [to + 6, GROUND],
    ],
    2.4,
    6,
    false,
  );
}
