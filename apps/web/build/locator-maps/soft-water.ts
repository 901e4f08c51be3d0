/**
 * The region's water for a larger map of a place: without straight banks between distant points,
 * and with creeks that fade out.
 */
import { baseMap } from '../../app/maps/base-map.ts';
import { METRES_PER_UNIT, type Point, toMap } from '../../app/maps/projection.ts';
import { ringsOf } from '../../app/maps/water.ts';
import { roundCorners, simplify } from '../../map-data/lines.ts';
import { isBehindShore } from './coast.ts';

const units = (metres: number) => metres / METRES_PER_UNIT;

/** In units: a smaller deviation of a bank from a straight line is invisible. */
const FINE = 0.6;
/** Distance of a smoothed bank's points. */
const STEP = units(100);
/** Beyond these distances between two known points, the bank between them is unknown. */
const [KNOWN, UNKNOWN] = [units(400), units(1200)];
/** Within this distance of such a stretch, the bank is smoothed with it. */
const NEAR = units(600);
const PASSES = 30;
/** The Intracoastal and the beach east of it are straight. */
const STRAIGHT = toMap([-81.45, 30.3]).x;

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
/** Same as `far(a, b) < most`, but faster: most points are too far off in one dimension alone. */
const isNearer = (a: Point, b: Point, most: number) =>
  Math.abs(a.x - b.x) < most && Math.abs(a.y - b.y) < most && far(a, b) < most;

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** A bank's point, and from 0 to 1 how little is known about it. */
interface BankPoint extends Point {
  readonly loose: number;
}

/** A ring's points, with more of them where they are far apart. */
function banksOf(ring: readonly Point[]): BankPoint[] {
  const sides = ring.map((from, at) => ({ from, to: ring[(at + 1) % ring.length] as Point }));
  const points = sides.flatMap(({ from, to }) => {
    const long = far(from, to);
    const loose = Math.min(1, Math.max(0, (long - KNOWN) / (UNKNOWN - KNOWN)));
    const steps = Math.max(1, Math.round(long / STEP));
    return Array.from({ length: steps }, (_, step) => ({ ...between(from, to, step / steps), loose }));
  });
  const looseOnes = points.filter(({ loose }) => loose > 0);
  return points.map((point) => {
    const near = looseOnes.filter((other) => isNearer(point, other, NEAR)).map(({ loose }) => loose);
    return { ...point, loose: point.x > STRAIGHT ? 0 : Math.max(0, ...near) };
  });
}

/** Moves each point toward the middle of its neighbors, by its looseness. */
const eased = (banks: readonly BankPoint[]): BankPoint[] =>
  banks.map((point, at) => {
    const [before, after] = [banks.at(at - 1) ?? point, banks[(at + 1) % banks.length] ?? point];
    return { ...point, ...between(point, between(before, after, 0.5), point.loose / 2) };
  });

/**
 * The wandering of a little known bank. It depends on the place, so that both banks of a creek
 * wander together.
 */
function wandering({ x, y, loose }: BankPoint): Point {
  const [a, b] = [x / units(310), y / units(270)];
  const by = units(55) * loose;
  return { x: x + by * Math.sin(b + Math.sin(a * 0.6)), y: y + by * Math.sin(a * 1.1 + Math.cos(b * 0.5)) };
}

function soft(ring: readonly Point[]): readonly Point[] {
  let banks = banksOf(ring);
  for (let pass = 0; pass < PASSES; pass += 1) banks = eased(banks);
  return simplify(roundCorners(banks.map(wandering), STEP, true), FINE);
}

export const softWater: readonly (readonly Point[])[] = ringsOf(baseMap.water).map(soft);

/**
 * At a creek's end: how sharp the angle between its banks is, and how far upstream they are
 * compared.
 */
const SHARP = Math.PI / 7;
const UP = units(700);

/** The first point along a ring that is this far from the given one. */
function upFrom(ring: readonly Point[], at: number, step: 1 | -1): Point | undefined {
  const tip = ring[at] as Point;
  for (let many = 1; many < ring.length / 2; many += 1) {
    const point = ring[(at + step * many + ring.length) % ring.length] as Point;
    if (far(point, tip) > UP) return between(tip, point, UP / far(point, tip));
  }
  return undefined;
}

/** Twice the area of a ring, signed by its direction. */
const areaOf = (ring: readonly Point[]) =>
  ring.reduce((sum, { x, y }, at) => {
    const next = ring[(at + 1) % ring.length] as Point;
    return sum + x * next.y - next.x * y;
  }, 0);

/**
 * Where a ring is the end of water: how sharp it is there, and the middle of the water before it.
 */
function endAt(ring: readonly Point[], at: number, way: number): { sharp: number; mouth: Point } | undefined {
  const tip = ring[at] as Point;
  const [before, after] = [upFrom(ring, at, -1), upFrom(ring, at, 1)];
  if (!before || !after) return undefined;
  const turn = (tip.x - before.x) * (after.y - tip.y) - (tip.y - before.y) * (after.x - tip.x);
  const sharp = 2 * Math.asin(Math.min(1, far(before, after) / 2 / UP));
  return Math.sign(turn) === way && sharp < SHARP ? { sharp, mouth: between(before, after, 0.5) } : undefined;
}

/** The ends of creeks: where two banks meet at the last of their water. */
export const creekEnds: readonly Point[] = softWater.flatMap((ring) => {
  const way = Math.sign(areaOf(ring));
  const found = ring
    .flatMap((tip, at) => {
      const end = endAt(ring, at, way);
      return end ? [{ tip, ...end }] : [];
    })
    .sort((one, other) => one.sharp - other.sharp);
  const ends: Point[] = [];
  for (const { tip, mouth } of found) {
    if (ends.some((end) => far(end, tip) < 2 * UP)) continue;
    const near = found.map((other) => other.tip).filter((other) => isNearer(other, tip, UP));
    ends.push(near.reduce((last, other) => (far(other, mouth) > far(last, mouth) ? other : last), tip));
  }
  // A fading end beside the beach would fade the beach, too.
  return ends.filter((end) => !isBehindShore(end, units(1500)));
});
