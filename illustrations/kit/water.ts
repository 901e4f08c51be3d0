import { n } from './path.ts';
import type { Rng } from './random.ts';

/** Path data of one lens-shaped glint, `l` long and `h` high to each side. */
export const lens = (x: number, y: number, l: number, h: number): string =>
  `M${n(x - l / 2)} ${n(y)}Q${n(x)} ${n(y - h)} ${n(x + l / 2)} ${n(y)}Q${n(x)} ${n(y + h)} ${n(x - l / 2)} ${n(y)}Z`;

interface Glints {
  readonly minL?: number;
  readonly maxL?: number;
  readonly th?: number;
  /** Above 1 they crowd toward the far edge `y0`. */
  readonly persp?: number;
}

/** Glints strewn over a stretch of water, longer toward the viewer. */
export function glints(
  r: Rng,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  count: number,
  { minL = 8, maxL = 60, th = 1.2, persp = 1 }: Glints = {},
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = r() ** persp;
    const l = (minL + (maxL - minL) * r()) * (0.25 + t * 1.1);
    d += lens(r.range(x0, x1), y0 + (y1 - y0) * t, l, th * (0.35 + t * 1.3));
  }
  return d;
}

interface LightPath {
  readonly near?: number;
  readonly far?: number;
  readonly len?: number;
  readonly thick?: number;
}

/** The broken column of sun or moon on water, widening toward the viewer. */
export function lightPath(
  r: Rng,
  x: number,
  y0: number,
  y1: number,
  count: number,
  { near = 40, far = 6, len = 26, thick = 1.4 }: LightPath = {},
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = r() ** 1.15;
    const cx = x + r.gauss() * (far + t * near);
    const l = (len * 0.3 + len * r()) * (0.35 + t);
    d += lens(cx, y0 + t * (y1 - y0), l, 0.35 + thick * t * r.range(0.5, 1.1));
  }
  return d;
}
