/**
 * The map's camera. Screen lengths are in CSS pixels, map lengths in the units of projection.ts.
 */
import { drawn, type Point, world } from './projection.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of the screen that nothing covers. */
export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Camera {
  /** The center of the screen. */
  readonly x: number;
  readonly y: number;
  /** Pixels for one unit. */
  readonly scale: number;
}

/** Four and a half meters for a pixel: the banks and roads are less accurate than that. */
export const NEAREST = 1.24;
/** Every pin is visible on the smallest phone. */
const FURTHEST = 0.034;

/** Keeps the camera on the drawn area. */
export function held({ x, y, scale }: Camera, { width, height }: Size): Camera {
  const whole = Math.min(width / world.width, height / world.height);
  const kept = Math.min(NEAREST, Math.max(FURTHEST, whole, scale));
  const within = (value: number, [least, most]: readonly [number, number], screen: number) => {
    const half = screen / 2 / kept;
    return half * 2 >= most - least
      ? (least + most) / 2
      : Math.min(most - half, Math.max(least + half, value));
  };
  return { x: within(x, drawn.across, width), y: within(y, drawn.down, height), scale: kept };
}

export const toScreen = (camera: Camera, { width, height }: Size, { x, y }: Point): Point => ({
  x: (x - camera.x) * camera.scale + width / 2,
  y: (y - camera.y) * camera.scale + height / 2,
});

/** The map point at a screen point. */
export const toMapUnits = (camera: Camera, { width, height }: Size, { x, y }: Point): Point => ({
  x: (x - width / 2) / camera.scale + camera.x,
  y: (y - height / 2) / camera.scale + camera.y,
});

/** Pans the view by pixels; to the right if dx is positive. */
export const pannedBy = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
});

/** Zooms in by `factor`, keeping the map point at a screen point fixed. */
export function zoomedAt(camera: Camera, size: Size, factor: number, at: Point): Camera {
  const { scale } = held({ ...camera, scale: camera.scale * factor }, size);
  const grown = 1 / camera.scale - 1 / scale;
  return held(
    {
      x: camera.x + (at.x - size.width / 2) * grown,
      y: camera.y + (at.y - size.height / 2) * grown,
      scale,
    },
    size,
  );
}

/** Fits all these places within the padding, at most at scale `nearest`. */
export function fitted(places: readonly Point[], size: Size, padding: Padding, nearest = NEAREST): Camera {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const free = {
    width: Math.max(40, size.width - padding.left - padding.right),
    height: Math.max(40, size.height - padding.top - padding.bottom),
  };
  const scale = Math.min(
    nearest,
    free.width / Math.max(1, east - west),
    free.height / Math.max(1, south - north),
  );
  return held(
    {
      x: (west + east) / 2 + (padding.right - padding.left) / 2 / scale,
      y: (north + south) / 2 + (padding.bottom - padding.top) / 2 / scale,
      scale,
    },
    size,
  );
}

/** Interpolates two cameras: 0 is the first, 1 the second. Zooms at an even pace. */
export function between(a: Camera, b: Camera, share: number): Camera {
  const scale = a.scale * (b.scale / a.scale) ** share;
  // Places move in proportion to the change of scale, so that the path looks straight.
  const along =
    Math.abs(b.scale - a.scale) < 1e-9 ? share : (1 / scale - 1 / a.scale) / (1 / b.scale - 1 / a.scale);
  return { x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along, scale };
}
