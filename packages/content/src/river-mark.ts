import { intracoastal, riverLine } from './river-line.ts';

/** Where a place lies by the St. Johns: what it shows beside its name. */
export interface RiverMark {
  /** 'Mile 28, west bank', 'Mile 21, 3 miles east', 'The ocean, 8 miles south of the jetties' */
  readonly long: string;
  /** 'Mile 28', 'The ocean' */
  readonly short: string;
  /** Where on the river it is drawn, in miles above the jetties; absent on the ocean. */
  readonly mile?: number;
  /** The bank that it lies on; absent farther away, on both banks, and on the ocean. */
  readonly bank?: Bank;
  /** Whether the river runs through it. */
  readonly onBothBanks?: true;
}

export type Bank = 'north' | 'east' | 'south' | 'west';

interface Spot {
  readonly lat: number;
  readonly lon: number;
}

/** A point in miles east and south of 82° W, 31° N. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const MILES_PER_DEGREE = 69.09;
const ACROSS = MILES_PER_DEGREE * Math.cos((30.25 * Math.PI) / 180);
const toMiles = (lon: number, lat: number): Point => ({
  x: (lon + 82) * ACROSS,
  y: (31 - lat) * MILES_PER_DEGREE,
});

/** The line has a point for each quarter of a mile. */
const MILES_PER_POINT = 0.25;
const middle = riverLine.map(([lon, lat]) => toMiles(lon, lat));
/** Where the south jetty leaves the beach. */
const jetties = toMiles(-81.3926, 30.3971);

/** No farther than this from the water a place is on the bank. */
const ON_BANK = 1.25;

const directions = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];
const banks: readonly Bank[] = ['north', 'east', 'south', 'west'];
/** The word for a direction out of as many as there are, clockwise from north. */
const toward = <Word>(words: readonly Word[], { x, y }: Point): Word => {
  const turns = Math.atan2(x, -y) / (2 * Math.PI);
  return words[Math.round((turns + 1) * words.length) % words.length] as Word;
};

const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });
const lengthOf = ({ x, y }: Point) => Math.hypot(x, y);
const inMiles = (miles: number) => `${miles} ${miles === 1 ? 'mile' : 'miles'}`;

/** The point of the river nearest to a place. */
function nearest(place: Point) {
  let best = { away: Number.POSITIVE_INFINITY, at: 0, point: place, along: place };
  for (const [at, to] of middle.entries()) {
    const from = middle[at - 1];
    if (!from) continue;
    const along = minus(to, from);
    const off = minus(place, from);
    const share = (off.x * along.x + off.y * along.y) / (along.x ** 2 + along.y ** 2);
    const reached = Math.max(0, Math.min(share, 1));
    const point = { x: from.x + along.x * reached, y: from.y + along.y * reached };
    const away = lengthOf(minus(place, point));
    if (away < best.away) best = { away, at: at - 1 + reached, point, along };
  }
  return best;
}

/** Whether a place lies between the Intracoastal and the ocean. */
function isSeaward({ lon, lat }: Spot): boolean {
  const next = Math.max(
    1,
    intracoastal.findIndex((point) => point[1] <= lat),
  );
  const [from, to] = [intracoastal[next - 1], intracoastal[next]];
  if (!from || !to) return false;
  const share = Math.max(0, Math.min((from[1] - lat) / (from[1] - to[1]), 1));
  return lon > from[0] + (to[0] - from[0]) * share;
}

function onOcean(place: Point): RiverMark {
  const off = minus(place, jetties);
  const miles = Math.round(lengthOf(off));
  const long =
    miles === 0
      ? 'The ocean, at the jetties'
      : `The ocean, ${inMiles(miles)} ${off.y > 0 ? 'south' : 'north'} of the jetties`;
  return { long, short: 'The ocean' };
}

/** The river mark of a place. `bothBanks`: the river runs through it. */
export function riverMarkAt(spot: Spot, bothBanks = false): RiverMark {
  const place = toMiles(spot.lon, spot.lat);
  const { away, at, point, along } = nearest(place);
  // One who looks upstream has the river's left bank at the right hand.
  const right = { x: -along.y, y: along.x };
  const off = minus(place, point);
  const isLeftBank = off.x * right.x + off.y * right.y > 0;
  const width = riverLine[Math.round(at)]?.[isLeftBank ? 2 : 3] ?? 0;
  const fromWater = away - width;
  if (isSeaward(spot) && fromWater > ON_BANK) return onOcean(place);
  const mile = Math.round(at * MILES_PER_POINT * 10) / 10;
  const short = `Mile ${Math.round(at * MILES_PER_POINT)}`;
  if (bothBanks) return { long: `${short}, both banks`, short, mile, onBothBanks: true };
  if (fromWater > ON_BANK)
    return { long: `${short}, ${inMiles(Math.round(fromWater))} ${toward(directions, off)}`, short, mile };
  const bank = toward(banks, isLeftBank ? right : { x: -right.x, y: -right.y });
  return { long: `${short}, ${bank} bank`, short, mile, bank };
}
