import type { Point } from '../../app/maps/projection.ts';
import { roundCorners } from '../../map-data/lines.ts';
import { type Face, outlineOf, widthOf } from '../social-cards/lettering.ts';

/** Distance between letters, as a share of their size. */
const APART = 0.1;

interface Letter extends Point {
  readonly drawn: string;
}

/**
 * Places words letter by letter along the middle of a line, each turned with the line; none if the
 * line is too short.
 */
export function alongLine(words: string, line: readonly Point[], size: number, face: Face): Letter[] {
  const style = { face, size } as const;
  const points = roundCorners(roundCorners(line, 200, false), 200, false);
  const steps = points.slice(1).map((to, at) => {
    const from = points[at] as Point;
    return { from, to, long: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  const widths = [...words].map((letter) => widthOf(letter, style) + size * APART);
  const all = widths.reduce((sum, width) => sum + width, 0);
  const long = steps.reduce((sum, step) => sum + step.long, 0);
  if (all > long) return [];
  let reached = (long - all) / 2;
  return [...words].flatMap((letter, index) => {
    const width = widths[index] as number;
    let left = reached + width / 2;
    reached += width;
    const step = steps.find(({ long: of }) => {
      if (left <= of) return true;
      left -= of;
      return false;
    });
    if (!step || letter === ' ') return [];
    const share = left / step.long;
    const x = step.from.x + (step.to.x - step.from.x) * share;
    const y = step.from.y + (step.to.y - step.from.y) * share;
    const turn = (Math.atan2(step.to.y - step.from.y, step.to.x - step.from.x) * 180) / Math.PI;
    const outline = outlineOf(letter, -widthOf(letter, style) / 2, size * 0.36, style);
    return [
      {
        x,
        y,
        drawn: `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})" d="${outline}"/>`,
      },
    ];
  });
}
