/**
 * The middle of the St. Johns with its miles and how far its banks are, found from the shores of
 * the base map. At each point of a line up the channel a section is cut across the river. The line
 * then moves to the middle of the sections.
 */
import { baseMap } from '../app/maps/base-map.ts';
import { type LonLat, METRES_PER_UNIT, type Point, toMap } from '../app/maps/projection.ts';
import { isWater, ringsOf } from '../app/maps/water.ts';
import { channel, isAmongIslands } from './known-channel.ts';
import { publishedMiles } from './published-miles.ts';

/** A statute mile in the map's units. */
const MILE = 1609.344 / METRES_PER_UNIT;
/** Banks are not searched farther out. */
const REACH = 4 * MILE;
/** A cove or a creek's mouth widens the river at most this far from its middle. */
const BAY = 1.3 * MILE;
/** Miles between two stored points of the line. */
const STEP = 0.25;

const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const between = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});
const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));
const pointAt = (line: readonly Point[], at: number) => line[clamp(0, at, line.length - 1)] as Point;

/** The jetties count as shore: without them the middle would drift out to sea. */
const walls = [
  ...ringsOf(baseMap.water).map((ring) => [...ring, ...ring.slice(0, 1)]),
  ...ringsOf(baseMap.jetties),
].flatMap((line) => line.slice(1).map((to, at) => [line[at] as Point, to] as const));

/** Distance from a point to the first shore in a direction of length 1, in units. */
function toShore(from: Point, way: Point): number {
  let nearest = REACH;
  for (const [a, b] of walls) {
    const [across, down] = [b.x - a.x, b.y - a.y];
    const turn = way.x * down - way.y * across;
    if (turn === 0) continue;
    const length = ((a.x - from.x) * down - (a.y - from.y) * across) / turn;
    const share = ((a.x - from.x) * way.y - (a.y - from.y) * way.x) / turn;
    if (length >= 0 && length < nearest && share >= 0 && share < 1) nearest = length;
  }
  return nearest;
}

/** Points of a line at equal steps. */
function stepped(line: readonly Point[], step: number): Point[] {
  const points = [pointAt(line, 0)];
  let due = step;
  for (const [at, to] of line.slice(1).entries()) {
    const from = pointAt(line, at);
    const length = far(from, to);
    for (; due <= length; due += step) points.push(between(from, to, due / length));
    due -= length;
  }
  return points;
}

function smoothed(line: readonly Point[], times: number): readonly Point[] {
  let points = line;
  for (let round = 0; round < times; round += 1) {
    const before = points;
    points = before.map((point, at) =>
      at === 0 || at === before.length - 1
        ? point
        : between(point, between(pointAt(before, at - 1), pointAt(before, at + 1), 0.5), 0.5),
    );
  }
  return points;
}

/** The left-hand direction when looking upstream at a point of the line, with length 1. */
function leftHand(line: readonly Point[], at: number, around: number): Point {
  const [from, to] = [pointAt(line, at - around), pointAt(line, at + around)];
  const length = far(from, to);
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
}

/** Distances from a point of the line to the shores at the left and right when looking upstream. */
function section(line: readonly Point[], at: number, around: number) {
  const left = leftHand(line, at, around);
  const point = pointAt(line, at);
  return { left, toLeft: toShore(point, left), toRight: toShore(point, { x: -left.x, y: -left.y }) };
}

const degrees = ({ x, y }: Point): LonLat => {
  const [zero, one] = [toMap([-81, 30]), toMap([-82, 29])];
  return [-81 - (x - zero.x) / (one.x - zero.x), 30 - (y - zero.y) / (one.y - zero.y)];
};

function toMiddle(line: readonly Point[]): Point[] {
  const most = 1.84 * MILE;
  const moved = line.map((point, at) => {
    const isFixed = at < 3 || at > line.length - 12 || isAmongIslands(degrees(point));
    if (isFixed || !isWater({ x: Math.round(point.x), y: Math.round(point.y) })) return point;
    const { left, toLeft, toRight } = section(line, at, 6);
    const off = (Math.min(toLeft, most) - Math.min(toRight, most)) / 2;
    const by = 0.6 * clamp(-0.25 * MILE, off, 0.25 * MILE);
    return { x: point.x + left.x * by, y: point.y + left.y * by };
  });
  return stepped(smoothed(moved, 14), 0.1 * MILE);
}

/** The middle of the river in steps of a twentieth of a mile. */
function middleLine(): readonly Point[] {
  const coarse = stepped(smoothed(stepped(channel.map(toMap), 0.1 * MILE), 6), 0.1 * MILE);
  let line = stepped(smoothed(coarse, 6), 0.1 * MILE);
  for (let round = 0; round < 6; round += 1) line = toMiddle(line);
  return stepped(smoothed(line, 8), 0.05 * MILE);
}

/** The nearest point of a line, as an index with a fraction of a step. */
function nearestOn(line: readonly Point[], to: Point): number {
  let best = { away: Number.POSITIVE_INFINITY, at: 0 };
  for (const [at, point] of line.entries()) {
    const away = far(point, to);
    if (away < best.away) best = { away, at };
  }
  return best.at;
}

/** Measured miles to published ones: in proportion between bridges, unchanged above the last. */
function fit(line: readonly Point[], measured: readonly number[]): readonly number[] {
  const known = [
    { measured: 0, mile: 0 },
    ...publishedMiles
      .filter(({ fits }) => fits)
      .map(({ at, mile }) => ({ measured: measured[nearestOn(line, toMap(at))] as number, mile })),
  ];
  return measured.map((mile) => {
    const next = known.find((one) => one.measured >= mile);
    const last = known.filter((one) => one.measured <= mile).at(-1) as (typeof known)[number];
    if (!next || next === last) return last.mile + mile - last.measured;
    const share = (mile - last.measured) / (next.measured - last.measured);
    return last.mile + share * (next.mile - last.mile);
  });
}

/** A point of the line, and the miles to the left and the right bank as one looks downstream. */
export type LinePoint = readonly [lon: number, lat: number, left: number, right: number];

/** The river from mile 0 up, with a point for each quarter of a mile. */
export function riverLine(): LinePoint[] {
  const line = middleLine();
  const measured = line.map((_, at) => at * 0.05);
  const miles = fit(line, measured);
  const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
  const points: LinePoint[] = [];
  for (let mile = 0; mile <= (miles.at(-1) as number); mile += STEP) {
    const at = Math.max(
      1,
      miles.findIndex((reached) => reached >= mile),
    );
    const [low, high] = [miles[at - 1] as number, miles[at] as number];
    const [lon, lat] = degrees(
      between(pointAt(line, at - 1), pointAt(line, at), (mile - low) / (high - low)),
    );
    // Upstream's right hand is the river's left bank.
    const { toLeft, toRight } = section(line, at, 8);
    const [left, right] = [toRight, toLeft].map((width) => rounded(Math.min(width, BAY) / MILE, 2));
    points.push([rounded(lon, 4), rounded(lat, 4), left as number, right as number]);
  }
  return points;
}
