import { append } from './lists.ts';
import { dpoly, type Pt, type Pt3 } from './path.ts';
import { beamD, type Projector } from './projector.ts';
import { rng } from './random.ts';
import { fill } from './svg.ts';

/** A point in a wall's own meters: `u` along it, `v` up, `w` out toward the viewer (default 0). */
export type Uvw = readonly [u: number, v: number, w?: number];

interface BoxPaint {
  readonly front: string;
  readonly side?: string;
  readonly top?: string;
  readonly under?: string;
}

interface Brick {
  readonly len?: number;
  readonly high?: number;
  readonly tones?: readonly [string, string, string];
  readonly mortar?: string;
  /** Whether a spot has bricks, so that openings stay clear. */
  readonly keep?: (u: number, v: number) => boolean;
}

type Points = readonly Uvw[];

/**
 * An upright plane in space with its own meters. All but `pt`, `at3`, `archPts` return path data or
 * SVG.
 */
export interface Plane {
  pt(u: number, v: number, w?: number): [x: number, y: number, depth: number];
  at3(u: number, v: number, w?: number): Pt3;
  poly(points: Points): string;
  quad(u0: number, v0: number, u1: number, v1: number, w?: number): string;
  /** A straight member `width` meters thick. */
  line(a: Uvw, b: Uvw, width: number): string;
  /** A round-headed opening; `rise` below 1 makes the arch segmental. */
  arch(u0: number, v0: number, u1: number, v1: number, w?: number, rise?: number): string;
  archPts(u0: number, v0: number, u1: number, v1: number, w?: number, rise?: number): Uvw[];
  /**
   * A block protruding from the wall, from `w0` to `w1`. Draws only the sides that the viewer sees.
   */
  box(u0: number, v0: number, u1: number, v1: number, w0: number, w1: number, paint: BoxPaint): string;
  /** Running-bond brick: joints and three odd tones. */
  brick(u0: number, v0: number, u1: number, v1: number, w: number, seed: number, options?: Brick): string;
}

/** The upright plane through `o`; `along` and `out` are its directions on the ground as [x, z]. */
export function plane(
  cam: Projector,
  o: Pt3,
  along: readonly [number, number],
  out: readonly [number, number],
): Plane {
  const at3 = (u: number, v: number, w = 0): Pt3 => [
    o[0] + along[0] * u + out[0] * w,
    o[1] + v,
    o[2] + along[1] * u + out[1] * w,
  ];
  const pt = (u: number, v: number, w = 0) => cam(at3(u, v, w));
  const poly = (points: Points) => dpoly(points.map((q) => pt(...q)));
  const quad = (u0: number, v0: number, u1: number, v1: number, w = 0) =>
    poly([
      [u0, v0, w],
      [u1, v0, w],
      [u1, v1, w],
      [u0, v1, w],
    ]);
  const line = (a: Uvw, b: Uvw, width: number) => beamD(cam, at3(...a), at3(...b), width);
  const archPts = (u0: number, v0: number, u1: number, v1: number, w = 0, rise = 1): Uvw[] => {
    const middle = (u0 + u1) / 2;
    const R = (u1 - u0) / 2;
    const head = Array.from({ length: 17 }, (_, i): Uvw => {
      const a = Math.PI * (1 - i / 16);
      return [middle + Math.cos(a) * R, v1 - R * rise + Math.sin(a) * R * rise, w];
    });
    return [[u0, v0, w], ...head, [u1, v0, w]];
  };
  const arch = (u0: number, v0: number, u1: number, v1: number, w = 0, rise = 1) =>
    poly(archPts(u0, v0, u1, v1, w, rise));
  const facesViewer = (corners: readonly Uvw[]) => {
    const points = corners.map((q): Pt => pt(...q));
    const area = points.reduce((sum, [x, y], i) => {
      const [mx, my] = points[(i + 1) % points.length] ?? [x, y];
      return sum + x * my - mx * y;
    }, 0);
    return area < 0;
  };
  const box: Plane['box'] = (u0, v0, u1, v1, w0, w1, { front, side = front, top = side, under = side }) => {
    const at = (u: number, v: number, w: number): Uvw => [u, v, w];
    const sides: readonly (readonly [readonly Uvw[], string])[] = [
      [[at(u0, v0, w0), at(u1, v0, w0), at(u1, v0, w1), at(u0, v0, w1)], under],
      [[at(u0, v1, w1), at(u1, v1, w1), at(u1, v1, w0), at(u0, v1, w0)], top],
      [[at(u0, v0, w0), at(u0, v0, w1), at(u0, v1, w1), at(u0, v1, w0)], side],
      [[at(u1, v0, w1), at(u1, v0, w0), at(u1, v1, w0), at(u1, v1, w1)], side],
      [[at(u0, v0, w1), at(u1, v0, w1), at(u1, v1, w1), at(u0, v1, w1)], front],
    ];
    return sides
      .filter(([corners]) => facesViewer(corners))
      .map(([corners, paint]) => fill(poly(corners), paint))
      .join('');
  };
  const brick: Plane['brick'] = (u0, v0, u1, v1, w, seed, options = {}) => {
    const { len = 0.42, high = 0.16, tones = ['#9A4B3B', '#D08566', '#7E3D36'] } = options;
    const { mortar = '#E2B08F', keep = () => true } = options;
    const q = rng(seed);
    const odd = ['', '', ''];
    let joints = '';
    for (let v = v0, j = 0; v < v1; v += high, j++) {
      const top = Math.min(v1, v + high);
      joints += line([u0, v, w], [u1, v, w], 0.018);
      for (let u = u0 - (j % 2 ? len / 2 : 0); u < u1; u += len) {
        const a = Math.max(u0, u);
        const b = Math.min(u1, u + len - 0.03);
        const k = q();
        if (b > a && k < 0.3 && keep((a + b) / 2, v))
          append(odd, k < 0.13 ? 0 : k < 0.23 ? 1 : 2, quad(a, v, b, top - 0.02, w));
      }
    }
    const [first = '', second = '', third = ''] = odd;
    return (
      fill(first, tones[0], { opacity: 0.7 }) +
      fill(second, tones[1], { opacity: 0.7 }) +
      fill(third, tones[2], { opacity: 0.5 }) +
      fill(joints, mortar, { opacity: 0.3 })
    );
  };
  return { pt, at3, poly, quad, line, arch, archPts, box, brick };
}

/** Pixels for a meter at a point of the plane. */
export function perMetre(pl: Plane, u: number, v: number): number {
  const a = pl.pt(u, v);
  const b = pl.pt(u, v + 1);
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
