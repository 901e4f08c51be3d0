import type { Database } from '../db/open-database.ts';
import type { ClockEpochTable } from '../db/schema.ts';

/** A period in which the clock ran as time does. The one that began last is still running. */
export type ClockEpoch = ClockEpochTable;

/** Moments by the clock, both included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** How old things are that the clock has stamped, which it may have done while it was behind. */
export interface Ages {
  /** Whether what was stamped at this moment is older than so much, by the clock and by what the server has gone through since. */
  isOver(at: number, ms: number): boolean;
  /** What is over by the clock alone: stamps from a time when it was behind. */
  notOver(ms: number): readonly Span[];
  /** What is left until it is over, at the least. */
  left(at: number, ms: number): number;
}

/** In the order in which they began. */
export const epochsIn = (db: Database): Promise<ClockEpoch[]> =>
  db.selectFrom('clock_stretch').selectAll().orderBy('id').execute();

/**
 * Of a stamp nobody knows of which stretch it is, where the clock showed the same twice: it counts as the youngest. One of no
 * stretch is of before they were kept, and as old as it says.
 */
export function agesBy(epochs: readonly ClockEpoch[], now: number): Ages {
  const last = epochs.at(-1);
  const running = last ? last.ran_before + Math.max(0, now - last.from_at) : 0;
  const ageOf = (at: number) => {
    const of = epochs.findLast(({ from_at, to_at }) => from_at <= at && at <= to_at);
    return of ? Math.min(now - at, running - of.ran_before - (at - of.from_at)) : now - at;
  };
  return {
    isOver: (at, ms) => ageOf(at) > ms,
    left: (at, ms) => Math.max(0, ms - ageOf(at)),
    notOver: (ms) =>
      epochs.flatMap(({ from_at, to_at, ran_before }) => {
        const from = Math.max(from_at, from_at + running - ran_before - ms);
        const to = Math.min(to_at, now - ms);
        return from <= to ? [{ from, to }] : [];
      }),
  };
}

export const readAges = async (db: Database, now: number): Promise<Ages> => agesBy(await epochsIn(db), now);
