import { n, type Pt, smooth } from './path.ts';
import { circ, fill, stroke } from './svg.ts';

/** Path data of a gliding pelican from the front; `f` bends its wings. */
export function pelican(x: number, y: number, s: number, f = 0): string {
  const p = (dx: number, dy: number) => `${n(x + dx * s)} ${n(y + dy * s)}`;
  return `M${p(-11, -(2.6 + f))}Q${p(-6, -(3.6 + f))} ${p(-1.2, -0.5)}Q${p(0, -1.1)} ${p(1.2, -0.6)}Q${p(5.5, -(3.8 + f))} ${p(11, -(3.1 + f))}Q${p(6, -(1.9 + f))} ${p(2, 0.6)}Q${p(0.6, 1.5)} ${p(-1.4, 0.9)}Q${p(-5.6, -(2 + f))} ${p(-11, -(2.6 + f))}Z`;
}

/**
 * Path data of pelicans in a line, each as [x, y, size]; `bend` is how far the first lowers its
 * wings.
 */
export const flock = (birds: readonly (readonly [number, number, number])[], bend: number): string =>
  birds.map(([x, y, size], i) => pelican(x, y, size, (i % 3) * 0.5 + bend)).join('');

interface Walker {
  /** 1 walks right, -1 left. */
  readonly dir?: 1 | -1;
  readonly skin?: string;
  readonly hair?: string;
  readonly top?: string;
  readonly legs?: string;
  readonly dress?: boolean;
  readonly rim?: string;
  readonly bag?: string;
}

const points = {
  backLeg: [-5, -50, 3, -50, 1, -27, -8, -5, -4, -1, -13, 0, -14, -5, -7, -27],
  frontLeg: [-3, -50, 6, -50, 8, -28, 11, -6, 18, -1, 9, 0, 6, -6, 1, -27],
  dress: [-6, -81, 0, -85, 6, -81, 6, -66, 12, -34, 0, -31, -12, -34, -7, -64],
  jacket: [-7, -81, 0, -85, 7, -81, 7, -66, 7, -45, 0, -44, -7, -45, -7, -66],
  arm: [-2, -80, 3, -80, 6, -66, 11, -55, 9, -52, 3, -60, -1, -70],
  bag: [-9, -58, -1, -58, 1, -42, -11, -42],
  hair: [4, -97, 0, -99, -6, -96, -7, -88, -3, -84, -2, -91, 3, -93],
} as const;

/**
 * A walking person from the side, `h` pixels high with feet at (x, y). Use at most two in a
 * picture.
 */
export function walker(x: number, y: number, h: number, options: Walker = {}): string {
  const { dir = 1, skin = '#8A5A48', hair = '#1E1826', top = '#E0745A', legs = '#1B2A3C' } = options;
  const { dress = false, rim = '#FFE0AE', bag } = options;
  const k = h / 100;
  const at = (u: number, v: number): Pt => [x + u * k * dir, y + v * k];
  const shape = (flat: readonly number[]) =>
    smooth(
      Array.from({ length: flat.length / 2 }, (_, i) => at(flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0)),
      true,
      0.55,
    );
  const [headX, headY] = at(1.5, -91);
  const edge = smooth([at(6, -81), at(7, -66), dress ? at(12, -36) : at(7, -46)]);
  return (
    fill(shape(points.backLeg), legs) +
    fill(shape(points.frontLeg), legs) +
    (bag ? fill(shape(points.bag), bag) : '') +
    fill(shape(dress ? points.dress : points.jacket), top) +
    fill(shape(points.arm), top) +
    circ(headX, headY, 6 * k, skin) +
    fill(shape(points.hair), hair) +
    stroke(edge, rim, n(Math.max(0.7, 1.1 * k)), { opacity: 0.8 })
  );
}
