/** The water of the region's map for a map of a place, which shows it larger: no straight banks between far points, and creeks that end in nothing. */
import { baseMap } from '../../app/maps/base-map.ts';
import { METRES_PER_UNIT, type Point, toMap } from '../../app/maps/projection.ts';
import { ringsOf } from '../../app/maps/water.ts';
import { roundCorners, simplify } from '../../map-data/lines.ts';
import { isBehindShore } from './coast.ts';

const units = (metres: number) => metres / METRES_PER_UNIT;

/** In units: what of a bank is less than this beside a straight line is nothing that one sees. */
const FINE = 0.6;
/** Between two points of a bank as it is made soft. */
const STEP = units(100);
/** Of two known points so far apart nobody knows what the bank between them does. */
const [KNOWN, UNKNOWN] = [units(400), units(1200)];
/** So near to such a stretch the bank is made soft with it. */
const NEAR = units(600);
const PASSES = 30;
/** East of it lie the Intracoastal and the beach, which are straight. */
const STRAIGHT = toMap([-81.45, 30.3]).x;

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
/** As `far(a, b) < most`. Most points are too far off by one measure alone, and the root of their squares takes time. */
const isNearer = (a: Point, b: Point, most: number) =>
  Math.abs(a.x - b.x) < most && Math.abs(a.y - b.y) < most && far(a, b) < most;

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** A point of a bank, and from 0 to 1 how little is known of it. */
interface BankPoint extends Point {
  readonly loose: number;
}

/** The points of a ring, and more of them where they are far apart. */
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

/** Draws each point toward the middle of its neighbors, as far as it is loose. */
const eased = (banks: readonly BankPoint[]): BankPoint[] =>
  banks.map((point, at) => {
    const [before, after] = [banks.at(at - 1) ?? point, banks[(at + 1) % banks.length] ?? point];
    return { ...point, ...between(point, between(before, after, 0.5), point.loose / 2) };
  });

/** How a bank of which little is known wanders: by its place, so that both banks of a creek do so together. */
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

/** Of the banks of a creek at its end: how sharp is what lies between them, and how far up they are looked at. */
const SHARP = Math.PI / 7;
const UP = units(700);

/** Along a ring from a point of it, the first that lies so far from it. */
function upFrom(ring: readonly Point[], at: number, step: 1 | -1): Point | undefined {
  const tip = ring[at] as Point;
  for (let many = 1; many < ring.length / 2; many += 1) {
    const point = ring[(at + step * many + ring.length) % ring.length] as Point;
    if (far(point, tip) > UP) return between(tip, point, UP / far(point, tip));
  }
  return undefined;
}

/** Twice the area of a ring, with the sign of its way round. */
const areaOf = (ring: readonly Point[]) =>
  ring.reduce((sum, { x, y }, at) => {
    const next = ring[(at + 1) % ring.length] as Point;
    return sum + x * next.y - next.x * y;
  }, 0);

/** Where a ring is the end of water, how sharp it is there, and the middle of the water before it. */
function endAt(ring: readonly Point[], at: number, way: number): { sharp: number; mouth: Point } | undefined {
  const tip = ring[at] as Point;
  const [before, after] = [upFrom(ring, at, -1), upFrom(ring, at, 1)];
  if (!before || !after) return undefined;
  const turn = (tip.x - before.x) * (after.y - tip.y) - (tip.y - before.y) * (after.x - tip.x);
  const sharp = 2 * Math.asin(Math.min(1, far(before, after) / 2 / UP));
  return Math.sign(turn) === way && sharp < SHARP ? { sharp, mouth: between(before, after, 0.5) } : undefined;
}

/** Where creeks end: between two banks that come together, each at the last of its water. */
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
  // What fades beside the beach would take the beach with it.
  return ends.filter((end) => !isBehindShore(end, units(1500)));
});
