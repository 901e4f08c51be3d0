/** Brick by day: a face in one colour, odd bricks and pale joints. */

import { mix } from './colour.ts';
import { cells, wall } from './faces.ts';
import type { Quad } from './path.ts';
import type { Projector } from './projector.ts';

export const brickCourses = (
  pr: Projector,
  q: Quad,
  colour: string,
  courses: number,
  across: number,
  seed: number,
): string =>
  wall(pr, q, colour) +
  cells(pr, q, courses, across, {
    seed,
    tones: `${mix(colour, '#4A2E34', 0.4)} 0.16 0.5, ${mix(colour, '#FFDDB8', 0.45)} 0.15 0.5`,
    joint: `${mix(colour, '#FFF3DA', 0.6)} 0.6 0.45`,
  });
