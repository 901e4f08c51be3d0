import { type LonLat, type Point, toMap } from '../../app/maps/projection.ts';
import { isWater } from '../../app/maps/water.ts';

/** A line from a place to the east until the ocean. */
function towardOcean(place: LonLat): readonly [from: Point, shore: Point] {
  const from = toMap(place);
  let { x } = from;
  while (x < from.x + 900 && !isWater({ x, y: from.y })) x += 2;
  return [from, { x, y: from.y }];
}

/** Between two latitudes so many streets, from a line west of the shore on. */
const between = (north: LonLat, south: LonLat, many: number): (readonly Point[])[] =>
  Array.from({ length: many }, (_, at) => {
    const share = at / (many - 1);
    return towardOcean([north[0] + (south[0] - north[0]) * share, north[1] + (south[1] - north[1]) * share]);
  });

/** The streets of the beach towns that end at the ocean: true in kind, not surveyed. */
export const beachStreets: readonly (readonly Point[])[] = [
  ...between([-81.4055, 30.352], [-81.4035, 30.318], 15),
  ...between([-81.4035, 30.316], [-81.3985, 30.262], 25),
  ...between([-81.3905, 30.255], [-81.3745, 30.19], 13),
];

const [, foot] = towardOcean([-81.3945, 30.2943]);
/** The fishing pier, from the sand out. */
export const pier: readonly Point[] = [
  { x: foot.x - 6, y: foot.y },
  { x: foot.x + 70, y: foot.y },
];
