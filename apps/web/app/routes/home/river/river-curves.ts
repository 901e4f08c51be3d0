import { riverLine } from '@rivermark/content/river-line';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points of the line for one mile. */
const PER_MILE = 4;
/** Half of the river is drawn between so many pixels, for its narrowest and widest. */
const HALF = { least: 8, most: 15 } as const;
/** Its middle in the box of `REACH_WIDTH`, and how far bends lead it aside. */
const MIDDLE = 40;
const SWAY = 5.5;
/** How far waterlines stand off a bank in the margin, in pixels. */
export const MARGIN_WATER = [3, 6] as const;
/** The margin's drawing, in pixels. */
export const REACH_WIDTH = 60;
/** Coordinates are whole halves of a pixel across, and hundredths of a mile down. */
export const ACROSS = 2;
export const PER_MILE_DOWN = 100;

/** Where the river leaves the head of the page for its margin. */
export const CORNER = 15;

type Row = readonly [lon: number, lat: number, left: number, right: number];
const row = (at: number) => riverLine[Math.max(0, Math.min(at, riverLine.length - 1))] as Row;

/** The mean of a value around a point, the nearer the heavier. */
function smooth(values: readonly number[], around: number): number[] {
  return values.map((_, at) => {
    let [sum, weight] = [0, 0];
    for (let off = -around; off <= around; off += 1) {
      const value = values[at + off];
      if (value === undefined) continue;
      sum += value * (around + 1 - Math.abs(off));
      weight += around + 1 - Math.abs(off);
    }
    return sum / weight;
  });
}

/** From 0 to 1, with small values raised: on a strip a fifth of a mile would not be seen. */
const eased = (value: number, most: number, power: number) =>
  Math.sign(value) * (Math.abs(value) / most) ** power;

const widths = [2, 3].map((side) =>
  smooth(
    riverLine.map((each) => each[side] as number),
    1,
  ),
);
const broadest = Math.max(...widths.flat());

/** How far the river bends from its straight course between so many points before and after. */
const bends = (around: number): number[] => {
  const all = riverLine.map((_, at) => {
    const [from, here, to] = [row(at - around), row(at), row(at + around)];
    const [east, south] = [(to[0] - from[0]) * 0.864, from[1] - to[1]];
    return ((here[0] - from[0]) * 0.864 * south - (from[1] - here[1]) * east) / Math.hypot(east, south);
  });
  const most = Math.max(...all.map(Math.abs));
  return smooth(all, 3).map((value) => eased(value, most, 0.7));
};
const [short, long] = [bends(6), bends(14)];
const sway = riverLine.map((_, at) => (short?.[at] ?? 0) * 0.5 + (long?.[at] ?? 0) * 0.6);

/** A side of the river on the page. Its left is the north and then the west bank. */
export type Side = 'left' | 'right';

/** Half of the river's width at a point of the line. */
const half = (side: Side, at: number) =>
  HALF.least + (HALF.most - HALF.least) * eased(widths[side === 'left' ? 0 : 1]?.[at] ?? 0, broadest, 0.9);

/** Where a bank is at a mile, in pixels from the left of the margin's drawing. */
export function bankAt(side: Side, mile: number): number {
  const at = Math.round(mile * PER_MILE);
  return MIDDLE + (sway[at] ?? 0) * SWAY + (side === 'left' ? -1 : 1) * half(side, at);
}

/** A bank from mile to mile, in the coordinates of a reach. */
export const bankOf = (side: Side, from: number, to: number, step: number): Point[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => ({
    x: bankAt(side, from + at * step) * ACROSS,
    y: at * step * PER_MILE_DOWN,
  }));

/** A smooth path through points (Catmull and Rom), in whole numbers and from point to point. */
export function curve(points: readonly Point[]): string {
  const whole = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const [first] = whole as [Point];
  const write = (numbers: readonly number[]) =>
    numbers.map((each, at) => (each < 0 || at === 0 ? '' : ' ') + each).join('');
  const steps = whole.slice(1).map((to, at) => {
    const from = whole[at] as Point;
    const after = whole[at + 2] ?? to;
    const toward = { x: (after.x - from.x) / 6, y: (after.y - from.y) / 6 };
    const [x, y] = [to.x - from.x, to.y - from.y];
    return write([Math.round(x - toward.x), Math.round(y - toward.y), x, y]);
  });
  return `M${first.x} ${first.y}s${steps.reduce((all, step) => all + (step.startsWith('-') || all === '' ? '' : ' ') + step, '')}`;
}

/** The box of the lower river in plan, at the head of the page; the jetties end at `sea`. */
export const CROSSING = { width: 1000, height: 100, sea: 962 } as const;

const [west, east] = [row(CORNER * PER_MILE)[0], row(0)[0]];
const acrossPlan = (lon: number) => (CROSSING.sea * (lon - west)) / (east - west);
const downPlan = (lat: number) => 25 + (30.409 - lat) * 800;

/** Coves and the mouths of creeks are evened out here. */
const planWidths = widths.map((each) =>
  smooth(
    each.map((width) => Math.min(width, 0.6)),
    3,
  ),
);

/** A point of a bank in the plan. */
export function planAt(side: Side, mile: number): Point {
  const at = Math.round(mile * PER_MILE);
  const [lon, lat] = row(at);
  const width = 7.5 + 12 * eased(Math.min(planWidths[side === 'left' ? 0 : 1]?.[at] ?? 0, 0.6), 0.6, 0.8);
  return { x: acrossPlan(lon), y: downPlan(lat) + (side === 'left' ? -width : width) };
}
