import { drawn, type Point } from './projection.ts';

/** Map units, each way, for one point of the mask: about a hundred meters. */
const UNITS = 20;
/** Points with at least this much ink are water; ink is from 0 to 255. */
const WET = 64;

/**
 * Reads the drawn map's water once, so that testing a place is a lookup: names test thousands for
 * each frame.
 */
export function waterMask(svg: SVGSVGElement): (place: Point) => boolean {
  const [[west, east], [north, south]] = [drawn.across, drawn.down];
  const [width, height] = [(east - west) / UNITS, (south - north) / UNITS];
  const canvas = svg.ownerDocument.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return () => false;
  context.setTransform(1 / UNITS, 0, 0, 1 / UNITS, -west / UNITS, -north / UNITS);
  context.fill(new Path2D(svg.querySelector('#water')?.getAttribute('d') ?? ''));
  const { data } = context.getImageData(0, 0, width, height);
  return ({ x, y }) => {
    const [column, row] = [Math.floor((x - west) / UNITS), Math.floor((y - north) / UNITS)];
    return (data[(row * width + column) * 4 + 3] ?? 0) >= WET;
  };
}
