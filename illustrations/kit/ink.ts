import { brandColors } from '../../packages/content/src/brand-colors.ts';
import { nth } from './lists.ts';
import { dpoly, n, type Pt, smooth, type XY } from './path.ts';
import type { Rng } from './random.ts';
import type { Sheet } from './sheet.ts';
import { fill, g, rect, stroke } from './svg.ts';

export const PAPER = brandColors.cream.toUpperCase();
export const INK = brandColors.ink.toUpperCase();
export const BRASS = brandColors.brass.toUpperCase();
/** The color of text: brass itself is too pale for letters. */
export const DEEP_BRASS = brandColors.brassDeep.toUpperCase();

/** Lays the paper and prepares the watercolor for `wash`. Draw it first. */
export function inkPaper(A: Sheet): void {
  A.add(
    rect(0, 0, A.w, A.h, PAPER),
    `<filter id="paper" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="4" seed="5"/><feColorMatrix values="0 0 0 0 .55 0 0 0 0 .42 0 0 0 0 .25 .20 0 0 0 -.075"/></filter><rect width="${A.w}" height="${A.h}" filter="url(#paper)" opacity=".8"/>`,
  );
  A.def(
    `<filter id="wash" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="4" seed="8" result="t"/><feDisplacementMap in="SourceGraphic" in2="t" scale="9" xChannelSelector="R" yChannelSelector="G" result="d"/><feTurbulence type="fractalNoise" baseFrequency=".012 .016" numOctaves="3" seed="2" result="u"/><feColorMatrix in="u" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.5 0 0 0 .05" result="m"/><feComposite in="d" in2="m" operator="in"/></filter>`,
  );
}

/** The double brass frame of a plate, `outer` pixels from its edge. Draw it last. */
export function plateFrame(A: Sheet, outer = 26): void {
  for (const [inset, width] of [
    [outer, 1.2],
    [outer + 6, 0.5],
  ] as const)
    A.add(
      `<rect x="${inset}" y="${inset}" width="${A.w - 2 * inset}" height="${A.h - 2 * inset}" fill="none" stroke="${BRASS}" stroke-width="${width}"/>`,
    );
}

/** Watercolor over a shape: points, or path data. */
export const wash = (A: Sheet, shape: string | readonly Pt[], colour: string, opacity = 0.5): Sheet =>
  A.add(
    fill(typeof shape === 'string' ? shape : dpoly(shape), colour, {
      opacity,
      filter: 'url(#wash)',
      style: 'mix-blend-mode:multiply',
    }),
  );

/** Bare paper over a shape, so that nothing behind it shows through. */
export const blank = (A: Sheet, points: readonly Pt[]): Sheet => A.add(fill(dpoly(points), PAPER));

/**
 * Path data of a hand-drawn line: a slight wobble, and up to `over` pixels too long at each end.
 */
export function handLine(
  r: Rng,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  over = 3,
  wobble = 0.55,
): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const ux = (x2 - x1) / length;
  const uy = (y2 - y1) / length;
  const [ax, ay] = [x1 - ux * over * r(), y1 - uy * over * r()];
  const [bx, by] = [x2 + ux * over * r(), y2 + uy * over * r()];
  const steps = Math.max(2, Math.round(length / 60) + 1);
  const points: XY[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const inside = i > 0 && i < steps;
    points.push([
      ax + (bx - ax) * t + (inside ? r.range(-wobble, wobble) : 0),
      ay + (by - ay) * t + (inside ? r.range(-wobble, wobble) : 0),
    ]);
  }
  return smooth(points);
}

/** Path data of a hand-drawn polygon, side by side. */
export function handPolygon(r: Rng, points: readonly XY[], over = 4, closed = true): string {
  let d = '';
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++)
    d += handLine(r, ...nth(points, i), ...nth(points, (i + 1) % points.length), over);
  return d;
}

/** Path data drawn with the pen. */
export const inked = (A: Sheet, d: string, width = 1, opacity = 0.92, colour = INK): Sheet =>
  A.add(stroke(d, colour, width, { opacity, 'stroke-linecap': 'round' }));

/** Hatching over a polygon, `step` pixels apart, at `angle` degrees. */
export function hatch(
  A: Sheet,
  r: Rng,
  points: readonly XY[],
  step = 4,
  angle = 45,
  width = 0.5,
  opacity = 0.55,
  jitter = 0.5,
): void {
  const a = (angle * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const cx = (Math.min(...xs) + Math.max(...xs)) / 2;
  const cy = (Math.min(...ys) + Math.max(...ys)) / 2;
  const R = Math.hypot(Math.max(...xs) - cx, Math.max(...ys) - cy) + 10;
  let d = '';
  for (let t = -R; t < R; t += step * (1 + r.range(-0.2, 0.2) * jitter))
    d += handLine(r, cx - c * R - s * t, cy - s * R + c * t, cx + c * R - s * t, cy + s * R + c * t, 0, 0.4);
  A.add(g(stroke(d, INK, width, { opacity }), { 'clip-path': A.clip(dpoly(points)) }));
}

/** Path data of an uneven round patch: a crown, a cloud. */
export const blob = (r: Rng, cx: number, cy: number, rx: number, ry: number, corners = 14): string =>
  smooth(
    Array.from({ length: corners }, (_, i): XY => {
      const a = (i / corners) * 6.283;
      return [cx + Math.cos(a) * rx * r.range(0.82, 1.1), cy + Math.sin(a) * ry * r.range(0.82, 1.1)];
    }),
    true,
    0.9,
  );

/** Small leaf strokes over a crown, denser on its shaded side. */
export function scribble(
  A: Sheet,
  r: Rng,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
): void {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = r() * 6.283;
    const q = r() ** 0.45;
    const u = Math.cos(a) * q;
    const v = Math.sin(a) * q;
    const shade = u * 0.55 + v * 0.75;
    if (r() > 0.3 + 0.75 * Math.max(0, shade) + (q > 0.9 ? 0.5 : 0)) continue;
    const x = cx + u * rx;
    const y = cy + v * ry;
    const s = r.range(3, 6);
    d += `M${n(x - s)} ${n(y)}q${n(s * 0.2)} ${n(-s * 0.9)} ${n(s * 0.8)} ${n(-s * 0.3)}q${n(s * 0.3)} ${n(-s * 0.8)} ${n(s * 0.9)} ${n(s * 0.1)}`;
  }
  inked(A, d, 0.65, 0.78);
}
