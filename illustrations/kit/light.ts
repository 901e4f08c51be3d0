import { n } from './path.ts';
import type { Ramp, Sheet, Stop } from './sheet.ts';
import { rect } from './svg.ts';

/** A round light of its own gradient; `squash` below 1 flattens it. */
export const glow = (A: Sheet, x: number, y: number, r: number, stops: Ramp, squash = 1): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * squash)}" fill="${A.rad(stops, x, y, r, `translate(0 ${n(y * (1 - squash))}) scale(1 ${squash})`)}"/>`;

/** A light that fades evenly to its edge; `screen` brightens the air, `soft-light` tints. */
export function softGlow(
  A: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  opacity: number,
  blend: 'screen' | 'soft-light' | 'multiply' = 'screen',
): string {
  const k = ry / rx;
  const paint = A.rad(
    [
      [0, colour, opacity],
      [1, colour, 0],
    ],
    x,
    y,
    rx,
    `translate(0 ${n(y * (1 - k))}) scale(1 ${n(k)})`,
  );
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint}" style="mix-blend-mode:${blend}"/>`;
}

/** A lamp: bright at its heart, soon faint; `sx`, `sy` squash it into a pool on the ground. */
export function lampGlow(
  A: Sheet,
  x: number,
  y: number,
  r: number,
  colour: string,
  opacity = 0.6,
  sx = 1,
  sy = 1,
): string {
  const paint = A.rad(
    [
      [0, colour, opacity],
      [0.35, colour, opacity * 0.45],
      [1, colour, 0],
    ],
    0,
    0,
    r,
    `translate(${n(x)} ${n(y)}) scale(${sx} ${sy})`,
  );
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * sx)}" ry="${n(r * sy)}" fill="${paint}" style="mix-blend-mode:screen"/>`;
}

interface Vignette {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  /** Share of the radius up to which nothing darkens. */
  readonly clear: number;
  readonly strength: number;
  readonly color?: string;
}

/** The corners a little darker, as in a print. */
export function vignette(A: Sheet, { cx, cy, r, clear, strength, color = '#0B1A2C' }: Vignette): string {
  const stops: readonly Stop[] = [
    [0, color, 0],
    [clear, color, 0],
    [1, color, strength],
  ];
  return rect(A.left, 0, A.w, A.h, A.rad(stops, cx, cy, r));
}
