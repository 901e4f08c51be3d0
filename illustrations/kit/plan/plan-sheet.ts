/**
 * Turns a plan into a plate: paper, titles, dimensions, the scale, the north arrow, and the frame.
 */

import { feetAndInches, measure } from '../elevation/measures.ts';
import { BRASS, INK, inkPaper, plateFrame } from '../ink.ts';
import { lettering, widthOfLine } from '../lettering.ts';
import { n } from '../path.ts';
import { Sheet } from '../sheet.ts';
import { circ, fill, stroke } from '../svg.ts';

/** The two sheets: landscape for pages, and portrait for phones. */
export const sheets = {
  wide: { w: 1350, h: 900, inset: 26, name: 14, size: 11.5, title: 17, figure: 13 },
  tall: { w: 640, h: 960, inset: 14, name: 16.5, size: 13.5, title: 16, figure: 13.5 },
} as const;

export type Shape = keyof typeof sheets;

/** Paper. Clips everything after it to the frame. */
export function layPaperOf(shape: Shape): Sheet {
  const { w, h, inset } = sheets[shape];
  const A = new Sheet(w, h);
  inkPaper(A);
  const edge = inset + 7;
  A.add(`<g clip-path="${A.clip(`M${edge} ${edge}H${w - edge}V${h - edge}H${edge}Z`)}">`);
  return A;
}

/** The frame. Draw it last. */
export function layFrameOf(A: Sheet, shape: Shape): void {
  A.add('</g>');
  plateFrame(A, sheets[shape].inset);
}

/** The title of a storey, with a short rule in brass under it. */
export function layTitle(A: Sheet, shape: Shape, title: string, x: number, y: number): void {
  const { title: size } = sheets[shape];
  lettering(A, title, x, y, { size, paint: INK, pen: 1.6, tracking: 0.2 });
  const half = Math.min(30, widthOfLine(title, size) / 3);
  A.add(stroke(`M${n(x - half)} ${n(y + size + 4)}H${n(x + half)}`, BRASS, 1));
}

const tick = (x: number, y: number) => `M${n(x - 5)} ${n(y + 5)}l10 -10`;
const thin = (A: Sheet, d: string) => A.add(stroke(d, BRASS, 0.9, { opacity: 0.9 }));
const AIR = 7;

/**
 * Widths in brass above a storey. `stations` are in feet from its left; `x` converts them to the
 * sheet.
 */
export function measureAcross(
  A: Sheet,
  shape: Shape,
  y: number,
  stations: readonly number[],
  x: (feet: number) => number,
): void {
  const { figure: size } = sheets[shape];
  let d = stations.map((at) => `${tick(x(at), y)}M${n(x(at))} ${n(y - 9)}V${n(y + 14)}`).join('');
  stations.slice(1).forEach((to, at) => {
    const from = stations[at] ?? 0;
    const said = feetAndInches(to - from);
    const [middle, half] = [(x(from) + x(to)) / 2, widthOfLine(said, size) / 2 + AIR];
    if (x(to) - x(from) < 2 * half) throw new Error(`A bay has no room for its ${said}`);
    measure(A, said, middle, y, size);
    d += `M${n(x(from))} ${n(y)}H${n(middle - half)}M${n(middle + half)} ${n(y)}H${n(x(to))}`;
  });
  thin(A, d);
}

/** Depths in brass beside a storey, each figure level. */
export function measureDown(
  A: Sheet,
  shape: Shape,
  x: number,
  stations: readonly number[],
  y: (feet: number) => number,
): void {
  const { figure: size } = sheets[shape];
  let d = stations.map((at) => `${tick(x, y(at))}M${n(x - 9)} ${n(y(at))}H${n(x + 14)}`).join('');
  stations.slice(1).forEach((to, at) => {
    const from = stations[at] ?? 0;
    const said = feetAndInches(to - from);
    const middle = (y(from) + y(to)) / 2;
    const half = size / 2 + AIR;
    measure(A, said, x, middle, size);
    d += `M${n(x)} ${n(y(from))}V${n(middle - half)}M${n(x)} ${n(middle + half)}V${n(y(to))}`;
  });
  thin(A, d);
}

/** The scale in brass with its figures; `s` pixels are a foot. */
export function layScale(A: Sheet, shape: Shape, x: number, y: number, s: number): void {
  const { figure: size } = sheets[shape];
  const unit = 5 * s;
  const left = x - 2 * unit;
  const cell = (i: number) => `M${n(left + i * unit)} ${n(y)}h${n(unit)}v5h${n(-unit)}Z`;
  A.add(stroke([0, 1, 2, 3].map(cell).join(''), BRASS, 0.9), fill(cell(0) + cell(2), BRASS));
  for (const [at, said] of [
    [0, '0'],
    [2, '10'],
    [4, '20′'],
  ] as const)
    measure(A, said, left + at * unit, y + 5 + size, size * 0.92);
}

/** The north arrow: a needle in a ring, `turn` degrees clockwise from the top of the sheet. */
export function layNorth(A: Sheet, shape: Shape, x: number, y: number, turn: number): void {
  const r = shape === 'wide' ? 24 : 21;
  const a = (turn * Math.PI) / 180;
  const out = r + sheets[shape].title * 0.95;
  A.add(
    circ(x, y, r, 'none', { stroke: BRASS, 'stroke-width': 1 }),
    circ(x, y, r - 4, 'none', { stroke: BRASS, 'stroke-width': 0.5 }),
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">`,
    fill(`M0 ${-r + 1}L${n(r * 0.27)} 0H${n(-r * 0.27)}Z`, INK),
    stroke(`M0 ${r - 1}L${n(r * 0.27)} 0H${n(-r * 0.27)}Z`, INK, 0.9),
    '</g>',
  );
  lettering(A, 'N', x + Math.sin(a) * out, y - Math.cos(a) * out, {
    size: sheets[shape].title * 0.85,
    paint: INK,
    pen: 1.6,
  });
}
