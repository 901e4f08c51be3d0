import type { Point } from '../../app/maps/projection.ts';
import type { Box } from './clip.ts';

/** Points are kept by squares of so many units. */
const SQUARE = 48;
/** More squares than a picture has from left to right. */
const ROW = 1000;

/** Points by where they lie: whether one lies in a box is asked for thousands of boxes. */
export class PointsByPlace {
  readonly #squares = new Map<number, Point[]>();

  constructor(points: readonly Point[]) {
    for (const point of points) {
      const key = Math.floor(point.y / SQUARE) * ROW + Math.floor(point.x / SQUARE);
      const square = this.#squares.get(key);
      if (square) square.push(point);
      else this.#squares.set(key, [point]);
    }
  }

  hasAnyIn({ left, right, top, bottom }: Box): boolean {
    for (let row = Math.floor(top / SQUARE); row <= Math.floor(bottom / SQUARE); row += 1)
      for (let column = Math.floor(left / SQUARE); column <= Math.floor(right / SQUARE); column += 1)
        for (const { x, y } of this.#squares.get(row * ROW + column) ?? [])
          if (x > left && x < right && y > top && y < bottom) return true;
    return false;
  }
}
