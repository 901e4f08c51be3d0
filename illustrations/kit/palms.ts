import { dpoly, n, type Pt, smooth } from './path.ts';
import type { Rng } from './random.ts';

interface Trunk {
  readonly base: Pt;
  readonly height: number;
  readonly steps: number;
  /** The trunk's sideways offset at a share of its height. */
  readonly aside: (t: number) => number;
  readonly width: (t: number, step: number) => number;
  readonly tension: number;
}

function trunkOf({ base: [x, y], height, steps, aside, width, tension }: Trunk): string {
  const left: Pt[] = [];
  const right: Pt[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const px = x + aside(t);
    const py = y - height * t;
    const w = width(t, i);
    left.push([px - w / 2, py]);
    right.unshift([px + w / 2, py]);
  }
  return smooth([...left, ...right], true, tension);
}

/** The turn from angle `from` down to hanging, in -PI..PI. */
function turnDown(from: number): number {
  let turn = Math.PI / 2 - from;
  while (turn > Math.PI) turn -= 2 * Math.PI;
  while (turn < -Math.PI) turn += 2 * Math.PI;
  return turn;
}

interface Frond {
  readonly top: Pt;
  readonly angle: number;
  readonly length: number;
  readonly gravity: number;
  readonly leaves: number;
  readonly droop: number;
}

function frond(r: Rng, { top, angle, length, gravity, leaves, droop }: Frond): string {
  const spine: [x: number, y: number, angle: number][] = [];
  let [px, py] = top;
  let a = angle;
  const step = length / leaves;
  for (let i = 0; i <= leaves; i++) {
    spine.push([px, py, a]);
    px += Math.cos(a) * step;
    py += Math.sin(a) * step;
    a += ((turnDown(a) * gravity * (0.25 + (i / leaves) * 1.2)) / leaves) * 2.2;
  }
  const upper: Pt[] = [];
  const lower: Pt[] = [];
  spine.forEach(([qx, qy, qa], i) => {
    const w = length * 0.011 * (1 - i / leaves) + 0.25;
    upper.push([qx + Math.sin(qa) * w, qy - Math.cos(qa) * w]);
    lower.unshift([qx - Math.sin(qa) * w, qy + Math.cos(qa) * w]);
  });
  let d = dpoly([...upper, ...lower]);
  const bw = length * 0.013;
  spine.forEach(([qx, qy, qa], i) => {
    if (i < 2) return;
    const t = i / leaves;
    const ll = length * (0.3 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88)) + 0.05) * r.range(0.85, 1.12);
    const [cos, sin] = [Math.cos(qa), Math.sin(qa)];
    for (const side of [-1, 1]) {
      const la = qa + side * (1.05 - 0.55 * t) + r.range(-0.08, 0.08);
      const ex = qx + Math.cos(la) * ll;
      const ey = qy + Math.sin(la) * ll + ll * 0.3 * droop;
      const mx = qx + Math.cos(la) * ll * 0.5;
      const my = qy + Math.sin(la) * ll * 0.5;
      d += `M${n(qx - cos * bw)} ${n(qy - sin * bw)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}Q${n(mx + cos * bw)} ${n(my + sin * bw + bw * 0.6)} ${n(qx + cos * bw)} ${n(qy + sin * bw)}Z`;
    }
  });
  return d;
}

interface PalmOptions {
  /** Aside at the top as a share of the height, right positive. */
  readonly lean?: number;
  readonly size?: number;
  readonly fronds?: number;
  readonly droop?: number;
  /** Leaflets along a frond; fewer for a distant palm. */
  readonly leaf?: number;
}

/**
 * A feather palm (queen or coconut) with its foot at (x, y): path data to paint as back, trunk,
 * front.
 */
export function palm(
  r: Rng,
  x: number,
  y: number,
  h: number,
  { lean = 0, size = 1, fronds = 17, droop = 1, leaf = 26 }: PalmOptions = {},
) {
  const R = h * 0.34 * size;
  const top: Pt = [x + lean * h, y - h];
  const w0 = h * 0.026 + 1;
  const w1 = h * 0.014 + 0.7;
  const trunk = trunkOf({
    base: [x, y],
    height: h,
    steps: 14,
    aside: (t) => lean * h * (t * t * 0.7 + 0.3 * t),
    width: (t, i) => (w0 + (w1 - w0) * Math.sqrt(t)) * (1 + (i % 2 ? 0.07 : -0.03)),
    tension: 0.6,
  });
  let back = '';
  let front = '';
  for (let i = 0; i < fronds; i++) {
    const angle = -Math.PI * 1.18 + (i / (fronds - 1)) * Math.PI * 1.36 + r.range(-0.1, 0.1);
    const length = R * r.range(0.85, 1.1) * (0.9 + 0.1 * Math.abs(Math.cos(angle)));
    const d = frond(r, { top, angle, length, gravity: r.range(0.75, 1.15) * droop, leaves: leaf, droop });
    if (i % 2) front += d;
    else back += d;
  }
  const [tx, ty] = top;
  const hub = `M${n(tx - R * 0.05)} ${n(ty + R * 0.1)}Q${n(tx)} ${n(ty - R * 0.12)} ${n(tx + R * 0.05)} ${n(ty + R * 0.1)}Z`;
  return { back, front: front + hub, trunk, top, R };
}

/**
 * Path data of the sunny side of a palm's trunk at shares of its height, offset from its middle by
 * `aside`.
 */
export const trunkEdge = (
  x: number,
  y: number,
  h: number,
  lean: number,
  shares: readonly number[],
  aside: (t: number) => number,
): string => smooth(shares.map((t) => [x + lean * h * (0.7 * t * t + 0.3 * t) + h * aside(t), y - h * t]));
