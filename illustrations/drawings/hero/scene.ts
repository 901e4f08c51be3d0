import { camera, mirroredIn, type Projector } from '../../kit/projector.ts';
import type { Hour } from './hours.ts';

/**
 * Turn of the camera to the right, and where it stands: on the south bank, a little above the
 * water.
 */
export const YAW = (32 * Math.PI) / 180;
export const EYE = [110, 4.6, -215] as const;

/**
 * How the view lies on a sheet: `at` is where the camera looks, `zoom` the size of all that is far
 * against 16:9.
 */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly at: number;
  readonly zoom: number;
  /** Where the sloop sails, and how large. */
  readonly boat: readonly [x: number, y: number, size: number];
  /** Where the leading pelican flies. */
  readonly birds: readonly [x: number, y: number];
  /**
   * The bank with its palms in the lower right corner: how far it is moved out of it, and its size.
   */
  readonly bank: readonly [aside: number, down: number, size: number];
}

/**
 * The three compositions. Each holds the lift span between its towers, the pyramid and the slab
 * whole.
 */
export const frames = {
  wide: {
    width: 1600,
    height: 900,
    horizon: 530,
    at: 800,
    zoom: 0.88,
    boat: [1085, 634, 0.86],
    birds: [905, 236],
    bank: [0, 0, 1],
  },
  panorama: {
    width: 2100,
    height: 900,
    horizon: 610,
    at: 1010,
    zoom: 0.98,
    boat: [1500, 716, 0.92],
    birds: [1108, 280],
    bank: [0, 0, 1],
  },
  tall: {
    width: 960,
    height: 1200,
    horizon: 790,
    at: 400,
    zoom: 0.74,
    boat: [440, 960, 1.16],
    birds: [560, 300],
    bank: [30, 0, 0.86],
  },
} as const satisfies Record<string, Frame>;

/** What the parts of the picture are drawn with. */
export interface View {
  readonly pr: Projector;
  /** The scene itself, or its reflection in the river. */
  readonly real: boolean;
  readonly hour: Hour;
}

export function viewsOf(frame: Frame, hour: Hour): { readonly real: View; readonly mirror: View } {
  const cam = camera({ eye: EYE, yaw: YAW, f: 1180 * frame.zoom, cx: frame.at, cy: frame.horizon });
  return {
    real: { pr: cam, real: true, hour },
    mirror: { pr: mirroredIn(cam, 0), real: false, hour },
  };
}
